import { addDays, daysBetween, mondayOf } from '@bandeja/domain/calendar/dates';
import { weeksByHand } from '@bandeja/domain/season/vocabulary';
import { endOf } from '#season/build.ts';
import type { SeasonBlock, SeasonGoal } from '#season/types.ts';

export type SeasonEdit = { kind: 'lengthen' | 'shorten' | 'earlier' | 'later' } | { kind: 'pause'; weeks: number };

type Season = {
  blocks: readonly SeasonBlock[];
  goals: readonly SeasonGoal[];
  /** Of the running week: what lies before it stays. */
  monday: string;
};

/**
 * The season after a change of one block; where a date follows, other training blocks give or take the weeks, and the
 * date stays. Null where there is no room.
 */
export function editSeason(season: Season, index: number, edit: SeasonEdit): SeasonBlock[] | null {
  const changed = attempt(season, index, edit);
  if (changed === null) return null;
  const start = season.blocks[0]?.from ?? season.monday;
  const blocks = laid(
    changed.filter(({ weeks }) => weeks > 0),
    start,
  );
  return faultOf(blocks, season) === null ? blocks : null;
}

function attempt(season: Season, index: number, edit: SeasonEdit): SeasonBlock[] | null {
  const { blocks, monday } = season;
  const block = blocks[index];
  if (!block || endOf(block) <= monday) return null;
  switch (edit.kind) {
    case 'lengthen':
      return resized(season, index, 1, [index]);
    case 'shorten':
      return resized(season, index, -1, [index]);
    case 'later':
      return block.from <= monday ? null : moved(season, index, 1);
    case 'earlier':
      return block.from <= monday ? null : moved(season, index, -1);
    case 'pause':
      return paused(season, index, edit.weeks);
  }
}

/** Its start moves: the block before it grows or shrinks. */
function moved(season: Season, index: number, weeks: 1 | -1): SeasonBlock[] | null {
  return index === 0 ? null : resized(season, index - 1, weeks, [index - 1, index]);
}

/** `kept`: blocks that give and take nothing, where another can. */
function resized(season: Season, index: number, weeks: 1 | -1, kept: readonly number[]): SeasonBlock[] | null {
  const changed = season.blocks.map((block, at) => (at === index ? { ...block, weeks: block.weeks + weeks } : block));
  const anchor = anchorAfter(season, index);
  if (anchor === null) return changed;
  const inReach = [...changed.keys()].filter((at) => at <= anchor && at !== index && isTraining(changed[at]));
  const byDistance = (at: number) => (kept.includes(at) ? 1000 : 0) + (at > index ? at - index : 100 + index - at);
  const [partner] = inReach
    .filter((at) => hasRoom(changed[at], -weeks, season.monday))
    .sort((a, b) => byDistance(a) - byDistance(b));
  if (partner === undefined) return null;
  return changed.map((block, at) => (at === partner ? { ...block, weeks: block.weeks - weeks } : block));
}

/** A running block pauses from next Monday on, a later one begins with the pause. */
function paused(season: Season, index: number, weeks: number): SeasonBlock[] | null {
  const { blocks, monday } = season;
  const block = blocks[index];
  if (!block || block.kind === 'taper' || block.kind === 'pause') return null;
  const done = Math.max(0, daysBetween(block.from, monday) / 7 + 1);
  const isRunning = block.from <= monday;
  const before = isRunning ? [{ ...block, weeks: done }] : [];
  const left = isRunning ? block.weeks - done : block.weeks;
  const after = left > 0 ? [{ ...block, weeks: left }] : [];
  const pause: SeasonBlock = { ...block, kind: 'pause', weeks: 0 };
  const opened = blocks.toSpliced(index, 1, ...before, pause, ...after);
  const at = index + before.length;
  // laid out, so that what is over is told from what is to come
  let current: SeasonBlock[] | null = laid(opened, blocks[0]?.from ?? monday);
  for (let week = 0; week < weeks && current !== null; week += 1) {
    current = resized({ ...season, blocks: current }, at, 1, [at]);
  }
  return current;
}

const isTraining = (block: SeasonBlock | undefined) =>
  block?.kind === 'base' || block?.kind === 'build' || block?.kind === 'sharpen' || block?.kind === 'bridge';

function hasRoom(block: SeasonBlock | undefined, weeks: number, monday: string): boolean {
  if (!block || endOf(block) <= monday) return false;
  const { min, max } = weeksByHand[block.kind];
  const begun = Math.max(0, daysBetween(block.from, monday) / 7 + 1);
  const next = block.weeks + weeks;
  return next >= Math.max(min, begun) && next <= max;
}

/** The last block before the next date that must hold; null where none follows. */
function anchorAfter({ blocks, goals }: Season, index: number): number | null {
  const dated = new Set(goals.flatMap(({ id, date }) => (date === null ? [] : [id])));
  const found = blocks.findIndex(({ goalId, kind }, position) => {
    const next = blocks[position + 1];
    const isLast = next?.goalId !== goalId || next.kind === 'bridge';
    return position >= index && dated.has(goalId) && kind !== 'bridge' && isLast;
  });
  return found < 0 ? null : found;
}

function laid(blocks: readonly SeasonBlock[], start: string): SeasonBlock[] {
  let from = start;
  return blocks.map((block) => {
    const placed = { ...block, from };
    from = endOf(placed);
    return placed;
  });
}

/** What is wrong with a season a player made by hand; null where nothing is. */
export function faultOf(
  blocks: readonly SeasonBlock[],
  { goals }: Pick<Season, 'goals'>,
): 'gap' | 'length' | 'date' | null {
  for (const [index, block] of blocks.entries()) {
    const before = blocks[index - 1];
    if (mondayOf(block.from) !== block.from || (before && endOf(before) !== block.from)) return 'gap';
    const { min, max } = weeksByHand[block.kind];
    if (block.weeks < min || block.weeks > max) return 'length';
  }
  const isHeld = ({ id, kind, date }: SeasonGoal) => {
    const own = blocks.filter(({ goalId, kind: block }) => goalId === id && block !== 'bridge');
    const last = own.at(-1);
    if (date === null || last === undefined) return true;
    const ends = addDays(endOf(last), -7) === mondayOf(date);
    return ends && (kind !== 'tournament' || last.kind === 'taper');
  };
  return goals.every(isHeld) ? null : 'date';
}
