import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '#kit/database/database.ts';
import type { Tables } from '#kit/database/tables.ts';
import { countRows } from '#kit/limits.ts';

export type NewSession = Insertable<Tables['training_sessions']>;
export type NewEntry = Insertable<Tables['session_entries']>;
export type NewSet = Insertable<Tables['session_sets']>;

/** Inserts a session with its snapshot. @throws unique violation of `training_sessions_open_key` or of the key; AppError rate.limited */
export async function insertSession(
  db: Database,
  session: NewSession,
  entries: NewEntry[],
  sets: NewSet[],
): Promise<void> {
  await countRows(session.user_id, 1 + entries.length + sets.length);
  await db.insertInto('training_sessions').values(session).execute();
  if (entries.length > 0) await db.insertInto('session_entries').values(entries).execute();
  if (sets.length > 0) await db.insertInto('session_sets').values(sets).execute();
}

export async function notesOfLastTime(
  db: Database,
  userId: string,
  exerciseIds: string[],
): Promise<Map<string, string>> {
  if (exerciseIds.length === 0) return new Map();
  const { rows } = await sql<{ exercise_id: string; player_note: string }>`
    select distinct on (e.exercise_id) e.exercise_id, e.player_note
    from session_entries e
    join training_sessions s on s.user_id = e.user_id and s.id = e.session_id
    where e.user_id = ${userId} and e.exercise_id = any(${exerciseIds}::uuid[])
      and s.finished_at is not null and s.discarded_at is null
    order by e.exercise_id, s.started_at desc
  `.execute(db);
  return new Map(rows.map((row) => [row.exercise_id, row.player_note]));
}

export async function lastDays(db: Database, userId: string, exerciseIds: string[]): Promise<Map<string, string>> {
  if (exerciseIds.length === 0) return new Map();
  const { rows } = await sql<{ exercise_id: string; day: string }>`
    select e.exercise_id, max(s.local_date) as day
    from session_entries e
    join training_sessions s on s.user_id = e.user_id and s.id = e.session_id
    where e.user_id = ${userId} and e.exercise_id = any(${exerciseIds}::uuid[])
      and s.finished_at is not null and s.discarded_at is null
      and exists (
        select from session_sets d
        where d.user_id = ${userId} and d.session_id = e.session_id and d.entry_id = e.id and d.done and not d.removed
      )
    group by e.exercise_id
  `.execute(db);
  return new Map(rows.map((row) => [row.exercise_id, row.day]));
}

export type EarlierSet = {
  exerciseId: string;
  back: number;
  reps: number | null;
  seconds: number | null;
  metres: number | null;
  weightKg: number | null;
  inReserve: number | null;
  hits: number | null;
  attempts: number | null;
};

const timesRead = 2;

/** Newest session first: they prefill the rows, give the proposal, and are shown beside an exercise. */
export async function setsOfLastTimes(db: Database, userId: string, exerciseIds: string[]): Promise<EarlierSet[]> {
  if (exerciseIds.length === 0) return [];
  const { rows } = await sql<{
    exercise_id: string;
    back: string;
    reps: number | null;
    seconds: number | null;
    metres: number | null;
    weight_kg: number | null;
    in_reserve: number | null;
    hits: number | null;
    attempts: number | null;
  }>`
    select wanted.exercise_id, l.back, t.reps, t.seconds, t.metres, t.weight_kg, t.in_reserve, t.hits, t.attempts
    from (select distinct unnest(${exerciseIds}::uuid[]) as exercise_id) wanted
    cross join lateral (
      select d.*, row_number() over (order by d.started_at desc, d.session_id) as back
      from (
        select distinct on (s.started_at, e.session_id) e.session_id, e.id, s.started_at
        from session_entries e
        join training_sessions s on s.user_id = e.user_id and s.id = e.session_id
        where e.user_id = ${userId} and e.exercise_id = wanted.exercise_id
          and s.finished_at is not null and s.discarded_at is null
          and exists (
            select 1 from session_sets d
            where d.user_id = ${userId} and d.session_id = e.session_id and d.entry_id = e.id and d.done and not d.removed
          )
        order by s.started_at desc, e.session_id, e.position
        limit ${timesRead}
      ) d
    ) l
    join session_sets t on t.user_id = ${userId} and t.session_id = l.session_id and t.entry_id = l.id
    where t.done and not t.removed
    order by wanted.exercise_id, l.back, t.position, t.id
  `.execute(db);
  return rows.map((row) => ({
    exerciseId: row.exercise_id,
    back: Number(row.back),
    reps: row.reps,
    seconds: row.seconds,
    metres: row.metres,
    weightKg: row.weight_kg,
    inReserve: row.in_reserve,
    hits: row.hits,
    attempts: row.attempts,
  }));
}

type Figures = 'reps' | 'seconds' | 'metres' | 'hits' | 'attempts';

/** As it is shown beside an exercise. */
export function lastTimeOf({
  reps,
  seconds,
  metres,
  hits,
  attempts,
  weightKg: weight,
}: EarlierSet): Pick<EarlierSet, Figures> & { weight: number | null } {
  return { reps, seconds, metres, hits, attempts, weight };
}

/** By exercise: the balls of the last finished session before that had some. */
export async function countedBefore(
  db: Database,
  userId: string,
  { exerciseIds, startedAt }: { exerciseIds: string[]; startedAt: Date },
): Promise<Map<string, { hits: number; attempts: number }>> {
  if (exerciseIds.length === 0) return new Map();
  const { rows } = await sql<{ exercise_id: string; hits: number; attempts: number }>`
    select distinct on (g.exercise_id) g.exercise_id, g.hits, g.attempts
    from (
      select e.exercise_id, s.started_at, s.id, sum(t.hits)::int as hits, sum(t.attempts)::int as attempts
      from session_entries e
      join training_sessions s on s.user_id = e.user_id and s.id = e.session_id
      join session_sets t on t.user_id = e.user_id and t.session_id = e.session_id and t.entry_id = e.id
      where e.user_id = ${userId} and e.exercise_id = any(${exerciseIds}::uuid[])
        and s.finished_at is not null and s.discarded_at is null and s.started_at < ${startedAt}
        and t.attempts > 0 and t.done and not t.removed
      group by e.exercise_id, s.started_at, s.id
    ) g
    order by g.exercise_id, g.started_at desc, g.id
  `.execute(db);
  return new Map(rows.map(({ exercise_id, hits, attempts }) => [exercise_id, { hits, attempts }]));
}

export function setsOfLastTime(earlier: readonly EarlierSet[]): Map<string, EarlierSet[]> {
  return Map.groupBy(
    earlier.filter(({ back }) => back === 1),
    ({ exerciseId }) => exerciseId,
  );
}
