import * as z from 'zod';
import { loadTypeSchema } from '#exercises/vocabulary.ts';
import { planDaySchema } from '#schedule/contract.ts';
import { sessionChangeSchema, setStateSchema } from '#sessions/changes.ts';
import { sessionMessages } from '#sessions/messages.ts';
import { sessionTypeSchema } from '#sessions/vocabulary.ts';
import { endpoint, idParams, idSchema, instantSchema, localDateSchema } from '#wire/endpoint.ts';

/** Duration of a session in seconds; the server caps it at now − startTime. */
const durationSchema = z.int().min(0).max(86_400);
const indexesSchema = z.array(z.int().min(0).max(99)).max(100);

/** The closing questions: score is quality 0–10, rpe is effort 0–10; never mixed. */
const closing = {
  score: z.int(sessionMessages.score).min(0, sessionMessages.score).max(10, sessionMessages.score).nullable(),
  rpe: z.number(sessionMessages.rpe).min(0, sessionMessages.rpe).max(10, sessionMessages.rpe).nullable(),
  improvements: z.array(z.string().trim().min(1).max(120)).max(12),
  notes: z.string().max(2000, sessionMessages.notesLong),
};

const summaryExerciseSchema = z.object({
  name: z.string(),
  sets: z.int(),
  reps: z.int(),
  duration: z.int().nullable(),
  metres: z.int().nullable(),
  perSide: z.boolean(),
  weight: z.number().nullable(),
  tags: z.array(z.string()),
});

/** A session as lists show it. `duration` in seconds; `date` and `startTime` are instants, `localDate` the player's day. */
export const sessionSummarySchema = z.object({
  _id: idSchema,
  routineId: idSchema.nullable(),
  name: z.string(),
  type: sessionTypeSchema,
  date: z.iso.datetime(),
  localDate: localDateSchema,
  startTime: z.iso.datetime(),
  duration: z.int(),
  completedExercises: z.array(z.int()),
  exerciseCount: z.int(),
  isFinished: z.boolean(),
  score: closing.score,
  rpe: closing.rpe,
  improvements: z.array(z.string()),
  notes: z.string(),
  exercises: z.array(summaryExerciseSchema),
});
export type SessionSummary = z.infer<typeof sessionSummarySchema>;

export const setRowSchema = setStateSchema.omit({ removed: true }).extend({ _id: idSchema });
export type SetRow = z.infer<typeof setRowSchema>;

/** One exercise of a session: what was to be done (a snapshot) and what was done (its set rows). */
export const sessionEntrySchema = summaryExerciseSchema.extend({
  _id: idSchema,
  exerciseId: idSchema.nullable(),
  description: z.string(),
  videoUrl: z.string().nullable(),
  steps: z.array(z.string()),
  /** The routine's note for this exercise. */
  notes: z.string(),
  /** The player's own note. */
  playerNote: z.string(),
  loadType: loadTypeSchema,
  usesWeight: z.boolean(),
  rest: z.int(),
  completed: z.boolean(),
  setRows: z.array(setRowSchema),
});
export type SessionEntry = z.infer<typeof sessionEntrySchema>;

export const sessionSchema = sessionSummarySchema.extend({
  description: z.string(),
  difficulty: z.string(),
  objectives: z.array(z.string()),
  equipment: z.array(z.string()),
  /** Minutes the routine was planned for. */
  plannedMinutes: z.int(),
  timeZone: z.string(),
  finishedAt: z.iso.datetime().nullable(),
  /** Index of the exercise the player is at; −1 is the overview. */
  currentExercise: z.int(),
  /** Token of the public page `/s/{token}`, null while it is not shared. */
  shareToken: z.string().nullable(),
  exercises: z.array(sessionEntrySchema),
});
export type Session = z.infer<typeof sessionSchema>;

const listQuery = z.object({
  isFinished: z.stringbool().optional(),
  limit: z.coerce.number().int().min(1).max(200).default(100),
  /** The `_id` after which the page begins (as the `Link` header names it). */
  before: idSchema.optional(),
});

export const listPast = endpoint({
  method: 'GET',
  path: '/training-sessions/past',
  access: 'player',
  tag: 'Sesiones',
  summary: 'Sessions of the player, newest first; pages with limit and before (Link header)',
  query: listQuery,
  answer: z.array(sessionSummarySchema),
  errors: ['request.invalid', 'auth.required'],
});

