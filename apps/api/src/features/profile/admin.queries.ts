import { currentSubscription, effectivePlan, graceHours } from '@bandeja/domain/billing/rules';
import { planIdSchema, subscriptionStatusSchema } from '@bandeja/domain/billing/schemas';
import type { Account, listAccounts as listContract } from '@bandeja/domain/profile/contract';
import type { Parsed } from '@bandeja/domain/wire/endpoint';
import { staffRoles } from '@bandeja/domain/wire/endpoint';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '#kit/database/database.ts';
import { hasWord, isAddress, literalWords } from '#kit/database/search-text.ts';

type Query = Parsed<typeof listContract>['query'];
export type AccountPage = Omit<Query, 'sort'> & Partial<Pick<Query, 'sort'>> & { id?: string };

const searchText = sql<string>`plain_text(r.email || ' ' || r.name)`;

/** Where a search looks first: words that many accounts have fill a page from these. */
const newestAccounts = 2_000;
const shownColumns = [
  'id',
  'email',
  'name',
  'is_admin',
  'is_editor',
  'is_support',
  'email_verified_at',
  'created_at',
  'last_active_at',
] as const;

const sorts = {
  newest: { column: sql<unknown>`r.id`, direction: 'desc' },
  name: { column: sql<unknown>`lower(r.name)`, direction: 'asc' },
  activity: { column: sql<unknown>`r.last_active_at`, direction: 'desc' },
} as const;

const activeDays = 28;
const weekDays = 7;

type Filter = Omit<AccountPage, 'limit' | 'before' | 'sort'>;

function rangeOf(db: Database, { id, plan, joined, active, verified, trial, payment, coach }: Filter, now: Date) {
  const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
  let range = db.selectFrom('users as r');
  if (id !== undefined) range = range.where('r.id', '=', id);
  if (joined !== undefined) range = range.where('r.created_at', '>=', days(-weekDays));
  if (active === 'week') range = range.where('r.last_active_at', '>=', days(-weekDays));
  else if (active !== undefined) {
    range = range.where('r.last_active_at', active === 'yes' ? '>=' : '<', days(-activeDays));
  }
  if (verified !== undefined) range = range.where('r.email_verified_at', verified === 'yes' ? 'is not' : 'is', null);
  const having = (condition: RawBuilder<SqlBool>) =>
    range.where(({ exists, selectFrom }) =>
      exists(selectFrom('subscriptions as s').select('s.user_id').whereRef('s.user_id', '=', 'r.id').where(condition)),
    );
  // what the list shows as the plan: `effectivePlan`
  const isPaid = sql<SqlBool>`s.plan <> 'free' and (
    (s.status = 'active' and s.expires_at is null)
    or (s.status in ('active', 'past_due') and s.expires_at + case
      when s.provider_subscription_id is not null and not s.cancel_at_period_end
      then ${graceHours} * interval '1 hour' else interval '0' end > ${now}))`;
  if (plan === 'free') {
    range = range.where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('subscriptions as s').select('s.user_id').whereRef('s.user_id', '=', 'r.id').where(isPaid)),
      ),
    );
  } else if (plan === 'paid') range = having(isPaid);
  else if (plan !== undefined) range = having(sql<SqlBool>`s.plan = ${plan} and ${isPaid}`);
  const isOnTrial = sql<SqlBool>`s.trial_ends_at > ${now} and s.status = 'active'`;
  if (trial === 'running') range = having(isOnTrial);
  if (trial === 'week') range = having(sql<SqlBool>`${isOnTrial} and s.trial_ends_at <= ${days(weekDays)}`);
  if (payment === 'failed') range = having(sql<SqlBool>`s.status = 'past_due'`);
  if (payment === 'ending') range = having(sql<SqlBool>`s.status = 'active' and s.cancel_at_period_end`);
  if (coach !== undefined) {
    range = range.where(({ exists, not, selectFrom }) => {
      const standing = selectFrom('coach_links as l')
        .select('l.user_id')
        .whereRef('l.user_id', '=', 'r.id')
        .where('l.ended_at', 'is', null);
      if (coach === 'no') return not(exists(standing));
      return exists(coach === 'yes' ? standing : standing.where('l.coach_id', '=', coach));
    });
  }
  return range;
}

