import type {
  FigureCue as Cue,
  Figure,
  FigureMistake as Mistake,
  FigureProp as Prop,
} from '@bandeja/domain/exercises/figure';
import { type Eye, ellipse, flatEye, nearness, outline, type Point, polyline, type Shape, seen, short } from './eye.ts';
import { cornersOf } from './furniture.ts';
import { type Body, type Part, solve } from './kinematics.ts';
import { fullPose, type Motion, momentAt, motionOf, otherSide } from './motion.ts';
import { propShapes } from './things.ts';
import { along, cross, dot, middle, minus, scaled, turned, unit, type Vector } from './vector.ts';

export type Picture = {
  figure: Figure | Mistake;
  motion: Motion;
  eye: Eye;
  width: number;
  height: number;
  props: readonly Prop[];
  mate: Body | undefined;
};

export function pictureOf(figure: Figure, width: number, height: number, wrong = false): Picture {
  const shown = wrong && figure.no ? figure.no : figure;
  const motion = motionOf(shown === figure ? figure : { ...shown, sides: undefined, travel: undefined });
  const props = (shown === figure ? figure.props : (figure.no?.props ?? figure.props)) ?? [];
  const [around, above] = (shown === figure ? undefined : figure.no?.view) ?? figure.view;
  const eye = flatEye(around, above);
  const mate = figure.mate && solve(fullPose(figure.mate));
  const { focus } = figure;
  const balls: Ball[] = [
    ...keyBalls(motion, focus),
    ...(mate?.parts.flatMap((part) => part.balls) ?? []),
    ...props.flatMap(cornersOf).flatMap(([x, y, z]): Ball[] => sidesOf(shown).map((side) => [[x, side * y, z], 0.02])),
  ];
  const points = balls.map(([place, r]) => ({ at: seen(eye, place), r }));
  const least = (pick: (p: { at: Point; r: number }) => number) =>
    points.reduce((sum, p) => Math.min(sum, pick(p)), Infinity);
  const [left, right] = [least(({ at, r }) => at[0] - r), -least(({ at, r }) => -at[0] - r)];
  const [top, bottom] = [least(({ at, r }) => at[1] - r), -least(({ at, r }) => -at[1] - r)];
  const scale = Math.min(
    (width * 0.92) / (right - left),
    (height * 0.86) / (bottom - top),
    height / (focus ? 0.8 : 1.7),
  );
  const free = height - (bottom - top) * scale;
  return {
    figure: shown,
    motion,
    props,
    mate,
    width,
    height,
    eye: {
      ...eye,
      scale,
      x: width / 2 - ((left + right) / 2) * scale,
      y: height - Math.max(free * 0.42, height * 0.06) - bottom * scale,
    },
  };
}

type Ball = readonly [centre: Vector, radius: number];

const sidesOf = (shown: Figure | Mistake): readonly number[] =>
  'sides' in shown && shown.sides === 'series' ? [1, -1] : [1];

/** The balls of the body in every key, as seen from a floor that does not move. */
function keyBalls({ tracks, travel }: Motion, focus: readonly string[] | undefined): Ball[] {
  return tracks.flatMap(({ keys, times, seconds }) =>
    keys.flatMap((key, index) => {
      const back = travel * ((times[index] ?? 0) / seconds);
      const balls = solve(key.pose).parts.flatMap(({ name, balls: all }) =>
        focus?.includes(name) === false ? [] : all,
      );
      const moved = balls.map(([[x, y, z], r]): Ball => [[x - back, y, z], r]);
      return key.ball ? [...moved, [key.ball, 0.12] as const] : moved;
    }),
  );
}

export type Drawn = { lit?: boolean; cues?: boolean; ghost?: number | undefined };

/** The body at a moment with its camera: the floor travels under a body that travels. */
export function sceneAt({ motion, eye }: Picture, seconds: number) {
  const moment = momentAt(motion, seconds);
  const shift = motion.travel * motion.tracks.length * (seconds / motion.seconds);
  const moving = { ...eye, x: eye.x - dot([shift, 0, 0], eye.right) * eye.scale };
  return { moment, body: solve(moment.pose), eye: moving, shift };
}

