import { sql } from 'kysely';
import type { Database } from '#kit/database/database.ts';

export type CoachedRow = {
  userId: string;
  linkId: string;
  name: string;
  age: number | null;
  isGuardianAsked: boolean;
  isGuardianThere: boolean;
  consents: Set<string>;
  mails: boolean;
  pushes: boolean;
};

export async function coachedRows(db: Database, coachId: string): Promise<CoachedRow[]> {
  const rows = await db
    .selectFrom('coach_links as l')
    .innerJoin('users as u', 'u.id', 'l.user_id')
    .select(['l.user_id', 'l.id', 'l.guardian_asked_at', 'l.guardian_confirmed_at', 'u.name', 'u.age'])
    .select(['l.mails_coach', 'l.pushes_coach'])
    .select(
      sql<string[]>`array(select kind from consents c where c.user_id = l.user_id and c.withdrawn_at is null)`.as(
        'consents',
      ),
    )
    .where('l.coach_id', '=', coachId)
    .where('l.ended_at', 'is', null)
    .where('u.closed_at', 'is', null)
    .orderBy(sql`lower(u.name)`)
    .orderBy('l.user_id')
    .execute();
  return rows.map((row) => ({
    userId: row.user_id,
    linkId: row.id,
    name: row.name,
    age: row.age,
    isGuardianAsked: row.guardian_asked_at !== null,
    isGuardianThere: row.guardian_confirmed_at !== null,
    consents: new Set(row.consents),
    mails: row.mails_coach,
    pushes: row.pushes_coach,
  }));
}

export type Figures = {
  user_id: string;
  last: { date: string; name: string } | null;
  weeks: { monday: string; planned: number; done: number }[] | null;
  goal: { kind: string; name: string; date: string | null } | null;
  waiting: { since: string; text: string } | null;
  /** Arrived, and not a word of the coach about it. */
  film: { title: string; since: string } | null;
  /** The last day of the coach's own plan. */
  plan_until: string | null;
  effort: { name: string; rpes: number[] } | null;
  /** Of those who share their health; null for the others. */
  hurts: { region: string; days: number; least: number; most: number } | null;
  /** The check-in of these days tells of a danger. */
  is_alarming: boolean;
  injuries: string | null;
  screening: string[] | null;
  unanswered: boolean | null;
  confirmed: string | null;
  age: number | null;
};

type Wanted = { ids: string[]; healthIds: string[]; filmIds: string[]; today: string; monday: string };

/** Of those that have a word, quoted as the front of a session's name. */
const seriousRpe = 7;

/**
 * All figures of the coach's home in one statement. Each part looks at a few weeks of one player by an index, so five
 * years cost what one does.
 */
