import { getRoutine } from '@bandeja/domain/routines/contract';
import type { SessionChange } from '@bandeja/domain/sessions/changes';
import {
  completeSession,
  discardSession,
  getSession,
  nextSession,
  putSession,
  type Session,
  startSession,
} from '@bandeja/domain/sessions/contract';
import { type SessionType, sessionTypeSchema } from '@bandeja/domain/sessions/vocabulary';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { applyChanges } from '#features/sessions/live/apply-changes.ts';
import { forgetStart, plannedStart, storedSession } from '#features/sessions/live/device-storage.ts';
import { createOutbox } from '#features/sessions/live/outbox.ts';
import { call, HttpError, NetworkError } from '#lib/http.ts';
import { keyOf } from '#lib/query.ts';
import { uuid7 } from '#lib/uuid7.ts';

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
    const kept = isOutage(error) ? storedSession(id) : null;
    if (kept === null) throw error;
    return kept;
  });
  return applyChanges(session, createOutbox(id).pending());
}

function isOutage(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof HttpError && error.status >= 500);
}

/** What to start: a routine by its id, else today's planned one. */
export type StartWish = { routineId: string | null; type: string | null };
export type Started = { status: 'started'; id: string } | { status: 'openExists' } | { status: 'nothing' };

export const startName = (wish: StartWish) => wish.routineId ?? 'today';

/** Starts a session. It is read like a query since repeating it answers the same session (client-made id). */
export function startOptions(wish: StartWish) {
  return queryOptions({ ...once, queryKey: [...keyOf(startSession), wish], queryFn: () => startLive(wish) });
}

async function startLive(wish: StartWish): Promise<Started> {
  const chosen = await choose(wish);
  if (!chosen) return { status: 'nothing' };
  const start = plannedStart(startName(wish), () => ({ _id: uuid7(), startTime: new Date().toISOString() }));
  try {
    const session = await call(startSession, {
      body: { ...start, ...chosen, date: start.startTime, duration: 0, completedExercises: [] },
    });
    return { status: 'started', id: session._id };
  } catch (error) {
    // refused, so nothing has begun: a later try begins later, and is no start that waited for the line
    if (error instanceof HttpError && error.status < 500) forgetStart(startName(wish));
    if (error instanceof HttpError && error.code === 'session.open_exists') return { status: 'openExists' };
    throw error;
  }
}

async function choose(wish: StartWish): Promise<{ routineId: string; type: SessionType } | null> {
  const wishedType = sessionTypeSchema.safeParse(wish.type).data;
  if (wish.routineId !== null) {
    const type = wishedType ?? (await call(getRoutine, { params: { id: wish.routineId } })).type;
    return { routineId: wish.routineId, type };
  }
  const { today } = await call(nextSession);
  if (!today?.routineId || today.type === 'Descanso') return null;
  return { routineId: today.routineId, type: wishedType ?? today.type };
}

/** The session to continue, if any. */
export async function openSessionId(): Promise<string | null> {
  return (await call(nextSession)).open?._id ?? null;
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

export async function discard(id: string): Promise<void> {
  await call(discardSession, { params: { id } });
}

/** Lists, statistics and today's card read again what a session has changed. */
export function sessionChanged(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ refetchType: 'none' });
}
