import * as z from 'zod/mini';
import { matchMessages } from '#matches/messages.ts';
import { lineSchema } from '#wire/line.ts';

export const teams = ['us', 'them'] as const;
export type Team = (typeof teams)[number];

/** The side of the court a player covers: `drive` is the right one, `backhand` the left one. */
export const courtSides = ['drive', 'backhand'] as const;
export type CourtSide = (typeof courtSides)[number];

/** The other pair beside one's own level. */
export const rivalLevels = ['lower', 'equal', 'higher'] as const;

export const surfaces = ['turf', 'carpet', 'concrete'] as const;

export const matchTags = [
  'Buen globo',
  'Piernas',
  'Viento',
  'Buena volea',
  'Buena bandeja',
  'Buen remate',
  'Buen saque',
  'Buen resto',
  'Buena defensa',
  'Comunicación',
  'Paciencia',
  'Nervios',
  'Errores propios',
  'Cansancio',
  'Sol',
  'Pista rápida',
] as const;
export const mostMatchTags = 3;
export const mostMatchSets = 5;

const gamesSchema = z
  .int(matchMessages.games)
  .check(z.minimum(0, matchMessages.games), z.maximum(30, matchMessages.games));

/** Games of one set. A set may be cut short (4-2), and a deciding tie-break counts its points (10-8). */
export const setGamesSchema = z
  .object({ us: gamesSchema, them: gamesSchema })
  .check(z.refine(({ us, them }) => us + them > 0, matchMessages.emptySet));
export type SetGames = z.infer<typeof setGamesSchema>;

/** How a point was lost, as the player tags it on the score board. */
export const lostTags = ['net', 'glass', 'lob', 'return', 'unforced', 'winner'] as const;
export const lostTagSchema = z.enum(lostTags);
export type LostTag = z.infer<typeof lostTagSchema>;

/** No five sets hold more; a count beyond it is no match. */
const mostPoints = 600;
const count = z.int().check(z.minimum(0), z.maximum(mostPoints));

/** Points lost, and how many of them by tag: a point without a tag is among the lost ones alone. */
export const lostPointsSchema = z
  .object({ points: count, tags: z.partialRecord(lostTagSchema, count) })
  .check(z.refine((lost) => taggedPoints(lost) <= lost.points));
export type LostPoints = z.infer<typeof lostPointsSchema>;

export function taggedPoints({ tags }: Pick<LostPoints, 'tags'>): number {
  return lostTags.reduce((sum, tag) => sum + (tags[tag] ?? 0), 0);
}

/** With fewer, what cost most is not known. */
export const fewestTagged = 10;

/** By catalogue code, the nearest first: docs/training.md#lost-points. */
export const drillsOfLost: Record<LostTag, readonly string[]> = {
  net: ['T03', 'T13', 'T14', 'T02'],
  glass: ['T09', 'T10', 'T12', 'T13'],
  lob: ['T05', 'K01', 'T13', 'T09'],
  return: ['T02', 'T13', 'T14', 'T04'],
  unforced: ['T03', 'K02', 'T09', 'T13'],
  winner: ['K04', 'T13', 'T09', 'K01'],
};

/** Offered after a match. */
export const drillsOffered = 2;

/** Golden points of a match counted on the score board. */
export const goldenPointsSchema = z.object({ won: count, lost: count });
export type GoldenPoints = z.infer<typeof goldenPointsSchema>;

export const matchSchema = z.object({
  sets: z.array(setGamesSchema).check(z.maxLength(mostMatchSets)),
  side: z.nullable(z.enum(courtSides)),
  /** The partner's name as the player wrote it; empty where none was named. */
  partner: lineSchema().check(z.maxLength(40)),
  tags: z.array(z.enum(matchTags)).check(z.maxLength(mostMatchTags, matchMessages.tags)),
  /** Of a match counted on the score board; a client that does not know it sends none. */
  lost: z.optional(lostPointsSchema),
  golden: z.optional(goldenPointsSchema),
  rivals: z.optional(z.nullable(z.enum(rivalLevels))),
  surface: z.optional(z.nullable(z.enum(surfaces))),
});
export type Match = z.infer<typeof matchSchema>;
