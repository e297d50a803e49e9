import * as z from 'zod/mini';
import { categorySchema, difficultySchema, loadTypeSchema, muscleGroupSchema } from '#exercises/vocabulary.ts';
import { routineTypeSchema } from '#routines/vocabulary.ts';
import { endpoint, idParams, idSchema } from '#wire/endpoint.ts';

/** A routine as lists show it: no entries, no steps. Duration in minutes. */
export const routineSummarySchema = z.object({
  _id: idSchema,
  code: z.nullable(z.string()),
  name: z.string(),
  description: z.string(),
  type: routineTypeSchema,
  categories: z.array(categorySchema),
  difficulty: difficultySchema,
  duration: z.int(),
  isActive: z.boolean(),
  isFavorite: z.boolean(),
  objectives: z.array(z.string()),
  equipment: z.array(z.string()),
  exerciseCount: z.int(),
  createdBy: z.object({ name: z.string() }),
  /** True for the player's own routines (what the AI made for them). */
  isOwn: z.boolean(),
});
export type RoutineSummary = z.infer<typeof routineSummarySchema>;

/** One line of a routine with its exercise: `duration` and `rest` in seconds. */
export const routineEntrySchema = z.object({
  exercise: z.object({
    _id: idSchema,
    code: z.nullable(z.string()),
    name: z.string(),
    description: z.string(),
    steps: z.array(z.string()),
    videoUrl: z.nullable(z.string()),
    loadType: loadTypeSchema,
    categories: z.array(categorySchema),
    muscleGroups: z.array(muscleGroupSchema),
    equipment: z.array(z.string()),
  }),
  sets: z.int(),
  reps: z.int(),
  duration: z.nullable(z.int()),
  metres: z.nullable(z.int()),
  perSide: z.boolean(),
  rest: z.int(),
  notes: z.string(),
});

export const routineSchema = z.extend(routineSummarySchema, { exercises: z.array(routineEntrySchema) });
export type Routine = z.infer<typeof routineSchema>;

export const listRoutines = endpoint({
  method: 'GET',
  path: '/routines',
  access: 'player',
  tag: 'Rutinas',
  summary: "The active library and the player's own; admins also see inactive ones",
  answer: z.array(routineSummarySchema),
  errors: ['auth.required'],
});

export const getRoutine = endpoint({
  method: 'GET',
  path: '/routines/:id',
  access: 'player',
  tag: 'Rutinas',
  summary: 'One routine with its exercises',
  params: idParams,
  answer: routineSchema,
  errors: ['auth.required', 'routine.not_found'],
});
