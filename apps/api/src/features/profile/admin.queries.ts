import { currentSubscription, effectivePlan } from '@bandeja/domain/billing/rules';
import { planIdSchema, subscriptionStatusSchema } from '@bandeja/domain/billing/vocabulary';
import type { Account, listAccounts as listContract } from '@bandeja/domain/profile/contract';
import type { Parsed } from '@bandeja/domain/wire/endpoint';
import { sql } from 'kysely';
import type { Database } from '#kit/database/database.ts';
import { literalWords } from '#kit/database/search-text.ts';

export type AccountPage = Parsed<typeof listContract>['query'];

/** The text of `users_search_idx`; it has to stand in a query exactly as in the index. */
const searchText = sql<string>`plain_text(u.email || ' ' || u.name)`;

/**
 * Accounts, newest first, with their plan and last activity: the page is cut first, so that activity is looked up for
 * its accounts alone. Health data are not even read.
 */
export function accountsPage(db: Database, { search, limit, before }: AccountPage) {
  let users = db
    .selectFrom('users as u')
    .select(['u.id', 'u.email', 'u.name', 'u.is_admin', 'u.email_verified_at', 'u.created_at']);
  for (const word of literalWords(search)) {
    users = users.where(sql<boolean>`${searchText} like '%' || plain_text(${word}) || '%'`);
  }
  if (before !== undefined) users = users.where('u.id', '<', before);
  return db
    .selectFrom(users.orderBy('u.id', 'desc').limit(limit).as('p'))
    .leftJoin('subscriptions as s', 's.user_id', 'p.id')
    .selectAll('p')
    .select(['s.plan', 's.status', 's.expires_at', 's.cancel_at_period_end'])
    .select(({ selectFrom, fn }) => [
      selectFrom('auth_sessions as a')
        .select((signIn) => signIn.fn.max('a.last_seen_at').as('at'))
        .whereRef('a.user_id', '=', 'p.id')
        .as('signed_in_at'),
      selectFrom('training_sessions as t')
        .select((session) => session.fn.max('t.finished_at').as('at'))
        .whereRef('t.user_id', '=', 'p.id')
        .where('t.finished_at', 'is not', null)
        .where('t.discarded_at', 'is', null)
        .as('trained_at'),
      selectFrom('training_sessions as t')
        .select(fn.countAll<number>().as('n'))
        .whereRef('t.user_id', '=', 'p.id')
        .where('t.finished_at', 'is not', null)
        .where('t.discarded_at', 'is', null)
        .as('finished_sessions'),
    ])
    .orderBy('p.id', 'desc');
}

export async function listAccounts(db: Database, page: AccountPage, now: Date): Promise<Account[]> {
  const rows = await accountsPage(db, page).execute();
  return rows.map((row) => ({
    _id: row.id,
    name: row.name,
    email: row.email,
    isAdmin: row.is_admin,
    emailVerified: row.email_verified_at !== null,
    plan: effectivePlan(
      currentSubscription(
        {
          plan: planIdSchema.parse(row.plan ?? 'free'),
          status: subscriptionStatusSchema.parse(row.status ?? 'inactive'),
          expiresAt: row.expires_at?.toISOString() ?? null,
          cancelAtPeriodEnd: row.cancel_at_period_end ?? false,
        },
        now,
      ),
      now,
    ),
    createdAt: row.created_at.toISOString(),
    lastSeenAt: latest(row.signed_in_at, row.trained_at)?.toISOString() ?? null,
    finishedSessions: row.finished_sessions ?? 0,
  }));
}

function latest(...instants: (Date | null)[]): Date | null {
  const known = instants.flatMap((instant) => (instant === null ? [] : [instant.getTime()]));
  return known.length === 0 ? null : new Date(Math.max(...known));
}
