import type { putSession } from '@bandeja/domain/sessions/contract';
import type { BodyInput } from '@bandeja/domain/wire/endpoint';
import { createSessionSender } from '#features/sessions/live/api.ts';
import { createOutbox, type Outbox } from '#features/sessions/live/outbox.ts';
import { waitingSessions } from '#features/sessions/live/queue-database.ts';
import { uuid7 } from '#lib/uuid7.ts';

/** Sends what sessions of this player have left on this device; each goes its own way. Answers whether any was sent. */
export async function sendWaiting(): Promise<boolean> {
  const ids = await waitingSessions();
  const sent = await Promise.all(ids.map(sendSession));
  return sent.includes(true);
}

function sendSession(id: string): Promise<boolean> {
  return withOutbox(id, async (outbox) => {
    const before = outbox.pending().length;
    const sender = createSessionSender(id, outbox, () => 0);
    await sender.flush();
    // the next reason to send comes with the network, or with the player
    sender.stop();
    return outbox.pending().length < before;
  });
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

async function withOutbox<T>(id: string, run: (outbox: Outbox) => Promise<T>): Promise<T> {
  const outbox = createOutbox(id);
  try {
    await outbox.ready;
    return await run(outbox);
  } finally {
    outbox.close();
  }
}
