import type { Overview } from '@bandeja/domain/admin/contract';
import { sql } from 'kysely';
import type { Database } from '#kit/database/database.ts';

type Figures = Pick<Overview, 'signUps' | 'active' | 'trials' | 'endedTrials' | 'paying' | 'cancelled' | 'unpaid'>;

const dayMs = 86_400_000;

/** One statement; every part reads one index. Players alone are counted as they are listed by the same filters. */
export async function figuresAt(db: Database, now: Date): Promise<Figures> {
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);
  const { rows } = await sql<Record<keyof typeof columns, number>>`
    select
      (select count(*) from users where created_at >= ${ago(7)}) as joined,
      (select count(*) from users where created_at >= ${ago(14)} and created_at < ${ago(7)}) as joined_before,
      (select count(*) from users where last_active_at >= ${ago(7)}) as active,
      (select count(*) from subscriptions where trial_ends_at > ${now} and status = 'active') as trials,
      (select count(*) from subscriptions
        where trial_ends_at > ${now} and trial_ends_at <= ${ago(-7)} and status = 'active') as trials_ending,
      (select count(*) from subscriptions where trial_ends_at > ${ago(30)} and trial_ends_at <= ${now}) as trials_ended,
      (select count(*) from subscriptions s where s.trial_ends_at > ${ago(30)} and s.trial_ends_at <= ${now}
        and exists (select from subscription_history h where h.user_id = s.user_id and h.kind = 'paid')) as trials_paid,
      (select count(*) from subscriptions where plan = 'premium' and ${running(now)}) as premium,
      (select count(*) from subscriptions where plan = 'pro' and ${running(now)}) as pro,
      (select count(*) from subscription_history
        where kind in ('cancel_requested', 'withdrawn') and created_at >= ${ago(30)}) as cancelled,
      (select count(*) from subscription_history
        where kind in ('cancel_requested', 'withdrawn') and created_at >= ${ago(60)} and created_at < ${ago(30)}) as cancelled_before,
      (select count(*) from subscriptions where status = 'past_due') as unpaid`.execute(db);
  const row = rows[0] ?? columns;
  return {
    signUps: { now: row.joined, before: row.joined_before },
    active: row.active,
    trials: { running: row.trials, endingThisWeek: row.trials_ending },
    endedTrials: { count: row.trials_ended, paid: row.trials_paid },
    paying: { premium: row.premium, pro: row.pro },
    cancelled: { now: row.cancelled, before: row.cancelled_before },
    unpaid: row.unpaid,
  };
}

const columns = {
  joined: 0,
  joined_before: 0,
  active: 0,
  trials: 0,
  trials_ending: 0,
  trials_ended: 0,
  trials_paid: 0,
  premium: 0,
  pro: 0,
  cancelled: 0,
  cancelled_before: 0,
  unpaid: 0,
};

const running = (now: Date) =>
  sql`status in ('active', 'past_due') and (expires_at is null or expires_at > ${now}) and (trial_ends_at is null or trial_ends_at <= ${now})`;

/** Mondays of Madrid, the oldest first; weeks without anybody are left out. */
export async function signUpsByWeek(db: Database, since: Date): Promise<Map<string, number>> {
  const { rows } = await sql<{ monday: string; count: number }>`
    select to_char(date_trunc('week', created_at at time zone 'Europe/Madrid'), 'YYYY-MM-DD') as monday, count(*) as count
    from users where created_at >= ${since} group by 1`.execute(db);
  return new Map(rows.map(({ monday, count }) => [monday, count]));
}
