import type { BlockKind, SeasonGoalKind } from '@bandeja/domain/season/vocabulary';

/** `date` is a local day; without one the season has lengths of its own. */
export type SeasonGoal = { id: string; kind: SeasonGoalKind; date: string | null };

/** Whole weeks, from the Monday `from` on. */
export type SeasonBlock = { goalId: string; kind: BlockKind; from: string; weeks: number };

/** What a block asks of one week of the plan. `week` counts from 1. */
export type WeekBlock = { kind: BlockKind; goal: SeasonGoalKind; week: number; weeks: number };
