import type { FigureArm as Arm, FigureLeg as Leg, FigurePose as Pose } from '@bandeja/domain/exercises/figure';
import { bones, type masses } from './body.ts';
import {
  along,
  cos,
  cross,
  dot,
  type Frame,
  minus,
  scaled,
  sin,
  size,
  turned,
  turnedFrame,
  unit,
  type Vector,
  within,
  world,
} from './vector.ts';

export type Side = 'L' | 'R';
export const sides: readonly Side[] = ['L', 'R'];
const outwards = (side: Side) => (side === 'L' ? 1 : -1);

export type Ball = readonly [centre: Vector, radius: number];
export type Part = { name: keyof typeof masses; side: Side | ''; balls: readonly Ball[] };
export type Body = {
  joints: Record<string, Vector>;
  parts: readonly Part[];
  pelvis: Frame;
  thorax: Frame;
  /** Distance in metres by which hands and feet miss their targets. */
  misses: readonly { joint: string; by: number }[];
};

export const standing: Required<Pick<Pose, 'at' | 'turn' | 'lumbar' | 'thorax' | 'neck' | 'shoulders'>> & {
  armL: Arm;
  armR: Arm;
  legL: Leg;
  legR: Leg;
} = {
  at: [0, 0, 91],
  turn: [0, 0, 0],
  lumbar: [0, 0, 0],
  thorax: [0, 0, 0],
  neck: [0, 0, 0],
  shoulders: [0, 0],
  armL: ['a', 4, 60, 0, 12],
  armR: ['a', 4, 60, 0, 12],
  legL: ['w', 12, 11, 0],
  legR: ['w', 12, 11, 0],
};
export type FullPose = typeof standing;

export type FullKey = { pose: FullPose; ball: Vector | undefined };

const ballRadius = 0.026;

const metres = (triple: readonly number[], from = 0): Vector => [
  (triple[from] ?? 0) / 100,
  (triple[from + 1] ?? 0) / 100,
  (triple[from + 2] ?? 0) / 100,
];
const given = (numbers: readonly number[], from: number) =>
  numbers.length >= from + 3 && (numbers[from] || numbers[from + 1] || numbers[from + 2])
    ? ([numbers[from] ?? 0, numbers[from + 1] ?? 0, numbers[from + 2] ?? 0] as const)
    : undefined;
const outward = ([x, y, z]: Vector, side: Side): Vector => [x, y * outwards(side), z];

function bent(frame: Frame, [forward, aside, twist]: readonly [number, number, number]): Frame {
  const flexed = turnedFrame(frame, frame.left, forward);
  const leaned = turnedFrame(flexed, flexed.ahead, aside);
  return turnedFrame(leaned, leaned.up, twist);
}

/** The middle joint lies on the side of `pole`. */
function reach(from: Vector, to: Vector, first: number, second: number, pole: Vector) {
  const way = minus(to, from);
  const least = Math.abs(first - second) + 0.02;
  const length = Math.max(least, Math.min(size(way), (first + second) * 0.9995));
  const axis = unit(way);
  const aside = unit(minus(pole, scaled(axis, dot(pole, axis))));
  const x = (first ** 2 - second ** 2 + length ** 2) / (2 * length);
  const y = Math.sqrt(Math.max(0, first ** 2 - x ** 2));
  const end = along(from, axis, length);
  return { bend: along(along(from, axis, x), aside, y), end, miss: size(minus(to, end)) };
}

function raised(frame: Frame, side: Side, angle: number, plane: number, turn: number) {
  const down = scaled(frame.up, -1);
  const out = scaled(frame.left, outwards(side));
  const towards = along(scaled(frame.ahead, cos(plane)), out, sin(plane));
  const axis = cross(down, towards);
  const bone = turned(down, axis, angle);
  const front = turned(turned(frame.ahead, axis, angle), bone, -outwards(side) * turn);
  return { bone, front };
}