function pageOf(db: Database, page: AccountPage, now: Date, among: 'newest' | 'all') {
  const { search, sort = 'newest', limit, before } = page;
  const { column, direction } = sorts[sort];
  let range = rangeOf(db, page, now).select(shownColumns);
  if (before !== undefined) {
    const place = sql`(select ${column} from users r where r.id = ${before})`;
    range =
      sort === 'newest'
        ? range.where('r.id', '<', before)
        : range.where(
            sql<SqlBool>`(${column}, r.id) ${sql.raw(direction === 'asc' ? '>' : '<')} (${place}, ${before}::uuid)`,
          );
  }
  const words = literalWords(search);
  if (words.length === 0) return range.orderBy(column, direction).orderBy('r.id', direction).limit(limit);
  const matches = words.map((word) => hasWord('users', searchText, word));
  // `offset 0` keeps the planner from walking all accounts in their order in search of a rare word
  const inner =
    among === 'newest'
      ? range.orderBy('r.id', 'desc').limit(newestAccounts)
      : range.where(({ and }) => and(matches)).offset(0);
  const found = db
    .selectFrom(inner.as('r'))
    .select(shownColumns)
    .orderBy(column, direction)
    .orderBy('r.id', direction)
    .limit(limit);
  return among === 'newest' ? found.where(({ and }) => and(matches)) : found;
}

export async function countAccounts(db: Database, filter: Filter, now: Date): Promise<number> {
  let counted = rangeOf(db, filter, now);
  for (const word of literalWords(filter.search)) counted = counted.where(hasWord('users', searchText, word));
  const { count } = await counted.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return count;
}

/** The page is cut first, so that activity is looked up for its accounts alone. Health data are not even read. */
export function accountsPage(db: Database, page: AccountPage, now: Date, among: 'newest' | 'all' = 'all') {
  const { column, direction } = sorts[page.sort ?? 'newest'];
  return db
    .selectFrom(pageOf(db, page, now, among).as('r'))
    .leftJoin('subscriptions as s', 's.user_id', 'r.id')
    .selectAll('r')
    .select(['s.plan', 's.status', 's.expires_at', 's.cancel_at_period_end', 's.provider_subscription_id'])
    .select(({ selectFrom, fn }) => [
      selectFrom('auth_sessions as a')
        .select((signIn) => signIn.fn.max('a.last_seen_at').as('at'))
        .whereRef('a.user_id', '=', 'r.id')
        .as('signed_in_at'),
      selectFrom('training_sessions as t')
        .select((session) => session.fn.max('t.finished_at').as('at'))
        .whereRef('t.user_id', '=', 'r.id')
        .where('t.finished_at', 'is not', null)
        .where('t.discarded_at', 'is', null)
        .as('trained_at'),
      selectFrom('training_sessions as t')
        .select(fn.countAll<number>().as('n'))
        .whereRef('t.user_id', '=', 'r.id')
        .where('t.finished_at', 'is not', null)
        .where('t.discarded_at', 'is', null)
        .as('finished_sessions'),
    ])
    .orderBy(column, direction)
    .orderBy('r.id', direction);
}

export async function listAccounts(db: Database, page: AccountPage, now: Date): Promise<Account[]> {
  // a common word fills the page from the newest accounts; a rare one has few matches, whatever their order
  const words = literalWords(page.search);
  const looksAtAll = words.some(isAddress) || (words.length > 0 && (page.sort ?? 'newest') !== 'newest');
  const newest = looksAtAll ? [] : await accountsPage(db, page, now, 'newest').execute();
  const isComplete = newest.length === page.limit || words.length === 0;
  const rows = isComplete ? newest : await accountsPage(db, page, now).execute();
  return rows.map((row) => ({
    _id: row.id,
    name: row.name,
    email: row.email,
    isAdmin: row.is_admin,
    roles: staffRoles.filter((role) => row[`is_${role}`]),
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
