import { historyEntrySchema, type SubscriptionHistoryEntry } from '@bandeja/domain/billing/contract';
import type { Subscription } from '@bandeja/domain/billing/schemas';
import type { PlanId } from '@bandeja/domain/billing/vocabulary';
import { z } from 'zod';
import type { Database } from '#kit/database/database.ts';
import { toColumns, toWire } from '#kit/database/names.ts';

const shownMost = 100;

export type HistoryEntry = {
  id: string;
  userId: string;
  kind: SubscriptionHistoryEntry['kind'];
  plan: PlanId;
  status: Subscription['status'];
  expiresAt: Date | null;
  amountCents?: number | null;
  provider?: string | null;
  /** The provider's id of what happens once: one entry for each kind and reference. */
  reference?: string | null;
  reason?: string | null;
  actorId?: string | null;
  at: Date;
};

export async function knownEntries(db: Database, userId: string): Promise<{ kind: string; reference: string }[]> {
  return db
    .selectFrom('subscription_history')
    .select(['kind', 'provider_reference as reference'])
    .where('user_id', '=', userId)
    .where('provider_reference', 'is not', null)
    .$narrowType<{ reference: string }>()
    .execute();
}

/** Adds entries of one player, whose row is locked. All entries of a person carry the id of the first as pseudonym. */
export async function addHistory(tx: Database, added: HistoryEntry[]): Promise<void> {
  const [first] = added;
  if (!first) return;
  const known = await tx
    .selectFrom('subscription_history')
    .select('pseudonym')
    .where('user_id', '=', first.userId)
    .limit(1)
    .executeTakeFirst();
  await tx
    .insertInto('subscription_history')
    .values(
      added.map((entry) => ({
        ...toColumns(entry, ['id', 'userId', 'kind', 'plan', 'status', 'expiresAt']),
        pseudonym: known?.pseudonym ?? first.id,
        amount_cents: entry.amountCents ?? null,
        provider: entry.provider ?? null,
        provider_reference: entry.reference ?? null,
        reason: entry.reason ?? null,
        actor_id: entry.actorId ?? null,
        created_at: entry.at,
      })),
    )
    .execute();
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
    ...toWire(row),
    _id: row.id,
    expiresAt: row.expires_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  });
}

/** A payment of the player as the provider knows it; null: there is no such entry. */
export async function paidEntry(
  db: Database,
  userId: string,
  id: string,
): Promise<{ reference: string; provider: string; amountCents: number } | null> {
  const row = await db
    .selectFrom('subscription_history')
    .select(['provider_reference', 'provider', 'amount_cents'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('kind', '=', 'paid')
    .executeTakeFirst();
  if (!row || row.provider_reference === null || row.provider === null) return null;
  return { reference: row.provider_reference, provider: row.provider, amountCents: row.amount_cents ?? 0 };
}

export async function listHistory(db: Database, userId: string): Promise<SubscriptionHistoryEntry[]> {
  const rows = await entries(db)
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(shownMost)
    .execute();
  return rows.map(toEntry);
}

async function wasPaid(db: Database, userId: string, endedBy: SubscriptionHistoryEntry): Promise<boolean> {
  const rows = await db
    .selectFrom('subscription_history')
    .select(['id', 'kind'])
    .where('user_id', '=', userId)
    .where('kind', 'in', ['paid', 'ended', 'withdrawn'])
    .where('created_at', '<=', new Date(endedBy.createdAt))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  return rows.find(({ id }) => id !== endedBy._id)?.kind === 'paid';
}

export type Addressee = { name: string; isVerified: boolean; timeZone: string };

export async function findMailedEntry(
  db: Database,
  id: string,
): Promise<{ entry: SubscriptionHistoryEntry; to: Addressee; wasPaid: boolean } | null> {
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
  const entry = toEntry(row);
  return { entry, to, wasPaid: entry.kind === 'withdrawn' && (await wasPaid(db, row.user_id, entry)) };
}

/** Clears an admin's texts about the player; the rows stay for accounting, without a user once the account is deleted. */
export async function clearReasons(tx: Database, userId: string): Promise<void> {
  await tx.updateTable('subscription_history').set({ reason: null }).where('user_id', '=', userId).execute();
}
