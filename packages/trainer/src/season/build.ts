import { addDays, daysBetween, mondayOf } from '@bandeja/domain/calendar/dates';
import type { BlockKind, SeasonGoalKind } from '@bandeja/domain/season/vocabulary';
import type { SeasonBlock, SeasonGoal } from '#season/types.ts';

type Stretch = Pick<SeasonBlock, 'kind' | 'weeks'>;

/** docs/training.md#seasons. Training blocks last 3 to 6 weeks; a goal that is nearer gets what there is. */
const shortestWeeks = 3;
const longestWeeks = 6;
/** The month after a goal is when players stop: three weeks lead on. */
const bridgeWeeks = 3;
const taperWeeks = 1;

/** Without a date. */
const usualStretches: Record<SeasonGoalKind, readonly Stretch[]> = {
  tournament: [],
  return: [
    { kind: 'base', weeks: 5 },
    { kind: 'build', weeks: 4 },
  ],
  net: [
    { kind: 'base', weeks: 3 },
    { kind: 'build', weeks: 4 },
    { kind: 'sharpen', weeks: 4 },
  ],
  strength: [
    { kind: 'base', weeks: 4 },
    { kind: 'build', weeks: 6 },
  ],
  general: [
    { kind: 'base', weeks: 4 },
    { kind: 'build', weeks: 4 },
    { kind: 'sharpen', weeks: 4 },
  ],
};

/**
 * Blocks from `monday` on, without gaps: those with a date in its order, then the others, a bridge after each.
 * @param before blocks of earlier goals that stay as they are
 */
export function buildSeason(
  goals: readonly SeasonGoal[],
  monday: string,
  before: readonly SeasonBlock[] = [],
): SeasonBlock[] {
  const blocks = [...before];
  for (const goal of inOrder(goals)) {
    const end = blocks.at(-1);
    const from = end ? endOf(end) : monday;
    const weeks = goal.date === null ? null : weeksUntil(from, goal.date);
    // in the week of an earlier goal, or past: nothing to lead to
    if (weeks !== null && weeks < 1) continue;
    const bridge = end ? bridgeBefore(weeks) : 0;
    const stretches = weeks === null ? usualStretches[goal.kind] : stretchesUntil(goal.kind, weeks - bridge);
    if (end && bridge > 0) lay(blocks, end.goalId, [{ kind: 'bridge', weeks: bridge }], from);
    lay(blocks, goal.id, stretches, from);
  }
  const last = blocks.at(-1);
  if (last) lay(blocks, last.goalId, [{ kind: 'bridge', weeks: bridgeWeeks }], monday);
  return blocks;
}

type Changed = { goals: readonly SeasonGoal[]; blocks: readonly SeasonBlock[]; changedId: string | null };

/** After a goal was added, moved or removed, without a gap: goals before it keep their blocks, with what was changed in them by hand. */
export function rebuildSeason({ goals, blocks, changedId }: Changed, monday: string): SeasonBlock[] {
  const order = inOrder(goals);
  const isOver = blocks.every((block) => endOf(block) <= monday);
  // a goal that was removed before it leaves a gap, which its blocks are laid to fill
  const isLoose = (id: string, index: number): boolean => {
    const begins = blocks.find(({ goalId }) => goalId === id)?.from;
    const end = blocks.findLast(({ goalId }) => goalId === order[index - 1]?.id);
    return begins === undefined || begins > (end ? endOf(end) : monday);
  };
  const first = order.findIndex(({ id }, index) => isOver || id === changedId || isLoose(id, index));
  const kept = order.slice(0, first < 0 ? order.length : first).map(({ id }) => id);
  const rest = order.slice(kept.length);
  const own = blocks.filter(({ goalId }) => kept.includes(goalId));
  // the bridge is laid anew: it depends on what follows
  return buildSeason(rest, monday, own.at(-1)?.kind === 'bridge' ? own.slice(0, -1) : own);
}

export function inOrder<Goal extends Pick<SeasonGoal, 'date' | 'id'>>(goals: readonly Goal[]): Goal[] {
  const keyOf = ({ date, id }: Goal) => `${date ?? '~'} ${id}`;
  return [...goals].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

/** The Monday after a block. */
export const endOf = ({ from, weeks }: Pick<SeasonBlock, 'from' | 'weeks'>): string => addDays(from, 7 * weeks);

/** With the goal's own week. */
const weeksUntil = (from: string, date: string): number => daysBetween(from, mondayOf(date)) / 7 + 1;

function bridgeBefore(weeks: number | null): number {
  if (weeks === null) return bridgeWeeks;
  const training = weeks - taperWeeks;
  if (training >= bridgeWeeks + shortestWeeks) return bridgeWeeks;
  return training >= 2 ? 1 : 0;
}

function stretchesUntil(goal: SeasonGoalKind, weeks: number): Stretch[] {
  const taper = goal === 'tournament' ? taperWeeks : 0;
  const training = trainingStretches(goal, weeks - taper);
  return taper > 0 ? [...training, { kind: 'taper', weeks: taper }] : training;
}

function trainingStretches(goal: SeasonGoalKind, weeks: number): Stretch[] {
  if (weeks <= 0) return [];
  const kinds = lastKinds(goal, blocksIn(weeks));
  const each = Math.floor(weeks / kinds.length);
  const over = weeks % kinds.length;
  // the weeks over go to the blocks before the last one
  const extra = (index: number) => Number((kinds.length - 2 - index + kinds.length) % kinds.length < over);
  return kinds.map((kind, index) => ({ kind, weeks: each + extra(index) }));
}

function blocksIn(weeks: number): number {
  if (weeks < 2 * shortestWeeks) return 1;
  return weeks < 3 * shortestWeeks ? 2 : Math.max(3, Math.ceil(weeks / longestWeeks));
}

function lastKinds(goal: SeasonGoalKind, count: number): BlockKind[] {
  const ending: readonly BlockKind[] =
    goal === 'strength' || goal === 'return' ? ['base', 'build'] : ['base', 'build', 'sharpen'];
  const rounds = Array.from({ length: count }, (_, index): BlockKind => (index % 2 === 0 ? 'base' : 'build'));
  const even = rounds.length % 2 === 0 ? rounds : rounds.slice(0, -1);
  return [...even, ...ending].slice(-count);
}

function lay(blocks: SeasonBlock[], goalId: string, stretches: readonly Stretch[], from: string): void {
  for (const { kind, weeks } of stretches) {
    const end = blocks.at(-1);
    blocks.push({ goalId, kind, from: end ? endOf(end) : from, weeks });
  }
}
