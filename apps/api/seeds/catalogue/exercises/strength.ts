import type { SeedExercise } from '../types.ts';
import { strengthLowerExercises } from './strength-lower.ts';
import { strengthUpperExercises } from './strength-upper.ts';

export const strengthExercises: SeedExercise[] = [...strengthLowerExercises, ...strengthUpperExercises];
