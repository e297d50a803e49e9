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

export const importSourceSchema = z.enum(importSources);
const importedSetSchema = z.object({
  reps: z.nullable(z.int().check(z.minimum(0), z.maximum(1000))),
  seconds: z.nullable(z.int().check(z.minimum(0), z.maximum(14_400))),
  metres: z.nullable(z.int().check(z.minimum(0), z.maximum(50_000))),
  weight: z.nullable(z.number().check(z.minimum(0), z.maximum(1000))),
  done: z.boolean(),
  /** Repetitions in reserve. Only in our own export: the set's position, with gaps where others were removed. */
  inReserve: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(10)))),
  /** Balls of a drill. */
  hits: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(1000)))),
  attempts: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(1000)))),
  position: z.optional(z.int().check(z.minimum(0), z.maximum(99))),
});

const text = (maximum: number) => z.string().check(z.maxLength(maximum));
/** A name in a file may be of any app: it becomes one line instead of being refused. */
const nameOfFile = text(200).check(z.overwrite(asLine), z.minLength(1));
const texts = (maximum: number, most: number) => z.array(text(maximum)).check(z.maxLength(most));

/** `code` names an exercise of our catalogue. */
const importedEntrySchema = z.object({
  name: nameOfFile,
  code: z.nullable(text(20)),
  loadType: loadTypeSchema,
  notes: text(2000),
  sets: z.array(importedSetSchema).check(z.maxLength(100)),
  snapshot: z.optional(
    z.object({
      /** For an exercise without a code (created by an admin): used if that exercise exists. */
      exerciseId: z.optional(z.nullable(idSchema)),
      description: text(2000),
      steps: texts(500, 40),
      tags: texts(60, 20),
      videoUrl: z.nullable(text(500)),
      usesWeight: z.boolean(),
      sets: z.int().check(z.minimum(0), z.maximum(100)),
      reps: z.int().check(z.minimum(0), z.maximum(1000)),
      duration: z.nullable(z.int().check(z.minimum(0), z.maximum(14_400))),
      metres: z.nullable(z.int().check(z.minimum(0), z.maximum(50_000))),
      perSide: z.boolean(),
      rest: z.int().check(z.minimum(0), z.maximum(3600)),
      routineNotes: text(2000),
      completed: z.boolean(),
    }),
  ),
});

const heartRate = z.nullable(z.int().check(z.minimum(20), z.maximum(260)));

/** Seconds, metres, beats per minute. */
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
    duration: z.int().check(z.minimum(0), z.maximum(86_400)),
    notes: text(2000),
    score: z.nullable(z.int().check(z.minimum(0), z.maximum(10))),
    rpe: z.nullable(z.number().check(z.minimum(0), z.maximum(10))),
    improvements: texts(120, 12),
    averageHeartRate: heartRate,
    maxHeartRate: heartRate,
    /** Only of our own export: the beats of each second. */
    pulse: z.optional(pulseSeriesSchema),
    distanceMetres: z.nullable(z.int().check(z.minimum(0), z.maximum(500_000))),
    match: z.optional(z.extend(matchSchema, { partner: z.string().check(z.overwrite(asLine), z.maxLength(40)) })),
    entries: z.array(importedEntrySchema).check(z.maxLength(100)),
    original: z.optional(
      z.object({
        _id: idSchema,
        routineCode: z.nullable(text(20)),
        /** For a routine without a code: it counts where the library holds that very routine. */
        routineId: z.optional(z.nullable(idSchema)),
        currentExercise: z.optional(z.int().check(z.minimum(-1), z.maximum(99))),
        /** So that importing the first file again adds nothing. */
        importId: z.optional(z.nullable(idSchema)),
        importKey: z.optional(z.nullable(text(200))),
        description: text(4000),
        difficulty: text(40),
        objectives: texts(300, 20),
        equipment: texts(60, 40),
        plannedMinutes: z.int().check(z.minimum(0), z.maximum(1440)),
        finishedAt: doneInstantSchema,
        completedExercises: z.array(z.int().check(z.minimum(0), z.maximum(99))).check(z.maxLength(100)),
        source: text(20),
      }),
    ),
  })
  .check(z.refine(isOneDay, { path: ['localDate'], error: importMessages.otherDay }));
export type ImportedSession = z.infer<typeof importedSessionSchema>;
export type ImportedEntry = z.infer<typeof importedEntrySchema>;
export type ImportedSet = z.infer<typeof importedSetSchema>;
