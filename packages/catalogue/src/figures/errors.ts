import type { Figure, FigureProp as Prop } from '@bandeja/domain/exercises/figure';
import { centreOfMass } from './balance.ts';
import { limits } from './body.ts';
import { type Body, excesses, solve } from './kinematics.ts';
import { type Moment, type Motion, momentAt, motionOf } from './motion.ts';
import { dot, minus, size, type Vector } from './vector.ts';

/** Metres that may be wrong. */
const tolerance = 0.01;
const framesPerSecond = 30;

/** What is wrong with a figure in any frame of its motion, each error once with the second it is first seen at. */
export function errorsOf(figure: Figure): string[] {
  const right = errorsIn(motionOf(figure), figure.props ?? [], figure.fast !== 1 && !figure.mate);
  if (!figure.no) return right;
  const wrong = errorsIn(motionOf(figure.no), figure.no.props ?? figure.props ?? [], false);
  return [...right, ...wrong.map((error) => `así no: ${error}`)];
}

function errorsIn(motion: Motion, props: readonly Prop[], isSlow: boolean): string[] {
  const found = new Map<string, string>();
  const say = (kind: string, seconds: number, detail = '') => {
    if (!found.has(kind)) found.set(kind, `${seconds.toFixed(2)} s: ${kind}${detail && ` ${detail}`}`);
  };
  const planted = new Map<string, Vector>();
  let before: Body | undefined;
  let other = false;
  const frames = Math.ceil(motion.seconds * framesPerSecond);
  for (let frame = 0; frame <= frames; frame++) {
    const seconds = frame / framesPerSecond;
    const moment = momentAt(motion, seconds);
    const body = solve(moment.pose);
    if (moment.other !== other) planted.clear();
    other = moment.other;
    for (const excess of excesses(body, limits)) say(excess.split(' ')[0] ?? '', seconds, excess.split(' ')[1]);
    const missed = body.misses.filter(({ joint, by }) => by > tolerance && isStill(joint, body, before));
    for (const { joint, by } of missed) say(`${joint} out of reach`, seconds, mm(by));
    before = body;
    for (const { part, depth } of sunken(body)) say(`${part} below the floor`, seconds, mm(depth));
    for (const slide of slides(body, planted)) say(`${slide.joint} slides`, seconds, mm(slide.by));
    for (const loose of looseProps(props, moment, body)) say(loose, seconds);
    if (kneesCross(body)) say('knees cross', seconds);
    if (isSlow) {
      const by = outside(body, props, moment.other ? -1 : 1);
      if (by > tolerance) say('centre of mass off its support', seconds, mm(by));
    }
  }
  return [...found.values()];
}

/** Parts that are below the floor, with how deep, metres. */
function sunken({ parts }: Body): { part: string; depth: number }[] {
  return parts
    .map(({ name, side, balls }) => ({
      part: name + side,
      depth: Math.min(...balls.map(([centre, radius]) => centre[2] - radius)),
    }))
    .filter(({ depth }) => depth < -tolerance);
}

/** A hand or foot on its way may take a shorter one; one that stays somewhere may not. */
function isStill(joint: string, { joints }: Body, before: Body | undefined): boolean {
  const [now, then] = [joints[joint], before?.joints[joint]];
  return !now || !then || size(minus(now, then)) < 0.003;
}

const mm = (metres: number) => `${Math.round(metres * 1000)} mm`;

/** Feet and hands that touch the floor and are no longer where they touched it first. */
function slides({ joints, parts }: Body, planted: Map<string, Vector>): { joint: string; by: number }[] {
  const found: { joint: string; by: number }[] = [];
  for (const { name, side, balls } of parts) {
    if (name !== 'foot' && name !== 'hand') continue;
    const joint = `${name === 'foot' ? 'ball' : 'hand'}${side}`;
    const place = joints[joint];
    const height = Math.min(...balls.map(([centre, radius]) => centre[2] - radius));
    if (!place || height > 0.006) {
      planted.delete(joint);
      continue;
    }
    const first = planted.get(joint);
    if (!first) planted.set(joint, place);
    else {
      const by = Math.hypot(place[0] - first[0], place[1] - first[1]);
      // a free hand may brush the floor: only a foot or a palm that bears weight is planted
      if (by > tolerance && name === 'foot') found.push({ joint, by });
    }
  }
  return found;
}