export function drawMoment(picture: Picture, seconds: number, drawn: Drawn = {}): Shape[] {
  const { figure, motion } = picture;
  const { moment, body, eye, shift } = sceneAt(picture, seconds);
  const wrong = 'bad' in figure;
  const shapes = stage(picture, eye, shift);
  const things = propShapes(picture.props, shift, eye, moment, body);
  shapes.push(...shadows(eye, body));
  shapes.push(...things.behind);
  if (drawn.ghost !== undefined) {
    const ghost = solve(momentAt(motion, drawn.ghost).pose);
    for (const { part } of ordered(eye, ghost)) shapes.push({ d: outline(eye, part.balls), look: 'ghost' });
  }
  const lit = wrong ? figure.bad : figure.work.filter(() => drawn.lit !== false);
  const isMirrored = moment.other || moment.swapped;
  const parts = partShapes(eye, body, isMirrored ? lit.map(otherSide) : lit, wrong ? 'bad' : 'work');
  const mate = picture.mate
    ? ordered(eye, picture.mate).map(({ part, depth }) => ({
        d: outline(eye, part.balls),
        look: 'far' as const,
        depth,
      }))
    : [];
  const solid = [...parts, ...mate, ...things.solid].sort((a, b) => a.depth - b.depth);
  shapes.push(...solid.map(({ d, look }) => ({ d, look })));
  if (drawn.cues && 'cues' in figure) {
    const { length } = figure.keys;
    const isOther = moment.other || moment.towards >= length;
    for (const cue of figure.cues ?? [])
      if (cue[1] === moment.towards % length) shapes.push(cueShape(eye, body, cue, isOther));
  }
  if (wrong) {
    const { width } = picture;
    shapes.push({ d: `M${width - 30} 12l18 18M${width - 12} 12l-18 18`, look: 'cross' });
  }
  // unlit, nothing is yellow, the ball neither
  return drawn.lit === false ? shapes.map(({ d, look }) => ({ d, look: look === 'ball' ? 'near' : look })) : shapes;
}

function partShapes(
  eye: Eye,
  body: Body,
  marked: readonly string[],
  mark: 'bad' | 'work',
): (Shape & { depth: number })[] {
  const core = nearness(eye, body.joints.base ?? [0, 0, 0]);
  return ordered(eye, body).map(({ part, depth }) => {
    const isMarked = marked.includes(part.name) || marked.includes(part.name + part.side);
    const isFar = part.side !== '' && depth < core - 0.05;
    const plain = isFar ? 'far' : 'near';
    return { d: outline(eye, part.balls), look: isMarked ? mark : plain, depth };
  });
}

/** A part's depth is that of its middle; parts joined to it at the same depth are drawn above or below it. */
const order: Record<string, number> = { neck: -0.03, head: 0.02, pelvis: -0.01, hand: 0.02 };

function ordered(eye: Eye, body: Body): { part: Part; depth: number }[] {
  return body.parts
    .map((part) => {
      const sum = part.balls.reduce((total, [centre]) => total + nearness(eye, centre), 0);
      return { part, depth: sum / part.balls.length + (order[part.name] ?? 0) };
    })
    .sort((a, b) => a.depth - b.depth);
}

function stage({ width, height }: Picture, eye: Eye, shift: number): Shape[] {
  const [, back] = seen(eye, scaled(eye.toward, -0.85));
  const [, line] = seen(eye, scaled(eye.toward, -0.42));
  // a container of another shape is filled, too: the ground continues beyond the picture
  const [left, right] = [-width, 2 * width];
  // posts and marks share one path: separate ones would cost a frame's time
  let glass = `M${left} ${short(back)}H${right}`;
  const posts = 2 * eye.scale;
  const offset = (((-dot([shift, 0, 0], eye.right) * eye.scale) % posts) + posts) % posts;
  for (let x = ((offset + width * 0.14 - left) % posts) + left; x < right; x += posts)
    glass += `M${short(x)} ${short(back)}V${-height}`;
  if (shift > 0) {
    const step = 0.5;
    const first = Math.floor((shift - 2) / step);
    for (let i = first; i < first + 9; i++) {
      const mark: Vector[] = [-0.3, 0.3].map((side) => [i * step, side, 0]);
      glass += polyline(eye, mark);
    }
  }
  return [
    { d: `M${left} ${short(back)}H${right}V${2 * height}H${left}Z`, look: 'floor' },
    { d: glass, look: 'glass' },
    { d: `M${left} ${short(line - 1)}H${right}v2H${left}Z`, look: 'line' },
  ];
}

