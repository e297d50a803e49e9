import { lostTagNames } from '#matches/messages.ts';
import type { GoldenPoints, LostPoints, Match, SetGames } from '#matches/schemas.ts';
import { fewestTagged, type LostTag, lostTags, mostMatchSets, type Team, taggedPoints } from '#matches/vocabulary.ts';
import { recordOf } from '#wire/records.ts';

/** Matches drawn one by one. */
export const recentMatches = 40;

export type MatchFormat = {
  /** At 40–40 one point decides the game; otherwise two points ahead do. */
  goldenPoint: boolean;
  /** The last set is a tie-break to ten points. */
  shortDecider: boolean;
  setsToWin: 1 | 2;
};

export const usualFormat: MatchFormat = { goldenPoint: true, shortDecider: false, setsToWin: 2 };

export type Score = {
  sets: SetGames[];
  games: SetGames;
  points: SetGames;
  /** `short`: to seven at 6–6; `long`: to ten in place of the last set. */
  tieBreak: 'short' | 'long' | null;
  server: Team;
  changesEnds: boolean;
  winner: Team | null;
};

const none: SetGames = { us: 0, them: 0 };
const otherTeam = (team: Team): Team => (team === 'us' ? 'them' : 'us');
const played = ({ us, them }: SetGames) => us + them;
const withOne = (count: SetGames, team: Team): SetGames => ({ ...count, [team]: count[team] + 1 });

/** The score after these points, in their order; points after the end of the match change nothing. */
export function scoreOf(points: readonly Team[], format: MatchFormat, firstServer: Team): Score {
  const start: Score = {
    sets: [],
    games: none,
    points: none,
    tieBreak: format.shortDecider && format.setsToWin === 1 ? 'long' : null,
    server: firstServer,
    changesEnds: false,
    winner: null,
  };
  return points.reduce((score, team) => (score.winner ? score : afterPoint(score, team, format)), start);
}

function afterPoint(score: Score, team: Team, format: MatchFormat): Score {
  const points = withOne(score.points, team);
  if (isGameOver(points, team, score.tieBreak, format)) return afterGame({ ...score, points }, team, format);
  if (score.tieBreak === null) return { ...score, points, changesEnds: false };
  // one serve, then two each; ends change every six points
  const server = played(points) % 2 === 1 ? otherTeam(score.server) : score.server;
  return { ...score, points, server, changesEnds: played(points) % 6 === 0 };
}

function isGameOver(points: SetGames, team: Team, tieBreak: Score['tieBreak'], { goldenPoint }: MatchFormat): boolean {
  const needed = { short: 7, long: 10 };
  const toWin = tieBreak ? needed[tieBreak] : 4;
  const lead = tieBreak === null && goldenPoint ? 1 : 2;
  return points[team] >= toWin && points[team] - points[otherTeam(team)] >= lead;
}

function afterGame(score: Score, team: Team, format: MatchFormat): Score {
  // a long tie-break replaces the set, and its points are the set's result
  const games = score.tieBreak === 'long' ? score.points : withOne(score.games, team);
  const server = nextServer(score);
  const isSetOver = score.tieBreak !== null || (games[team] >= 6 && games[team] - games[otherTeam(team)] >= 2);
  if (!isSetOver) {
    const tieBreak = games.us === 6 && games.them === 6 ? ('short' as const) : null;
    return { ...score, games, points: none, tieBreak, server, changesEnds: played(games) % 2 === 1 };
  }
  const sets = [...score.sets, games];
  const isWon = setsWon(sets)[team] === format.setsToWin;
  const isDecider = played(setsWon(sets)) === 2 * (format.setsToWin - 1);
  return {
    sets,
    games: none,
    points: none,
    tieBreak: !isWon && isDecider && format.shortDecider ? 'long' : null,
    server,
    changesEnds: played(games) % 2 === 1,
    winner: isWon ? team : null,
  };
}

/** Games are served in turn; after a tie-break the pair serves that received its first point. */
function nextServer({ tieBreak, server, points }: Score): Team {
  if (tieBreak === null) return otherTeam(server);
  // `server` served the last point, the nth; the first server serves points 1, 4, 5, 8, 9 …
  const last = played(points);
  const isOfFirst = last % 4 === 0 || last % 4 === 1;
  return isOfFirst ? otherTeam(server) : server;
}

export function setsWon(sets: readonly SetGames[]): SetGames {
  return {
    us: sets.filter(({ us, them }) => us > them).length,
    them: sets.filter(({ us, them }) => them > us).length,
  };
}

