import type { putSession } from '@bandeja/domain/sessions/contract';
import type { BodyInput } from '@bandeja/domain/wire/endpoint';
import { sendSession, withOutbox } from '#features/sessions/live/api.ts';
import { waitingSessions } from '#features/sessions/live/queue-database.ts';
import { noteUnsent, type Unsent } from '#features/sessions/live/unsent.ts';
import { uuid7 } from '#lib/uuid7.ts';

/**
 * Sends what sessions of this player have left on this device, one after the other: a session can begin on the server
 * only when the one before it has ended there. Answers whether any was sent.
 */
export async function sendWaiting(): Promise<boolean> {
  let isSent = false;
  const refused: Unsent[] = [];
  for (const sessionId of await waitingSessions()) {
    const { status, sent } = await sendSession(sessionId);
    isSent ||= sent;
    if (typeof status === 'object')
      refused.push({ sessionId, reason: 'gone' in status ? status.gone : status.refused });
    if (status === 'offline' || status === 'signedOut') break;
  }
  noteUnsent(refused);
  return isSent;
}

/** A session that began on this device is sent before it is asked for. Answers whether anything was sent. */
export async function sendBegun(id: string): Promise<boolean> {
  return (await isWaiting(id)) && (await sendSession(id)).sent;
}

/** Puts closing answers behind what the session has to send already. */
export function queueAnswers(id: string, body: BodyInput<typeof putSession>): Promise<void> {
  return withOutbox(id, async (outbox) => {
    outbox.put([{ id: uuid7(), kind: 'answers', body }]);
    await outbox.stored();
  });
}

/** Whether a session has something to send. */
export function isWaiting(id: string): Promise<boolean> {
  return withOutbox(id, async (outbox) => outbox.pending().length > 0);
}
