import * as z from 'zod/mini';
import {
  bodyAreas,
  categories,
  demands,
  difficulties,
  loadTypes,
  materials,
  muscleGroups,
  places,
  safetyQuestions,
  strokes,
} from '#exercises/vocabulary.ts';

export const categorySchema = z.enum(categories);
export const difficultySchema = z.enum(difficulties);
export const muscleGroupSchema = z.enum(muscleGroups);
export const loadTypeSchema = z.enum(loadTypes);
export const bodyAreaSchema = z.enum(bodyAreas);
export const demandSchema = z.enum(demands);
export const safetyQuestionSchema = z.enum(safetyQuestions);
export const placeSchema = z.enum(places);
export const strokeSchema = z.enum(strokes);
export const materialSchema = z.enum(materials);
/** `reps` stays 1 where the work is timed or measured. Seconds, metres; `perSide`: once for each side. */
export const doseSchema = z.object({
  sets: z.int().check(z.minimum(1), z.maximum(20)),
  reps: z.int().check(z.minimum(1), z.maximum(500)),
  seconds: z.optional(z.int().check(z.minimum(1), z.maximum(7200))),
  metres: z.optional(z.int().check(z.minimum(1), z.maximum(5000))),
  perSide: z.boolean(),
  rest: z.int().check(z.minimum(0), z.maximum(900)),
});
export type Dose = z.infer<typeof doseSchema>;
