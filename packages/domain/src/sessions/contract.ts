import * as z from 'zod/mini';
import { matchSchema } from '#matches/schemas.ts';
import { heardFields } from '#profile/schemas.ts';
import { routineTypeSchema } from '#routines/schemas.ts';
import { planDaySchema } from '#schedule/contract.ts';
import { refusedChangeSchema, sessionChangeSchema, setStateSchema } from '#sessions/changes.ts';
import { sessionMessages } from '#sessions/messages.ts';
import {
  answeredSchema,
  checkInSchema,
  exerciseOptionSchema,
  sessionEntrySchema,
  sessionTypeSchema,
  type setRowSchema,
  summaryExerciseSchema,
  todayShape,
} from '#sessions/schemas.ts';
import { mostNotes } from '#sessions/vocabulary.ts';
import { deviceInstantSchema, doneInstantSchema } from '#wire/dates.ts';
import { endpointsOf, idSchema, localDateSchema } from '#wire/endpoint.ts';
import { beforeSchema, limitOf } from '#wire/paging.ts';
import * as unit from '#wire/units.ts';

const endpoint = endpointsOf({ tag: 'Sesiones', notFound: 'session.not_found' });

/** The server caps it at now − startTime. */
const durationSchema = unit.seconds().check(z.minimum(0), z.maximum(86_400));
const indexSchema = z.int().check(z.minimum(0), z.maximum(99), z.describe('Place of the exercise, from 0.'));
const indexesSchema = z.array(indexSchema).check(z.maxLength(100));

const { score, rpe } = sessionMessages;
const scoreSchema = z.int(score).check(z.minimum(0, score), z.maximum(10, score));
const rpeSchema = z.number(rpe).check(z.minimum(0, rpe), z.maximum(10, rpe));

const closing = {
  score: z.nullable(scoreSchema).check(z.describe('Quality, 0–10; never the effort.')),
  rpe: z.nullable(rpeSchema).check(z.describe('Effort, 0–10 (CR-10); never the quality.')),
  improvements: z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(120))).check(z.maxLength(12)),
  notes: z.string().check(z.maxLength(mostNotes, sessionMessages.notesLong)),
};

export const sessionSummarySchema = z.object({
  _id: idSchema,
  routineId: z.nullable(idSchema),
  name: z.string(),
  type: sessionTypeSchema,
  /** The routine's, from which the session's name derives (docs/product.md#words-of-a-session). */
  routineType: z.optional(z.nullable(routineTypeSchema)),
  date: unit.instant(),
  localDate: localDateSchema,
  startTime: unit.instant(),
  duration: unit.seconds(),
  completedExercises: z.array(unit.exercise()),
  exerciseCount: unit.exercises(),
  isFinished: z.boolean(),
  score: closing.score,
  rpe: closing.rpe,
  improvements: z.array(z.string()),
  notes: z.string(),
  match: z.optional(matchSchema),
  exercises: z.array(summaryExerciseSchema),
});
export type SessionSummary = z.infer<typeof sessionSummarySchema>;
export type SetRow = z.infer<typeof setRowSchema>;
export type SessionEntry = z.infer<typeof sessionEntrySchema>;
export type ExerciseOption = z.infer<typeof exerciseOptionSchema>;

const currentExercise = unit
  .exercise()
  .check(z.describe('Place of the exercise in the session, from 0; -1 is the overview.'));

export const sessionSchema = z.extend(sessionSummarySchema, {
  description: z.string(),
  difficulty: z.string(),
  objectives: z.array(z.string()),
  equipment: z.array(z.string()),
  plannedMinutes: unit.minutes(),
  timeZone: z.string(),
  finishedAt: z.nullable(unit.instant()),
  /** Changes with every write; a correction sends the one it is based on. */
  updatedAt: unit.instant(),
  currentExercise,
  /** `live`, `match` and `manual` (logged afterwards), or `import:` with the file's origin. */
  source: z.string(),
  averageHeartRate: z.nullable(unit.beats()),
  maxHeartRate: z.nullable(unit.beats()),
  distanceMetres: z.nullable(unit.metres()),
  /** Whether `GET /training-sessions/:id/pulse` holds a recording; absent in what an earlier version left on a device. */
  hasPulse: z.optional(z.boolean()),
  shareToken: z.nullable(z.string()),
  exercises: z.array(sessionEntrySchema),
});
export type Session = z.infer<typeof sessionSchema>;

/** As a person reads them: everything but a match and racket or mental work is physical. */
export const sessionKinds = ['Físico', 'Técnico', 'Táctico', 'Mental', 'Partido'] as const;

