import { describe, expect, it } from 'vitest';
import {
  calledPoints,
  goldenPoints,
  type MatchFormat,
  pointMark,
  scoreOf,
  setsPlayed,
  setsText,
  usualFormat,
  winnerOf,
  withMoreGames,
} from '#matches/rules.ts';
import { matchSchema } from '#matches/schemas.ts';
import type { Team } from '#matches/vocabulary.ts';

const advantage: MatchFormat = { ...usualFormat, goldenPoint: false };
const short: MatchFormat = { ...usualFormat, shortDecider: true };

function points(text: string): Team[] {
  const letters: Record<string, Team[]> = {
    u: ['us'],
    t: ['them'],
    U: ['us', 'us', 'us', 'us'],
    T: ['them', 'them', 'them', 'them'],
  };
  return [...text].flatMap((letter) => letters[letter] ?? []);
}
const after = (text: string, format = usualFormat) => scoreOf(points(text), format, 'us');
const sixSix = 'UTUTUTUTUTUT';

describe('a game', () => {
  it.each([
    ['', '0', '0', null],
    ['u', '15', '0', null],
    ['uut', '30', '15', null],
    ['uuu', '40', '0', null],
    ['uuuttt', '40', '40', 'golden'],
  ] as const)('with the golden point after «%s» stands %s–%s', (text, us, them, mark) => {
    const score = after(text);
    expect(calledPoints(score)).toEqual({ us, them });
    expect(pointMark(score, usualFormat)).toBe(mark);
  });

  it.each([
    ['uuuttt', '40', '40', 'deuce'],
    ['uuutttu', 'V', '40', 'advantageUs'],
    ['uuutttt', '40', 'V', 'advantageThem'],
    ['uuutttut', '40', '40', 'deuce'],
    ['uuutttuttt', '0', '0', null],
  ] as const)('with advantage after «%s» stands %s–%s', (text, us, them, mark) => {
    const score = after(text, advantage);
    expect(calledPoints(score)).toEqual({ us, them });
    expect(pointMark(score, advantage)).toBe(mark);
  });

  it('is decided by one point at 40–40 where the golden point counts', () => {
    expect(after('uuutttt').games).toEqual({ us: 0, them: 1 });
    expect(after('uuutttt', advantage).games).toEqual({ us: 0, them: 0 });
  });
});

it('counts who won each golden point', () => {
  expect(goldenPoints(points('uuutttu uuutttt U uuu'), usualFormat, 'us')).toEqual({ won: 1, lost: 1 });
  expect(goldenPoints(points('uuutttuu'), advantage, 'us')).toEqual({ won: 0, lost: 0 });
});

describe('a set', () => {
  it.each([
    ['UUUUUU', [{ us: 6, them: 0 }]],
    ['UUUUUTTTTTUU', [{ us: 7, them: 5 }]],
    ['TTTTTT', [{ us: 0, them: 6 }]],
    ['UUUUUTTTTTU', []],
    [sixSix, []],
    [`${sixSix}uuuuuuu`, [{ us: 7, them: 6 }]],
    [`${sixSix}uuuuuutttttt`, []],
    [`${sixSix}uuuuuuttttttuu`, [{ us: 7, them: 6 }]],
  ])('after «%s» the finished sets are as counted', (text, sets) => {
    expect(after(text).sets).toEqual(sets);
  });

  it('is a tie-break at six all, called by its points', () => {
    const score = after(`${sixSix}uuut`);
    expect(score.tieBreak).toBe('short');
    expect(calledPoints(score)).toEqual({ us: '3', them: '1' });
    expect(pointMark(score, usualFormat)).toBe('tieBreak');
  });
});

