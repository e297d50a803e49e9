import * as z from 'zod/mini';
import { loadTypeSchema } from '#exercises/schemas.ts';
import { importMessages } from '#imports/messages.ts';
import { importSources, isOneDay } from '#imports/vocabulary.ts';
import { matchSchema } from '#matches/schemas.ts';
import { pulseSeriesSchema } from '#pulse/schemas.ts';
import { sessionTypeSchema } from '#sessions/schemas.ts';
import { doneDaySchema, doneInstantSchema } from '#wire/dates.ts';
import { idSchema } from '#wire/endpoint.ts';
import { asLine } from '#wire/line.ts';
import * as unit from '#wire/units.ts';

export const importSourceSchema = z.enum(importSources);
const ballsSchema = z.int().check(z.minimum(0), z.maximum(1000));
const importedSetSchema = z.object({
  reps: z.nullable(unit.reps().check(z.minimum(0), z.maximum(1000))),
  seconds: z.nullable(z.int().check(z.minimum(0), z.maximum(14_400), z.describe('Seconds of work.'))),
  metres: z.nullable(unit.metres().check(z.minimum(0), z.maximum(50_000))),
  weight: z.nullable(z.number().check(z.minimum(0), z.maximum(1000), z.describe('Kilograms of the load.'))),
  done: z.boolean(),
  inReserve: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(10), z.describe('Repetitions in reserve.')))),
  hits: z.optional(z.nullable(ballsSchema)).check(z.describe('Balls of a drill that were good.')),
  attempts: z.optional(z.nullable(ballsSchema)).check(z.describe('Balls of a drill that were played.')),
  /** Only in our own export: with gaps where others were removed. */
  position: z.optional(z.int().check(z.minimum(0), z.maximum(99), z.describe('Place within its exercise, from 0.'))),
});

const text = (maximum: number) => z.string().check(z.maxLength(maximum));
/** A name in a file may be of any app: it becomes one line instead of being refused. */
const nameOfFile = text(200).check(z.overwrite(asLine), z.minLength(1));
const texts = (maximum: number, most: number) => z.array(text(maximum)).check(z.maxLength(most));

const importedEntrySchema = z.object({
  name: nameOfFile,
  code: z.nullable(text(20)).check(z.describe('Stable name of an exercise of our catalogue, as `F01`.')),
  loadType: loadTypeSchema,
  notes: text(2000),
  sets: z.array(importedSetSchema).check(z.maxLength(100), z.describe('In their order.')),
  snapshot: z.optional(
    z.object({
      /** For an exercise without a code (created by an admin): used if that exercise exists. */
      exerciseId: z.optional(z.nullable(idSchema)),
      description: text(2000),
      steps: texts(500, 40),
      tags: texts(60, 20),
      videoUrl: z.nullable(text(500)),
      usesWeight: z.boolean(),
      sets: unit.sets().check(z.minimum(0), z.maximum(100)),
      reps: unit.reps().check(z.minimum(0), z.maximum(1000)),
      duration: z.nullable(z.int().check(z.minimum(0), z.maximum(14_400), z.describe('Seconds of work of each set.'))),
      metres: z.nullable(unit.metres().check(z.minimum(0), z.maximum(50_000))),
      perSide: z.boolean(),
      rest: unit.rest().check(z.minimum(0), z.maximum(3600)),
      routineNotes: text(2000),
      completed: z.boolean(),
    }),
  ),
});

const completedSchema = z.int().check(z.minimum(0), z.maximum(99), z.describe('Place of the exercise, from 0.'));
const heartRate = z.nullable(unit.beats().check(z.minimum(20), z.maximum(260)));

export const importedSessionSchema = z
  .object({
    /** Tells the session from every other of its source: the same file again adds nothing. */
    key: text(200).check(z.minLength(1)),
    name: nameOfFile,
    type: sessionTypeSchema,
    startTime: doneInstantSchema,
    /** From the source, if it has one; else from the player's zone. */
    localDate: z.optional(doneDaySchema),
    timeZone: z.optional(text(64)),
    duration: unit.seconds().check(z.minimum(0), z.maximum(86_400)),
    notes: text(2000),
    score: z.nullable(z.int().check(z.minimum(0), z.maximum(10), z.describe('Quality, 0–10; never the effort.'))),
    rpe: z.nullable(z.number().check(z.minimum(0), z.maximum(10), z.describe('Effort, 0–10; never the quality.'))),
    improvements: texts(120, 12),
    averageHeartRate: heartRate,
    maxHeartRate: heartRate,
    /** Only of our own export: the beats of each second. */
    pulse: z.optional(pulseSeriesSchema),
    distanceMetres: z.nullable(unit.metres().check(z.minimum(0), z.maximum(500_000))),
    match: z.optional(z.extend(matchSchema, { partner: z.string().check(z.overwrite(asLine), z.maxLength(40)) })),
    entries: z.array(importedEntrySchema).check(z.maxLength(100), z.describe('The exercises with their sets.')),
    original: z.optional(
      z.object({
        _id: idSchema,
        routineCode: z.nullable(text(20)),
        /** For a routine without a code: it counts where the library holds that very routine. */
        routineId: z.optional(z.nullable(idSchema)),
        currentExercise: z.optional(z.int().check(z.minimum(-1), z.maximum(99), z.describe('As of a session.'))),
        /** So that importing the first file again adds nothing. */
        importId: z.optional(z.nullable(idSchema)),
        importKey: z.optional(z.nullable(text(200))),
        description: text(4000),
        difficulty: text(40),
        objectives: texts(300, 20),
        equipment: texts(60, 40),
        plannedMinutes: unit.minutes().check(z.minimum(0), z.maximum(1440)),
        finishedAt: doneInstantSchema,
        completedExercises: z.array(completedSchema).check(z.maxLength(100)),
        source: text(20),
      }),
    ),
  })
  .check(z.refine(isOneDay, { path: ['localDate'], error: importMessages.otherDay }));
export type ImportedSession = z.infer<typeof importedSessionSchema>;
export type ImportedEntry = z.infer<typeof importedEntrySchema>;
export type ImportedSet = z.infer<typeof importedSetSchema>;
