import {
  bodyAreaSchema,
  categorySchema,
  demandSchema,
  difficultySchema,
  muscleGroupSchema,
  placeSchema,
} from '@bandeja/domain/exercises/vocabulary';
import { routineTypeSchema } from '@bandeja/domain/routines/vocabulary';
import type { PlannerRoutine } from '@bandeja/trainer/schedule/types';
import { type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '#kit/database/database.ts';

/** A routine as the planner takes it, with the words that a plan on paper needs. */
export type LibraryRoutine = Omit<PlannerRoutine, 'entries'> & { entries: LibraryEntry[] };
type LibraryEntry = PlannerRoutine['entries'][number] & {
  exercise: { name: string; tips: string[] };
  /** The routine's own word on this exercise; may be empty. */
  notes: string;
};

/** An active routine of the library never holds a draft; an own one may, where it was made before drafts existed. */
const holdsNoDraft = sql<SqlBool>`not exists (
  select 1 from routine_entries d join exercises dx on dx.id = d.exercise_id
  where d.routine_id = r.id and dx.published_at is null)`;

/**
 * The active routines a player may train, with what the planner needs of their exercises; two queries. None holds an
 * exercise that was not reviewed. Without a player: the library's alone.
 */
export async function planningRoutines(db: Database, userId: string | null): Promise<LibraryRoutine[]> {
  const routines = await db
    .selectFrom('routines as r')
    .select(['r.id', 'r.code', 'r.name', 'r.type', 'r.categories', 'r.difficulty', 'r.duration_minutes'])
    .where('r.is_active', '=', true)
    .where('r.retired_at', 'is', null)
    .where(holdsNoDraft)
    .where(({ or, eb }) => or([eb('r.owner_id', 'is', null), eb('r.owner_id', '=', userId)]))
    .orderBy('r.id')
    .execute();
  const entries = await entriesByRoutine(db, userId);
  return routines.map((row) => ({
    id: row.id,
    code: row.code,
    name: row.name,
    type: routineTypeSchema.parse(row.type),
    categories: z.array(categorySchema).parse(row.categories),
    difficulty: difficultySchema.parse(row.difficulty),
    duration: row.duration_minutes,
    entries: entries.get(row.id) ?? [],
  }));
}

async function entriesByRoutine(db: Database, userId: string | null): Promise<Map<string, LibraryEntry[]>> {
  const rows = await db
    .selectFrom('routine_entries as e')
    .innerJoin('routines as r', 'r.id', 'e.routine_id')
    .innerJoin('exercises as x', 'x.id', 'e.exercise_id')
    .selectAll('e')
    .select(['x.code', 'x.name', 'x.tips', 'x.categories', 'x.difficulty', 'x.equipment', 'x.avoid_for'])
    .select(['x.caution_for', 'x.demands', 'x.places', 'x.muscle_groups'])
    .where('r.is_active', '=', true)
    .where('r.retired_at', 'is', null)
    .where(holdsNoDraft)
    .where(({ or, eb }) => or([eb('r.owner_id', 'is', null), eb('r.owner_id', '=', userId)]))
    .orderBy('e.routine_id')
    .orderBy('e.position')
    .execute();
  const entries = rows.map((row) => ({
    routineId: row.routine_id,
    entry: {
      exercise: {
        id: row.exercise_id,
        code: row.code,
        name: row.name,
        tips: row.tips,
        categories: z.array(categorySchema).parse(row.categories),
        difficulty: difficultySchema.parse(row.difficulty),
        equipment: row.equipment,
        avoidFor: z.array(bodyAreaSchema).parse(row.avoid_for),
        cautionFor: z.array(bodyAreaSchema).parse(row.caution_for),
        demands: z.array(demandSchema).parse(row.demands),
        places: z.array(placeSchema).parse(row.places),
        muscleGroups: z.array(muscleGroupSchema).parse(row.muscle_groups),
      },
      sets: row.sets,
      reps: row.reps,
      duration: row.duration_seconds,
      metres: row.metres,
      perSide: row.per_side,
      rest: row.rest_seconds,
      notes: row.notes,
    },
  }));
  const grouped = Map.groupBy(entries, ({ routineId }) => routineId);
  return new Map([...grouped].map(([routineId, list]) => [routineId, list.map(({ entry }) => entry)]));
}
