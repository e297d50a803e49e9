import * as z from 'zod/mini';
import { diets, jobs, kitPlaces, partsOfDay, playedSides } from '#coach/vocabulary.ts';
import { materialSchema } from '#exercises/schemas.ts';
import { courtSides } from '#matches/vocabulary.ts';
import { dominantHandSchema } from '#profile/contract.ts';
import { weekdaySchema } from '#schedule/schemas.ts';
import { plannedDaySchema } from '#wire/dates.ts';
import { lineSchema } from '#wire/line.ts';
import * as unit from '#wire/units.ts';

/** Of a fact that is no date: what a player says of themselves is short. */
const wordsSchema = lineSchema().check(z.minLength(1), z.maxLength(80));
const weekdaysSchema = z.array(weekdaySchema).check(z.minLength(1), z.maxLength(7));
/** What a player told the trainer about themselves. `feminine`: as they said it. */
export const factSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('name'), name: wordsSchema }),
  z.object({ kind: z.literal('side'), side: z.enum(playedSides) }),
  z.object({ kind: z.literal('hand'), hand: dominantHandSchema, feminine: z.boolean() }),
  z.object({
    kind: z.literal('partner'),
    name: z.nullable(wordsSchema),
    hand: z.nullable(dominantHandSchema),
    side: z.nullable(z.enum(courtSides)),
    feminine: z.boolean(),
  }),
  z.object({
    kind: z.literal('category'),
    category: z.int().check(z.minimum(1), z.maximum(8), z.describe('1 is the best.')),
  }),
  z.object({
    kind: z.literal('playtomic'),
    level: z.number().check(z.minimum(0), z.maximum(7), z.describe('0–7, as Playtomic.')),
  }),
  z.object({ kind: z.literal('club'), name: wordsSchema }),
  z.object({ kind: z.literal('racket'), name: wordsSchema }),
  z.object({ kind: z.literal('goal'), goal: wordsSchema }),
  /** `at` is a time as said, «7:30», of which only `part` tells the half of the day. */
  z.object({
    kind: z.literal('hour'),
    at: z.nullable(z.string().check(z.maxLength(5))),
    part: z.nullable(z.enum(partsOfDay)),
  }),
  z.object({ kind: z.literal('days'), weekdays: weekdaysSchema }),
  /** Weekdays on which the player never trains, and why. */
  z.object({ kind: z.literal('busy'), weekdays: weekdaysSchema, reason: z.nullable(wordsSchema) }),
  z.object({ kind: z.literal('tournament'), date: plannedDaySchema }),
  /** Without items: nothing at all. */
  z.object({ kind: z.literal('kit'), place: z.enum(kitPlaces), items: z.array(materialSchema) }),
  /** An exercise that is never wanted again, in the player's plural: «burpees». */
  z.object({ kind: z.literal('refused'), exercise: wordsSchema }),
  z.object({ kind: z.literal('job'), job: z.enum(jobs) }),
  z.object({ kind: z.literal('children'), count: unit.count().check(z.minimum(1), z.maximum(12)) }),
  z.object({ kind: z.literal('diet'), diet: z.enum(diets), feminine: z.boolean() }),
]);
export type Fact = z.infer<typeof factSchema>;
export type FactKind = Fact['kind'];
export type FactOf<K extends FactKind> = Extract<Fact, { kind: K }>;