/** Joints and parts of a pose. Never throws: what cannot be reached is listed in `misses`. */
export function solve(pose: FullPose): Body {
  const [pitch, roll, yaw] = pose.turn;
  let pelvis = turnedFrame(world, world.up, yaw);
  pelvis = turnedFrame(pelvis, pelvis.ahead, roll);
  pelvis = turnedFrame(pelvis, pelvis.left, pitch);
  const hips = metres(pose.at);
  const base = along(hips, pelvis.up, bones.pelvis);
  const lumbar = bent(pelvis, pose.lumbar);
  const waist = along(base, lumbar.up, bones.lumbar);
  const thorax = bent(lumbar, pose.thorax);
  const top = along(waist, thorax.up, bones.thorax);
  const neck = bent(thorax, pose.neck);
  const nape = along(top, thorax.up, 0.025);
  const head = along(nape, neck.up, bones.neck + 0.06);
  const joints: Record<string, Vector> = { hips, base, waist, top, nape, head, crown: along(head, neck.up, 0.16) };
  const parts: Part[] = [];
  const misses: { joint: string; by: number }[] = [];
  const add = (name: Part['name'], side: Side | '', ...balls: Ball[]) => parts.push({ name, side, balls });
  const pair = (centre: Vector, left: Vector, apart: number, radius: number): Ball[] => [
    [along(centre, left, apart), radius],
    [along(centre, left, -apart), radius],
  ];
  add(
    'pelvis',
    '',
    ...pair(hips, pelvis.left, 0.075, 0.095),
    ...pair(along(base, pelvis.up, -0.02), pelvis.left, 0.06, 0.085),
  );
  add(
    'abdomen',
    '',
    ...pair(along(base, lumbar.up, 0.02), lumbar.left, 0.055, 0.085),
    ...pair(along(waist, lumbar.up, -0.02), lumbar.left, 0.06, 0.09),
  );
  add(
    'thorax',
    '',
    ...pair(along(waist, thorax.up, 0.02), thorax.left, 0.06, 0.095),
    ...pair(along(top, thorax.up, -0.06), thorax.left, 0.085, 0.1),
    ...pair(along(top, thorax.up, pose.shoulders[0] / 150), thorax.left, 0.13, 0.05),
  );
  add('neck', '', [nape, 0.05], [along(nape, neck.up, bones.neck), 0.048]);
  add(
    'head',
    '',
    [along(head, neck.ahead, 0.035), 0.068],
    [along(along(head, neck.up, 0.085), neck.ahead, 0.005), 0.088],
  );

  for (const side of sides) {
    const leg = solveLeg(side === 'L' ? pose.legL : pose.legR, side, hips, pelvis);
    const { hip, knee, ankle, foot, sole } = leg;
    const heel = along(along(ankle, foot, -0.045), sole, bones.ankle - 0.034);
    const ball = along(along(ankle, foot, bones.ball), sole, bones.ankle - ballRadius);
    const toe = along(ball, leg.toes, 0.055);
    add('thigh', side, [hip, 0.088], [along(hip, minus(knee, hip), 0.5), 0.078], [knee, 0.056]);
    add('shank', side, [knee, 0.053], [along(knee, minus(ankle, knee), 0.32), 0.056], [ankle, 0.036]);
    add('foot', side, [ankle, 0.034], [heel, 0.034], [ball, ballRadius], [toe, 0.024]);
    Object.assign(joints, { [`hip${side}`]: hip, [`knee${side}`]: knee, [`ankle${side}`]: ankle });
    Object.assign(joints, {
      [`ball${side}`]: along(ball, world.up, -ballRadius),
      [`heel${side}`]: heel,
      [`toe${side}`]: toe,
      [`foot${side}`]: foot,
    });
    if (leg.miss > 0) misses.push({ joint: `ball${side}`, by: leg.miss });

    const [up, forward] = pose.shoulders;
    const root = along(
      along(along(top, thorax.left, outwards(side) * bones.shoulder), thorax.up, up / 100 - 0.012),
      thorax.ahead,
      forward / 100,
    );
    const { elbow, wrist, fingers, miss } = solveArm(side === 'L' ? pose.armL : pose.armR, side, root, top, thorax);
    add('upper', side, [root, 0.058], [elbow, 0.041]);
    add('fore', side, [elbow, 0.042], [wrist, 0.029]);
    add('hand', side, [along(wrist, fingers, 0.02), 0.032], [along(wrist, fingers, bones.hand), 0.026]);
    Object.assign(joints, { [`shoulder${side}`]: root, [`elbow${side}`]: elbow, [`wrist${side}`]: wrist });
    joints[`hand${side}`] = along(wrist, fingers, bones.grip);
    joints[`fingers${side}`] = fingers;
    if (miss > 0) misses.push({ joint: `hand${side}`, by: miss });
  }
  return { joints, parts, pelvis, thorax, misses };
}

