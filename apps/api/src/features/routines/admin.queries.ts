import { categorySchema, demandSchema, difficultySchema, loadTypeSchema } from '@bandeja/domain/exercises/schemas';
import type { Category, Demand, Difficulty, LoadType } from '@bandeja/domain/exercises/vocabulary';
import type { Routine, RoutineSummary } from '@bandeja/domain/routines/contract';
import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import { z } from 'zod';
import { routineById, toSummary, type Viewer, visibleRoutines } from '#features/routines/queries.ts';
import { refreshSearchText } from '#features/routines/search-text.queries.ts';
import type { Database } from '#kit/database/database.ts';
import { routinesOf } from '#kit/database/routines.ts';
import type { Tables } from '#kit/database/tables.ts';

export type RoutineRow = Pick<
  Insertable<Tables['routines']>,
  'name' | 'description' | 'type' | 'categories' | 'difficulty' | 'duration_minutes' | 'objectives' | 'equipment'
>;
export type EntryRow = Omit<Insertable<Tables['routine_entries']>, 'routine_id' | 'position'>;

export type EntryExercise = {
  id: string;
  categories: Category[];
  equipment: string[];
  difficulty: Difficulty;
  demands: Demand[];
  loadType: LoadType;
  isRetired: boolean;
  isDraft: boolean;
};

/** Locked until the transaction ends, so that derived values are right. */
export async function lockExercises(tx: Database, ids: string[]): Promise<Map<string, EntryExercise>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('exercises')
    .select(['id', 'categories', 'equipment', 'difficulty', 'demands', 'load_type', 'retired_at', 'published_at'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forShare()
    .execute();
  const known = rows.map((row) => ({
    id: row.id,
    categories: z.array(categorySchema).parse(row.categories),
    equipment: row.equipment,
    difficulty: difficultySchema.parse(row.difficulty),
    demands: z.array(demandSchema).parse(row.demands),
    loadType: loadTypeSchema.parse(row.load_type),
    isRetired: row.retired_at !== null,
    isDraft: row.published_at === null,
  }));
  return new Map(known.map((exercise) => [exercise.id, exercise]));
}

export async function lockLibraryRoutine(tx: Database, viewer: Viewer, id: string): Promise<Routine | null> {
  const row = await tx
    .selectFrom('routines')
    .select('id')
    .where('id', '=', id)
    .where('retired_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ? routineById(tx, viewer, row.id) : null;
}

export async function insertRoutine(
  tx: Database,
  routine: RoutineRow & { id: string; author_name: string; is_active: boolean; created_at: Date },
  entries: EntryRow[],
): Promise<void> {
  await tx
    .insertInto('routines')
    .values({ ...routine, updated_at: routine.created_at })
    .execute();
  await insertEntries(tx, routine.id, entries);
}

export async function replaceRoutine(
  tx: Database,
  id: string,
  routine: RoutineRow,
  entries: EntryRow[],
  now: Date,
): Promise<void> {
  await tx
    .updateTable('routines')
    .set({ ...routine, updated_at: now, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('routine_entries').where('routine_id', '=', id).execute();
  await insertEntries(tx, id, entries);
}

async function insertEntries(tx: Database, routineId: string, entries: EntryRow[]): Promise<void> {
  const rows = entries.map((entry, position) => ({ ...entry, routine_id: routineId, position }));
  if (rows.length > 0) await tx.insertInto('routine_entries').values(rows).execute();
  await refreshSearchText(tx, [routineId]);
}

/** The first time it is shown publishes it. False when nothing changed. */
export async function setActive(tx: Database, id: string, isActive: boolean, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('routines')
    .set({ is_active: isActive, updated_at: now })
    .$if(isActive, (query) => query.set({ published_at: sql<Date>`coalesce(published_at, ${now})` }))
    .where('id', '=', id)
    .where('retired_at', 'is', null)
    .where('is_active', '<>', isActive)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function librarySummary(db: Database, viewer: Viewer, id: string): Promise<RoutineSummary | null> {
  const row = await visibleRoutines(
    db,
    viewer,
    routinesOf(null, sql`r.id = ${id} and r.retired_at is null`),
  ).executeTakeFirst();
  return row ? toSummary(row) : null;
}

export type RoutineMaterial = {
  /** Null for the library's. */
  userId: string | null;
  routineId: string;
  equipment: string[];
  entries: { exercise: { equipment: string[] } }[];
};

/** The equipment of the routines that contain an exercise, players' own among them, and of their entries; locks the routines' rows. */
export async function lockMaterial(tx: Database, exerciseId: string): Promise<RoutineMaterial[]> {
  const library = await tx
    .selectFrom('routines as r')
    .select(['r.id', 'r.equipment'])
    .where('r.id', 'in', ({ selectFrom }) =>
      selectFrom('routine_entries as e').select('e.routine_id').where('e.exercise_id', '=', exerciseId),
    )
    .orderBy('r.id')
    .forNoKeyUpdate('r')
    .execute();
  const { rows: own } = await sql<{ user_id: string; id: string; equipment: string[] }>`
    select r.user_id, r.id, r.equipment from own_routines r
    where (r.user_id, r.id) in (
      select e.user_id, e.routine_id from own_routine_entries e where e.exercise_id = ${exerciseId})
    order by r.user_id, r.id for no key update of r`.execute(tx);
  if (library.length + own.length === 0) return [];
  const { rows: entries } = await sql<{ routine_id: string; equipment: string[] }>`
    select e.routine_id, x.equipment
    from (
      select e.routine_id, e.position, e.exercise_id from routine_entries e
      where e.routine_id = any(${library.map(({ id }) => id)}::uuid[])
      union all
      select e.routine_id, e.position, e.exercise_id from own_routine_entries e
      where (e.user_id, e.routine_id) in (
        select * from unnest(${own.map((row) => row.user_id)}::uuid[], ${own.map(({ id }) => id)}::uuid[]))
    ) e join exercises x on x.id = e.exercise_id
    order by e.routine_id, e.position`.execute(tx);
  const byRoutine = Map.groupBy(entries, (entry) => entry.routine_id);
  return [...library.map((row) => ({ ...row, user_id: null })), ...own].map(({ user_id, id, equipment }) => ({
    userId: user_id,
    routineId: id,
    equipment,
    entries: (byRoutine.get(id) ?? []).map((entry) => ({ exercise: { equipment: entry.equipment } })),
  }));
}

type NewEquipment = { userId: string | null; routineId: string; equipment: string[] };

export async function writeEquipment(tx: Database, changes: NewEquipment[], now: Date): Promise<void> {
  if (changes.length === 0) return;
  const change = sql`set equipment = array(select jsonb_array_elements_text(c.equipment)), updated_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c ("userId" uuid, "routineId" uuid, equipment jsonb)
    where r.id = c."routineId"`;
  await sql`update routines r ${change} and c."userId" is null`.execute(tx);
  await sql`update own_routines r ${change} and r.user_id = c."userId"`.execute(tx);
}
