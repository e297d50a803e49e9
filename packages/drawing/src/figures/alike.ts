import type { FigureArm as Arm, FigureKey as Key, FigureLeg as Leg } from '@bandeja/domain/exercises/figure';
import { keysOf } from '@bandeja/domain/wire/records';
import { type FullPose, solve } from './kinematics.ts';
import { fullKeys } from './motion.ts';
import { dot, middle, minus, unit, type Vector } from './vector.ts';

const twins = { armL: 'armR', armR: 'armL', legL: 'legR', legR: 'legL' } as const;
type Limb = keyof typeof twins;

/** A limb that some keys give by angles and others by place becomes a place in all, so that it can move between them. */
export function alike(keys: readonly Key[], isMirrored: boolean): Key[] {
  const poses = fullKeys(keys).map(({ pose }) => pose);
  const modesOf = (limbs: readonly Limb[]) => new Set(poses.flatMap((pose) => limbs.map((limb) => pose[limb][0])));
  const mixed = keysOf(twins).filter((limb) => modesOf(isMirrored ? [limb, twins[limb]] : [limb]).size > 1);
  return keys.map((key, index) => {
    const pose = poses[index];
    if (!pose) return key;
    return { ...key, ...Object.fromEntries(mixed.map((limb) => [limb, placed(pose, limb)])) };
  });
}

function placed(pose: FullPose, limb: Limb): Arm | Leg {
  if (pose[limb][0] === 'w') return pose[limb];
  const { joints, thorax } = solve(pose);
  const side = limb.slice(3);
  const outwards = side === 'L' ? 1 : -1;
  const joint = (name: string): Vector => joints[name + side] ?? [0, 0, 0];
  const bend = (name: string, from: string, to: string) => minus(joint(name), middle(joint(from), joint(to)));
  const place = ([x, y, z]: Vector) => [x * 100, y * 100 * outwards, z * 100].map((n) => rounded(n, 10));
  const direction = ([x, y, z]: Vector) => unit([x, y * outwards, z]).map((n) => rounded(n, 100));
  if (limb.startsWith('arm')) {
    const out = bend('elbow', 'shoulder', 'hand');
    const pole = direction([dot(thorax.ahead, out), dot(thorax.left, out), dot(thorax.up, out)]);
    return ['w', ...place(joint('hand')), ...pole, ...direction(minus(joint('hand'), joint('wrist')))];
  }
  // the ball of the foot by its lowest point
  const [ball, heel] = [joint('ball'), joint('heel')];
  const ahead: Vector = [ball[0] - heel[0], (ball[1] - heel[1]) * outwards, ball[2] + 0.026 - heel[2]];
  // a foot that points backwards was tipped over its toes
  const back = ahead[0] < 0 ? -1 : 1;
  const lift = back * degrees(Math.atan2(-ahead[2], Math.hypot(ahead[0], ahead[1]))) + (back < 0 ? 180 : 0);
  const turn = degrees(Math.atan2(ahead[1] * back, ahead[0] * back));
  return ['w', ...place(ball), rounded(lift, 10), rounded(turn, 10), 0, ...direction(bend('knee', 'hip', 'ankle'))];
}

const rounded = (value: number, parts: number) => Math.round(value * parts) / parts;
const degrees = (radians: number) => (radians * 180) / Math.PI;
