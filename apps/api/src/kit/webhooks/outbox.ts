import type { WebhookEvent } from '@bandeja/domain/webhooks/vocabulary';
import { sql } from 'kysely';
import type { Database } from '#kit/database/database.ts';
import type { Deps } from '#kit/deps.ts';
import * as queries from '#kit/webhooks/queries.ts';

const keptDays = 30;

/** Orders what an event owes to the player's addresses, in the transaction in which it happened. */
export async function orderWebhooks(
  inTx: Pick<Deps, 'db' | 'jobs' | 'now'>,
  userId: string,
  event: WebhookEvent,
  subject: string,
): Promise<void> {
  const ids = await queries.insertDeliveries(inTx.db, { userId, event, subject, at: inTx.now() });
  for (const deliveryId of ids) {
    await inTx.jobs.send(inTx.db, 'webhooks', { userId, deliveryId }, { group: userId });
  }
}

/** With an account its orders go, too: they name it. */
export async function forgetOrders(tx: Database, userId: string): Promise<void> {
  await sql`delete from pgboss.job where name = 'webhooks' and data->>'userId' = ${userId}`.execute(tx);
}

/** Ends every address of an account. */
export function endWebhooks(tx: Database, userId: string): Promise<void> {
  return queries.deleteWebhooks(tx, userId);
}

export function forgetDeliveries({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  return queries.deleteOldDeliveries(db, new Date(now().getTime() - keptDays * 86_400_000));
}