function shadows(eye: Eye, { parts }: Body): Shape[] {
  const low = parts.flatMap(({ balls }) => balls).filter(([centre, r]) => centre[2] - r < 0.12);
  const feet = parts.filter(({ name }) => name === 'foot');
  if (low.length > 14) {
    const xs = low.map(([centre]) => dot(centre, eye.right));
    const [least, most] = [Math.min(...xs), Math.max(...xs)];
    const middleOf = low.reduce<Vector>((sum, [centre]) => along(sum, centre, 1 / low.length), [0, 0, 0]);
    return [
      {
        d: ellipse(
          eye,
          along(middleOf, eye.right, (least + most) / 2 - dot(middleOf, eye.right)),
          (most - least) / 2 + 0.1,
          0.07,
        ),
        look: 'shadow',
      },
    ];
  }
  return feet.flatMap(({ balls }) => {
    const [, heel, , toe] = balls;
    if (!heel || !toe) return [];
    const centre = middle(heel[0], toe[0]);
    return [
      {
        d: ellipse(eye, centre, 0.09 + Math.abs(dot(minus(toe[0], heel[0]), eye.right)) * 0.35, 0.035),
        look: 'shadow' as const,
      },
    ];
  });
}

function cueShape(eye: Eye, body: Body, cue: Cue, other: boolean): Shape {
  const joint = (name: string): Vector => body.joints[other ? otherSide(name) : name] ?? [0, 0, 0];
  if (cue[0] === 'line') {
    const [a, b] = [joint(cue[2]), joint(cue[3])];
    const [p, q] = [seen(eye, a), seen(eye, b)];
    const length = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
    const aside = 0.17 * eye.scale;
    const n = [((q[1] - p[1]) / length) * aside, (-(q[0] - p[0]) / length) * aside] as const;
    const leading = Math.abs(n[1]) > Math.abs(n[0]) * 0.4 ? n[1] : n[0];
    const up = leading > 0 ? -1 : 1;
    const far = 0.12 * eye.scale;
    const w = [((q[0] - p[0]) / length) * far, ((q[1] - p[1]) / length) * far] as const;
    const end = (point: Point, sign: number) =>
      `${short(point[0] + n[0] * up + w[0] * sign)} ${short(point[1] + n[1] * up + w[1] * sign)}`;
    return { d: `M${end(p, -1)}L${end(q, 1)}`, look: 'dots' };
  }
  if (cue[0] === 'angle') {
    const [a, b, c] = [joint(cue[2]), joint(cue[3]), joint(cue[4])];
    const [u, w] = [unit(minus(a, b)), unit(minus(c, b))];
    const axis = unit(cross(u, w));
    const degrees = (Math.acos(Math.max(-1, Math.min(1, dot(u, w)))) * 180) / Math.PI;
    const points = Array.from({ length: 9 }, (_, i) => along(b, turned(u, axis, (degrees * i) / 8), 0.2));
    return { d: polyline(eye, points), look: 'dots' };
  }
  const inMetres = (x: number, y: number, z: number): Vector => [x / 100, (other ? -y : y) / 100, z / 100];
  const [, , at, x, y, z, ax, ay, az] = cue;
  const from = along(joint(at), inMetres(ax, ay, az));
  const [p, q] = [seen(eye, from), seen(eye, along(from, inMetres(x, y, z)))];
  const turn = Math.atan2(q[1] - p[1], q[0] - p[0]);
  const wing = (by: number) => `${short(q[0] - Math.cos(turn + by) * 7)} ${short(q[1] - Math.sin(turn + by) * 7)}`;
  return {
    d: `M${short(p[0])} ${short(p[1])}L${short(q[0])} ${short(q[1])}M${wing(0.55)}L${short(q[0])} ${short(q[1])}L${wing(-0.55)}`,
    look: 'arrow',
  };
}

export function keySeconds({ motion, figure }: Picture): number[] {
  const track = motion.tracks[0];
  if (!track) return [];
  return figure.keys.map((_, index) => track.times[track.indexes.indexOf(index)] ?? 0);
}
