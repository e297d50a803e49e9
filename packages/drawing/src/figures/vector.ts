/** Vectors in metres: x ahead, y to the left, z up. */
export type Vector = readonly [x: number, y: number, z: number];

const radians = (degrees: number) => (degrees * Math.PI) / 180;

export const sin = (degrees: number): number => Math.sin(radians(degrees));
export const cos = (degrees: number): number => Math.cos(radians(degrees));

export const along = (a: Vector, b: Vector, share = 1): Vector => [
  a[0] + b[0] * share,
  a[1] + b[1] * share,
  a[2] + b[2] * share,
];
export const minus = (a: Vector, b: Vector): Vector => along(a, b, -1);
export const scaled = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by];
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const size = (a: Vector): number => Math.hypot(...a);
export const unit = (a: Vector): Vector => scaled(a, 1 / (size(a) || 1));
export const middle = (a: Vector, b: Vector): Vector => scaled(along(a, b), 0.5);

/** `a` turned about the unit vector `axis`, counterclockwise seen from its tip. */
export function turned(a: Vector, axis: Vector, degrees: number): Vector {
  const lifted = along(scaled(a, cos(degrees)), cross(axis, a), sin(degrees));
  return along(lifted, axis, dot(axis, a) * (1 - cos(degrees)));
}

export const angleBetween = (a: Vector, b: Vector): number =>
  (Math.acos(Math.max(-1, Math.min(1, dot(unit(a), unit(b))))) * 180) / Math.PI;

export type Frame = { ahead: Vector; left: Vector; up: Vector };

export const world: Frame = { ahead: [1, 0, 0], left: [0, 1, 0], up: [0, 0, 1] };

export const turnedFrame = ({ ahead, left, up }: Frame, axis: Vector, degrees: number): Frame => ({
  ahead: turned(ahead, axis, degrees),
  left: turned(left, axis, degrees),
  up: turned(up, axis, degrees),
});

/** A vector whose parts are given in a frame. */
export const within = ({ ahead, left, up }: Frame, [x, y, z]: Vector): Vector =>
  along(along(scaled(ahead, x), left, y), up, z);
