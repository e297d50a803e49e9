import { routineTypeOf } from '@bandeja/domain/routines/schemas';
import type { RoutineType } from '@bandeja/domain/routines/vocabulary';
import { sql } from 'kysely';
import type { Database } from '#kit/database/database.ts';
import { routineOf } from '#kit/database/routines.ts';

export type SessionRow = {
  id: string;
  localDate: string;
  type: string;
  routineType: RoutineType | null;
  name: string;
  routineId: string | null;
  durationSeconds: number;
  rpe: number | null;
  score: number | null;
};

export async function finishedBetween(db: Database, userId: string, from: string, to: string): Promise<SessionRow[]> {
  const rows = await db
    .selectFrom('training_sessions as s')
    .leftJoinLateral(routineOf(userId, 's.routine_id'), (join) => join.onTrue())
    .select([
      's.id',
      's.local_date as localDate',
      's.type',
      'r.type as routineType',
      's.name',
      's.routine_id as routineId',
      's.duration_seconds as durationSeconds',
      's.rpe',
      's.score',
    ])
    .where('s.user_id', '=', userId)
    .where('s.finished_at', 'is not', null)
    .where('s.discarded_at', 'is', null)
    .where('s.local_date', '>=', from)
    .where('s.local_date', '<=', to)
    .orderBy('s.local_date')
    .orderBy('s.started_at')
    .execute();
  return rows.map((row) => ({ ...row, routineType: routineTypeOf(row.routineType) }));
}

/** Every recorded effort, by type of session: an assumed one must not depend on the shown period. */
export async function recordedEfforts(
  db: Database,
  userId: string,
): Promise<{ type: string; routineId: null; rpe: number }[]> {
  const rows = await db
    .selectFrom('training_sessions')
    .select(['type', sql<number[]>`array_agg(rpe::float8)`.as('efforts')])
    .where('user_id', '=', userId)
    .where('finished_at', 'is not', null)
    .where('discarded_at', 'is', null)
    .where('rpe', 'is not', null)
    .groupBy('type')
    .execute();
  return rows.flatMap(({ type, efforts }) => efforts.map((rpe) => ({ type, routineId: null, rpe })));
}

export async function trainedMondays(db: Database, userId: string, to: string): Promise<string[]> {
  const rows = await db
    .selectFrom('training_sessions')
    .select(sql<string>`date_trunc('week', local_date)::date`.as('monday'))
    .distinct()
    .where('user_id', '=', userId)
    .where('finished_at', 'is not', null)
    .where('discarded_at', 'is', null)
    .where('local_date', '<=', to)
    .execute();
  return rows.map(({ monday }) => monday);
}

export async function plannedMinutes(
  db: Database,
  userId: string,
  from: string,
  to: string,
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('plan_days as d')
    .innerJoinLateral(routineOf(userId, 'd.routine_id'), (join) => join.onTrue())
    .select([
      sql<string>`date_trunc('week', d.date)::date`.as('monday'),
      sql<number>`sum(r.duration_minutes)`.as('minutes'),
    ])
    .where('d.user_id', '=', userId)
    .where('d.date', '>=', from)
    .where('d.date', '<=', to)
    .groupBy(sql`1`)
    .execute();
  return new Map(rows.map(({ monday, minutes }) => [monday, minutes]));
}

export type MarkRow = {
  key: string;
  name: string;
  monday: string;
  kilograms: number | null;
  reps: number | null;
  seconds: number | null;
  metres: number | null;
};

/** Repetitions up to which the estimate holds; with more it is off (docs/product.md#progress-page). */
const mostRepsOfEstimate = 12;

