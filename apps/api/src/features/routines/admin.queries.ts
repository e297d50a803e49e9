import { categorySchema, demandSchema, difficultySchema, loadTypeSchema } from '@bandeja/domain/exercises/schemas';
import type { Category, Demand, Difficulty, LoadType } from '@bandeja/domain/exercises/vocabulary';
import type { Routine, RoutineSummary } from '@bandeja/domain/routines/contract';
import type { Insertable } from 'kysely';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { routineById, toSummary, type Viewer, visibleRoutines } from '#features/routines/queries.ts';
import { refreshSearchText } from '#features/routines/search-text.queries.ts';
import type { Database } from '#kit/database/database.ts';
import type { Tables } from '#kit/database/tables.ts';

export type RoutineRow = Pick<
  Insertable<Tables['routines']>,
  'name' | 'description' | 'type' | 'categories' | 'difficulty' | 'duration_minutes' | 'objectives' | 'equipment'
>;
type OwnedRow = Partial<Pick<Insertable<Tables['routines']>, 'owner_id' | 'folder'>> & {
  shelf_place?: RawBuilder<number>;
};
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
    .where('owner_id', 'is', null)
    .where('retired_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ? routineById(tx, viewer, row.id) : null;
}

export async function insertRoutine(
  tx: Database,
  routine: RoutineRow & OwnedRow & { id: string; author_name: string; is_active: boolean; created_at: Date },
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
  routine: RoutineRow & Pick<OwnedRow, 'folder'>,
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
    .where('owner_id', 'is', null)
    .where('retired_at', 'is', null)
    .where('is_active', '<>', isActive)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function librarySummary(db: Database, viewer: Viewer, id: string): Promise<RoutineSummary | null> {
  const row = await visibleRoutines(db, viewer)
    .where('r.id', '=', id)
    .where('r.owner_id', 'is', null)
    .where('r.retired_at', 'is', null)
    .executeTakeFirst();
  return row ? toSummary(row) : null;
}

export type RoutineMaterial = {
  routineId: string;
  equipment: string[];
  entries: { exercise: { equipment: string[] } }[];
};

/** The equipment of the routines that contain an exercise, and of their entries; locks the routines' rows. */
export async function lockMaterial(tx: Database, exerciseId: string): Promise<RoutineMaterial[]> {
  const routines = await tx
    .selectFrom('routines as r')
    .select(['r.id', 'r.equipment'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('routine_entries as e')
          .select(sql`1`.as('one'))
          .whereRef('e.routine_id', '=', 'r.id')
          .where('e.exercise_id', '=', exerciseId),
      ),
    )
    .orderBy('r.id')
    .forNoKeyUpdate('r')
    .execute();
  if (routines.length === 0) return [];
  const ids = routines.map(({ id }) => id);
  const entries = await tx
    .selectFrom('routine_entries as e')
    .innerJoin('exercises as x', 'x.id', 'e.exercise_id')
    .select(['e.routine_id', 'x.equipment'])
    .where('e.routine_id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('e.routine_id')
    .orderBy('e.position')
    .execute();
  const byRoutine = Map.groupBy(entries, (entry) => entry.routine_id);
  return routines.map(({ id, equipment }) => ({
    routineId: id,
    equipment,
    entries: (byRoutine.get(id) ?? []).map((entry) => ({ exercise: { equipment: entry.equipment } })),
  }));
}

export async function writeEquipment(
  tx: Database,
  changes: { routineId: string; equipment: string[] }[],
  now: Date,
): Promise<void> {
  if (changes.length === 0) return;
  await sql`
    update routines r
    set equipment = array(select jsonb_array_elements_text(c.equipment)), updated_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c ("routineId" uuid, equipment jsonb)
    where r.id = c."routineId"`.execute(tx);
}
