import type { Deps } from '#kit/deps.ts';
import { orderWebhooks } from '#kit/webhooks/outbox.ts';

/** To the addresses of the player, in the transaction that finishes a session; whether it holds a record is seen when it is told. */
export async function tellFinished(inTx: Deps, userId: string, sessionId: string): Promise<void> {
  await orderWebhooks(inTx, userId, 'session.finished', sessionId);
  await orderWebhooks(inTx, userId, 'record.set', sessionId);
}
