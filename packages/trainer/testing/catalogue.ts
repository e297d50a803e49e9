import { catalogue } from '@bandeja/catalogue/catalogue';
import type { CatalogueExercise } from '@bandeja/catalogue/types';
import type { PlannerExercise, PlannerRoutine } from '#schedule/types.ts';

// An id is the code behind «exercise-» or «routine-».

const toExercise = (exercise: CatalogueExercise): PlannerExercise => {
  const { code, categories, difficulty, equipment, avoidFor, cautionFor, demands, places, muscleGroups } = exercise;
  return {
    id: `exercise-${code}`,
    code,
    categories,
    difficulty,
    equipment,
    avoidFor,
    cautionFor,
    demands,
    places,
    muscleGroups,
  };
};

export const cards: readonly CatalogueExercise[] = catalogue.exercises;

export const exercises = new Map(cards.map((exercise) => [exercise.code, toExercise(exercise)]));

function exerciseByCode(code: string): PlannerExercise {
  const exercise = exercises.get(code);
  if (!exercise) throw new Error(`Unknown exercise: ${code}`);
  return exercise;
}

export const routines: PlannerRoutine[] = catalogue.routines.map((routine) => {
  const { code, name, type, categories, difficulty, duration, entries } = routine;
  return {
    id: `routine-${code}`,
    code,
    name,
    type,
    categories,
    difficulty,
    duration,
    entries: entries.map(({ exercise, sets, reps, duration: seconds = null, metres = null, perSide, rest }) => ({
      exercise: exerciseByCode(exercise),
      sets,
      reps,
      duration: seconds,
      metres,
      perSide,
      rest,
    })),
  };
});

export function routineByCode(code: string): PlannerRoutine {
  const routine = routines.find((candidate) => candidate.code === code);
  if (!routine) throw new Error(`Unknown routine: ${code}`);
  return routine;
}
