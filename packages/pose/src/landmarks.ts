/** The 33 points of BlazePose in the model's order; left and right are the person's own. */
export const landmarkNames = [
  'nose',
  'eyeInnerL',
  'eyeL',
  'eyeOuterL',
  'eyeInnerR',
  'eyeR',
  'eyeOuterR',
  'earL',
  'earR',
  'mouthL',
  'mouthR',
  'shoulderL',
  'shoulderR',
  'elbowL',
  'elbowR',
  'wristL',
  'wristR',
  'pinkyL',
  'pinkyR',
  'indexL',
  'indexR',
  'thumbL',
  'thumbR',
  'hipL',
  'hipR',
  'kneeL',
  'kneeR',
  'ankleL',
  'ankleR',
  'heelL',
  'heelR',
  'toeL',
  'toeR',
] as const;
export type LandmarkName = (typeof landmarkNames)[number];

export type Point = { x: number; y: number };
/**
 * Pixels of the picture, y downwards; `visibility` 0–1. `depth` grows away from the camera: no angle is taken from it, since
 * it is wrong by 22–42° at the elbow, but it tells which shoulder is the nearer one.
 */
export type Landmark = Point & { visibility: number; depth?: number };
export type Landmarks = Record<LandmarkName, Landmark>;

export type Side = 'L' | 'R';
export const otherSide = (side: Side): Side => (side === 'L' ? 'R' : 'L');

/** Lines of the skeleton as it is drawn. */
export const skeletonBones: readonly (readonly [LandmarkName, LandmarkName])[] = [
  ['shoulderL', 'shoulderR'],
  ['shoulderL', 'elbowL'],
  ['elbowL', 'wristL'],
  ['shoulderR', 'elbowR'],
  ['elbowR', 'wristR'],
  ['shoulderL', 'hipL'],
  ['shoulderR', 'hipR'],
  ['hipL', 'hipR'],
  ['hipL', 'kneeL'],
  ['kneeL', 'ankleL'],
  ['ankleL', 'toeL'],
  ['hipR', 'kneeR'],
  ['kneeR', 'ankleR'],
  ['ankleR', 'toeR'],
];

export const mapLandmarks = <Value>(give: (name: LandmarkName) => Value): Record<LandmarkName, Value> =>
  Object.fromEntries(landmarkNames.map((name) => [name, give(name)])) as Record<LandmarkName, Value>;

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
export const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** Degrees between the two limbs that meet at `joint`: 180 is straight. */
export function angleAt(from: Point, joint: Point, to: Point): number {
  const [ax, ay] = [from.x - joint.x, from.y - joint.y];
  const [bx, by] = [to.x - joint.x, to.y - joint.y];
  const cosine = (ax * bx + ay * by) / (Math.hypot(ax, ay) * Math.hypot(bx, by) || 1);
  return (Math.acos(Math.max(-1, Math.min(1, cosine))) * 180) / Math.PI;
}