function solveLeg([mode, ...n]: Leg, side: Side, hips: Vector, pelvis: Frame) {
  const hip = along(hips, pelvis.left, outwards(side) * bones.hip);
  if (mode === 'a') {
    const [flex = 0, plane = 0, turn = 0, bend = 0, point = 0] = n;
    const { bone, front } = raised(pelvis, side, flex, plane, turn);
    const shank = along(scaled(bone, cos(bend)), front, -sin(bend));
    const shin = along(scaled(front, cos(bend)), bone, sin(bend));
    const knee = along(hip, bone, bones.thigh);
    const foot = along(scaled(shin, cos(point)), shank, sin(point));
    const sole = along(scaled(shank, cos(point)), shin, -sin(point));
    return { hip, knee, ankle: along(knee, shank, bones.shank), foot, sole, toes: foot, miss: 0 };
  }
  const [, , , lift = 0, turn = 0, tilt = 0] = n;
  // the ball rolls over its lowest point
  const ball = along(outward(metres(n), side), [0, 0, ballRadius]);
  let frame = turnedFrame(world, world.up, outwards(side) * turn);
  frame = turnedFrame(frame, frame.left, lift);
  frame = turnedFrame(frame, frame.ahead, outwards(side) * tilt);
  const { ahead: foot, up } = frame;
  // on tiptoe the toes stay on the floor
  const toes = lift > 0 && lift <= 100 ? turned([1, 0, 0], world.up, outwards(side) * turn) : foot;
  const ankle = along(along(ball, foot, -bones.ball), up, bones.ankle - ballRadius);
  const pole = given(n, 6);
  const flat = unit([foot[0], foot[1], 0]);
  const towards = pole ? outward(pole, side) : along(lift > 60 ? scaled(flat, 0.2) : flat, pelvis.ahead, 0.6);
  const { bend, end, miss } = reach(hip, ankle, bones.thigh, bones.shank, towards);
  return { hip, knee: bend, ankle: end, foot, sole: scaled(up, -1), toes, miss };
}

function solveArm([mode, ...n]: Arm, side: Side, root: Vector, top: Vector, thorax: Frame) {
  if (mode === 'a') {
    const [angle = 0, plane = 0, turn = 0, bend = 0] = n;
    const { bone, front } = raised(thorax, side, angle, plane, turn);
    const fingers = along(scaled(bone, cos(bend)), front, sin(bend));
    const elbow = along(root, bone, bones.upperArm);
    return { elbow, wrist: along(elbow, fingers, bones.forearm), fingers, miss: 0 };
  }
  const place = outward(metres(n), side);
  const target = mode === 'w' ? place : along(top, within(thorax, place));
  const pole = within(thorax, outward(given(n, 3) ?? [-1, 0.5, -0.6], side));
  const pointed = given(n, 6);
  if (!pointed) {
    const { bend, end, miss } = reach(root, target, bones.upperArm, bones.forearm + bones.grip, pole);
    const fingers = unit(minus(end, bend));
    return { elbow: bend, wrist: along(end, fingers, -bones.grip), fingers, miss };
  }
  const direction = outward(pointed, side);
  const fingers = unit(mode === 'w' ? direction : within(thorax, direction));
  const { bend, end, miss } = reach(root, along(target, fingers, -bones.grip), bones.upperArm, bones.forearm, pole);
  return { elbow: bend, wrist: end, fingers, miss };
}