export function winnerOf({ sets }: Pick<Match, 'sets'>): Team | null {
  const { us, them } = setsWon(sets);
  if (us === them) return null;
  return us > them ? 'us' : 'them';
}

const pointNames = ['0', '15', '30', '40'];

/** Each pair's points in the running game by name: «15», «40», «V»; in a tie-break the number. */
export function calledPoints({ points, tieBreak }: Score): Record<Team, string> {
  if (tieBreak) return { us: `${points.us}`, them: `${points.them}` };
  const called = (ours: number, theirs: number) => (ours > 3 && ours > theirs ? 'V' : (pointNames[ours] ?? '40'));
  return { us: called(points.us, points.them), them: called(points.them, points.us) };
}

export type PointMark = 'golden' | 'deuce' | 'advantageUs' | 'advantageThem' | 'tieBreak' | null;

export function pointMark({ points: { us, them }, tieBreak, winner }: Score, { goldenPoint }: MatchFormat): PointMark {
  if (winner) return null;
  if (tieBreak) return 'tieBreak';
  if (us < 3 || them < 3) return null;
  if (us === them) return goldenPoint ? 'golden' : 'deuce';
  return us > them ? 'advantageUs' : 'advantageThem';
}

export function setsPlayed({ sets, games, points, tieBreak }: Score): SetGames[] {
  const running = tieBreak === 'long' ? points : games;
  return (played(running) > 0 ? [...sets, running] : sets).slice(0, mostMatchSets);
}

export function setsText(sets: readonly SetGames[]): string {
  return sets.map(({ us, them }) => `${us}-${them}`).join(' ');
}

/** A «+» on an empty set writes 6–4 for that pair: most sets are then one or two taps away (docs/product.md#matches). */
export function withMoreGames(set: SetGames, team: Team): SetGames {
  if (played(set) === 0) return { ...none, [team]: 6, [otherTeam(team)]: 4 };
  return { ...set, [team]: Math.min(30, set[team] + 1) };
}

export type LostCount = { tag: LostTag; points: number };

/** Who won each golden point, in the order of the points. */
export function goldenPoints(points: readonly Team[], format: MatchFormat, firstServer: Team): GoldenPoints {
  const golden = { won: 0, lost: 0 };
  let score = scoreOf([], format, firstServer);
  for (const team of points) {
    if (pointMark(score, format) === 'golden') golden[team === 'us' ? 'won' : 'lost'] += 1;
    if (score.winner === null) score = afterPoint(score, team, format);
  }
  return golden;
}

/** What cost most first, of equal counts in the order of the board. */
export function costs({ tags }: Pick<LostPoints, 'tags'>): LostCount[] {
  return lostTags.map((tag) => ({ tag, points: tags[tag] ?? 0 })).toSorted((a, b) => b.points - a.points);
}

/** What cost most; null below ten tagged points. */
export function costliest(lost: Pick<LostPoints, 'tags'> | undefined): LostCount | null {
  if (lost === undefined || taggedPoints(lost) < fewestTagged) return null;
  return costs(lost)[0] ?? null;
}

/** @param tagged the tag of each lost point, null where it has none */
export function lostPointsOf(tagged: readonly (LostTag | null)[]): LostPoints {
  const countOf = (tag: LostTag) => tagged.filter((each) => each === tag).length;
  const tags = Object.entries(recordOf(lostTags, countOf)).filter(([, points]) => points > 0);
  return { points: tagged.length, tags: Object.fromEntries(tags) };
}

const lostTagsByName = new Map<string, LostTag>(lostTags.map((tag) => [lostTagNames[tag], tag]));

/** «Globo 14, Red 7», what cost most first; empty where nothing was tagged. */
export function lostText(lost: LostPoints | undefined): string {
  if (lost === undefined) return '';
  return costs(lost)
    .filter(({ points }) => points > 0)
    .map(({ tag, points }) => `${lostTagNames[tag]} ${points}`)
    .join(', ');
}

/** Reads what {@link lostText} wrote; names it does not know are left out. */
export function lostOfText(points: number, text: string): LostPoints {
  const counts = text.split(', ').flatMap((each): [LostTag, number][] => {
    const [, name = '', count = ''] = /^(.+) (\d{1,3})$/.exec(each) ?? [];
    const tag = lostTagsByName.get(name);
    return tag === undefined ? [] : [[tag, Number(count)]];
  });
  return { points, tags: Object.fromEntries(counts) };
}