/** Both feet stand on their own side of the body, the knees do not: thighs that go through each other. */
function kneesCross({ joints, pelvis }: Body): boolean {
  const { ballL, ballR, kneeL, kneeR } = joints;
  if (!ballL || !ballR || !kneeL || !kneeR) return false;
  return dot(minus(ballL, ballR), pelvis.left) > 0.05 && dot(minus(kneeL, kneeR), pelvis.left) < 0;
}

/** Things that need both hands and do not have them. */
function looseProps(props: readonly Prop[], { ball }: Moment, { joints }: Body): string[] {
  const apart = joints.handL && joints.handR ? size(minus(joints.handL, joints.handR)) : 0;
  return props.flatMap(([kind, hands]) => {
    if (kind === 'medicineBall' && !ball && (apart < 0.17 || apart > 0.3))
      return [`ball not between the hands (${mm(apart)})`];
    if (kind === 'kettlebell' && hands === 'LR' && apart > 0.16) return [`kettlebell not in both hands (${mm(apart)})`];
    if (kind === 'flexBar' && (apart < 0.12 || apart > 0.45)) return [`bar not in both hands (${mm(apart)})`];
    return [];
  });
}

/** How far the centre of mass is outside what the body stands, sits, lies or leans on, metres. */
function outside(body: Body, props: readonly Prop[], flip: number): number {
  const points: (readonly [number, number])[] = [];
  for (const { balls } of body.parts) {
    for (const [centre, radius] of balls) {
      if (!isBorne(centre, radius, props, flip)) continue;
      const r = Math.max(0.012, radius * 0.8);
      for (let i = 0; i < 8; i++)
        points.push([centre[0] + r * Math.cos((i * Math.PI) / 4), centre[1] + r * Math.sin((i * Math.PI) / 4)]);
    }
  }
  const [x, y] = centreOfMass(body);
  if (points.length === 0) return 1;
  // outside a convex hull: there is a direction in which everything else is behind
  let most = 0;
  for (let i = 0; i < 72; i++) {
    const [dx, dy] = [Math.cos((i * Math.PI) / 36), Math.sin((i * Math.PI) / 36)];
    const reach = points.reduce((far, [px, py]) => Math.max(far, px * dx + py * dy), -Infinity);
    most = Math.max(most, x * dx + y * dy - reach);
  }
  return most;
}

function isBorne([x, y, z]: Vector, radius: number, props: readonly Prop[], flip: number): boolean {
  const low = z - radius;
  if (low < 0.035) return true;
  return props.some((prop) => {
    const [kind, a, b, c] = prop as readonly [string, number, number, number];
    const [px, py] = [a / 100, (b / 100) * flip];
    if (kind === 'chair') return Math.abs(low - 0.44) < 0.07 && Math.hypot(x - px, y - py) < 0.36;
    if (kind === 'bike') return low < 1.05;
    if (kind === 'box') {
      const [, , , long, wide, high] = prop as readonly ['box', number, number, number, number, number];
      return (
        Math.abs(low - high / 100) < 0.04 &&
        Math.abs(x - px) < long / 200 + 0.05 &&
        Math.abs(y - py) < wide / 200 + 0.05
      );
    }
    if (kind === 'wall') {
      const turn = (c * flip * Math.PI) / 180;
      const distance = (x - px) * Math.cos(turn) + (y - py) * Math.sin(turn);
      return Math.abs(distance) < radius + 0.05;
    }
    return kind === 'post' && Math.hypot(x - px, y - py) < 0.12;
  });
}
