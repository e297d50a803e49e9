import { sql } from 'kysely';
import type { Database } from '#kit/database/database.ts';

export async function countStart(
  db: Database,
  start: { userId: string; month: string; sessionId: string; routineId: string; beyondOn: string | null },
): Promise<void> {
  const { userId, month, beyondOn } = start;
  await db
    .insertInto('usage_sessions')
    .values({ user_id: userId, month, session_id: start.sessionId, beyond_on: beyondOn })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await countRoutine(db, { userId, month, routineId: start.routineId });
}

/** The routine stays counted while another counted session of that month used it or it was generated in it. */
export async function uncountStart(
  db: Database,
  start: { userId: string; sessionId: string; routineId: string | null },
): Promise<void> {
  const gone = await db
    .deleteFrom('usage_sessions')
    .where('user_id', '=', start.userId)
    .where('session_id', '=', start.sessionId)
    .returning('month')
    .executeTakeFirst();
  if (!gone || start.routineId === null) return;
  const routine = { userId: start.userId, month: gone.month, routineId: start.routineId };
  if (await isGeneratedIn(db, routine)) return;
  await uncountUnstarted(db, routine);
}

type CountedRoutine = { userId: string; month: string; routineId: string };

async function isGeneratedIn(db: Database, { userId, month, routineId }: CountedRoutine): Promise<boolean> {
  const row = await db
    .selectFrom('generated_routines')
    .select('routine_id')
    .where('user_id', '=', userId)
    .where('routine_id', '=', routineId)
    .where(sql<boolean>`date_trunc('month', created_at at time zone 'Europe/Madrid')::date = ${month}`)
    .executeTakeFirst();
  return row !== undefined;
}

export async function isStarted(db: Database, { userId, month, routineId }: CountedRoutine): Promise<boolean> {
  const row = await db
    .selectFrom('usage_sessions as u')
    .innerJoin('training_sessions as s', (join) =>
      join.onRef('s.user_id', '=', 'u.user_id').onRef('s.id', '=', 'u.session_id'),
    )
    .select('s.id')
    .where('u.user_id', '=', userId)
    .where('u.month', '=', month)
    .where('s.routine_id', '=', routineId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes a routine out of a month's count, unless a counted session of that month used it. */
export async function uncountUnstarted(db: Database, routine: CountedRoutine): Promise<void> {
  if (await isStarted(db, routine)) return;
  await db
    .deleteFrom('usage_routines')
    .where('user_id', '=', routine.userId)
    .where('month', '=', routine.month)
    .where('routine_id', '=', routine.routineId)
    .execute();
}

/** `exerciseIds`: what a routine that the trainer has just made holds, in its order. */
export async function countRoutine(
  db: Database,
  { userId, month, routineId, exerciseIds = [] }: CountedRoutine & { exerciseIds?: readonly string[] },
): Promise<void> {
  await db
    .insertInto('usage_routines')
    .values({ user_id: userId, month, routine_id: routineId, exercise_ids: [...exerciseIds] })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function madeRoutines(db: Database, userId: string, month: string): Promise<string[][]> {
  const rows = await db
    .selectFrom('usage_routines')
    .select('exercise_ids')
    .where('user_id', '=', userId)
    .where('month', '=', month)
    .execute();
  return rows.map((row) => row.exercise_ids);
}

export async function datesBeyond(db: Database, userId: string, month: string): Promise<string[]> {
  const rows = await db
    .selectFrom('usage_sessions')
    .select('beyond_on')
    .where('user_id', '=', userId)
    .where('month', '=', month)
    .where('beyond_on', 'is not', null)
    .execute();
  return rows.flatMap((row) => row.beyond_on ?? []);
}

export async function countedRoutines(db: Database, userId: string, month: string): Promise<string[]> {
  const rows = await db
    .selectFrom('usage_routines')
    .select('routine_id')
    .where('user_id', '=', userId)
    .where('month', '=', month)
    .execute();
  return rows.map((row) => row.routine_id);
}

export async function countedSessions(db: Database, userId: string, month: string): Promise<number> {
  const row = await db
    .selectFrom('usage_sessions')
    .select((column) => column.fn.countAll<number>().as('n'))
    .where('user_id', '=', userId)
    .where('month', '=', month)
    .executeTakeFirstOrThrow();
  return row.n;
}
