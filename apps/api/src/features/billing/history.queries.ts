import { historyEntrySchema, type SubscriptionHistoryEntry } from '@bandeja/domain/billing/contract';
import type { PlanId, Subscription } from '@bandeja/domain/billing/vocabulary';
import { z } from 'zod';
import type { Database } from '#kit/database/database.ts';

/** How many entries the plans page shows. */
const shownMost = 100;

export type Change = {
  id: string;
  userId: string;
  kind: SubscriptionHistoryEntry['kind'];
  plan: PlanId;
  status: Subscription['status'];
  expiresAt: Date | null;
  amountCents?: number | null;
  provider?: string | null;
  /** What happens only once: a second entry of this kind with this reference is the same. */
  reference?: string | null;
  reason?: string | null;
  actorId?: string | null;
  at: Date;
};

/** Notes a change, alone with the player; a person's first entry names them for ever. False when it is noted already. */
export async function noteHistory(tx: Database, change: Change): Promise<boolean> {
  const { userId, kind } = change;
  const known = await tx
    .selectFrom('subscription_history')
    .select('pseudonym')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  const row = await tx
    .insertInto('subscription_history')
    .values({
      id: change.id,
      user_id: userId,
      pseudonym: known?.pseudonym ?? change.id,
      kind,
      plan: change.plan,
      status: change.status,
      expires_at: change.expiresAt,
      amount_cents: change.amountCents ?? null,
      provider: change.provider ?? null,
      provider_reference: change.reference ?? null,
      reason: change.reason ?? null,
      actor_id: change.actorId ?? null,
      created_at: change.at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['pseudonym', 'kind', 'provider_reference'])
        .where('provider_reference', 'is not', null)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

function entries(db: Database) {
  return db
    .selectFrom('subscription_history')
    .select(['id', 'kind', 'plan', 'status', 'expires_at', 'amount_cents', 'reason', 'created_at', 'user_id']);
}

function toEntry(
  row: Awaited<ReturnType<ReturnType<typeof entries>['executeTakeFirstOrThrow']>>,
): SubscriptionHistoryEntry {
  return historyEntrySchema.parse({
    _id: row.id,
    kind: row.kind,
    plan: row.plan,
    status: row.status,
    expiresAt: row.expires_at?.toISOString() ?? null,
    amountCents: row.amount_cents,
    reason: row.reason,
    createdAt: row.created_at.toISOString(),
  });
}

/** Newest first. */
export async function historyOf(db: Database, userId: string): Promise<SubscriptionHistoryEntry[]> {
  const rows = await entries(db)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(shownMost)
    .execute();
  return rows.map(toEntry);
}

export type Addressee = { name: string; isVerified: boolean; timeZone: string };

/** An entry with whom to tell of it; null when either is gone. */
export async function entryToTell(
  db: Database,
  id: string,
): Promise<{ entry: SubscriptionHistoryEntry; to: Addressee } | null> {
  if (!z.uuid().safeParse(id).success) return null;
  const row = await entries(db).where('id', '=', id).executeTakeFirst();
  if (!row || row.user_id === null) return null;
  const user = await db
    .selectFrom('users')
    .select(['name', 'email_verified_at', 'time_zone'])
    .where('id', '=', row.user_id)
    .executeTakeFirst();
  if (!user) return null;
  const to = { name: user.name, isVerified: user.email_verified_at !== null, timeZone: user.time_zone };
  return { entry: toEntry(row), to };
}

/** What stays of an account that goes: the rows of the books, without a name and without what an admin wrote. */
export async function forgetSubscriber(tx: Database, userId: string): Promise<void> {
  await tx.updateTable('subscription_history').set({ reason: null }).where('user_id', '=', userId).execute();
}
