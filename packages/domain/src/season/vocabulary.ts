/** What a season leads to. Only a tournament must have a date; a return never has one (docs/training.md#seasons). */
export const seasonGoalKinds = ['tournament', 'return', 'net', 'strength', 'general'] as const;
export type SeasonGoalKind = (typeof seasonGoalKinds)[number];
export const blockKinds = ['base', 'build', 'sharpen', 'taper', 'bridge', 'pause'] as const;
export type BlockKind = (typeof blockKinds)[number];
/** Weeks that a block may last when a player changes it by hand. */
export const weeksByHand = {
  base: { min: 1, max: 8 },
  build: { min: 1, max: 8 },
  sharpen: { min: 1, max: 8 },
  taper: { min: 1, max: 1 },
  bridge: { min: 1, max: 4 },
  pause: { min: 1, max: 4 },
} as const satisfies Record<BlockKind, { min: number; max: number }>;