describe('serve and ends', () => {
  it('the serve goes round game by game', () => {
    expect(['', 'U', 'UT', 'UTU'].map((text) => after(text).server)).toEqual(['us', 'them', 'us', 'them']);
  });

  it('in a tie-break one point is served first, then two each', () => {
    const served = ['', 'u', 'ut', 'utu', 'utut', 'ututu', 'ututut'].map((text) => after(sixSix + text).server);
    expect(served).toEqual(['us', 'them', 'them', 'us', 'us', 'them', 'them']);
  });

  it.each([
    ['uuuuuuu', 'them'],
    ['uuuuuutu', 'them'],
    ['uuuuuuttttttuu', 'them'],
    ['uuuuuttttttt', 'them'],
  ])('after the tie-break «%s» the pair serves that received first', (text, server) => {
    expect(after(sixSix + text).server).toBe(server);
  });

  it('ends change after the odd games of a set, and every six points of a tie-break', () => {
    expect(['', 'u', 'U', 'UT', 'UTU'].map((text) => after(text).changesEnds)).toEqual([
      false,
      false,
      true,
      false,
      true,
    ]);
    expect(after(`${sixSix}ututu`).changesEnds).toBe(false);
    expect(after(`${sixSix}ututut`).changesEnds).toBe(true);
    expect(after('UUUUUU').changesEnds).toBe(false);
    expect(after('UUUTUUU').changesEnds).toBe(true);
  });
});

describe('a match', () => {
  it('ends with the second set, and later points change nothing', () => {
    const won = after('UUUUUU/UUUUUU');
    expect(won.winner).toBe('us');
    expect(after('UUUUUU/UUUUUU/TTT')).toEqual(won);
    expect(after('UUUUUU/TTTTTT').winner).toBeNull();
    expect(after('UUUUUU/TTTTTT/TTTTTT').winner).toBe('them');
  });

  it('may end in a tie-break to ten with two points between', () => {
    const level = 'UUUUUU/TTTTTT/';
    expect(after(level, short).tieBreak).toBe('long');
    expect(after(`${level}uuuuuuuuu`, short).winner).toBeNull();
    expect(after(`${level}uuuuuuuuuu`, short)).toMatchObject({ winner: 'us', sets: [{}, {}, { us: 10, them: 0 }] });
    expect(after(`${level}uuuuuuuuutttttttttu`, short).winner).toBeNull();
    expect(after(`${level}uuuuuuuuutttttttttuu`, short).sets[2]).toEqual({ us: 11, them: 9 });
  });

  it('of one set is over with it', () => {
    expect(after('TTTTTT', { ...usualFormat, setsToWin: 1 }).winner).toBe('them');
  });

  it('left in the middle keeps the set that was begun', () => {
    expect(setsText(setsPlayed(after('UUUUUU/UUT')))).toBe('6-0 2-1');
    expect(setsPlayed(after(''))).toEqual([]);
  });

  it('belongs to who won more sets', () => {
    const sets = (...list: [number, number][]) => ({ sets: list.map(([us, them]) => ({ us, them })) });
    expect(winnerOf(sets([6, 4], [3, 6], [10, 8]))).toBe('us');
    expect(winnerOf(sets([6, 4], [3, 6]))).toBeNull();
    expect(winnerOf(sets([4, 4], [3, 6]))).toBe('them');
    expect(winnerOf(sets())).toBeNull();
  });
});

describe('a result written by hand', () => {
  it('begins with 6–4 for the side of the first «+», then moves game by game', () => {
    const first = withMoreGames({ us: 0, them: 0 }, 'them');
    expect(first).toEqual({ us: 4, them: 6 });
    expect(withMoreGames(first, 'us')).toEqual({ us: 5, them: 6 });
    expect(withMoreGames({ us: 30, them: 0 }, 'us')).toEqual({ us: 30, them: 0 });
  });

  it('has at most five sets, three tags, and no set without games', () => {
    const match = { sets: [{ us: 6, them: 4 }], side: null, partner: '  Marta ', tags: [] };
    expect(matchSchema.parse(match).partner).toBe('Marta');
    expect(matchSchema.safeParse({ ...match, sets: [{ us: 0, them: 0 }] }).success).toBe(false);
    expect(matchSchema.safeParse({ ...match, sets: Array(6).fill({ us: 6, them: 4 }) }).success).toBe(false);
    const tags = ['Viento', 'Sol', 'Nervios', 'Piernas'];
    expect(matchSchema.safeParse({ ...match, tags }).success).toBe(false);
    expect(matchSchema.safeParse({ ...match, tags: tags.slice(1) }).success).toBe(true);
  });
});
