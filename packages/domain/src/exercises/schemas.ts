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
import * as unit from '#wire/units.ts';

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
/** `perSide`: once for each side. */
export const doseSchema = z.object({
  sets: unit.sets().check(z.minimum(1), z.maximum(20)),
  reps: z.int().check(z.minimum(1), z.maximum(500), z.describe('Repetitions; 1 where the work is timed or measured.')),
  seconds: z.optional(z.int().check(z.minimum(1), z.maximum(7200), z.describe('Seconds of work.'))),
  metres: z.optional(unit.metres().check(z.minimum(1), z.maximum(5000))),
  perSide: z.boolean(),
  rest: unit.rest().check(z.minimum(0), z.maximum(900)),
});
export type Dose = z.infer<typeof doseSchema>;

export const pictureSchema = z.object({
  _id: idSchema,
  /** What the picture shows; while it is empty only editors see the picture. */
  alt: z.string(),
  fileName: z.string(),
  /** Of the file that was sent. */
  sizeBytes: unit.bytes(),
  width: unit.pixels(),
  height: unit.pixels(),
  /** The widths in which it is kept, narrowest first. */
  widths: z.array(unit.pixels()),
});
export type Picture = z.infer<typeof pictureSchema>;

export const uploadedFilmSchema = z.object({
  _id: idSchema,
  fileName: z.string(),
  sizeBytes: unit.bytes(),
  type: z.enum(filmTypes),
  seconds: z.number().check(z.describe('Seconds.')),
  width: unit.pixels(),
  height: unit.pixels(),
});
export type UploadedFilm = z.infer<typeof uploadedFilmSchema>;
