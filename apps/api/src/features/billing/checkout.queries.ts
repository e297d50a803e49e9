import { z } from 'zod';
import type { Database } from '#kit/database/database.ts';
import { toColumns, toWire } from '#kit/database/names.ts';
import type { OpenedCheckout, PaidPlan } from '#ports/payments.ts';

export type OpenCheckout = {
  id: string;
  userId: string;
  plan: PaidPlan;
  provider: string;
  customerId: string | null;
  opened: OpenedCheckout | null;
  successUrl: string;
  cancelUrl: string;
  trial: boolean;
  expiresAt: Date;
};

const planSchema = z.enum(['premium', 'pro']);

export async function findOpenCheckout(db: Database, userId: string): Promise<OpenCheckout | null> {
  const row = await db
    .selectFrom('checkouts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('completed_at', 'is', null)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  return {
    ...toWire(row, ['id', 'user_id', 'provider', 'success_url', 'cancel_url', 'trial', 'expires_at']),
    plan: planSchema.parse(row.plan),
    customerId: row.provider_customer_id,
    opened:
      row.provider_session_id === null || row.url === null
        ? null
        : { sessionId: row.provider_session_id, url: row.url },
  };
}

export async function insertCheckout(tx: Database, checkout: OpenCheckout, now: Date): Promise<void> {
  const { customerId, opened: _, ...columns } = checkout;
  await tx
    .insertInto('checkouts')
    .values({ ...toColumns(columns), provider_customer_id: customerId, created_at: now })
    .execute();
}

/** Saves the checkout that the provider has created; false when the row was closed meanwhile. */
export async function saveOpened(
  db: Database,
  checkout: { userId: string; id: string },
  opened: OpenedCheckout,
): Promise<boolean> {
  const result = await db
    .updateTable('checkouts')
    .set({ provider_session_id: opened.sessionId, url: opened.url })
    .where('user_id', '=', checkout.userId)
    .where('id', '=', checkout.id)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

type CheckoutKey = { userId: string; id: string };

function updateOpen(db: Database, { userId, id }: CheckoutKey) {
  return db
    .updateTable('checkouts')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('completed_at', 'is', null)
    .where('closed_at', 'is', null);
}

export async function endCheckout(
  db: Database,
  checkout: CheckoutKey,
  how: 'completed' | 'closed',
  now: Date,
): Promise<void> {
  await updateOpen(db, checkout)
    .set(how === 'completed' ? { completed_at: now } : { closed_at: now })
    .execute();
}

export async function dropUncreated(db: Database, checkout: CheckoutKey, now: Date): Promise<void> {
  await updateOpen(db, checkout).set({ closed_at: now }).where('provider_session_id', 'is', null).execute();
}
