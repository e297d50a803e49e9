import * as z from 'zod/mini';
import { materialSchema } from '#exercises/vocabulary.ts';
import { courtSides } from '#matches/vocabulary.ts';
import { dominantHandSchema } from '#profile/contract.ts';
import { weekdaySchema } from '#schedule/vocabulary.ts';
import { plannedDaySchema } from '#wire/dates.ts';
import { lineSchema } from '#wire/line.ts';

export const chatReadings = [
  'hi',
  'thanks',
  'plan',
  'change',
  'newweek',
  'explain',
  'warm',
  'recover',
  'food',
  'progress',
  'racket',
  'price',
  'mental',
  'routine',
  'load',
  'injury',
  'app',
  'insult',
  'praise',
  'joke',
  'offtopic',
  'health',
] as const;
export type ChatReading = (typeof chatReadings)[number];

/** Of a fact that is no date: what a player says of themselves is short. */
const wordsSchema = lineSchema().check(z.minLength(1), z.maxLength(80));
const weekdaysSchema = z.array(weekdaySchema).check(z.minLength(1), z.maxLength(7));
const playedSides = [...courtSides, 'both'] as const;
export type PlayedSide = (typeof playedSides)[number];

export const diets = [
  'celiac',
  'gluten',
  'lactose',
  'milk',
  'nuts',
  'egg',
  'fish',
  'seafood',
  'soy',
  'fructose',
  'vegan',
  'vegetarian',
  'pescatarian',
] as const;
export type Diet = (typeof diets)[number];

export const jobs = ['shifts', 'nights', 'desk', 'standing', 'home', 'travels'] as const;
export type Job = (typeof jobs)[number];

export const partsOfDay = ['morning', 'noon', 'afternoon', 'night'] as const;
export type PartOfDay = (typeof partsOfDay)[number];

export const kitPlaces = ['home', 'trip'] as const;
export type KitPlace = (typeof kitPlaces)[number];

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
  z.object({ kind: z.literal('category'), category: z.int().check(z.minimum(1), z.maximum(8)) }),
  z.object({ kind: z.literal('playtomic'), level: z.number().check(z.minimum(0), z.maximum(7)) }),
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
  z.object({ kind: z.literal('children'), count: z.int().check(z.minimum(1), z.maximum(12)) }),
  z.object({ kind: z.literal('diet'), diet: z.enum(diets), feminine: z.boolean() }),
]);
export type Fact = z.infer<typeof factSchema>;
export type FactKind = Fact['kind'];
export type FactOf<K extends FactKind> = Extract<Fact, { kind: K }>;

/** Characters of the sentence a fact came from. */
export const factSentenceLength = 200;
