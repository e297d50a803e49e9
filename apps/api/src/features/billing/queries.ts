import { planIdSchema, subscriptionStatusSchema } from '@bandeja/domain/billing/schemas';
import { sql } from 'kysely';
import type { StoredSubscription, SubscriptionColumns } from '#features/billing/rules.ts';
import type { Database } from '#kit/database/database.ts';
import { toColumns, toWire } from '#kit/database/names.ts';

function subscriptionRows(db: Database) {
  return db
    .selectFrom('users as u')
    .leftJoin('subscriptions as s', 's.user_id', 'u.id')
    .select(['u.id', 'u.email', 's.plan', 's.status', 's.expires_at', 's.provider', 's.provider_customer_id'])
    .select(['s.provider_subscription_id', 's.cancel_at_period_end', 's.trial_ends_at', 's.contract_started_at'])
    .select(['s.sync_sequence', 's.upgrade_asked_at', 's.withdrawal_asked_at']);
}

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof subscriptionRows>['executeTakeFirst']>>>;

function toStored(row: Row): StoredSubscription {
  return {
    ...toWire(row, ['email', 'expires_at', 'provider', 'trial_ends_at', 'contract_started_at']),
    ...toWire(row, ['upgrade_asked_at', 'withdrawal_asked_at']),
    userId: row.id,
    plan: planIdSchema.parse(row.plan ?? 'free'),
    status: subscriptionStatusSchema.parse(row.status ?? 'inactive'),
    customerId: row.provider_customer_id,
    subscriptionId: row.provider_subscription_id,
    cancelAtPeriodEnd: row.cancel_at_period_end ?? false,
    syncSequence: row.sync_sequence ?? 0,
  };
}

export async function findSubscription(db: Database, userId: string): Promise<StoredSubscription | null> {
  const row = await subscriptionRows(db).where('u.id', '=', userId).executeTakeFirst();
  return row ? toStored(row) : null;
}

export async function findSubscriptions(db: Database, userIds: readonly string[]): Promise<StoredSubscription[]> {
  const rows = await subscriptionRows(db).where('u.id', '=', sql<string>`any(${userIds}::uuid[])`).execute();
  return rows.map(toStored);
}

/** Like `findSubscription`, with the player locked until the transaction ends: one player's changes run one by one. */
export async function lockSubscription(tx: Database, userId: string): Promise<StoredSubscription | null> {
  const user = await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirst();
  return user ? findSubscription(tx, userId) : null;
}

/** Of the account whose owner confirmed this address. */
export async function findSubscriptionByAddress(db: Database, email: string): Promise<StoredSubscription | null> {
  const row = await subscriptionRows(db)
    .where(sql`lower(u.email)`, '=', email.toLowerCase())
    .where('u.email_verified_at', 'is not', null)
    .executeTakeFirst();
  return row ? toStored(row) : null;
}

export async function insertFreeSubscription(tx: Database, userId: string): Promise<void> {
  await tx.insertInto('subscriptions').values({ user_id: userId, plan: 'free', status: 'active' }).execute();
}

export async function saveSubscription(
  tx: Database,
  userId: string,
  columns: SubscriptionColumns,
  now: Date,
): Promise<void> {
  const { customerId, subscriptionId, ...others } = columns;
  const ofProvider = { provider_customer_id: customerId, provider_subscription_id: subscriptionId };
  const written = { ...toColumns(others), ...ofProvider };
  const present = Object.fromEntries(Object.entries(written).filter(([, value]) => value !== undefined));
  await tx
    .insertInto('subscriptions')
    .values({ user_id: userId, ...present, updated_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...present, updated_at: now }))
    .execute();
}

/** Drawn before a call to the provider: the higher number belongs to the later call. */
export async function nextSyncSequence(db: Database): Promise<number> {
  const { rows } = await sql<{ n: number }>`select nextval('sync_sequences') as n`.execute(db);
  return Number(rows[0]?.n);
}

export async function subscriptionOfCustomer(
  db: Database,
  provider: string,
  customerId: string,
): Promise<string | null> {
  const row = await db
    .selectFrom('subscriptions')
    .select('provider_subscription_id')
    .where('provider', '=', provider)
    .where('provider_customer_id', '=', customerId)
    .executeTakeFirst();
  return row?.provider_subscription_id ?? null;
}

export async function isCustomerOfAnother(
  db: Database,
  userId: string,
  { provider, customerId }: { provider: string; customerId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('subscriptions')
    .select('user_id')
    .where('provider', '=', provider)
    .where('provider_customer_id', '=', customerId)
    .where('user_id', '<>', userId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function subscribersOf(db: Database, provider: string): Promise<string[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .select('user_id')
    .where('provider', '=', provider)
    .where('plan', '<>', 'free')
    .execute();
  return rows.map((row) => row.user_id);
}

export async function lapsedSubscribers(
  db: Database,
  { by, after, limit }: { by: Date; after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .select('user_id')
    .where('plan', '<>', 'free')
    .where('status', 'in', ['active', 'past_due'])
    .where('expires_at', '<=', by)
    .where('user_id', '>', after)
    .orderBy('user_id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.user_id);
}
