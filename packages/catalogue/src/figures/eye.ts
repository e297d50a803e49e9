import type { Ball } from './kinematics.ts';
import { cos, dot, sin, type Vector } from './vector.ts';

/** A moment of a figure as paths, the farthest first. */
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

/** A parallel eye: what is seen from `around` degrees (−90 the right side, 0 the front), `above` degrees high. */
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

/** Points around circles, and which circle each belongs to: their outline is drawn as arcs. */
export function outline(eye: Eye, balls: readonly Ball[]): string {
  const points: (readonly [x: number, y: number, circle: number])[] = [];
  const radii = balls.map(([, r]) => r * eye.scale);
  for (const [circle, [centre]] of balls.entries()) {
    const [x, y] = seen(eye, centre);
    const r = radii[circle] ?? 0;
    for (let i = 0; i < 24; i++)
      points.push([x + Math.cos((i / 12) * Math.PI) * r, y + Math.sin((i / 12) * Math.PI) * r, circle]);
  }
  points.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const around = [...half(points), ...half(points.reverse())];
  // begin where the outline comes to another circle, so that no arc is cut in two
  const start = Math.max(
    0,
    around.findIndex((p, i) => p[2] !== around.at(i - 1)?.[2]),
  );
  const ring = [...around.slice(start), ...around.slice(0, start)];
  let d = '';
  for (let i = 0; i < ring.length; ) {
    const first = ring[i];
    if (!first) break;
    let j = i;
    while (ring[j + 1]?.[2] === first[2]) j++;
    const last = ring[j] ?? first;
    const r = short(radii[first[2]] ?? 0);
    d += `${i === 0 ? 'M' : 'L'}${short(first[0])} ${short(first[1])}`;
    if (j > i) d += `A${r} ${r} 0 ${j - i > 12 ? 1 : 0} 1 ${short(last[0])} ${short(last[1])}`;
    i = j + 1;
  }
  return `${d}Z`;
}

function half<P extends readonly [number, number, number]>(points: readonly P[]): P[] {
  const hull: P[] = [];
  for (const p of points) {
    for (;;) {
      const [b, a] = [hull.at(-1), hull.at(-2)];
      if (!a || !b || (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break;
      hull.pop();
    }
    hull.push(p);
  }
  hull.pop();
  return hull;
}

export const polyline = (eye: Eye, places: readonly Vector[], close = ''): string =>
  `M${places.map((place) => seen(eye, place).map(short).join(' ')).join('L')}${close}`;

export function ellipse(eye: Eye, [x, y]: Vector, along: number, across: number): string {
  const [cx, cy] = seen(eye, [x, y, 0]);
  const [rx, ry] = [along * eye.scale, Math.max(2, across * eye.scale)];
  return `M${short(cx - rx)} ${short(cy)}a${short(rx)} ${short(ry)} 0 1 0 ${short(2 * rx)} 0a${short(rx)} ${short(ry)} 0 1 0 ${short(-2 * rx)} 0`;
}
