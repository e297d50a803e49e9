import type { MuscleGroup } from '@bandeja/domain/exercises/vocabulary';
import { fixedWeekdays } from '@bandeja/domain/schedule/rules';
import { weekdays } from '@bandeja/domain/schedule/vocabulary';
import { easy, hard, type Intensity } from '#schedule/intensity.ts';

export type PlacedSlot = {
  intensity: Intensity;
  strengthGroups: ReadonlySet<MuscleGroup>;
};

/** Content of a day: a match, the index of a physical slot, or nothing. */
export type Cell = 'match' | number | null;

export type PlacementInput = {
  /** In order of importance; with the matches at most `days`, and at most six. */
  slots: readonly PlacedSlot[];
  matches: number;
  /** Indices of the available weekdays, Monday 0, ascending. */
  days: readonly number[];
  /** Days that must stay easy after a match that was played (docs/training.md#match-days). */
  easyDays: ReadonlySet<number>;
  /** Whether a planned match is so hard that the day after it must be easy. */
  easyAfterMatch: boolean;
  /** Days on which the player already plays. */
  matchDays?: ReadonlySet<number>;
  /** The day of a tournament, which is a match, the day before it free. */
  tournamentDay?: number | null;
};

const daysInWeek = 7;
const saturday = 5;
/** docs/training.md#placement */
const costs = {
  hardBeforeMatch: 10,
  hardDaysInRow: 8,
  matchesInRow: 6,
  sameMusclesInRow: 8,
  longRun: 4,
  matchOutsideWeekend: 1,
  matchOutsideItsDays: 15,
  sessionOnMatchDay: 12,
  noMatchAtTournament: 20,
  sessionBeforeTournament: 10,
  matchBesideTournament: 25,
} as const;
const daysInRowAllowed = 3;

/**
 * docs/training.md#placement: the cheapest assignment. Ties: fewer sessions turned easy, latest match days, earliest
 * weekdays, the order of the slots.
 * @returns seven cells, Monday first
 */
export function placeWeek(input: PlacementInput): Cell[] {
  const { slots, easyDays, tournamentDay = null, matchDays = new Set<number>() } = input;
  const marks: Marks = { easyDays, tournamentDay, matchDays };
  const fixed = (fixedWeekdays[slots.length + input.matches] ?? []).map((day) => weekdays.indexOf(day));
  const matchesLast =
    tournamentDay === null &&
    matchDays.size === 0 &&
    fixed.length > 0 &&
    fixed.every((day) => input.days.includes(day));
  const days = matchesLast ? fixed : input.days;
  const alike = slots.map((slot) => `${slot.intensity} ${[...slot.strengthGroups].sort().join()}`);
  const cells = Array<Cell>(daysInWeek).fill(null);
  const left = new Set(slots.keys());
  let best: { cells: Cell[]; cost: number; key: number[] } | null = null;

  /** `soFar` is the cost of the earlier days; costs only grow. */
  function fill(position: number, matchesLeft: number, soFar: number): void {
    if (best && soFar > best.cost) return;
    const day = days[position];
    if (day === undefined) {
      storeBest();
      return;
    }
    const put = (cell: Cell, matches: number) => {
      cells[day] = cell;
      const before = day > 0 ? pairCost(cells[day - 1] ?? null, cell, slots) : 0;
      fill(position + 1, matches, soFar + before + dayCost(cell, day, marks));
    };
    const tried = new Set<string>();
    for (const slot of [...left]) {
      // Slots of equal weight are not permuted: ties prefer their given order.
      const kind = alike[slot] ?? '';
      if (tried.has(kind)) continue;
      tried.add(kind);
      left.delete(slot);
      put(slot, matchesLeft);
      left.add(slot);
    }
    if (matchesLeft > 0 && !(matchesLast && left.size > 0)) put('match', matchesLeft - 1);
    if (days.length - position > left.size + matchesLeft) put(null, matchesLeft);
    cells[day] = null;
  }

  function storeBest(): void {
    const cost = costOf(cells, slots, easyDays, tournamentDay, matchDays);
    if (best && cost > best.cost) return;
    const key = tieKey(cells, input);
    if (!best || cost < best.cost || isBefore(key, best.key)) best = { cells: [...cells], cost, key };
  }

  fill(0, input.matches, 0);
  // TypeScript does not see the assignment inside `storeBest`.
  return (best as { cells: Cell[] } | null)?.cells ?? cells;
}

