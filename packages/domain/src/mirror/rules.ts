import { addDays, daysBetween } from '#calendar/dates.ts';
import type { Check } from '#mirror/schemas.ts';
import { type CheckKind, type CheckSide, checkKinds, checkMeasures } from '#mirror/vocabulary.ts';

/** Down to the step, never more than the most. */
export function roundedCheck(kind: CheckKind, value: number): number {
  const { step, most } = checkMeasures[kind];
  return Math.min(most, Math.max(0, Math.floor(value / step + 0.5) * step));
}

export const isCheckValue = (kind: CheckKind, value: number): boolean =>
  Number.isInteger(value) && value === roundedCheck(kind, value);

/** One check a month: a measure of an earlier one is before, not now (docs/training.md#monthly-check). */
const monthDays = 28;

export type Measured = { now: Check | null; before: Check | null };

/** @param checks newest first */
export function measuredOf(
  checks: readonly Check[],
  { kind, side, today }: { kind: CheckKind; side: CheckSide | null; today: string },
): Measured {
  const own = checks.filter((check) => check.kind === kind && check.side === side);
  const since = addDays(today, -monthDays + 1);
  const now = own.find(({ date }) => date >= since) ?? null;
  return { now, before: own.find(({ date }) => date < since) ?? null };
}

export const checkSidesOf = (kind: CheckKind): readonly (CheckSide | null)[] =>
  checkMeasures[kind].sided ? ['R', 'L'] : [null];

export const isCheckDone = (checks: readonly Check[], kind: CheckKind, today: string): boolean =>
  checkSidesOf(kind).every((side) => measuredOf(checks, { kind, side, today }).now !== null);

export const doneChecks = (checks: readonly Check[], today: string): CheckKind[] =>
  checkKinds.filter((kind) => isCheckDone(checks, kind, today));

export const isClearCheckChange = (kind: CheckKind, before: number, now: number): boolean =>
  Math.abs(now - before) > 2 * checkMeasures[kind].error;

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
