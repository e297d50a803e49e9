import type { ExerciseUsage, exerciseBodySchema } from '@bandeja/domain/exercises/contract';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '#kit/database/database.ts';
import { toColumns } from '#kit/database/names.ts';

export type ExerciseInput = z.output<typeof exerciseBodySchema>;
type SafetyField = 'avoidFor' | 'cautionFor' | 'demands' | 'places' | 'answered';
export type SafetyFields = { [F in SafetyField]-?: NonNullable<ExerciseInput[F]> };
export type FormerFields = SafetyFields & { figureName: string | null };
export type ExerciseFields = Omit<ExerciseInput, keyof FormerFields> & FormerFields;

function columnsOf({ figureName, variations: _, version: __, ...fields }: ExerciseFields) {
  return { ...toColumns(fields), dose: JSON.stringify(fields.dose), figure: figureName };
}

export async function slugsLike(db: Database, slug: string): Promise<Set<string>> {
  const rows = await db.selectFrom('exercises').select('slug').where('slug', 'like', `${slug}%`).execute();
  return new Set(rows.map((row) => row.slug));
}

export async function insertExercise(
  db: Database,
  exercise: { id: string; slug: string; fields: ExerciseFields; at: Date },
): Promise<boolean> {
  const { id, slug, fields, at } = exercise;
  const row = await db
    .insertInto('exercises')
    .values({ id, slug, ...columnsOf(fields), created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function lockExercise(db: Database, id: string): Promise<boolean> {
  const row = await db.selectFrom('exercises').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  return row !== undefined;
}

export async function updateExercise(db: Database, id: string, fields: ExerciseFields, at: Date): Promise<void> {
  await db
    .updateTable('exercises')
    .set({ ...columnsOf(fields), updated_at: at, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

export async function lockKnown(db: Database, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('exercises')
    .select('id')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('id')
    .forKeyShare()
    .execute();
  return new Set(rows.map((row) => row.id));
}

export async function replaceVariations(db: Database, exerciseId: string, variationIds: string[]): Promise<void> {
  await db.deleteFrom('exercise_variations').where('exercise_id', '=', exerciseId).execute();
  if (variationIds.length === 0) return;
  await db
    .insertInto('exercise_variations')
    .values(variationIds.map((variationId) => ({ exercise_id: exerciseId, variation_id: variationId })))
    .execute();
}

export async function setRetired(db: Database, id: string, retiredAt: Date | null, at: Date): Promise<void> {
  await db.updateTable('exercises').set({ retired_at: retiredAt, updated_at: at }).where('id', '=', id).execute();
}

export async function setPublished(db: Database, id: string, at: Date): Promise<void> {
  await db.updateTable('exercises').set({ published_at: at, updated_at: at }).where('id', '=', id).execute();
}

/** Deletes an exercise with its own list of variations; false when there is none. @throws 23503 while it is in use */
export async function deleteExercise(db: Database, id: string): Promise<boolean> {
  await db.deleteFrom('exercise_variations').where('exercise_id', '=', id).execute();
  const row = await db.deleteFrom('exercises').where('id', '=', id).returning('id').executeTakeFirst();
  return row !== undefined;
}

export type References = { routines: number; playerRoutines: number; sessions: number; variationOf: number };

/** Counts references to an exercise: routines (players' included), sessions, exercises with it as a variation. */
export async function countReferences(db: Database, id: string): Promise<References> {
  const { rows } = await sql<References>`
    select
      (select count(distinct routine_id) from routine_entries where exercise_id = ${id}) + own.routines as routines,
      own.routines as "playerRoutines",
      (select count(*) from (
        select distinct user_id, session_id from session_entries where exercise_id = ${id}
      ) s) as sessions,
      (select count(*) from exercise_variations where variation_id = ${id}) as "variationOf"
    from (
      select count(distinct (user_id, routine_id)) as routines from own_routine_entries where exercise_id = ${id}
    ) own`.execute(db);
  return rows[0] ?? { routines: 0, playerRoutines: 0, sessions: 0, variationOf: 0 };
}

export async function usageOf(db: Database, id: string): Promise<ExerciseUsage> {
  const holding = await db
    .selectFrom('routines as r')
    .select(['r.id', 'r.name', 'r.is_active'])
    .where('r.id', 'in', (select) =>
      select.selectFrom('routine_entries as e').select('e.routine_id').where('e.exercise_id', '=', id),
    )
    .orderBy('r.name')
    .orderBy('r.id')
    .execute();
  const naming = await db
    .selectFrom('exercise_variations as v')
    .innerJoin('exercises as x', 'x.id', 'v.exercise_id')
    .select(['x.id', 'x.name'])
    .where('v.variation_id', '=', id)
    .orderBy('x.name')
    .orderBy('x.id')
    .execute();
  const { playerRoutines, sessions } = await countReferences(db, id);
  return {
    routines: holding.map((row) => ({ _id: row.id, name: row.name, isActive: row.is_active })),
    playerRoutines,
    sessions,
    variationOf: naming.map((row) => ({ _id: row.id, name: row.name })),
  };
}
