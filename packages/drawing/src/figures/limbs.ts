import type { FigureArm as Arm, FigureLeg as Leg } from '@bandeja/domain/exercises/figure';

export function lift(numbers: number[], from: Arm | Leg, to: Arm | Leg, share: number, isLeg: boolean): void {
  const [, x0 = 0, y0 = 0, z0 = 0] = from;
  const [, x1 = 0, y1 = 0, z1 = 0] = to;
  const way = Math.hypot(x1 - x0, y1 - y0);
  if (from[0] !== 'w' || way < 1 || Math.max(z0, z1) > 25) return;
  const swing = 4 * share * (1 - share);
  numbers[2] = (numbers[2] ?? 0) + Math.min(7, 2 + way * 0.2) * swing;
  if (isLeg) numbers[3] = (numbers[3] ?? 0) + 34 * swing;
}

/** So that a limb without a pole can be mixed with one that has it. */
export function filled(numbers: readonly number[], mode: string, name: string): readonly number[] {
  if (mode === 'a' || name.startsWith('leg') || numbers.length > 3) return numbers;
  return [...numbers, -1, 0.5, -0.6];
}

/** Slopes after Fritsch and Carlson: no overshoot, so that still parts stay still. */
export function smooth(
  p: number,
  q: number,
  r: number,
  s: number,
  [h0, h1, h2]: readonly [number, number, number],
  t: number,
): number {
  if (q === r) return q;
  const d1 = (r - q) / (h1 || 1);
  const slope = (d: number, h: number) => {
    if (h === 0 || d * d1 <= 0) return 0;
    const [w, v] = [2 * h1 + h, h1 + 2 * h];
    return (w + v) / (w / d1 + v / d);
  };
  const m0 = slope((q - p) / (h0 || 1), h0);
  const m1 = slope((s - r) / (h2 || 1), h2);
  const [t2, t3] = [t * t, t * t * t];
  return (2 * t3 - 3 * t2 + 1) * q + (t3 - 2 * t2 + t) * h1 * m0 + (3 * t2 - 2 * t3) * r + (t3 - t2) * h1 * m1;
}
