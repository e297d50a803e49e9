import * as z from 'zod/mini';
import { exerciseSchema } from '#exercises/contract.ts';
import { categorySchema, difficultySchema } from '#exercises/schemas.ts';
import { generatorMessages } from '#generator/messages.ts';
import { readChipsSchema, wishChipSchema } from '#generator/schemas.ts';
import { dangerAnswers } from '#profile/vocabulary.ts';
import { routineTypeSchema } from '#routines/schemas.ts';
import { endpointsOf, idSchema } from '#wire/endpoint.ts';
import * as unit from '#wire/units.ts';

const endpoint = endpointsOf({ tag: 'Entrenador' });

/** One line of a generated routine. */
const generatedEntrySchema = z.object({
  exercise: idSchema,
  name: z.string(),
  code: z.nullable(unit.code()),
  description: z.string(),
  sets: unit.sets(),
  reps: unit.reps(),
  duration: z.nullable(unit.work()),
  metres: z.nullable(unit.metres()),
  perSide: z.boolean(),
  rest: unit.rest(),
  notes: z.string(),
  part: z.enum(['warmUp', 'main', 'closing']),
  /** Why it is here, one short Spanish sentence. */
  reason: z.string(),
});

export const generatedRoutineSchema = z.object({
  _id: idSchema,
  name: z.string(),
  description: z.string(),
  type: routineTypeSchema,
  categories: z.array(categorySchema),
  difficulty: difficultySchema,
  duration: unit.minutes(),
  objectives: z.array(z.string()),
  exercises: z.array(generatedEntrySchema).check(z.describe('In the order of the session.')),
  chips: readChipsSchema,
  understood: z.array(z.string()),
  advice: z.array(z.string()),
});
export type GeneratedRoutine = z.infer<typeof generatedRoutineSchema>;

export const generatedExerciseSchema = z.extend(exerciseSchema, { category: categorySchema });
export type GeneratedExercise = z.infer<typeof generatedExerciseSchema>;

export const promptMaxLength = 2000;

export const generateRoutineBodySchema = z.object({
  prompt: z
    .string({ error: generatorMessages.promptRequired })
    .check(
      z.trim(),
      z.minLength(1, generatorMessages.promptRequired),
      z.maxLength(promptMaxLength, generatorMessages.promptLong),
    ),
  selectedExercises: z.optional(
    z.array(idSchema).check(z.minLength(1, generatorMessages.selectionRequired), z.maxLength(30)),
  ),
  /** They replace the text's reading. With `replaces` the routine is corrected: that counts against no limit. */
  chips: z.optional(z.array(wishChipSchema).check(z.maxLength(40))),
  /** The chips are complete; without it each replaces only what the text says of its kind. */
  isWhole: z.optional(z.boolean()),
  /** `none` also where no crisis was meant; it is never stored. */
  dangerAnswer: z.optional(z.enum(dangerAnswers)),
  /** A regeneration without it replaces the latest one. */
  replaces: z.optional(idSchema),
});

export const generateRoutine = endpoint('POST /routines/generate-with-ai', {
  summary: 'Creates and stores a routine from free text; with selectedExercises it replaces the earlier one',
  body: generateRoutineBodySchema,
  response: z.union([
    z.object({
      routine: generatedRoutineSchema,
      exercises: z.array(generatedExerciseSchema),
      /** Perhaps a crisis in the request: one soft sentence stands below the routine. */
      soft: z.optional(z.literal(true)),
    }),
    generatedRoutineSchema,
  ]),
  errors: [
    'plan.required',
    'plan.limit_reached',
    'routine.not_found',
    'generator.safety',
    'generator.danger_question',
    'generator.not_understood',
    'generator.busy',
  ],
  ratePerMinute: 20,
});