type Marks = { easyDays: ReadonlySet<number>; tournamentDay: number | null; matchDays: ReadonlySet<number> };

/** The pattern repeats, so Sunday and Monday are neighbours. A match on an easy day is the second in a row. */
export function costOf(
  cells: readonly Cell[],
  slots: readonly PlacedSlot[],
  easyDays: ReadonlySet<number> = new Set(),
  tournamentDay: number | null = null,
  matchDays: ReadonlySet<number> = new Set(),
): number {
  const marks = { easyDays, tournamentDay, matchDays };
  let cost = longestRun(cells) > daysInRowAllowed ? costs.longRun : 0;
  for (const [day, cell] of cells.entries()) {
    cost += dayCost(cell, day, marks) + pairCost(cell, cells[(day + 1) % daysInWeek] ?? null, slots);
  }
  return cost;
}

function dayCost(cell: Cell, day: number, { easyDays, tournamentDay, matchDays }: Marks): number {
  if (day === tournamentDay) return cell === 'match' ? 0 : costs.noMatchAtTournament;
  const fromTournament = tournamentDay === null ? null : day - tournamentDay;
  if (cell === 'match' && (fromTournament === -1 || fromTournament === 1)) return costs.matchBesideTournament;
  if (cell !== null && fromTournament === -1) return costs.sessionBeforeTournament;
  if (cell !== 'match') return cell !== null && matchDays.has(day) ? costs.sessionOnMatchDay : 0;
  if (matchDays.size > 0 && !matchDays.has(day)) return costs.matchOutsideItsDays;
  return (day < saturday ? costs.matchOutsideWeekend : 0) + (easyDays.has(day) ? costs.matchesInRow : 0);
}

function pairCost(cell: Cell, next: Cell, slots: readonly PlacedSlot[]): number {
  if (cell === null || next === null) return 0;
  if (cell === 'match') return next === 'match' ? costs.matchesInRow : 0;
  const slot = slots[cell];
  if (!slot) return 0;
  if (next === 'match') return slot.intensity === hard ? costs.hardBeforeMatch : 0;
  const following = slots[next];
  if (!following) return 0;
  const sameMuscles = !slot.strengthGroups.isDisjointFrom(following.strengthGroups);
  const bothHard = slot.intensity === hard && following.intensity === hard;
  return (bothHard ? costs.hardDaysInRow : 0) + (sameMuscles ? costs.sameMusclesInRow : 0);
}

/** Over the turn of the week as well; one day of seven always rests. */
function longestRun(cells: readonly Cell[]): number {
  let longest = 0;
  let run = 0;
  for (const cell of [...cells, ...cells]) {
    run = cell === null ? 0 : run + 1;
    longest = Math.max(longest, run);
  }
  return Math.min(longest, daysInWeek);
}

/** Smaller is better. */
function tieKey(cells: readonly Cell[], { slots, easyDays, easyAfterMatch }: PlacementInput): number[] {
  const eased = cells.filter((cell, day) => {
    const slot = typeof cell === 'number' ? slots[cell] : undefined;
    const isEasyDay = easyDays.has(day) || (easyAfterMatch && cells[day - 1] === 'match');
    return slot !== undefined && slot.intensity > easy && isEasyDay;
  }).length;
  const daysOf = (wanted: (cell: Cell) => boolean) => [...cells.keys()].filter((day) => wanted(cells[day] ?? null));
  const matchDays = daysOf((cell) => cell === 'match');
  const slotDays = daysOf((cell) => typeof cell === 'number');
  const slotOrder = slots.map((_, index) => cells.indexOf(index));
  return [eased, ...matchDays.reverse().map((day) => -day), ...slotDays, ...slotOrder];
}

function isBefore(key: readonly number[], other: readonly number[]): boolean {
  for (const [index, value] of key.entries()) {
    const difference = value - (other[index] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}
