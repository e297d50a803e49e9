import type { SeasonGoalKind } from '@bandeja/domain/season/vocabulary';

const kinds: readonly [RegExp, SeasonGoalKind][] = [
  [/\bred\b/i, 'net'],
  [/\bfuerza\b|\bfuerte\b/i, 'strength'],
];

/** What a season can lead to, of a goal in the player's words; null: it stays a fact alone. */
export function kindOfGoal(words: string): SeasonGoalKind | null {
  return kinds.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}
