import * as z from 'zod/mini';
import { routineTypeSchema } from '#routines/schemas.ts';
import { sessionTypeSchema } from '#sessions/schemas.ts';
import { endpointsOf, idSchema, localDateSchema } from '#wire/endpoint.ts';

const endpoint = endpointsOf({ tag: 'Sesiones' });

export const statsSchema = z.object({
  sessions: z.int(),
  /** `round(sessions / 30)`; no screen shows it. */
  sessionsPerDay: z.int(),
  sessionsPerWeek: z.number(),
  exercises: z.int(),
  exercisesPerSession: z.int(),
  minutes: z.int(),
  minutesPerSession: z.int(),
  trainedToday: z.boolean(),
  sessionsThisWeek: z.int(),
  /** The plan's days are compared with them. */
  finishedThisWeek: z.array(
    z.object({
      localDate: localDateSchema,
      routineId: z.nullable(idSchema),
      type: sessionTypeSchema,
      /** The routine's, from which the session's name derives (docs/product.md#words-of-a-session). */
      routineType: z.optional(z.nullable(routineTypeSchema)),
      minutes: z.int(),
    }),
  ),
  /** Finished sessions of the last eight runs of seven days, the one that ends today last. */
  recentWeeks: z.array(z.int()),
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
      sessions: z.int(),
      minutes: z.int(),
      /** Σ RPE·minutes over the sessions with an RPE (Foster 2001); null when none has one. */
      load: z.nullable(z.number()),
      averageScore: z.nullable(z.number()),
    }),
  ),
});
