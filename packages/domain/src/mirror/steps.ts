import { type CheckKind, checkMeasures } from '#mirror/vocabulary.ts';

/** Down to the step, never more than the most. */
export function roundedCheck(kind: CheckKind, value: number): number {
  const { step, most } = checkMeasures[kind];
  return Math.min(most, Math.max(0, Math.floor(value / step + 0.5) * step));
}

export const isCheckValue = (kind: CheckKind, value: number): boolean =>
  Number.isInteger(value) && value === roundedCheck(kind, value);
