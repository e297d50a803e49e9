import * as z from 'zod/mini';
import { setGamesSchema } from '#matches/schemas.ts';
import { endpointsOf, idSchema, localDateSchema } from '#wire/endpoint.ts';
import * as unit from '#wire/units.ts';

const endpoint = endpointsOf({ tag: 'Progreso' });

const daySchema = z.object({ date: localDateSchema, planned: unit.minutes(), done: unit.minutes() });
const sumSchema = z.object({ sessions: unit.sessions(), minutes: unit.minutes() });

/** What got better in the week: the mark of an exercise, the minutes beside the week before, or weeks in a row. */
export const betterSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('mark'),
    name: z.string(),
    drawing: z.nullable(z.string()),
    /** kg (estimated one-repetition maximum), reps, s or m. */
    unit: z.string(),
    value: z.number().check(z.describe('The mark of the week, in its `unit`.')),
    before: z.number().check(z.describe('The best until then, in its `unit`.')),
  }),
  z.object({ kind: z.literal('minutes'), value: unit.minutes(), before: unit.minutes() }),
  z.object({ kind: z.literal('streak'), weeks: unit.weeks() }),
]);
export type Better = z.infer<typeof betterSchema>;

const nextSchema = z.extend(sumSchema, {
  monday: localDateSchema,
  aim: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /** Of the season. */
  block: z.nullable(z.object({ name: z.string(), trains: z.string(), week: unit.week(), weeks: unit.weeks() })),
});

export const recapSchema = z.object({
  monday: localDateSchema,
  days: z.array(daySchema).check(z.describe('Seven, Monday first.')),
  planned: sumSchema.check(z.describe('What was planned for the week.')),
  done: sumSchema.check(z.describe('What was done in it.')),
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
  next: z.nullable(nextSchema).check(z.describe('What the next week holds; null where nothing is planned.')),
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
