import { middle, type Point } from './landmarks.ts';

/** A square of the picture, turned by `angle` radians about its centre; pixels. */
export type Region = { centre: Point; size: number; angle: number };

/** The person fills the circle of the two alignment points; a quarter is added around it (MediaPipe's pose graph). */
const margin = 1.25;

/** @param hips middle between the hips @param rim a point on the circle around the whole body, above the head of a standing person */
export function regionAround(hips: Point, rim: Point): Region {
  const [dx, dy] = [rim.x - hips.x, rim.y - hips.y];
  const turned = Math.PI / 2 - Math.atan2(-dy, dx);
  return {
    centre: hips,
    size: 2 * Math.hypot(dx, dy) * margin,
    angle: turned - 2 * Math.PI * Math.floor((turned + Math.PI) / (2 * Math.PI)),
  };
}

/** Halfway between two of the same person. */
export function between(a: Region, b: Region): Region {
  const turn = b.angle - a.angle;
  return {
    centre: middle(a.centre, b.centre),
    size: (a.size + b.size) / 2,
    angle: a.angle + Math.atan2(Math.sin(turn), Math.cos(turn)) / 2,
  };
}

export const wholePicture = (width: number, height: number): Region => ({
  centre: { x: width / 2, y: height / 2 },
  size: Math.max(width, height),
  angle: 0,
});

/** Where a point of the region (0–1 in both directions) lies in the picture. */
export function fromRegion({ centre, size, angle }: Region, share: Point): Point {
  const [u, v] = [(share.x - 0.5) * size, (share.y - 0.5) * size];
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: centre.x + u * cos - v * sin, y: centre.y + u * sin + v * cos };
}
