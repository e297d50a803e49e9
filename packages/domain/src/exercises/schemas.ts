import * as z from 'zod/mini';
import {
  bodyAreas,
  categories,
  demands,
  difficulties,
  filmTypes,
  loadTypes,
  materials,
  muscleGroups,
  places,
  safetyQuestions,
  strokes,
} from '#exercises/vocabulary.ts';
import { idSchema } from '#wire/endpoint.ts';

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

export const pictureSchema = z.object({
  _id: idSchema,
  /** What the picture shows; while it is empty only editors see the picture. */
  alt: z.string(),
  fileName: z.string(),
  /** Of the file that was sent. */
  sizeBytes: z.int(),
  width: z.int(),
  height: z.int(),
  /** The widths in which it is kept, narrowest first. */
  widths: z.array(z.int()),
});
export type Picture = z.infer<typeof pictureSchema>;

export const uploadedFilmSchema = z.object({
  _id: idSchema,
  fileName: z.string(),
  sizeBytes: z.int(),
  type: z.enum(filmTypes),
  seconds: z.number(),
  width: z.int(),
  height: z.int(),
});
export type UploadedFilm = z.infer<typeof uploadedFilmSchema>;
