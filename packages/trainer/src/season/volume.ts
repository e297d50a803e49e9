import type { WeekBlock } from '#season/types.ts';

/** Shares of a whole week's minutes, week by week; the last one lasts (docs/training.md#seasons). */
const shares: Record<WeekBlock['kind'], readonly number[]> = {
  base: [0.85, 0.95, 1],
  build: [1],
  sharpen: [1, 0.9],
  // in a week with a tournament the four weeks before decide instead
  taper: [0.55],
  bridge: [0.6, 0.75, 0.9],
  pause: [0.5],
};
const shareOfReturn: readonly number[] = [0.6, 0.7, 0.8, 0.9, 1];

export function volumeOf({ kind, goal, week }: Pick<WeekBlock, 'kind' | 'goal' | 'week'>): number {
  const ofWeeks = kind === 'base' && goal === 'return' ? shareOfReturn : shares[kind];
  return ofWeeks[Math.min(week, ofWeeks.length) - 1] ?? 1;
}

/** A bridge asks for one session less, where enough are left. */
export function sessionsOf({ kind }: Pick<WeekBlock, 'kind'>, usual: number): number {
  return kind === 'bridge' || kind === 'pause' ? Math.max(Math.min(usual, 2), usual - 1) : usual;
}
