import type { Figure, FigureProp as Prop } from '@bandeja/domain/exercises/figure';
import { excesses } from './angles.ts';
import { centreOfMass } from './balance.ts';
import { type Body, solve } from './kinematics.ts';
import { carriedBall, type Moment, type Motion, momentAt, motionOf } from './motion.ts';
import { cos, dot, minus, sin, size, type Vector } from './vector.ts';

/** Metres that may be wrong. */
const tolerance = 0.01;
const framesPerSecond = 30;

export type Review = { errors: readonly string[]; frames: number };

export function reviewOf(figure: Figure): Review {
  const reviewed = reviewMotion(motionOf(figure), figure.props ?? [], figure.fast !== 1 && !figure.mate);
  const mate = figure.mate
    ? reviewMotion(motionOf({ view: figure.view, work: [], keys: [{ move: 1, ...figure.mate }] }), [], true).errors
    : [];
  const right = { ...reviewed, errors: [...reviewed.errors, ...mate.map((error) => `mate: ${error}`)] };
  if (!figure.no) return right;
  const wrong = reviewMotion(motionOf(figure.no), figure.no.props ?? figure.props ?? [], false);
  return {
    errors: [...right.errors, ...wrong.errors.map((error) => `así no: ${error}`)],
    frames: right.frames + wrong.frames,
  };
}

function reviewMotion(motion: Motion, props: readonly Prop[], isSlow: boolean): Review {
  const found = new Map<string, string>();
  const addError = (kind: string, seconds: number, detail = '') => {
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
    for (const excess of excesses(moment.pose, body))
      addError(excess.split(' ')[0] ?? '', seconds, excess.split(' ')[1]);
    const missed = body.misses.filter(({ joint, by }) => by > tolerance && isStill(joint, body, before));
    for (const { joint, by } of missed) addError(`${joint} out of reach`, seconds, mm(by));
    before = body;
    const flip = moment.other ? -1 : 1;
    for (const { what, depth } of entered(body, props, flip)) addError(what, seconds, mm(depth));
    for (const slide of slides(body, planted, props, flip)) addError(`${slide.joint} slides`, seconds, mm(slide.by));
    for (const loose of looseProps(props, moment, body)) addError(loose, seconds);
    if (kneesCross(body)) addError('knees cross', seconds);
    if (isSlow) {
      const by = outside(body, props, flip);
      if (by > tolerance) addError('centre of mass off its support', seconds, mm(by));
    }
  }
  return { errors: [...found.values()], frames: frames + 1 };
}

const entered = (body: Body, props: readonly Prop[], flip: number): { what: string; depth: number }[] =>
  Object.entries({
    'below the floor': sunken(body),
    'behind the wall': behindWalls(body, props, flip),
    'inside the box': insideBoxes(body, props, flip),
  }).flatMap(([where, parts]) => parts.map(({ part, depth }) => ({ what: `${part} ${where}`, depth })));

function sunken({ parts }: Body): { part: string; depth: number }[] {
  return parts
    .map(({ name, side, balls }) => ({
      part: name + side,
      depth: Math.min(...balls.map(([centre, radius]) => centre[2] - radius)),
    }))
    .filter(({ depth }) => depth < -tolerance);
}

/** Whether a hand or foot keeps its place; a moving one may have a shorter limb. */
function isStill(joint: string, { joints }: Body, before: Body | undefined): boolean {
  const [now, then] = [joints[joint], before?.joints[joint]];
  return !now || !then || size(minus(now, then)) < 0.003;
}

const mm = (metres: number) => `${Math.round(metres * 1000)} mm`;

function slides(
  { joints, parts }: Body,
  planted: Map<string, Vector>,
  props: readonly Prop[],
  flip: number,
): { joint: string; by: number }[] {
  const found: { joint: string; by: number }[] = [];
  for (const { name, side, balls } of parts) {
    if (name !== 'foot' && name !== 'hand') continue;
    const joint = `${name === 'foot' ? 'ball' : 'hand'}${side}`;
    const place = joints[joint];
    if (!place || balls.every(([centre, radius]) => gap(centre, radius, props, flip) > touch)) {
      planted.delete(joint);
      continue;
    }
    const first = planted.get(joint);
    if (!first) planted.set(joint, place);
    else {
      // a foot rolls over its ball: only its way along the floor counts
      const way = minus(place, first);
      const by = name === 'foot' ? Math.hypot(way[0], way[1]) : size(way);
      if (by > tolerance) found.push({ joint, by });
    }
  }
  return found;
}

/** Metres from a surface at which something touches it. */
const touch = 0.006;

