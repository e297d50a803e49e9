import type { FigurePose as Pose } from '@bandeja/domain/exercises/figure';
import { masses } from './body.ts';
import { type Body, type FullPose, solve } from './kinematics.ts';
import { fullPose } from './motion.ts';
import { along, type Vector } from './vector.ts';

export function centreOfMass({ parts }: Body): Vector {
  let total = 0;
  let centre: Vector = [0, 0, 0];
  for (const { name, balls } of parts) {
    const share = masses[name];
    total += share;
    for (const [place] of balls) centre = along(centre, place, share / balls.length);
  }
  return [centre[0] / total, centre[1] / total, centre[2] / total];
}

/** In metres; limbs fixed in the world do not count. */
function lowest(pose: FullPose): number {
  const parts = solve(pose).parts.filter(({ name, side }) => {
    if (side === '') return true;
    const isArm = name === 'upper' || name === 'fore' || name === 'hand';
    return pose[`${isArm ? 'arm' : 'leg'}${side}`][0] === 'a';
  });
  return Math.min(...parts.flatMap(({ balls }) => balls.map(([centre, radius]) => centre[2] - radius)));
}

/** Moves the hips until the centre of mass is above a place, centimetres. */
export function balanced(pose: Pose, before: FullPose | undefined, ahead: number, aside?: number): Pose {
  let full = fullPose(pose, before);
  for (let round = 0; round < 12; round++) {
    const [x, y] = centreOfMass(solve(full));
    const [ax, ay, az] = full.at;
    full = { ...full, at: [ax + ahead - x * 100, aside === undefined ? ay : ay + aside - y * 100, az] };
  }
  return { ...pose, at: rounded(full.at) };
}

/** Centimetres. */
export function lowered(pose: Pose, before: FullPose | undefined, height = 0): Pose {
  const full = fullPose(pose, before);
  const [x, y, z] = full.at;
  return { ...pose, at: rounded([x, y, z + height - lowest(full) * 100]) };
}

const rounded = ([x, y, z]: FullPose['at']): FullPose['at'] => [tenth(x), tenth(y), tenth(z)];
const tenth = (value: number) => Math.round(value * 10) / 10;
