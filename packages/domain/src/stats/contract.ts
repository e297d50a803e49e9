import * as z from 'zod/mini';
import { routineTypeSchema } from '#routines/schemas.ts';
import { sessionTypeSchema } from '#sessions/schemas.ts';
import { endpointsOf, idSchema, localDateSchema } from '#wire/endpoint.ts';
import * as unit from '#wire/units.ts';

const endpoint = endpointsOf({ tag: 'Sesiones' });

const finishedSchema = z.object({
  localDate: localDateSchema,
  routineId: z.nullable(idSchema),
  type: sessionTypeSchema,
  /** The routine's, from which the session's name derives (docs/product.md#words-of-a-session). */
  routineType: z.optional(z.nullable(routineTypeSchema)),
  minutes: unit.minutes(),
});

export const statsSchema = z.object({
  sessions: unit.sessions(),
  /** No screen shows it. */
  sessionsPerDay: z.int().check(z.describe('Average over 30 days, rounded.')),
  sessionsPerWeek: z.number().check(z.describe('Average over the last 30 days, one decimal.')),
  exercises: unit.exercises(),
  exercisesPerSession: z.int().check(z.describe('Average, rounded.')),
  minutes: unit.minutes(),
  minutesPerSession: z.int().check(z.describe('Average, rounded.')),
  trainedToday: z.boolean(),
  sessionsThisWeek: z.int().check(z.describe('Finished sessions of the calendar week.')),
  /** The plan's days are compared with them. */
  finishedThisWeek: z.array(finishedSchema).check(z.describe('Finished sessions of the calendar week.')),
  /** Of the last eight runs of seven days, the one that ends today last. */
  recentWeeks: z.array(z.int().check(z.describe('Finished sessions of seven days; the last seven end today.'))),
});
export type Stats = z.infer<typeof statsSchema>;
export type FinishedThisWeek = Stats['finishedThisWeek'][number];

export const getStats = endpoint('GET /training-sessions/stats', {
  summary: 'Totals and averages over the finished sessions',
  response: statsSchema,
});

export const getPerformance = endpoint('GET /training-sessions/performance', {
  summary:
    'Weeks, oldest first: sessions, minutes, session-RPE load (AU) and average score; the last four, with advanced analysis all since the first session',
  response: z.array(
    z.object({
      weekStart: localDateSchema,
      sessions: unit.sessions(),
      minutes: unit.minutes(),
      /** Σ RPE·minutes over the sessions with an RPE (Foster 2001); null when none has one. */
      load: z.nullable(z.number().check(z.describe('Arbitrary units.'))),
      averageScore: z.nullable(z.number().check(z.describe('Quality, 0–10.'))),
    }),
  ),
});
