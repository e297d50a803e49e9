import { addDays, localDateIn } from '@bandeja/domain/calendar/dates';
import { withMoreGames } from '@bandeja/domain/matches/rules';
import type { Match, SetGames } from '@bandeja/domain/matches/schemas';
import { courtSides, type Team } from '@bandeja/domain/matches/vocabulary';
import type { Calls } from '@bandeja/domain/wire/calls';
import type { BodyInput } from '@bandeja/domain/wire/endpoint';
import * as z from 'zod/mini';
import { readStored, writeStored } from '#lib/device-storage.ts';
import { timeZone } from '#lib/time-zone.ts';

export type MatchDraft = Match & { date: string; minutes: number; rpe: number | null };

export type MatchStart = Partial<MatchDraft> & {
  startTime?: string;
};

const noSet: SetGames = { us: 0, them: 0 };

const memorySchema = z.object({
  partners: z.array(z.string()),
  side: z.nullable(z.enum(courtSides)),
});
type MatchMemory = z.infer<typeof memorySchema>;
const mostPartners = 8;

/** Names stay on the device. */
const keyOf = (userId: string) => `bandeja.match.${userId}.memory`;

export function readMemory(userId: string): MatchMemory {
  try {
    return memorySchema.parse(JSON.parse(readStored(keyOf(userId)) ?? ''));
  } catch {
    return { partners: [], side: null };
  }
}

export function remember(userId: string, { partner, side }: Pick<Match, 'partner' | 'side'>): void {
  const { partners, side: lastSide } = readMemory(userId);
  const named = partner.trim();
  const list = named === '' ? partners : [named, ...partners.filter((each) => each !== named)];
  writeStored(keyOf(userId), JSON.stringify({ partners: list.slice(0, mostPartners), side: side ?? lastSide }));
}

export const todayIs = (now: Date) => localDateIn(timeZone, now);
export const yesterdayIs = (now: Date) => addDays(todayIs(now), -1);

export function newDraft(start: MatchStart, memory: MatchMemory, now: Date): MatchDraft {
  const { startTime: _, sets = [], ...given } = start;
  return {
    date: todayIs(now),
    minutes: 90,
    rpe: null,
    side: memory.side,
    partner: memory.partners[0] ?? '',
    tags: [],
    ...given,
    sets: [...sets, ...Array.from({ length: Math.max(0, 2 - sets.length) }, () => noSet)],
  };
}

/** The sets after a step of one of their figures; the first «+» of an empty set writes 6–4. */
export function withGames(sets: readonly SetGames[], index: number, team: Team, games: number): SetGames[] {
  return sets.map((set, each) => {
    if (each !== index) return set;
    return games > set[team] ? withMoreGames(set, team) : { ...set, [team]: games };
  });
}

/** The request's body. The hour of a match on another day is unknown: noon is on that day in every zone nearby. */
export function bodyOf(
  id: string,
  draft: MatchDraft,
  startTime: string | undefined,
  now: Date,
): BodyInput<Calls['POST /matches']> {
  const { date, sets, ...rest } = draft;
  return {
    ...rest,
    _id: id,
    startTime: startTime && localDateIn(timeZone, new Date(startTime)) === date ? startTime : startOf(draft, now),
    sets: sets.filter(({ us, them }) => us + them > 0),
  };
}

function startOf({ date, minutes }: MatchDraft, now: Date): string {
  if (date !== todayIs(now)) return new Date(`${date}T12:00:00`).toISOString();
  const midnight = new Date(`${date}T00:00:00`).getTime();
  return new Date(Math.max(midnight, now.getTime() - minutes * 60_000)).toISOString();
}
