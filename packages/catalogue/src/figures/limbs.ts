import type { FigureArm as Arm, FigureLeg as Leg } from '@bandeja/domain/exercises/figure';
import { type FullKey, type FullPose, solve } from './kinematics.ts';
import type { Vector } from './vector.ts';

/** How limbs come from one key to the next. */

/** Limbs that are given in different ways in the keys are given as places in all of them. */
export function alike(keys: FullKey[]): FullKey[] {
  let same = keys;
  for (const limb of ['armL', 'armR', 'legL', 'legR'] as const) {
    const modes = new Set(keys.map(({ pose }) => `${pose[limb][0]}`));
    if (modes.size > 1) same = same.map((key) => ({ ...key, pose: placed(key.pose, limb) }));
  }
  return same;
}

function placed(pose: FullPose, limb: 'armL' | 'armR' | 'legL' | 'legR'): FullPose {
  if (pose[limb][0] === 'w') return pose;
  const { joints, thorax } = solve(pose);
  const side = limb === 'armL' || limb === 'legL' ? 'L' : 'R';
  const k = side === 'L' ? 1 : -1;
  const cm = (v: Vector | undefined) => (v ? [v[0] * 100, v[1] * 100 * k, v[2] * 100] : []);
  if (limb === 'armL' || limb === 'armR') {
    const [root, elbow, hand, wrist] = ['shoulder', 'elbow', 'hand', 'wrist'].map((name) => joints[name + side]);
    if (!root || !elbow || !hand || !wrist) return pose;
    const out = [0, 1, 2].map((axis) => (elbow[axis] ?? 0) - ((root[axis] ?? 0) + (hand[axis] ?? 0)) / 2);
    const pole = [thorax.ahead, thorax.left, thorax.up].map(
      (v) => v[0] * (out[0] ?? 0) + v[1] * (out[1] ?? 0) + v[2] * (out[2] ?? 0),
    );
    const scale = 1 / (Math.hypot(...pole) || 1);
    const fingers = [0, 1, 2].map((axis) => (hand[axis] ?? 0) - (wrist[axis] ?? 0));
    const length = Math.hypot(...fingers) || 1;
    const [fx = 0, fy = 0, fz = 0] = fingers.map((part) => part / length);
    const [px = 0, py = 0, pz = 0] = pole.map((part) => part * scale);
    return { ...pose, [limb]: ['w', ...cm(hand), px, py * k, pz, fx, fy * k, fz] };
  }
  const [hip, knee, ankle, ball, heel] = ['hip', 'knee', 'ankle', 'ball', 'heel'].map((name) => joints[name + side]);
  if (!hip || !knee || !ankle || !ball || !heel) return pose;
  const aheadX = ball[0] - heel[0];
  const aheadY = (ball[1] - heel[1]) * k;
  const aheadZ = ball[2] + 0.026 - heel[2];
  // a foot that points backwards is one that was tipped over its toes
  const back = aheadX < 0 ? -1 : 1;
  const lift = back * degrees(Math.atan2(-aheadZ, Math.hypot(aheadX, aheadY))) + (back < 0 ? 180 : 0);
  const turn = degrees(Math.atan2(aheadY * back, aheadX * back));
  const out = [0, 1, 2].map((axis) => (knee[axis] ?? 0) - ((hip[axis] ?? 0) + (ankle[axis] ?? 0)) / 2);
  return { ...pose, [limb]: ['w', ...cm(ball), lift, turn, 0, out[0] ?? 0, (out[1] ?? 0) * k, out[2] ?? 0] };
}

/** A foot or hand that stands elsewhere afterwards is lifted on the way. */
export function lift(numbers: number[], from: Arm | Leg, to: Arm | Leg, share: number, isLeg: boolean): void {
  const [, x0 = 0, y0 = 0, z0 = 0] = from as readonly ['w', ...number[]];
  const [, x1 = 0, y1 = 0, z1 = 0] = to as readonly ['w', ...number[]];
  const way = Math.hypot(x1 - x0, y1 - y0);
  if (from[0] !== 'w' || way < 1 || Math.max(z0, z1) > 25) return;
  const swing = 4 * share * (1 - share);
  numbers[2] = (numbers[2] ?? 0) + Math.min(7, 2 + way * 0.2) * swing;
  // the heel of a foot that swings comes first
  if (isLeg) numbers[3] = (numbers[3] ?? 0) + 34 * swing;
}

/** What a limb does not say of its pole is the default, so that it mixes with one that says it. */
export function filled(numbers: readonly number[], mode: string, name: string): readonly number[] {
  if (mode === 'a' || name.startsWith('leg') || numbers.length > 3) return numbers;
  return [...numbers, -1, 0.5, -0.6];
}

/** Between q and r without leaving them: slopes after Fritsch and Carlson, so what stands still stays still. */
const degrees = (radians: number) => (radians * 180) / Math.PI;

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
