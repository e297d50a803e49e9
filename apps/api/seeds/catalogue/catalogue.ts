import { cardioExercises } from './exercises/cardio.ts';
import { flexibilityExercises } from './exercises/flexibility.ts';
import { functionalExercises } from './exercises/functional.ts';
import { mentalExercises } from './exercises/mental.ts';
import { plyometricsExercises } from './exercises/plyometrics.ts';
import { powerExercises } from './exercises/power.ts';
import { strengthExercises } from './exercises/strength.ts';
import { tacticsExercises } from './exercises/tactics.ts';
import { techniqueExercises } from './exercises/technique.ts';
import { seedRoutines } from './routines.ts';
import type { SeedExercise, SeedRoutine } from './types.ts';

/** The product's own exercises and routines (docs/training.md#catalogue-columns), seeded by their stable `code`. */
export const catalogue: { exercises: SeedExercise[]; routines: SeedRoutine[] } = {
  exercises: [
    ...strengthExercises,
    ...powerExercises,
    ...plyometricsExercises,
    ...cardioExercises,
    ...flexibilityExercises,
    ...functionalExercises,
    ...techniqueExercises,
    ...tacticsExercises,
    ...mentalExercises,
  ],
  routines: seedRoutines,
};
