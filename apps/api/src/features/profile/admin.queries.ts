import { currentSubscription, effectivePlan } from '@bandeja/domain/billing/rules';
import { planIdSchema, subscriptionStatusSchema } from '@bandeja/domain/billing/schemas';
import type { Account, listAccounts as listContract } from '@bandeja/domain/profile/contract';
import type { Parsed } from '@bandeja/domain/wire/endpoint';
import { sql } from 'kysely';
import type { Database } from '#kit/database/database.ts';
import { hasWord, isAddress, literalWords } from '#kit/database/search-text.ts';

export type AccountPage = Parsed<typeof listContract>['query'];

const searchText = sql<string>`plain_text(r.email || ' ' || r.name)`;

/** Where a search looks first: words that many accounts have fill a page from these. */
const newestAccounts = 2_000;
const shownColumns = ['id', 'email', 'name', 'is_admin', 'email_verified_at', 'created_at'] as const;

function pageOf(db: Database, { search, limit, before }: AccountPage, among: 'newest' | 'all') {
  let range = db.selectFrom('users as r').select(shownColumns);
  if (before !== undefined) range = range.where('r.id', '<', before);
  const words = literalWords(search);
  if (words.length === 0) return range.orderBy('r.id', 'desc').limit(limit);
  const matches = words.map((word) => hasWord('users', searchText, word));
  // `offset 0` keeps the planner from walking all accounts in their order in search of a rare word
  const inner =
    among === 'newest'
      ? range.orderBy('r.id', 'desc').limit(newestAccounts)
      : range.where(({ and }) => and(matches)).offset(0);
  const found = db.selectFrom(inner.as('r')).select(shownColumns).orderBy('r.id', 'desc').limit(limit);
  return among === 'newest' ? found.where(({ and }) => and(matches)) : found;
}

/** The page is cut first, so that activity is looked up for its accounts alone. Health data are not even read. */
export function accountsPage(db: Database, page: AccountPage, among: 'newest' | 'all' = 'all') {
  return db
    .selectFrom(pageOf(db, page, among).as('p'))
    .leftJoin('subscriptions as s', 's.user_id', 'p.id')
    .selectAll('p')
    .select(['s.plan', 's.status', 's.expires_at', 's.cancel_at_period_end', 's.provider_subscription_id'])
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
  // a common word fills the page from the newest accounts; a rare one has few matches, whatever their order
  const words = literalWords(page.search);
  const newest = words.some(isAddress) ? [] : await accountsPage(db, page, 'newest').execute();
  const isComplete = newest.length === page.limit || words.length === 0;
  const rows = isComplete ? newest : await accountsPage(db, page).execute();
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
          renews: row.provider_subscription_id !== null && !row.cancel_at_period_end,
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
