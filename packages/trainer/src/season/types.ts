import { addDays, daysBetween } from '@bandeja/domain/calendar/dates';
import type { BlockKind, SeasonGoalKind } from '@bandeja/domain/season/vocabulary';

/** `date` is a local day; without one the season has lengths of its own. */
export type SeasonGoal = { id: string; kind: SeasonGoalKind; date: string | null };

/** Whole weeks, from the Monday `from` on. */
export type SeasonBlock = { goalId: string; kind: BlockKind; from: string; weeks: number };

/** What a block asks of one week of the plan. `week` counts from 1. */
export type WeekBlock = { kind: BlockKind; goal: SeasonGoalKind; week: number; weeks: number };

/** Of the week that begins at `monday`; null outside a season. */
export function blockOfWeek(
  season: { goals: readonly SeasonGoal[]; blocks: readonly SeasonBlock[] },
  monday: string,
): WeekBlock | null {
  const block = season.blocks.find(({ from, weeks }) => from <= monday && monday < addDays(from, 7 * weeks));
  const goal = season.goals.find(({ id }) => id === block?.goalId);
  if (!block || !goal) return null;
  return { kind: block.kind, goal: goal.kind, week: daysBetween(block.from, monday) / 7 + 1, weeks: block.weeks };
}
