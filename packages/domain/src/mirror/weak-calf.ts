import { daysBetween } from '#calendar/dates.ts';
import type { Check } from '#mirror/schemas.ts';
import type { CheckSide } from '#mirror/vocabulary.ts';

export type WeakCalf = { side: CheckSide; percent: number };

const weakPercent = 20;
/** Fewer tell too little of either side. */
const leastRaises = 5;
/** After a month and a half nobody knows any more. */
const validDays = 45;

/** The calf that raises its heel a fifth less often, by the latest check of both sides. @param checks newest first */
export function weakCalf(checks: readonly Check[], today: string): WeakCalf | null {
  const latest = (side: CheckSide) =>
    checks.find(
      (check) => check.kind === 'heelRaise' && check.side === side && daysBetween(check.date, today) <= validDays,
    );
  const [left, right] = [latest('L')?.value, latest('R')?.value];
  if (left === undefined || right === undefined || Math.max(left, right) < leastRaises) return null;
  const percent = Math.round((1 - Math.min(left, right) / Math.max(left, right)) * 100);
  return percent < weakPercent ? null : { side: left < right ? 'L' : 'R', percent };
}
