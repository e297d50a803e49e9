import * as z from 'zod/mini';
import { matchMessages } from '#matches/messages.ts';
import {
  courtSides,
  lostTags,
  matchTags,
  mostGoldenPoints,
  mostMatchSets,
  mostMatchTags,
  mostPoints,
  rivalLevels,
  surfaces,
  taggedPoints,
} from '#matches/vocabulary.ts';
import { lineSchema } from '#wire/line.ts';

const gamesSchema = z
  .int(matchMessages.games)
  .check(z.minimum(0, matchMessages.games), z.maximum(30, matchMessages.games));

const us = gamesSchema.check(z.describe('Games of the player.'));
const them = gamesSchema.check(z.describe('Games of the opponents.'));

/** Games of one set. A set may be cut short (4-2), and a deciding tie-break counts its points (10-8). */
export const setGamesSchema = z
  .object({ us, them })
  .check(z.refine(({ us, them }) => us + them > 0, matchMessages.emptySet));
export type SetGames = z.infer<typeof setGamesSchema>;

export const lostTagSchema = z.enum(lostTags);
const count = z.int().check(z.minimum(0), z.maximum(mostPoints), z.describe('How many points were lost.'));
const tags = z.partialRecord(lostTagSchema, count).check(z.describe('Points lost by what cost them.'));

/** Points lost, and how many of them by tag: a point without a tag is among the lost ones alone. */
export const lostPointsSchema = z
  .object({ points: count, tags })
  .check(z.refine((lost) => taggedPoints(lost) <= lost.points));
export type LostPoints = z.infer<typeof lostPointsSchema>;

const golden = z
  .int(matchMessages.golden)
  .check(z.minimum(0, matchMessages.golden), z.maximum(mostGoldenPoints, matchMessages.golden))
  .check(z.describe('Points at 40–40.'));

/** Points at 40–40 that decided a game. */
export const goldenPointsSchema = z.object({ won: golden, lost: golden });
export type GoldenPoints = z.infer<typeof goldenPointsSchema>;

export const matchSchema = z.object({
  sets: z.array(setGamesSchema).check(z.maxLength(mostMatchSets)),
  side: z.nullable(z.enum(courtSides)),
  /** The partner's name as the player wrote it; empty where none was named. */
  partner: lineSchema().check(z.maxLength(40)),
  tags: z.array(z.enum(matchTags)).check(z.maxLength(mostMatchTags, matchMessages.tags)),
  /** Of a match counted on the score board; a client that does not know it sends none. */
  lost: z.optional(lostPointsSchema).check(z.describe('Points lost, by what cost them.')),
  /** Counted on the score board or told by hand; missing where nobody said. */
  golden: z.optional(goldenPointsSchema),
  rivals: z.optional(z.nullable(z.enum(rivalLevels))).check(z.describe('The level of the others.')),
  surface: z.optional(z.nullable(z.enum(surfaces))),
});
export type Match = z.infer<typeof matchSchema>;
