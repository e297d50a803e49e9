import * as z from 'zod/mini';
import { ratedStrokeSchema } from '#strokes/schemas.ts';
import { endpointsOf, localDateSchema } from '#wire/endpoint.ts';
import * as unit from '#wire/units.ts';

const levelSchema = z.int().check(z.minimum(1), z.maximum(5), z.describe('How well it is played, 1–5.'));

const ratingSchema = z.object({ stroke: ratedStrokeSchema, level: levelSchema, ratedOn: localDateSchema });

export const strokesSchema = z.object({
  ratings: z.array(ratingSchema).check(z.describe('By date.')),
  isDue: z.boolean(),
  /** What is played worst; null when none is rated 3 or less. */
  weakest: z.nullable(
    z.object({
      stroke: ratedStrokeSchema,
      level: levelSchema,
      drills: z.array(z.object({ code: unit.code(), name: z.string(), slug: z.string() })),
    }),
  ),
});
export type Strokes = z.infer<typeof strokesSchema>;

const endpoint = endpointsOf({ tag: 'Golpes', response: strokesSchema, ratePerMinute: 30 });

export const getStrokes = endpoint('GET /strokes', {
  summary: 'The player’s ratings of strokes, whether new ones are due, and the strokes of the next week',
});

export const rateStrokes = endpoint('PUT /strokes', {
  summary: 'Rates strokes from 1 to 5 today; those that are not sent stay, a second rating of a day replaces the first',
  body: z.object({ levels: z.partialRecord(ratedStrokeSchema, levelSchema).check(z.describe('1–5 of each stroke.')) }),
});

export const skipStrokes = endpoint('POST /strokes/skip', {
  summary: 'Postpones the reminder for a month',
});
