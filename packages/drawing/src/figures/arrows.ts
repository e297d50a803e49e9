import type { FigureCue as Cue, Figure } from '@bandeja/domain/exercises/figure';
import { drawMoment, keySeconds, type Picture, pictureOf, sceneAt } from './drawing.ts';
import { type Eye, type Look, type Point, seen } from './eye.ts';
import type { Body } from './kinematics.ts';
import { otherSide } from './motion.ts';
import { along, cos, minus, scaled, type Vector } from './vector.ts';

export type CueDraft = Cue | readonly ['arrow', key: number, joint: string, ahead: number, aside: number, up: number];

const clearance = 5;
const edge = 9;

/** As near to their joint as possible without touching the body. */
export function withArrows(figure: Figure, cues: readonly CueDraft[]): Cue[] {
  const lines = cues.filter((cue): cue is Cue => cue[0] !== 'arrow');
  return cues.map((cue): Cue => {
    if (cue[0] !== 'arrow' || cue.length === 9) return cue;
    const [kind, key, joint, x, y, z] = cue;
    const [ax, ay, az] = beginning({ ...figure, cues: lines }, key, joint, [x / 100, y / 100, z / 100]);
    return [kind, key, joint, x, y, z, centimetres(ax), centimetres(ay), centimetres(az)];
  });
}

const centimetres = (metres: number) => Math.round(metres * 100);

type Sight = {
  picture: Picture;
  eye: Eye;
  place: Vector;
  circles: readonly (readonly [Point, number])[];
  flip: number;
};

function beginning(figure: Figure, key: number, joint: string, way: Vector): Vector {
  const sights = [pictureOf(figure, 320, 240), pictureOf(figure, 200, 190)].flatMap((picture) =>
    sightsOf(picture, key, joint),
  );
  const isClear = (away: Vector) => sights.every((sight) => clearIn(sight, away, way));
  const [first] = sights;
  if (!first) throw new Error('A figure without keys');
  const found = candidates(first.eye, way).find(isClear);
  if (!found) throw new Error(`No place for the arrow at ${joint} of key ${key}`);
  return found;
}

function sightsOf(picture: Picture, key: number, joint: string): Sight[] {
  const { motion, figure } = picture;
  const seconds = (keySeconds(picture)[key] ?? 0) + 0.001;
  const isTurned = 'sides' in figure && figure.sides === 'turns';
  const later = isTurned || motion.tracks.length > 1 ? [motion.seconds / 2] : [];
  return [0, ...later].map((after, index) => {
    const { body, eye } = sceneAt(picture, seconds + after);
    const place = body.joints[index === 0 ? joint : otherSide(joint)] ?? [0, 0, 0];
    const circles = [...circlesOf(eye, body), ...othersOf(picture, seconds + after)];
    return { picture, eye, place, circles, flip: index === 0 ? 1 : -1 };
  });
}

/** An arrow must not cross them either. */
const besides: readonly Look[] = ['dots', 'thing', 'ball', 'band'];

function othersOf(picture: Picture, seconds: number): (readonly [Point, number])[] {
  const others = drawMoment(picture, seconds, { cues: true }).filter(({ look }) => besides.includes(look));
  return others.flatMap(({ d }) => pointsOf(d).map((point): [Point, number] => [point, 1]));
}

function pointsOf(d: string): Point[] {
  const points: Point[] = [];
  for (const [, command, text = ''] of d.matchAll(/([MLA])([^A-Za-z]*)/g)) {
    const numbers = (text.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const [x = 0, y = 0] = numbers.slice(-2);
    const from = points.at(-1);
    if (command === 'M' || !from) points.push([x, y]);
    else points.push(...(command === 'A' ? arc(from, [x, y], numbers) : line(from, [x, y])));
  }
  return points;
}

const line = ([x0, y0]: Point, [x1, y1]: Point): Point[] =>
  Array.from({ length: 20 }, (_, i) => [x0 + ((x1 - x0) * (i + 1)) / 20, y0 + ((y1 - y0) * (i + 1)) / 20]);

/** Clockwise on the screen, as outlines are drawn. */
function arc([x0, y0]: Point, [x1, y1]: Point, [r = 0, , , isLong = 0]: readonly number[]): Point[] {
  const chord = Math.hypot(x1 - x0, y1 - y0) || 1;
  const off = Math.sqrt(Math.max(0, r ** 2 - (chord / 2) ** 2)) * (isLong ? -1 : 1);
  const [cx, cy] = [(x0 + x1) / 2 - ((y1 - y0) / chord) * off, (y0 + y1) / 2 + ((x1 - x0) / chord) * off];
  const begin = Math.atan2(y0 - cy, x0 - cx);
  const sweep = (Math.atan2(y1 - cy, x1 - cx) - begin + 2 * Math.PI) % (2 * Math.PI);
  return Array.from({ length: 16 }, (_, i) => {
    const at = begin + (sweep * (i + 1)) / 16;
    return [cx + r * Math.cos(at), cy + r * Math.sin(at)];
  });
}

function circlesOf(eye: Eye, { parts }: Body) {
  return parts.flatMap(({ balls }) =>
    balls.flatMap(([a, r], i) => {
      const [b, s] = balls[i + 1] ?? [a, r];
      return [0, 0.33, 0.67].map((share): [Point, number] => [
        seen(eye, along(a, minus(b, a), share)),
        (r + (s - r) * share) * eye.scale,
      ]);
    }),
  );
}

function clearIn({ picture, eye, place, circles, flip }: Sight, away: Vector, way: Vector): boolean {
  const mirrored = ([x, y, z]: Vector): Vector => [x, y * flip, z];
  const from = along(place, mirrored(away));
  const points = [0, 0.33, 0.67, 1].map((share) => seen(eye, along(from, mirrored(way), share)));
  return points.every(
    ([x, y]) =>
      x > edge &&
      x < picture.width - edge &&
      y > edge &&
      y < picture.height - edge &&
      circles.every(([[cx, cy], r]) => Math.hypot(x - cx, y - cy) > r + clearance),
  );
}

/** The nearest to its joint first: ahead of it in its own direction is best, then beside it. */
function candidates(eye: Eye, way: Vector): Vector[] {
  const steps = Array.from({ length: 29 }, (_, i) => (i - 14) / 18);
  const half = scaled(way, 0.5);
  return steps
    .flatMap((aside) =>
      steps.map((up) => ({ aside, up, away: along(scaled(eye.right, aside), [0, 0, 1 / cos(eye.above)], up) })),
    )
    .map(({ aside, up, away }) => {
      const middle = along(away, half);
      const [x, y] = [middle[0] * eye.right[0] + middle[1] * eye.right[1], middle[2]];
      const [wx, wy] = [way[0] * eye.right[0] + way[1] * eye.right[1], way[2]];
      const long = Math.hypot(wx, wy) || 1;
      const forward = (x * wx + y * wy) / long;
      // an arrow that leads away from its joint is clearest
      const distance = Math.hypot(x, y) + (forward < long / 2 ? 0.12 : 0);
      return { away, distance: distance + (aside ** 2 + up ** 2) * 0.001 };
    })
    .sort((a, b) => a.distance - b.distance)
    .map(({ away }) => away);
}