export const nextSession = endpoint({
  method: 'GET',
  path: '/training-sessions/next',
  access: 'player',
  tag: 'Sesiones',
  summary: 'What comes next: the open session to continue, and today’s planned day',
  answer: z.object({
    open: sessionSummarySchema.nullable(),
    today: planDaySchema.nullable(),
  }),
  errors: ['auth.required'],
});

export const startSession = endpoint({
  method: 'POST',
  path: '/training-sessions',
  access: 'player',
  tag: 'Sesiones',
  summary: 'Starts a session from a routine; repeats with the same _id or Idempotency-Key answer the same session',
  body: z.object({
    /** A UUIDv7 made by the client, so that a session can begin offline. */
    _id: idSchema.optional(),
    routineId: idSchema,
    type: sessionTypeSchema,
    date: instantSchema.optional(),
    startTime: instantSchema.optional(),
    duration: durationSchema.optional(),
    completedExercises: indexesSchema.optional(),
  }),
  answer: sessionSchema.extend({ session: z.object({ _id: idSchema }) }),
  status: 201,
  errors: [
    'request.invalid',
    'auth.required',
    'routine.not_found',
    'session.open_exists',
    'session.id_taken',
    'idempotency.mismatch',
  ],
});

export const getSession = endpoint({
  method: 'GET',
  path: '/training-sessions/:id',
  access: 'player',
  tag: 'Sesiones',
  summary: 'One session with its exercises and set rows',
  params: idParams,
  answer: sessionSchema,
  errors: ['auth.required', 'session.not_found'],
});

const progressAnswer = sessionSummarySchema.omit({ exercises: true }).extend({
  currentExercise: z.int(),
  finishedAt: z.iso.datetime().nullable(),
});
export type SessionProgress = z.infer<typeof progressAnswer>;

const progressBody = z
  .object({
    changes: z.array(sessionChangeSchema).max(500),
    completedExercises: indexesSchema,
    duration: durationSchema,
    ...closing,
  })
  .partial();
export type ProgressBody = z.infer<typeof progressBody>;

export const putSession = endpoint({
  method: 'PUT',
  path: '/training-sessions/:id',
  access: 'player',
  tag: 'Sesiones',
  summary: 'Saves progress: changes are applied once each; also the closing answers, for 14 days',
  params: idParams,
  body: progressBody,
  answer: progressAnswer,
  errors: ['request.invalid', 'auth.required', 'session.not_found', 'session.locked'],
});

export const completeSession = endpoint({
  method: 'PUT',
  path: '/training-sessions/:id/complete',
  access: 'player',
  tag: 'Sesiones',
  summary: 'Finishes the session; repeating it changes nothing',
  params: idParams,
  body: progressBody,
  answer: progressAnswer,
  errors: ['request.invalid', 'auth.required', 'session.not_found', 'idempotency.mismatch'],
});

export const completeExercise = endpoint({
  method: 'POST',
  path: '/training-sessions/:id/complete-exercise',
  access: 'player',
  tag: 'Sesiones',
  summary: 'Marks one exercise complete by its index',
  params: idParams,
  body: z.object({ exerciseIndex: z.int().min(0).max(99) }),
  answer: progressAnswer,
  errors: ['request.invalid', 'auth.required', 'session.not_found', 'session.locked'],
});

export const discardSession = endpoint({
  method: 'DELETE',
  path: '/training-sessions/:id',
  access: 'player',
  tag: 'Sesiones',
  summary: 'Discards a session that is not finished',
  params: idParams,
  answer: null,
  errors: ['auth.required', 'session.not_found', 'session.finished'],
});

export const shareSession = endpoint({
  method: 'POST',
  path: '/training-sessions/:id/share',
  access: 'player',
  tag: 'Sesiones',
  summary: 'Opens the public page of a finished session; repeating it answers the same token',
  params: idParams,
  answer: z.object({ token: z.string() }),
  errors: ['auth.required', 'session.not_found', 'session.unfinished'],
});

export const unshareSession = endpoint({
  method: 'DELETE',
  path: '/training-sessions/:id/share',
  access: 'player',
  tag: 'Sesiones',
  summary: 'Closes the public page of a session',
  params: idParams,
  answer: null,
  errors: ['auth.required', 'session.not_found'],
});

export const getShared = endpoint({
  method: 'GET',
  path: '/shared-sessions/:token',
  access: 'public',
  tag: 'Sesiones',
  summary: 'What a shared session shows: type, minutes, routine name, no more',
  params: z.object({ token: z.string().regex(/^[A-Za-z0-9_-]{22}$/) }),
  answer: z.object({ type: sessionTypeSchema, minutes: z.int(), routineName: z.string() }),
  errors: ['share.not_found'],
});
