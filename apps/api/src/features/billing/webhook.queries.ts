import { sql } from 'kysely';
import { deleteInBatches } from '#kit/database/batches.ts';
import type { Database } from '#kit/database/database.ts';

export type StoredEvent = {
  provider: string;
  id: string;
  kind: string;
  subscriptionId: string | null;
  customerId: string | null;
};

/** False when the event is stored already. */
export async function insertEvent(tx: Database, event: StoredEvent, now: Date): Promise<boolean> {
  const { provider, id, kind } = event;
  const row = await tx
    .insertInto('payment_events')
    .values({
      provider,
      id,
      kind,
      received_at: now,
      subscription_id: event.subscriptionId,
      customer_id: event.customerId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function findPendingEvent(db: Database, provider: string, id: string): Promise<StoredEvent | null> {
  const row = await db
    .selectFrom('payment_events')
    .select(['kind', 'subscription_id', 'customer_id'])
    .where('provider', '=', provider)
    .where('id', '=', id)
    .where('processed_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  return { provider, id, kind: row.kind, subscriptionId: row.subscription_id, customerId: row.customer_id };
}

/** Marks an event as processed and wipes its subject; its id stays, so that a repetition is recognised. */
export async function finishEvent(
  db: Database,
  { provider, id }: Pick<StoredEvent, 'provider' | 'id'>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('payment_events')
    .set({ processed_at: now, subscription_id: null, customer_id: null })
    .where('provider', '=', provider)
    .where('id', '=', id)
    .execute();
}

export async function deleteEvents(db: Database, before: Date): Promise<void> {
  await deleteInBatches(db, 'payment_events', sql`received_at < ${before}`);
}