const listQuery = z.object({
  isFinished: z.optional(z.stringbool()),
  limit: limitOf({ usual: 100, most: 200 }),
  before: beforeSchema,
  kind: z.optional(z.enum(sessionKinds)),
  /** Part of its name, its notes, or the partner's name. */
  text: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(60))),
  /** `YYYY-MM` */
  month: z.optional(z.string().check(z.regex(/^(19|20)\d{2}-(0[1-9]|1[0-2])$/))),
});

export const listPast = endpoint('GET /training-sessions/past', {
  summary: 'Sessions of the player, newest first; pages with limit and before (Link header)',
  query: listQuery,
  response: z.array(sessionSummarySchema),
});

export const nextSession = endpoint('GET /training-sessions/next', {
  summary: 'What comes next: the open session to continue, and today’s planned day',
  response: z.object({
    open: z.nullable(sessionSummarySchema),
    today: z.nullable(planDaySchema),
  }),
});

export type CheckIn = z.infer<typeof checkInSchema>;

const shortMinutesSchema = unit.minutes().check(z.minimum(1), z.maximum(600));

export const previewSession = endpoint('POST /training-sessions/preview', {
  summary: 'Previews a routine as adapted for today, with the changes and their reasons; stores nothing',
  body: z.object({
    routineId: idSchema,
    checkIn: answeredSchema,
    warmUp: z.boolean(),
    plannedMinutes: z.optional(shortMinutesSchema),
    areaWork: z._default(z.boolean(), false),
    ...todayShape,
  }),
  response: z.object({
    minutes: unit.minutes(),
    plannedMinutes: unit.minutes(),
    exerciseCount: unit.exercises(),
    changes: z.array(
      z.object({
        kind: z.enum(['swapped', 'fewer', 'dropped', 'added']),
        name: z.string(),
        /** «2 × 12», where it differs from the plan. */
        dose: z.nullable(z.string()),
        why: z.string(),
      }),
    ),
    advice: z.nullable(z.string()),
    /** False when resting is the advice. */
    mayStart: z.boolean(),
  }),
  errors: ['routine.not_found'],
});
export type SessionPreview = z.infer<typeof previewSession.response>;

export const startSession = endpoint('POST /training-sessions', {
  summary: 'Starts a session from a routine; repeats with the same _id or Idempotency-Key answer the same session',
  body: z.object({
    /** A UUIDv7 created by the client, so that a session can begin offline. */
    _id: z.optional(idSchema),
    routineId: idSchema,
    type: sessionTypeSchema,
    date: z.optional(deviceInstantSchema),
    startTime: z.optional(deviceInstantSchema),
    /** The device's clock while it sends: how far it is wrong is taken off `startTime`. */
    sentAt: z.optional(deviceInstantSchema),
    duration: z.optional(durationSchema),
    completedExercises: z.optional(indexesSchema),
    /** For this session alone; with the consent to discomforts, an area joins their list. */
    checkIn: z.optional(checkInSchema),
    warmUp: z.optional(z.boolean()),
    /** Of a session planned shorter than its routine: as many sets fewer (docs/training.md#tournaments). */
    plannedMinutes: z.optional(shortMinutesSchema),
    /** With the work for the player's own discomforts that is planned for today (docs/training.md#own-work). */
    areaWork: z.optional(z.boolean()),
    ...todayShape,
  }),
  response: z.extend(sessionSchema, { session: z.object({ _id: idSchema }) }),
  status: 201,
  errors: [
    'routine.not_found',
    'plan.limit_reached',
    'session.red_flag',
    'session.open_exists',
    'session.id_taken',
    'idempotency.mismatch',
  ],
});

const { minutes } = sessionMessages;
const minutesSchema = z.int(minutes).check(z.minimum(1, minutes), z.maximum(600, minutes), z.describe('Minutes.'));

export const addPastSession = endpoint('POST /training-sessions/past', {
  summary: 'Adds a session done without the app; the same _id again returns the same session',
  body: z.object({
    _id: idSchema,
    type: sessionTypeSchema,
    /** Null: only date, minutes and effort are known. With a routine it counts against the plan, as a start does. */
    routineId: z.nullable(idSchema),
    /** The routine's sets come as done; otherwise its exercises are done as a whole. */
    withSets: z.boolean(),
    startTime: doneInstantSchema,
    minutes: minutesSchema,
    rpe: closing.rpe,
  }),
  response: sessionSchema,
  status: 201,
  errors: ['routine.not_found', 'plan.limit_reached', 'session.id_taken'],
});

