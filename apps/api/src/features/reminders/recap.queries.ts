import { sql } from 'kysely';
import type { Database } from '#kit/database/database.ts';

export async function zonesOfRecaps(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('reminders')
    .select('time_zone')
    .distinct()
    .where(({ or, eb }) => or([eb('recap_push', '=', true), eb('recap_mail', '=', true)]))
    .execute();
  return rows.map((row) => row.time_zone);
}

/** A zone in which it is Sunday evening. */
export type RecapZone = { timeZone: string; day: string; monday: string };

export type DueRecap = {
  userId: string;
  timeZone: string;
  monday: string;
  push: boolean;
  mail: boolean;
  /** The confirmed address; null without one. */
  email: string | null;
  /** `nudge`: a week without a session, the first since the last one trained; null for another such week. */
  kind: 'recap' | 'nudge' | null;
};

type FoundRecap = Omit<DueRecap, 'push' | 'mail'> & { day: string };

export async function findDueRecaps(db: Database, zones: readonly RecapZone[], most: number): Promise<FoundRecap[]> {
  const { rows } = await sql<FoundRecap>`
    select p.user_id as "userId", p.time_zone as "timeZone", here.day, here.monday,
      case when u.email_verified_at is not null then u.email end as email,
      case
        when trained.last_day >= here.monday then 'recap'
        when u.created_at::date < here.monday and (p.nudged_on is null or trained.last_day > p.nudged_on) then 'nudge'
      end as kind
    from unnest(${zones.map(({ timeZone }) => timeZone)}::text[], ${zones.map(({ day }) => day)}::date[],
        ${zones.map(({ monday }) => monday)}::date[]) as here (time_zone, day, monday)
    join reminders p on p.time_zone = here.time_zone
    join users u on u.id = p.user_id
    cross join lateral (
      select max(s.local_date) as last_day from training_sessions s
      where s.user_id = p.user_id and s.finished_at is not null and s.discarded_at is null
    ) trained
    where (p.recap_push or p.recap_mail) and coalesce(p.recap_week, '-infinity') < here.monday
      and u.closed_at is null
    limit ${most}`.execute(db);
  return rows;
}

/** Once a week and player, whom no other server has taken meanwhile. A nudge is remembered until the player has trained again. */
export async function takeDueRecaps(tx: Database, found: readonly FoundRecap[]): Promise<DueRecap[]> {
  const { rows } = await sql<Pick<DueRecap, 'userId' | 'push' | 'mail'>>`
    update reminders r set
      recap_week = due.monday,
      nudged_on = case when due.kind = 'nudge' then due.day else r.nudged_on end
    from unnest(${found.map(({ userId }) => userId)}::uuid[], ${found.map(({ day }) => day)}::date[],
        ${found.map(({ monday }) => monday)}::date[], ${found.map(({ kind }) => kind)}::text[]) as due (user_id, day, monday, kind)
    where r.user_id = due.user_id and coalesce(r.recap_week, '-infinity') < due.monday
    returning r.user_id as "userId", r.recap_push as push, r.recap_mail as mail`.execute(tx);
  const taken = new Map(rows.map((row) => [row.userId, row]));
  return found.flatMap((recap) => {
    const row = taken.get(recap.userId);
    return row ? [{ ...recap, ...row }] : [];
  });
}

/** Idempotent; false where there is no such player. */
export async function endRecapMail(db: Database, userId: string): Promise<void> {
  await db.updateTable('reminders').set({ recap_mail: false }).where('user_id', '=', userId).execute();
}
