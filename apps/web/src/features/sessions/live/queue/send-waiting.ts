import type { SessionChange } from '@bandeja/domain/sessions/changes';
import type { Calls } from '@bandeja/domain/wire/calls';
import type { BodyInput } from '@bandeja/domain/wire/endpoint';
import { sendSession, withOutbox } from '#features/sessions/live/api.ts';
import { waitingSessions } from '#features/sessions/live/queue/queue-database.ts';
import type { MatchItem, PulseItem } from '#features/sessions/live/queue/queue-items.ts';
import type { SaveStatus } from '#features/sessions/live/queue/sender.ts';
import { requestSending, setUnsent, type Unsent } from '#features/sessions/live/queue/unsent.ts';
import { uuid7 } from '#lib/uuid7.ts';

/** `isDelayed`: the server cannot be reached, or fails; the remaining items are retried. */
type Sent = { isAnySent: boolean; isDelayed: boolean };

/** A session can begin on the server only when the one before has ended; one that fails does not block the next. */
export async function sendWaitingSessions(): Promise<Sent> {
  let isAnySent = false;
  let isDelayed = false;
  const unsent: Unsent[] = [];
  for (const sessionId of await waitingSessions()) {
    const { status, sent } = await sendSession(sessionId);
    isAnySent ||= sent;
    isDelayed ||= status === 'offline' || status === 'failing';
    if (typeof status === 'object')
      unsent.push(
        'gone' in status
          ? { sessionId, reason: status.gone, isGone: true }
          : { sessionId, reason: status.rejected, isGone: false },
      );
    if (status === 'offline' || status === 'signedOut') break;
  }
  setUnsent(unsent);
  return { isAnySent, isDelayed };
}

/** Sends a session that began on this device before it is fetched. Returns whether anything was sent. */
export async function sendBegun(id: string): Promise<boolean> {
  return (await isWaiting(id)) && (await sendSession(id)).sent;
}

export async function sendChanges(id: string, changes: readonly SessionChange[]): Promise<SaveStatus> {
  await withOutbox(id, async (outbox) => {
    outbox.put(changes);
  });
  return (await sendSession(id)).status;
}

export async function queueAnswers(id: string, body: BodyInput<Calls['PUT /training-sessions/:id']>): Promise<void> {
  await withOutbox(id, async (outbox) => {
    outbox.put([{ id: uuid7(), kind: 'answers', body }]);
  });
  requestSending();
}

/** @throws Error where the device has no room for it */
export async function queueMatch(body: MatchItem['body']): Promise<void> {
  await queueWhole(body._id, { id: uuid7(), kind: 'match', body });
}

/** Behind the session's other items. @throws Error where the device has no room for it */
export async function queuePulse(sessionId: string, body: PulseItem['body']): Promise<void> {
  await queueWhole(sessionId, { id: uuid7(), kind: 'pulse', body });
}

async function queueWhole(sessionId: string, item: MatchItem | PulseItem): Promise<void> {
  await withOutbox(sessionId, async (outbox) => {
    outbox.put([item]);
    if (await outbox.stored()) return;
    outbox.acknowledge([item.id]);
    throw new Error('no room on this device');
  });
  requestSending();
}

export function isWaiting(id: string): Promise<boolean> {
  return withOutbox(id, async (outbox) => outbox.pending().length > 0);
}

/** Whether a session has ended on this device and its end is not sent yet: it no longer counts as open. */
export function isEndWaiting(id: string): Promise<boolean> {
  return withOutbox(id, async (outbox) => outbox.pending().some(({ kind }) => kind === 'finish'));
}

export async function forgetGone(sessionIds: readonly string[]): Promise<void> {
  for (const id of sessionIds) {
    await withOutbox(id, async (outbox) => {
      outbox.acknowledge(outbox.pending().map((item) => item.id));
    });
  }
}
