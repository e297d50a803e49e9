import { cardioCards } from '#exercises/cardio.ts';
import { flexibilityCards } from '#exercises/flexibility.ts';
import { functionalCards } from '#exercises/functional.ts';
import { mentalCards } from '#exercises/mental.ts';
import { plyometricsCards } from '#exercises/plyometrics.ts';
import { powerCards } from '#exercises/power.ts';
import { strengthLowerCards } from '#exercises/strength-lower.ts';
import { strengthUpperCards } from '#exercises/strength-upper.ts';
import { tacticsCards } from '#exercises/tactics.ts';
import { techniqueCards } from '#exercises/technique.ts';
import { readExercises, readRoutines } from '#read-rows.ts';
import { routineCards } from '#routines.ts';
import { exerciseRows, routineRows } from '#rows.ts';
import type { CatalogueExercise, CatalogueRoutine, ExerciseCards } from '#types.ts';

export const exerciseCards: ExerciseCards = {
  ...strengthLowerCards,
  ...strengthUpperCards,
  ...powerCards,
  ...plyometricsCards,
  ...cardioCards,
  ...flexibilityCards,
  ...functionalCards,
  ...techniqueCards,
  ...tacticsCards,
  ...mentalCards,
};

function cardOf<T>(cards: Record<string, T>, code: string): T {
  const card = cards[code];
  if (card === undefined) throw new Error(`The catalogue has no words for ${code}`);
  return card;
}

export const catalogue: { exercises: CatalogueExercise[]; routines: CatalogueRoutine[] } = {
  exercises: readExercises(exerciseRows).map((row) => ({ ...row, ...cardOf(exerciseCards, row.code) })),
  routines: readRoutines(routineRows).map(({ objective, entries, ...row }) => {
    const { description, objectives, notes = {} } = cardOf(routineCards, row.code);
    return {
      ...row,
      description,
      objectives: [objective, ...objectives],
      entries: entries.map((entry, place) => ({ ...entry, ...(notes[place] ? { notes: notes[place] } : {}) })),
    };
  }),
};