/** Metres between a ball and the nearest floor, wall, seat or box below it. */
function gap([x, y, z]: Vector, radius: number, props: readonly Prop[], flip: number): number {
  const low = z - radius;
  const gaps = props.map((prop) => {
    if (prop[0] === 'chair' && Math.hypot(x - prop[1] / 100, y - (prop[2] / 100) * flip) < 0.24)
      return Math.abs(low - 0.43);
    if (prop[0] === 'wall') return Math.abs(wallDistance([x, y, z], prop, flip) - radius);
    if (prop[0] !== 'box' && prop[0] !== 'bench') return Infinity;
    const isOver = Math.abs(x - prop[1] / 100) < prop[3] / 200 && Math.abs(y - (prop[2] / 100) * flip) < prop[4] / 200;
    return isOver ? Math.abs(low - prop[5] / 100) : Infinity;
  });
  return Math.min(low, ...gaps);
}

/** Distance of a point in front of a wall, in metres; a point beside the wall is not behind it. */
function wallDistance(
  [x, y]: Vector,
  [, a, b, degrees]: Extract<Prop, readonly ['chair' | 'wall', ...unknown[]]>,
  flip: number,
) {
  const turn = degrees * flip;
  const [ahead, aside] = [x - a / 100, y - (b / 100) * flip];
  const isBeside = Math.abs(aside * cos(turn) - ahead * sin(turn)) > 0.8;
  return isBeside ? Infinity : ahead * cos(turn) + aside * sin(turn);
}

function behindWalls({ parts }: Body, props: readonly Prop[], flip: number): { part: string; depth: number }[] {
  return props.flatMap((prop) =>
    prop[0] === 'wall'
      ? parts
          .map(({ name, side, balls }) => ({
            part: name + side,
            depth: Math.max(...balls.map(([centre, radius]) => radius - wallDistance(centre, prop, flip))),
          }))
          .filter(({ depth }) => depth > tolerance)
      : [],
  );
}

/** The depth is the shortest way out: up, or to one of its sides. */
function insideBoxes({ parts }: Body, props: readonly Prop[], flip: number): { part: string; depth: number }[] {
  return props.flatMap((prop) => {
    if (prop[0] !== 'box' && prop[0] !== 'bench') return [];
    const [, x, y, long, wide, high] = prop;
    const depthOf = ([a, b, c]: Vector, radius: number) => {
      const ahead = long / 200 - Math.abs(a - x / 100);
      const aside = wide / 200 - Math.abs(b - (y / 100) * flip);
      return ahead < 0 || aside < 0 ? 0 : Math.min(ahead + radius, aside + radius, high / 100 - c + radius);
    };
    return parts
      .map(({ name, side, balls }) => ({
        part: name + side,
        depth: Math.max(...balls.map(([centre, radius]) => depthOf(centre, radius))),
      }))
      .filter(({ depth }) => depth > tolerance);
  });
}

function kneesCross({ joints, pelvis }: Body): boolean {
  const { ballL, ballR, kneeL, kneeR } = joints;
  if (!ballL || !ballR || !kneeL || !kneeR) return false;
  return dot(minus(ballL, ballR), pelvis.left) > 0.05 && dot(minus(kneeL, kneeR), pelvis.left) < 0;
}

function looseProps(props: readonly Prop[], { ball, pose }: Moment, { joints, parts }: Body): string[] {
  const apart = joints.handL && joints.handR ? size(minus(joints.handL, joints.handR)) : 0;
  return props.flatMap(([kind, hands]) => {
    if (kind === 'medicineBall' && ball && ball[2] < 0.12 - tolerance) return ['ball below the floor'];
    if (kind === 'medicineBall' && !ball && (apart < 0.17 || apart > 0.3))
      return [`ball not between the hands (${mm(apart)})`];
    if (kind === 'medicineBall') {
      const middle = ball ?? carriedBall(pose);
      const head = parts.find(({ name }) => name === 'head');
      const deep = Math.max(...(head?.balls ?? []).map(([at, radius]) => radius + 0.12 - size(minus(at, middle))));
      if (deep > tolerance) return [`ball in the head (${mm(deep)})`];
    }
    if (kind === 'kettlebell' && hands === 'LR' && apart > 0.16) return [`kettlebell not in both hands (${mm(apart)})`];
    if (kind === 'flexBar' && (apart < 0.12 || apart > 0.45)) return [`bar not in both hands (${mm(apart)})`];
    return [];
  });
}

/** Metres by which the centre of mass is outside the body's support (feet, seat, back, hands). */
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
    if (prop[0] === 'bike') return low < 1.05;
    if (prop[0] === 'wall') return Math.abs(wallDistance([x, y, z], prop, flip)) < radius + 0.05;
    if (prop[0] === 'roller') return Math.abs(low - 0.15) < 0.04 && Math.abs(x - prop[1] / 100) < 0.12;
    if (prop[0] !== 'chair' && prop[0] !== 'box' && prop[0] !== 'bench') return false;
    const [ahead, aside] = [Math.abs(x - prop[1] / 100), Math.abs(y - (prop[2] / 100) * flip)];
    if (prop[0] !== 'box' && prop[0] !== 'bench') return Math.abs(low - 0.44) < 0.07 && Math.hypot(ahead, aside) < 0.36;
    return Math.abs(low - prop[5] / 100) < 0.04 && ahead < prop[3] / 200 + 0.05 && aside < prop[4] / 200 + 0.05;
  });
}
