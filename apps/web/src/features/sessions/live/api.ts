import type { SessionChange } from '@bandeja/domain/sessions/changes';
import { completeSession, getSession, putSession, type Session } from '@bandeja/domain/sessions/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { applyChanges } from '#features/sessions/live/apply-changes.ts';
import { storedSession } from '#features/sessions/live/device-storage.ts';
import { createOutbox } from '#features/sessions/live/outbox.ts';
import { call, HttpError, NetworkError } from '#lib/http.ts';
import { keyOf } from '#lib/query.ts';

/** A save that takes longer than this is tried again; the server takes each change once. */
const sendTimeoutMs = 15_000;

// a session is read once per visit; while it runs the screen is ahead of the server
const once = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  retry: false,
  networkMode: 'always',
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

/** The session as the server has it, or as this device last knew it, with what waits in the outbox. */
export function liveSessionOptions(id: string) {
  return queryOptions({
    ...once,
    queryKey: ['live', ...keyOf(getSession, { params: { id } })],
    queryFn: () => loadLive(id),
  });
}

async function loadLive(id: string): Promise<Session> {
  const session = await call(getSession, { params: { id } }).catch((error: unknown) => {
    const stored = isOutage(error) ? storedSession(id) : null;
    if (stored === null) throw error;
    return stored;
  });
  return applyChanges(session, createOutbox(id).pending());
}

function isOutage(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof HttpError && error.status >= 500);
}

export async function sendProgress(id: string, changes: SessionChange[], duration: number): Promise<void> {
  const signal = AbortSignal.timeout(sendTimeoutMs);
  await call(putSession, { params: { id }, body: { changes, duration }, signal });
}

/** The last call of a session. The key belongs to exactly this body. */
export type LastBatch = { changes: SessionChange[]; duration: number; key: string };

export async function finishSession(id: string, { changes, duration, key }: LastBatch): Promise<void> {
  const signal = AbortSignal.timeout(sendTimeoutMs);
  await call(completeSession, { params: { id }, body: { changes, duration }, idempotencyKey: key, signal });
}

/** Lists, statistics and today's card read again what a session has changed. */
export function sessionChanged(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ refetchType: 'none' });
}
