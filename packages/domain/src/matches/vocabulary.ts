import * as z from 'zod/mini';
import { lostPointsSchema } from '#matches/lost-points.ts';
import { matchMessages } from '#matches/messages.ts';
import { lineSchema } from '#wire/line.ts';

export const teams = ['us', 'them'] as const;
export type Team = (typeof teams)[number];

/** The side of the court a player covers: `drive` is the right one, `backhand` the left one. */
export const courtSides = ['drive', 'backhand'] as const;
export type CourtSide = (typeof courtSides)[number];

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

export const matchSchema = z.object({
  sets: z.array(setGamesSchema).check(z.maxLength(mostMatchSets)),
  side: z.nullable(z.enum(courtSides)),
  /** The partner's name as the player wrote it; empty where none was named. */
  partner: lineSchema().check(z.maxLength(40)),
  tags: z.array(z.enum(matchTags)).check(z.maxLength(mostMatchTags, matchMessages.tags)),
  /** Of a match counted on the score board; a client that does not know it sends none. */
  lost: z.optional(lostPointsSchema),
});
export type Match = z.infer<typeof matchSchema>;
