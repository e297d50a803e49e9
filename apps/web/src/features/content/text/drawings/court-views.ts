import type { Point } from '@bandeja/drawing/court/geometry';
import { short } from '@bandeja/drawing/court/geometry';
import type { Shot } from '@bandeja/drawing/court/shot';

/** Two views at 18 units a metre: from the side and from above. A parabola stays a quadratic curve in both. */
const unitsPerMetre = 18;
export const viewWidth = 400;
const left = 20;

export const along = (metres: number): number => left + metres * unitsPerMetre;
export const metres = (length: number): number => length * unitsPerMetre;

export type View = (place: Point) => readonly [x: number, y: number];

export const fromSide =
  (ground: number): View =>
  ([, y, z]) => [along(y), ground - z * unitsPerMetre];

export const fromAbove =
  (top: number): View =>
  ([x, y]) => [along(y), top + x * unitsPerMetre];

const between = (a: number, b: number, share: number) => a + (b - a) * share;
const lerp = (a: Point, b: Point, share: number): Point => [
  between(a[0], b[0], share),
  between(a[1], b[1], share),
  between(a[2], b[2], share),
];

/** Above the middle, twice the apex: the curve's control point. */
function control({ from, to, apex }: Shot): Point {
  const [x, y, z] = lerp(from, to, 0.5);
  return [x, y, z + 2 * apex];
}

export function shotAt(shot: Shot, share: number): Point {
  const middle = control(shot);
  return lerp(lerp(shot.from, middle, share), lerp(middle, shot.to, share), share);
}

export function shotPath(view: View, shot: Shot, until = 1): string {
  const bend = lerp(shot.from, control(shot), until);
  return `M${text(view(shot.from))}Q${text(view(bend))} ${text(view(shotAt(shot, until)))}`;
}

const text = (place: readonly [number, number]): string => place.map(short).join(' ');

export function plan(top: number): string {
  const bottom = top + metres(10);
  const middle = top + metres(5);
  const [near, far] = [along(3.05), along(16.95)].map(short);
  return [
    `M${along(0)} ${top}H${along(20)}V${bottom}H${along(0)}Z`,
    `M${near} ${top}V${bottom}M${far} ${top}V${bottom}`,
    `M${short(along(2.85))} ${middle}H${short(along(17.15))}`,
  ].join('');
}
