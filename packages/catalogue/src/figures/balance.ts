import type { FigurePose as Pose } from '@bandeja/domain/exercises/figure';
import { masses } from './body.ts';
import { type Body, type FullPose, solve } from './kinematics.ts';
import { fullPose } from './motion.ts';
import { along, type Vector } from './vector.ts';

/** The centre of mass of the whole body, metres. */
export function centreOfMass({ parts }: Body): Vector {
  let whole = 0;
  let centre: Vector = [0, 0, 0];
  for (const { name, balls } of parts) {
    const share = masses[name];
    whole += share;
    for (const [place] of balls) centre = along(centre, place, share / balls.length);
  }
  return [centre[0] / whole, centre[1] / whole, centre[2] / whole];
}

/** Height in metres of the lowest part that moves with the hips; limbs fixed in the world do not. */
function lowest(pose: FullPose): number {
  const parts = solve(pose).parts.filter(({ name, side }) => {
    if (side === '') return true;
    const isArm = name === 'upper' || name === 'fore' || name === 'hand';
    return pose[`${isArm ? 'arm' : 'leg'}${side}`][0] === 'a';
  });
  return Math.min(...parts.flatMap(({ balls }) => balls.map(([centre, radius]) => centre[2] - radius)));
}

/** A pose whose hips are moved so that the centre of mass is above a place ahead (and aside), centimetres. */
export function balanced(pose: Pose, before: FullPose | undefined, ahead: number, aside?: number): Pose {
  let full = fullPose(pose, before);
  for (let round = 0; round < 12; round++) {
    const [x, y] = centreOfMass(solve(full));
    const [ax, ay, az] = full.at;
    full = { ...full, at: [ax + ahead - x * 100, aside === undefined ? ay : ay + aside - y * 100, az] };
  }
  return { ...pose, at: rounded(full.at) };
}

/** A pose raised or lowered until it lies on a height, centimetres. */
export function lowered(pose: Pose, before: FullPose | undefined, height = 0): Pose {
  const full = fullPose(pose, before);
  const [x, y, z] = full.at;
  return { ...pose, at: rounded([x, y, z + height - lowest(full) * 100]) };
}

const rounded = ([x, y, z]: FullPose['at']): FullPose['at'] => [tenth(x), tenth(y), tenth(z)];
const tenth = (value: number) => Math.round(value * 10) / 10;
