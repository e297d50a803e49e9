import type { MuscleGroup } from '@bandeja/domain/exercises/vocabulary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { easy, hard, type Intensity, medium } from '#schedule/intensity.ts';
import { type Cell, costOf, type PlacedSlot, placeWeek } from '#schedule/placement.ts';

const slot = (intensity: Intensity, ...groups: MuscleGroup[]): PlacedSlot => ({
  intensity,
  strengthGroups: new Set(groups),
});
const [mon, tue, wed, thu, fri, sat, sun] = [0, 1, 2, 3, 4, 5, 6] as const;
const noRecovery = { easyDays: new Set<number>(), easyAfterMatch: false };

/** A week in letters: a digit is a slot, `m` a match, `.` nothing. */
const cellsOf = (letters: string): Cell[] =>
  [...letters].map((letter) => {
    if (letter === '.') return null;
    return letter === 'm' ? 'match' : Number(letter);
  });
const letterOf = (cell: Cell) => (cell === 'match' ? 'm' : String(cell ?? '.'));
const lettersOf = (cells: readonly Cell[]) => cells.map(letterOf).join('');

const place = (slots: PlacedSlot[], matches: number, days: number[], recovery = noRecovery) =>
  lettersOf(placeWeek({ slots, matches, days, ...recovery }));

describe('costs of a week', () => {
  it.each<[string, string, PlacedSlot[], number]>([
    ['hard before a match', '0m.....', [slot(hard)], 10 + 1],
    ['medium before a match', '0m.....', [slot(medium)], 1],
    ['two hard days in a row', '01.....', [slot(hard), slot(hard)], 8],
    ['two matches in a row', '.....mm', [], 6],
    ['matches in a row outside the weekend', 'mm.....', [], 6 + 2],
    ['the same muscles within 48 hours', '01.....', [slot(medium, 'Piernas'), slot(medium, 'Piernas', 'Core')], 8],
    ['other muscles', '01.....', [slot(medium, 'Piernas'), slot(medium, 'Brazos')], 0],
    ['the same muscles after 48 hours', '0.1....', [slot(medium, 'Piernas'), slot(medium, 'Piernas')], 0],
    ['four days in a row', '012m...', [slot(easy), slot(easy), slot(easy)], 4 + 1],
    ['three days in a row', '012....', [slot(easy), slot(easy), slot(easy)], 0],
    ['hard on Sunday, match on Monday', 'm.....0', [slot(hard)], 10 + 1],
    ['four in a row over the turn of the week', '01...23', [slot(easy), slot(easy), slot(easy), slot(easy)], 4],
  ])('%s', (_, letters, slots, cost) => {
    expect(costOf(cellsOf(letters), slots)).toBe(cost);
  });
});

describe('placement', () => {
  it('uses the fixed weekdays exactly when they are available, matches last', () => {
    const all = [mon, tue, wed, thu, fri, sat, sun];
    expect(place([slot(hard)], 1, all)).toBe('.0...m.');
    expect(place([slot(hard), slot(hard)], 1, all)).toBe('0.1..m.');
    expect(place([slot(hard), slot(hard)], 2, all)).toBe('0.1.m.m');
  });

  it('puts matches on the days that are played already, and no session there while another day is free', () => {
    const all = [mon, tue, wed, thu, fri, sat, sun];
    const playing = (days: number[]) => ({ ...noRecovery, matchDays: new Set(days) });
    expect(place([slot(hard), slot(hard)], 2, all, playing([tue, thu]))[tue]).toBe('m');
    expect(place([slot(hard), slot(hard)], 2, all, playing([tue, thu]))[thu]).toBe('m');
    const one = place([slot(hard), slot(hard)], 1, all, playing([wed, sun]));
    expect([one[wed], one[sun]].sort().join('')).toBe('.m');
    expect(one.match(/[01]/g)).toHaveLength(2);
  });

  it('keeps hard work off the day before a match where it can', () => {
    expect(place([slot(hard)], 1, [fri, sat])).toBe('....m0.');
    expect(place([slot(hard)], 1, [thu, fri, sat])).toBe('...0.m.');
    expect(place([slot(hard), slot(easy)], 1, [wed, fri, sat])).toBe('..0.1m.');
    expect(place([slot(easy), slot(hard)], 1, [wed, fri, sat])).toBe('..1.0m.');
  });

  it('prefers the latest match days, then the earliest weekdays', () => {
    expect(place([slot(medium)], 1, [mon, wed, sat, sun])).toBe('0.....m');
    expect(place([slot(medium)], 1, [mon, wed, thu])).toBe('0..m...');
  });

  it('puts five and six sessions where the wizard’s suggestion has them', () => {
    const slots = [slot(medium), slot(easy), slot(medium)];
    expect(place(slots, 2, [mon, tue, thu, fri, sun])).toBe('01.2m.m');
    expect(place(slots, 3, [mon, tue, wed, thu, fri, sun])).toBe('01m2m.m');
    expect(place(slots, 3, [mon, tue, wed, thu, fri, sat, sun])).toBe('01m2m.m');
  });

  it('gives the softest slot to a day that follows a hard match', () => {
    const recovery = { easyDays: new Set<number>([mon]), easyAfterMatch: false };
    expect(place([slot(hard), slot(easy)], 1, [mon, wed, sat], recovery)).toBe('1.0..m.');
  });

  it('leaves the week empty without sessions', () => {
    expect(place([], 0, [mon, tue])).toBe('.......');
  });
});

describe('the search', () => {
  function everyWeek(slots: number, matches: number, days: readonly number[]): Cell[][] {
    const [day, ...rest] = days;
    const sessions: Cell[] = [...Array(slots).keys(), ...Array<Cell>(matches).fill('match')];
    if (day === undefined) return sessions.length === 0 ? [Array<Cell>(7).fill(null)] : [];
    return [null, ...sessions].flatMap((cell) => {
      const isSlot = typeof cell === 'number';
      const weeks = everyWeek(isSlot ? slots - 1 : slots, cell === 'match' ? matches - 1 : matches, rest);
      // Below, the slots are numbered without the one taken here.
      const renamed = (other: Cell) => (isSlot && typeof other === 'number' && other >= cell ? other + 1 : other);
      return weeks.map((week) => week.map((other, index) => (index === day ? cell : renamed(other))));
    });
  }

  const anySlot = fc.record({
    intensity: fc.constantFrom(easy, medium, hard),
    strengthGroups: fc.subarray<MuscleGroup>(['Piernas', 'Brazos']).map((groups) => new Set(groups)),
  });
  const anyWeek = fc.record({
    slots: fc.array(anySlot, { maxLength: 3 }),
    matches: fc.integer({ min: 0, max: 2 }),
    days: fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 5, maxLength: 6 }),
    easyDays: fc.subarray([0, 3]).map((days) => new Set(days)),
  });

  it('finds the cheapest week there is, unless the days are fixed', () => {
    fc.assert(
      fc.property(anyWeek, (week) => {
        const cells = placeWeek({ ...week, easyAfterMatch: false });
        const cost = (candidate: Cell[]) => costOf(candidate, week.slots, week.easyDays);
        const fixed = lettersOf(cells).replace(/[^.]/g, 'x');
        fc.pre(!['.x...x.', 'x.x..x.', 'x.x.x.x'].includes(fixed));
        expect(cost(cells)).toBe(Math.min(...everyWeek(week.slots.length, week.matches, week.days).map(cost)));
      }),
      { numRuns: 150 },
    );
  });
});