export const correctSession = endpoint('PUT /training-sessions/:id/correction', {
  summary: 'Corrects a finished session for 14 days; a session that has changed since `updatedAt` stays as it is',
  body: z.object({
    updatedAt: doneInstantSchema,
    startTime: z.optional(doneInstantSchema),
    minutes: z.optional(minutesSchema),
    rpe: z.optional(closing.rpe),
    match: z.optional(matchSchema),
    sets: z.optional(
      z.array(z.object({ entryId: idSchema, setId: idSchema, ...setStateSchema.shape })).check(z.maxLength(500)),
    ),
  }),
  response: sessionSchema,
  errors: ['session.unfinished', 'session.locked', 'session.changed'],
});

export const getSession = endpoint('GET /training-sessions/:id', {
  summary: 'One session with its exercises and set rows',
  response: sessionSchema,
});

const exerciseOptionsSchema = z.object({
  areas: z.array(z.string()),
  /** Something ails that was not understood: jumps, sprints and overhead work are left out. */
  doubt: z.nullable(z.string()),
  material: z.nullable(z.array(z.string())),
  options: z.array(exerciseOptionSchema),
});
export type ExerciseOptions = z.infer<typeof exerciseOptionsSchema>;

export const listExerciseOptions = endpoint('GET /training-sessions/:id/exercise-options', {
  summary: 'Exercises for an open session: to replace one of its own, else to add; recently used ones first',
  query: z.object({
    /** Without it the exercise is added. */
    instead: z.optional(idSchema),
    search: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  }),
  response: exerciseOptionsSchema,
});

export const listExercisePool = endpoint('GET /exercise-pool', {
  summary: 'All exercises up to the level of the player, for a device that swaps and adds them without a network',
  response: exerciseOptionsSchema,
});

const progressResponse = z.extend(z.omit(sessionSummarySchema, { exercises: true }), {
  currentExercise,
  finishedAt: z.nullable(unit.instant()),
  ...heardFields,
  refused: z.optional(z.array(refusedChangeSchema)),
});
export type SessionProgress = z.infer<typeof progressResponse>;

export const progressBodySchema = z.partial(
  z.object({
    changes: z.array(sessionChangeSchema).check(z.maxLength(500), z.describe('Each applied once, in any grouping.')),
    completedExercises: indexesSchema,
    duration: durationSchema,
    /** The device's clock while it sends, and when the player finished: both are read as one clock. */
    sentAt: deviceInstantSchema,
    finishedAt: deviceInstantSchema,
    ...closing,
  }),
);
export type ProgressBody = z.infer<typeof progressBodySchema>;

export const putSession = endpoint('PUT /training-sessions/:id', {
  summary: 'Saves progress: changes are applied once each; also the closing answers, for 14 days',
  body: progressBodySchema,
  response: progressResponse,
  errors: ['session.locked'],
});

export const completeSession = endpoint('PUT /training-sessions/:id/complete', {
  summary: 'Finishes the session; repeating it changes nothing',
  body: progressBodySchema,
  response: progressResponse,
  errors: ['session.locked', 'idempotency.mismatch'],
});

export const completeExercise = endpoint('POST /training-sessions/:id/complete-exercise', {
  summary: 'Marks one exercise complete by its index',
  body: z.object({ exerciseIndex: indexSchema }),
  response: progressResponse,
  errors: ['session.locked'],
});

export const discardSession = endpoint('DELETE /training-sessions/:id', {
  summary: 'Discards a session that is not finished',
  response: null,
  errors: ['session.finished'],
});

export const restoreSession = endpoint('POST /training-sessions/:id/restore', {
  summary: 'Takes a discard back, within two minutes; repeating it changes nothing',
  response: progressResponse,
  errors: ['session.open_exists', 'routine.not_found', 'plan.limit_reached'],
});

export const shareSession = endpoint('POST /training-sessions/:id/share', {
  summary: 'Opens the public page of a finished session; repeating it answers the same token',
  response: z.object({ token: z.string() }),
  errors: ['session.unfinished'],
});

export const unshareSession = endpoint('DELETE /training-sessions/:id/share', {
  summary: 'Closes the public page of a session',
  response: null,
});

export const getShared = endpoint('GET /shared-sessions/:token', {
  access: 'public',
  summary: 'The public part of a shared session: type, minutes and routine name',
  params: z.object({ token: z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/)) }),
  response: z.object({ type: sessionTypeSchema, minutes: unit.minutes(), routineName: z.string() }),
  errors: ['share.not_found'],
});
