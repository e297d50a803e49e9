import * as z from 'zod/mini';
import { setGamesSchema } from '#matches/schemas.ts';
import { endpointsOf, idSchema, localDateSchema } from '#wire/endpoint.ts';

const endpoint = endpointsOf({ tag: 'Progreso' });

const sumSchema = z.object({ sessions: z.int(), minutes: z.int() });

/** What got better in the week: the mark of an exercise, the minutes beside the week before, or weeks in a row. */
export const betterSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('mark'),
    name: z.string(),
    drawing: z.nullable(z.string()),
    /** kg (estimated one-repetition maximum), reps, s or m. */
    unit: z.string(),
    value: z.number(),
    before: z.number(),
  }),
  z.object({ kind: z.literal('minutes'), value: z.int(), before: z.int() }),
  z.object({ kind: z.literal('streak'), weeks: z.int() }),
]);
export type Better = z.infer<typeof betterSchema>;

export const recapSchema = z.object({
  monday: localDateSchema,
  /** Seven, Monday first. `planned` and `done` in minutes. */
  days: z.array(z.object({ date: localDateSchema, planned: z.int(), done: z.int() })),
  planned: sumSchema,
  done: sumSchema,
  better: z.nullable(betterSchema),
  matches: z.array(
    z.object({
      _id: idSchema,
      localDate: localDateSchema,
      sets: z.array(setGamesSchema),
      partner: z.string(),
      won: z.nullable(z.boolean()),
    }),
  ),
  /** Null where nothing is planned. */
  next: z.nullable(
    z.extend(sumSchema, {
      monday: localDateSchema,
      aim: z.nullable(z.string()),
      reason: z.nullable(z.string()),
      /** Of the season; `week` counts from 1. */
      block: z.nullable(z.object({ name: z.string(), trains: z.string(), week: z.int(), weeks: z.int() })),
    }),
  ),
});
export type Recap = z.infer<typeof recapSchema>;

export const getRecap = endpoint('GET /recap', {
  summary: 'The week on its Sunday, the one before on other days: what was done against what was planned',
  response: recapSchema,
});

export const stopRecapMail = endpoint('POST /recap/stop', {
  access: 'public',
  summary: 'Ends the weekly mail of a mail’s link; repeating it changes nothing',
  query: z.object({ token: z.string().check(z.maxLength(100)) }),
  response: null,
  errors: ['mail.link_invalid'],
  // mail providers post the one-click of many readers from few addresses
  ratePerMinute: 120,
});
