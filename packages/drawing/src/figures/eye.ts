import type { Ball } from './kinematics.ts';
import { cos, dot, sin, type Vector } from './vector.ts';

export type Look =
  | 'near'
  | 'far'
  | 'work'
  | 'bad'
  | 'ghost'
  | 'floor'
  | 'glass'
  | 'line'
  | 'shadow'
  | 'thing'
  | 'wood'
  | 'edge'
  | 'bar'
  | 'band'
  | 'ball'
  | 'dots'
  | 'arrow'
  | 'cross';
export type Shape = { d: string; look: Look };

/** A parallel projection from `around` degrees (−90 the right side, 0 the front), `above` degrees high. */
export type Eye = { right: Vector; toward: Vector; above: number; scale: number; x: number; y: number };
export type Point = readonly [x: number, y: number];

export const short = (value: number) => `${Math.round(value * 10) / 10}`;
export const flatEye = (around: number, above: number): Eye => ({
  toward: [cos(around), sin(around), 0],
  right: [-sin(around), cos(around), 0],
  above,
  scale: 1,
  x: 0,
  y: 0,
});
export const seen = (eye: Eye, place: Vector): Point => [
  eye.x + dot(place, eye.right) * eye.scale,
  eye.y - (place[2] * cos(eye.above) - dot(place, eye.toward) * sin(eye.above)) * eye.scale,
];
export const nearness = (eye: Eye, place: Vector) =>
  dot(place, eye.toward) * cos(eye.above) + place[2] * sin(eye.above);

const directions = Array.from({ length: 48 }, (_, i): Point => [cos(i * 7.5), sin(i * 7.5)]);

/** A plain loop: it runs for every direction of every part of every frame. */
function farthest([x, y]: Point, centres: readonly Point[], radii: readonly number[]): number {
  let best = 0;
  let most = -Infinity;
  for (let index = 0; index < radii.length; index++) {
    const [cx, cy] = centres[index] ?? [0, 0];
    const reach = cx * x + cy * y + (radii[index] ?? 0);
    if (reach > most) {
      best = index;
      most = reach;
    }
  }
  return best;
}

/** In each direction the circle that reaches farthest is the outermost. */
export function outline(eye: Eye, balls: readonly Ball[]): string {
  const centres = balls.map(([centre]) => seen(eye, centre));
  const radii = balls.map(([, radius]) => radius * eye.scale);
  const outermost = directions.map((direction) => farthest(direction, centres, radii));
  const { length } = directions;
  // begin where the outline comes to another circle, so that no arc is cut in two
  const start = Math.max(
    0,
    outermost.findIndex((circle, i) => circle !== outermost.at(i - 1)),
  );
  const point = (circle: number, step: number) => {
    const [x, y] = directions[(start + step) % length] ?? [0, 0];
    const [cx, cy] = centres[circle] ?? [0, 0];
    const r = radii[circle] ?? 0;
    return `${short(cx + x * r)} ${short(cy + y * r)}`;
  };
  let d = '';
  for (let i = 0; i < length; ) {
    const circle = outermost[(start + i) % length] ?? 0;
    const r = short(radii[circle] ?? 0);
    let j = i;
    while (j + 1 < length && outermost[(start + j + 1) % length] === circle) j++;
    d += (d ? 'L' : 'M') + point(circle, i);
    if (j > i) d += `A${r} ${r} 0 ${j - i > length / 2 ? 1 : 0} 1 ${point(circle, j)}`;
    i = j + 1;
  }
  return `${d}Z`;
}

export const polyline = (eye: Eye, places: readonly Vector[], close = ''): string =>
  `M${places.map((place) => seen(eye, place).map(short).join(' ')).join('L')}${close}`;

export function ellipse(eye: Eye, [x, y]: Vector, along: number, across: number): string {
  const [cx, cy] = seen(eye, [x, y, 0]);
  const [rx, ry] = [along * eye.scale, Math.max(2, across * eye.scale)];
  return `M${short(cx - rx)} ${short(cy)}a${short(rx)} ${short(ry)} 0 1 0 ${short(2 * rx)} 0a${short(rx)} ${short(ry)} 0 1 0 ${short(-2 * rx)} 0`;
}
