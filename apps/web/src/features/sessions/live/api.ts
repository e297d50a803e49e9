import type { RefusedChange } from '@bandeja/domain/sessions/changes';
import type { Session } from '@bandeja/domain/sessions/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { applyChanges } from '#features/sessions/live/queue/apply-changes.ts';
import { forgetSession, storedSession } from '#features/sessions/live/queue/device-storage.ts';
import { createOutbox, type Outbox } from '#features/sessions/live/queue/outbox.ts';
import { type Batch, changesOf, sendingPlayer } from '#features/sessions/live/queue/queue-items.ts';
import { rememberRefused } from '#features/sessions/live/queue/refused.ts';
import { createSender, type SaveStatus, type Sender } from '#features/sessions/live/queue/sender.ts';
import { afterPaint } from '#lib/after-paint.ts';
import { call, HttpError, isOutage, NetworkError } from '#lib/http.ts';
import { keyOf } from '#lib/query.ts';
import { userQuery } from '#lib/user-query.ts';

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

/** The session from the server, or the last one known to this device, with the outbox's changes applied. */
export function liveSessionOptions(id: string) {
  return queryOptions({
    ...once,
    queryKey: ['live', ...keyOf('GET /training-sessions/:id', { params: { id } })],
    queryFn: () => loadLive(id),
  });
}

const aheadMs = 10_000;

export async function prefetchLive(client: QueryClient, id: string): Promise<void> {
  if (client.getQueryData(userQuery.queryKey)?._id !== sendingPlayer()) return;
  await client.prefetchQuery({ ...liveSessionOptions(id), gcTime: aheadMs });
}

function loadLive(id: string): Promise<Session> {
  return withOutbox(id, (outbox) => loadWith(id, outbox));
}

async function loadWith(id: string, outbox: Outbox): Promise<Session> {
  // begun without a network: its start is sent before it is fetched
  const begunHere = () => outbox.pending().some(({ kind }) => kind === 'start');
  if (begunHere()) await sendOnce(id, outbox);
  const session = await call('GET /training-sessions/:id', { params: { id } }).catch((error: unknown) => {
    if (error instanceof HttpError && error.status === 404) forgetEnded(id, outbox);
    const stored = isOutage(error) || begunHere() ? storedSession(id) : null;
    if (stored === null) throw error;
    return stored;
  });
  const isFinished = session.isFinished || outbox.pending().some(({ kind }) => kind === 'finish');
  if (session.isFinished) forgetEnded(id, outbox);
  return applyChanges({ ...session, isFinished }, changesOf(outbox.pending()), storedSession(id)?.exercises);
}

function forgetEnded(id: string, outbox: Outbox): void {
  if (outbox.pending().length === 0) forgetSession(id);
}

/** Empties the outbox of a session, one sender at a time over all tabs. `readDuration` returns whole seconds. */
export function createSessionSender(
  sessionId: string,
  outbox: Outbox,
  readDuration: () => number,
  onStatus: (status: SaveStatus) => void = () => {},
): Sender {
  const lockName = `bandeja.sender.${sessionId}`;
  return createSender({
    outbox,
    send: async (batch) => {
      rememberRefused(sessionId, batch, await sendBatch(sessionId, outbox, batch, readDuration));
      if (batch.kind === 'progress' && batch.finish) forgetSession(sessionId);
    },
    lock: (run) => (navigator.locks ? navigator.locks.request(lockName, run) : run()),
    schedule: (callback, delayMs) => {
      const timer = setTimeout(callback, delayMs);
      return () => clearTimeout(timer);
    },
    afterPaint,
    onStatus,
  });
}

async function sendBatch(
  id: string,
  outbox: Outbox,
  batch: Batch,
  readDuration: () => number,
): Promise<RefusedChange[]> {
  requireOwner(outbox);
  const signal = AbortSignal.timeout(sendTimeoutMs);
  const sentAt = new Date().toISOString();
  const params = { id };
  if (batch.kind === 'start') {
    // one session is open at a time: the one before must have ended on the server
    await sendEarlier(id);
    requireOwner(outbox);
    if (batch.item.instead !== undefined) await discardUnanswered(batch.item.instead);
    const body = { ...batch.item.body, sentAt: new Date().toISOString() };
    await call('POST /training-sessions', { body, signal: AbortSignal.timeout(sendTimeoutMs) });
    return [];
  }
  if (batch.kind === 'answers') {
    await call('PUT /training-sessions/:id', { params, body: batch.item.body, signal });
    return [];
  }
  if (batch.kind === 'match') {
    await call('POST /matches', { body: batch.item.body, signal });
    return [];
  }
  if (batch.kind === 'pulse') {
    await call('PUT /training-sessions/:id/pulse', { params, body: batch.item.body, signal });
    return [];
  }
  const { changes, finish } = batch;
  const body = { changes, sentAt, duration: finish?.duration ?? readDuration() };
  const { refused = [] } =
    finish === null
      ? await call('PUT /training-sessions/:id', { params, body, signal })
      : await call('PUT /training-sessions/:id/complete', { params, body: { ...body, finishedAt: finish.at }, signal });
  return refused;
}

/** Discards a session whose start got no answer, because it would block the one the player began instead. */
async function discardUnanswered(id: string): Promise<void> {
  await call('DELETE /training-sessions/:id', { params: { id }, signal: AbortSignal.timeout(sendTimeoutMs) }).catch(
    (error: unknown) => {
      if (!(error instanceof HttpError && error.status === 404)) throw error;
    },
  );
}

/** A login over a running session may be another player's. @throws HttpError auth.required */
function requireOwner({ owner }: Outbox): void {
  if (owner !== sendingPlayer()) throw new HttpError(401, { code: 'auth.required' }, '');
}

/** @throws NetworkError, HttpError where the server cannot hear of their ends now: this session waits behind them */
async function sendEarlier(sessionId: string): Promise<void> {
  const { waitingSessions } = await import('#features/sessions/live/queue/queue-database.ts');
  const ids = await waitingSessions().catch((): string[] => []);
  for (const earlier of ids.slice(0, Math.max(0, ids.indexOf(sessionId)))) {
    const { status } = await sendSession(earlier);
    if (status === 'offline') throw new NetworkError();
    if (status === 'signedOut') throw new HttpError(401, { code: 'auth.required' }, '');
  }
}

export function sendSession(id: string): Promise<{ status: SaveStatus; sent: boolean }> {
  return withOutbox(id, async (outbox) => {
    const before = outbox.pending().length;
    const status = await sendOnce(id, outbox);
    return { status, sent: outbox.pending().length < before };
  });
}

/** Sends the waiting items without retries: the next attempt comes with the network, or with the player. */
async function sendOnce(id: string, outbox: Outbox): Promise<SaveStatus> {
  const sender = createSessionSender(id, outbox, () => 0);
  const flushed = sender.flush();
  sender.stop();
  return flushed;
}

export async function withOutbox<T>(id: string, run: (outbox: Outbox) => Promise<T>): Promise<T> {
  const outbox = createOutbox(id);
  try {
    await outbox.ready;
    return await run(outbox);
  } finally {
    // the next one to open it must find this one's writes
    await outbox.stored();
    outbox.close();
  }
}

export function sessionChanged(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ refetchType: 'none' });
}
