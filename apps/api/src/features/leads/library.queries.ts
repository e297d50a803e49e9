import {
  bodyAreaSchema,
  categorySchema,
  demandSchema,
  difficultySchema,
  muscleGroupSchema,
  placeSchema,
} from '@bandeja/domain/exercises/vocabulary';
import { routineTypeSchema } from '@bandeja/domain/routines/vocabulary';
import type { QuizEntry, QuizRoutine } from '@bandeja/trainer/leads/quiz-plan';
import { z } from 'zod';
import type { Database } from '#kit/database/database.ts';

/** The active library, with what the trainer plans by and the words a plan on paper needs; one query. */
export async function libraryRoutines(db: Database): Promise<QuizRoutine[]> {
  const rows = await entriesOfLibrary(db).execute();
  const byRoutine = Map.groupBy(rows, (row) => row.routine_id);
  return [...byRoutine].map(([id, entries]) => {
    // a group has at least one row
    const [{ routine_code, routine_name, type, routine_categories, routine_difficulty, duration_minutes }] =
      entries as [Row, ...Row[]];
    return {
      id,
      code: routine_code,
      name: routine_name,
      type: routineTypeSchema.parse(type),
      categories: z.array(categorySchema).parse(routine_categories),
      difficulty: difficultySchema.parse(routine_difficulty),
      duration: duration_minutes,
      entries: entries.map(toEntry),
    };
  });
}

type Row = Awaited<ReturnType<ReturnType<typeof entriesOfLibrary>['execute']>>[number];

function entriesOfLibrary(db: Database) {
  return db
    .selectFrom('routines as r')
    .innerJoin('routine_entries as e', 'e.routine_id', 'r.id')
    .innerJoin('exercises as x', 'x.id', 'e.exercise_id')
    .select(['r.code as routine_code', 'r.name as routine_name', 'r.type', 'r.categories as routine_categories'])
    .select(['r.difficulty as routine_difficulty', 'r.duration_minutes'])
    .selectAll('e')
    .select(['x.code', 'x.name', 'x.tips', 'x.categories', 'x.difficulty', 'x.equipment', 'x.avoid_for'])
    .select(['x.caution_for', 'x.demands', 'x.places', 'x.muscle_groups'])
    .where('r.is_active', '=', true)
    .where('r.retired_at', 'is', null)
    .where('r.owner_id', 'is', null)
    .orderBy('r.id')
    .orderBy('e.position');
}

function toEntry(row: Row): QuizEntry {
  return {
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
  };
}