/** The sets of finished sessions that may hold a mark. The snapshot's first tag decides whether more is better (docs/product.md#progress-page). */
const doneSets = (userId: string, { since, to }: { since: string; to: string }) => sql`
  select s.id as session_id, s.local_date, e.exercise_id, e.name, e.load_type, t.reps, t.seconds, t.metres, t.weight_kg,
    coalesce(e.tags[1], 'Fuerza') as category,
    coalesce(e.tags[1], 'Fuerza') = 'Fuerza' or (e.tags[1] = 'Cardio' and e.sets = 1) as is_longer_better
  from training_sessions s
  join session_entries e on e.user_id = s.user_id and e.session_id = s.id
  join session_sets t on t.user_id = e.user_id and t.session_id = e.session_id and t.entry_id = e.id
  where s.user_id = ${userId}
    and s.finished_at is not null and s.discarded_at is null
    and s.local_date between ${since} and ${to}
    and t.done and not t.removed
    and coalesce(e.tags[1], 'Fuerza') in ('Fuerza', 'Fuerza explosiva', 'Pliometría', 'Cardio')`;

/** Kilograms are the maximum estimated by Epley, `kg·(1 + reps/30)`, of sets with 1 to 12 repetitions. */
const highestOfEach = sql`
  max(case when category = 'Fuerza' and weight_kg > 0 and reps between 1 and ${mostRepsOfEstimate}
    then case reps when 1 then weight_kg else weight_kg * (1 + reps / 30.0) end end) as kilograms,
  max(reps) filter (where category <> 'Cardio' and load_type = 'reps' and coalesce(weight_kg, 0) = 0) as reps,
  max(seconds) filter (where is_longer_better and load_type = 'time') as seconds,
  max(metres) filter (where is_longer_better and load_type = 'distance') as metres`;

/** The marks of one session beside the highest before its day and of its other sessions; `monday` is the day. */
export async function sessionMarks(
  db: Database,
  userId: string,
  { sessionId, localDate }: { sessionId: string; localDate: string },
): Promise<{ now: MarkRow[]; before: MarkRow[] }> {
  const { rows } = await sql<MarkRow & { is_now: boolean }>`
    with done_sets as (${doneSets(userId, { since: '0001-01-01', to: localDate })})
    select coalesce(exercise_id::text, name) as key, (array_agg(name))[1] as name, ${localDate}::text as monday,
      session_id = ${sessionId} as is_now, ${highestOfEach}
    from done_sets group by 1, 4`.execute(db);
  const [now, before] = [rows.filter((row) => row.is_now), rows.filter((row) => !row.is_now)];
  return { now, before };
}

/** The highest of each week, of the exercises that were done most. */
export async function weeklyMarks(
  db: Database,
  userId: string,
  { from, to, since, exercises }: { from: string; to: string; since: string; exercises: number },
): Promise<MarkRow[]> {
  const { rows } = await sql<MarkRow>`
    with done_sets as (${doneSets(userId, { since, to })}
    ), marks as (
      select
        coalesce(exercise_id::text, name) as key,
        (array_agg(name order by local_date desc))[1] as name,
        date_trunc('week', local_date)::date as monday,
        ${highestOfEach}
      from done_sets
      group by 1, 3
    ), frequent as (
      select key from marks where monday >= ${from} and coalesce(kilograms, reps, seconds, metres) is not null
      group by key order by count(*) desc, max(monday) desc, key limit ${exercises}
    )
    select marks.* from marks join frequent using (key) order by key, monday`.execute(db);
  return rows;
}

export type BallsRow = { stroke: string; date: string; hits: number; attempts: number };

/** Of finished sessions, by stroke and day, oldest first. */
export async function ballsBetween(db: Database, userId: string, from: string, to: string): Promise<BallsRow[]> {
  const { rows } = await sql<BallsRow>`
    select k.stroke, s.local_date as date, sum(t.hits)::int as hits, sum(t.attempts)::int as attempts
    from training_sessions s
    join session_sets t on t.user_id = s.user_id and t.session_id = s.id
    join session_entries e on e.user_id = t.user_id and e.session_id = t.session_id and e.id = t.entry_id
    join exercises x on x.id = e.exercise_id
    cross join unnest(x.strokes) as k (stroke)
    where s.user_id = ${userId} and s.finished_at is not null and s.discarded_at is null
      and s.local_date between ${from} and ${to}
      and t.attempts > 0 and t.done and not t.removed and x.drill is not null
    group by 1, 2
    order by 2`.execute(db);
  return rows;
}