export async function figuresOf(
  db: Database,
  coachId: string,
  { ids, healthIds, filmIds, today, monday }: Wanted,
): Promise<Figures[]> {
  const { rows } = await sql<Figures>`
    select u.id as user_id, u.age,
      (select jsonb_build_object('date', s.local_date, 'name', s.name) from training_sessions s
        where s.user_id = u.id and s.finished_at is not null and s.discarded_at is null and s.source <> 'import:strava'
        order by s.started_at desc, s.id desc limit 1) as last,
      (select jsonb_agg(jsonb_build_object('monday', w.monday, 'planned', w.planned, 'done', w.done) order by w.monday)
        from (
          select p.date - (extract(isodow from p.date)::int - 1) as monday, count(*)::int as planned,
            count(*) filter (where exists (
              select from training_sessions s where s.user_id = u.id and s.local_date = p.date
                and s.finished_at is not null and s.discarded_at is null and s.source <> 'import:strava'))::int as done
          from plan_days p
          where p.user_id = u.id and p.type <> 'Descanso' and p.date >= ${monday}::date - 21 and p.date <= ${today}
          group by 1) w) as weeks,
      (select jsonb_build_object('kind', g.kind, 'name', g.name, 'date', g.date) from season_goals g
        where g.user_id = u.id and (g.date is null or g.date >= ${today}) order by g.date nulls last limit 1) as goal,
      (select jsonb_build_object('since', t.waiting_since, 'text', (
          select m.text from thread_messages m where m.thread_id = t.id and m.side = 'person'
          order by m.id desc limit 1))
        from threads t where t.user_id = u.id and t.coach_id = ${coachId} and t.kind = 'coaching'
          and t.answered_at is null) as waiting,
      (select jsonb_build_object('title', f.title, 'since', (f.arrived_at at time zone u.time_zone)::date)
        from shared_films f join coach_links l on l.user_id = f.user_id and l.id = f.link_id
        where f.user_id = u.id and u.id = any(${filmIds}::uuid[]) and f.arrived_at is not null
          and l.coach_id = ${coachId} and l.ended_at is null
          and not exists (
            select from threads t join thread_messages m on m.thread_id = t.id
            where t.user_id = f.user_id and t.coach_id = l.coach_id and t.kind = 'coaching'
              and m.side = 'team' and m.about = 'film' and m.about_id = f.id::text)
        order by f.arrived_at limit 1) as film,
      (select max(p.date) from plan_days p
        where p.user_id = u.id and p.coach_id = ${coachId} and p.date >= ${today}::date - 7) as plan_until,
      (select jsonb_build_object('name', min(e.name), 'rpes', jsonb_agg(e.rpe order by e.turn desc))
        from (
          select s.routine_id, s.name, s.rpe,
            row_number() over (partition by s.routine_id order by s.started_at desc) as turn,
            coalesce((select max(t.weight_kg) from session_sets t where t.user_id = u.id and t.session_id = s.id
              and t.done and not t.removed), 0) as heaviest
          from training_sessions s
          where s.user_id = u.id and s.local_date >= ${today}::date - 42 and s.routine_id is not null
            and s.finished_at is not null and s.discarded_at is null and s.source <> 'import:strava'
            and s.rpe is not null) e
        where e.turn <= 3
        group by e.routine_id
        having count(*) = 3 and count(distinct e.heaviest) = 1 and max(e.rpe) >= ${seriousRpe}
          and max(e.rpe) filter (where e.turn = 1) > max(e.rpe) filter (where e.turn = 2)
          and max(e.rpe) filter (where e.turn = 2) > max(e.rpe) filter (where e.turn = 3)
        limit 1) as effort,
      (select jsonb_build_object('region', min(d.region), 'days', count(distinct (d.reported_at at time zone u.time_zone)::date),
          'least', min(d.level), 'most', max(d.level))
        from discomforts d
        where d.user_id = u.id and u.id = any(${healthIds}::uuid[]) and d.level > 0 and not d.cares
          and d.reported_at >= ${today}::date - 7
        group by d.region, d.side
        having count(distinct (d.reported_at at time zone u.time_zone)::date) >= 3
        order by max(d.level) desc limit 1) as hurts,
      exists (
        select from check_ins i join coach_links l on l.user_id = i.user_id and l.id = i.link_id
        where i.user_id = u.id and u.id = any(${healthIds}::uuid[]) and i.alarming
          and i.monday >= ${today}::date - 14 and i.sent_at >= ${today}::date - 7
          and l.coach_id = ${coachId} and l.ended_at is null) as is_alarming,
      case when u.id = any(${healthIds}::uuid[]) then u.injuries end as injuries,
      case when u.id = any(${healthIds}::uuid[]) then u.injuries_unanswered end as unanswered,
      (select h.yes_answers from health_screenings h where h.user_id = u.id and u.id = any(${healthIds}::uuid[])) as screening,
      (select f.words from red_flag_confirmations f where f.user_id = u.id and f.source = 'injuries'
        and u.id = any(${healthIds}::uuid[])) as confirmed
    from users u
    where u.id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

/** Of these players, who let the check-in of the week go by; and whether they were reminded of it. */
export async function missedCheckIn(
  db: Database,
  ids: readonly string[],
  monday: string,
): Promise<Map<string, { isNudged: boolean }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('coach_links as l')
    .leftJoin('check_ins as i', (join) => join.onRef('i.user_id', '=', 'l.user_id').on('i.monday', '=', monday))
    .leftJoin('check_in_nudges as n', (join) => join.onRef('n.user_id', '=', 'l.user_id').on('n.monday', '=', monday))
    .select(['l.user_id', 'n.nudged_at'])
    .where('l.user_id', 'in', ids)
    .where('l.ended_at', 'is', null)
    .where('l.accepted_at', '<', sql<Date>`(${monday}::date + 6)::timestamptz`)
    .where('i.monday', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.user_id, { isNudged: row.nudged_at !== null }]));
}
