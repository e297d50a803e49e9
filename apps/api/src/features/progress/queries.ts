import { sql } from 'kysely';
import type { Database } from '#kit/database/database.ts';

/** A finished session without what no figure needs. */
export type SessionRow = {
  id: string;
  localDate: string;
  type: string;
  name: string;
  routineId: string | null;
  durationSeconds: number;
  rpe: number | null;
  score: number | null;
};

/** Finished sessions between two days, both included, oldest first. */
export async function finishedBetween(db: Database, userId: string, from: string, to: string): Promise<SessionRow[]> {
  return db
    .selectFrom('training_sessions')
    .select([
      'id',
      'local_date as localDate',
      'type',
      'name',
      'routine_id as routineId',
      'duration_seconds as durationSeconds',
      'rpe',
      'score',
    ])
    .where('user_id', '=', userId)
    .where('finished_at', 'is not', null)
    .where('discarded_at', 'is', null)
    .where('local_date', '>=', from)
    .where('local_date', '<=', to)
    .orderBy('local_date')
    .orderBy('started_at')
    .execute();
}

/** Mondays of all weeks with a finished session up to a day; what the streak counts. */
export async function trainedMondays(db: Database, userId: string, from: string, to: string): Promise<string[]> {
  const rows = await db
    .selectFrom('training_sessions')
    .select(sql<string>`date_trunc('week', local_date)::date`.as('monday'))
    .distinct()
    .where('user_id', '=', userId)
    .where('finished_at', 'is not', null)
    .where('discarded_at', 'is', null)
    .where('local_date', '>=', from)
    .where('local_date', '<=', to)
    .execute();
  return rows.map(({ monday }) => monday);
}

/** Minutes of the planned routines by Monday. */
export async function plannedMinutes(
  db: Database,
  userId: string,
  from: string,
  to: string,
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('plan_days as d')
    .innerJoin('routines as r', 'r.id', 'd.routine_id')
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

/** The best marks of one exercise in one week; null where the week has none of that unit. */
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

/**
 * Best marks by exercise and week of the exercises that were trained most often in the period. Kilograms are the
 * one-repetition maximum estimated by Epley, `kg·(1 + reps/30)`, of sets with 1 to 12 repetitions.
 */
export async function weeklyMarks(
  db: Database,
  userId: string,
  { from, to, since, exercises }: { from: string; to: string; since: string; exercises: number },
): Promise<MarkRow[]> {
  const { rows } = await sql<MarkRow>`
    with marks as (
      select
        coalesce(e.exercise_id::text, e.name) as key,
        (array_agg(e.name order by s.local_date desc))[1] as name,
        date_trunc('week', s.local_date)::date as monday,
        max(case when t.weight_kg > 0 and t.reps between 1 and ${mostRepsOfEstimate}
          then case t.reps when 1 then t.weight_kg else t.weight_kg * (1 + t.reps / 30.0) end end) as kilograms,
        max(t.reps) filter (where coalesce(t.weight_kg, 0) = 0 and e.load_type = 'reps') as reps,
        max(t.seconds) filter (where e.load_type = 'time') as seconds,
        max(t.metres) filter (where e.load_type = 'distance') as metres
      from training_sessions s
      join session_entries e on e.user_id = s.user_id and e.session_id = s.id
      join session_sets t on t.user_id = e.user_id and t.session_id = e.session_id and t.entry_id = e.id
      where s.user_id = ${userId}
        and s.finished_at is not null and s.discarded_at is null
        and s.local_date between ${since} and ${to}
        and t.done and not t.removed
        -- a longer warm-up or stretch is no better mark
        and coalesce(e.tags[1], '') <> 'Flexibilidad'
      group by 1, 3
    ), frequent as (
      select key from marks where monday >= ${from}
      group by key order by count(*) desc, max(monday) desc, key limit ${exercises}
    )
    select marks.* from marks join frequent using (key) order by key, monday`.execute(db);
  return rows;
}
