import type { PictureLook } from './crop.ts';
import {
  distance,
  type Landmark,
  type LandmarkName,
  type Landmarks,
  mapLandmarks,
  middle,
  type Point,
} from './landmarks.ts';
import type { Region } from './region.ts';

/** `seconds`: the frame's own time stamp; films of phones have no constant rate. */
export type TrackedFrame = { seconds: number; landmarks: Landmarks | undefined };
export type Film = PictureLook & {
  width: number;
  height: number;
  frames: readonly TrackedFrame[];
  /** The most people the detector saw at once. */
  people: number;
  /** Around whom, and when; of a film with one person in it nobody asks. */
  crowd?: Crowd;
};
export type Crowd = { seconds: number; people: readonly Region[] };
export type SeenFrame = { seconds: number; landmarks: Landmarks };

/** Gaps up to this are bridged. */
const bridgeableSeconds = 0.2;
const reach = 2;

const between = (a: number, b: number, share: number) => a + (b - a) * share;

function bridge(before: SeenFrame, after: SeenFrame, seconds: number): SeenFrame {
  const share = (seconds - before.seconds) / (after.seconds - before.seconds);
  return {
    seconds,
    landmarks: mapLandmarks((name) => {
      const [a, b] = [before.landmarks[name], after.landmarks[name]];
      return {
        x: between(a.x, b.x, share),
        y: between(a.y, b.y, share),
        visibility: Math.min(a.visibility, b.visibility),
      };
    }),
  };
}

const isSeen = (frame: TrackedFrame): frame is SeenFrame => frame.landmarks !== undefined;

/** The frames in which the person is seen, short gaps bridged. */
export function seenFrames(frames: readonly TrackedFrame[]): SeenFrame[] {
  return frames.flatMap((frame, index) => {
    if (isSeen(frame)) return [frame];
    const before = frames.slice(0, index).findLast(isSeen);
    const after = frames.slice(index).find(isSeen);
    const isShort = before && after && after.seconds - before.seconds <= bridgeableSeconds;
    return isShort ? [bridge(before, after, frame.seconds)] : [];
  });
}

/** Of the player's height. */
const spike = 0.15;

const medianOf = (a: number, b: number, c: number) => Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));

/** A joint that is somewhere else for one frame and comes back was mistaken: it lies between the frames beside it. */
export function withoutSpikes(frames: readonly SeenFrame[], height: number): SeenFrame[] {
  return frames.map((frame, index) => {
    const [before, after] = [frames[index - 1], frames[index + 1]];
    if (!before || !after) return frame;
    const bridged = bridge(before, after, frame.seconds).landmarks;
    const landmarks = mapLandmarks((name) => {
      const [a, own, b] = [before.landmarks[name], frame.landmarks[name], after.landmarks[name]];
      const usual = { x: medianOf(a.x, own.x, b.x), y: medianOf(a.y, own.y, b.y) };
      return distance(own, usual) > spike * height ? bridged[name] : own;
    });
    return { seconds: frame.seconds, landmarks };
  });
}

/** The value at `seconds` of the parabola through the points, by least squares. */
function parabolaAt(points: readonly (readonly [seconds: number, value: number])[], seconds: number): number {
  // sums of powers of time, relative to the middle so that they stay small
  const sums = [0, 0, 0, 0, 0];
  const right = [0, 0, 0];
  for (const [at, value] of points) {
    const time = at - seconds;
    for (let power = 0; power < 5; power++) sums[power] = (sums[power] ?? 0) + time ** power;
    for (let power = 0; power < 3; power++) right[power] = (right[power] ?? 0) + value * time ** power;
  }
  const [s0 = 0, s1 = 0, s2 = 0, s3 = 0, s4 = 0] = sums;
  const [r0 = 0, r1 = 0, r2 = 0] = right;
  const determinant = s0 * (s2 * s4 - s3 * s3) - s1 * (s1 * s4 - s2 * s3) + s2 * (s1 * s3 - s2 * s2);
  if (Math.abs(determinant) < 1e-18) return r0 / (s0 || 1);
  return (r0 * (s2 * s4 - s3 * s3) - s1 * (r1 * s4 - r2 * s3) + s2 * (r1 * s3 - r2 * s2)) / determinant;
}

/** Without lag, since the film is finished: a parabola through five neighbours, by their time stamps (Savitzky–Golay). */
export function smoothed(frames: readonly SeenFrame[]): SeenFrame[] {
  return frames.map((frame, index) => {
    const start = Math.max(0, Math.min(index - reach, frames.length - 2 * reach - 1));
    const near = frames.slice(start, start + 2 * reach + 1);
    const fit = (name: LandmarkName, axis: 'x' | 'y') =>
      parabolaAt(
        near.map(({ seconds, landmarks }) => [seconds, landmarks[name][axis]]),
        frame.seconds,
      );
    const fitted = (name: LandmarkName): Landmark => ({
      ...frame.landmarks[name],
      x: fit(name, 'x'),
      y: fit(name, 'y'),
    });
    return { seconds: frame.seconds, landmarks: near.length < 4 ? frame.landmarks : mapLandmarks(fitted) };
  });
}

/** Shank, thigh and trunk as shares of a person's height (Drillis & Contini 1966). */
const measuredShare = 0.246 + 0.245 + 0.288;

const lengthOf = (...points: readonly Point[]) =>
  points.slice(1).reduce((sum, point, index) => sum + distance(points[index] ?? point, point), 0);

/** Of a standing person in pixels, also with bent knees: the long ones of the sums over the film, since limbs that point at the camera look short. */
export function bodyHeight(frames: readonly SeenFrame[]): number {
  const sums = frames.map(({ landmarks: l }) => {
    const leg = Math.max(lengthOf(l.hipL, l.kneeL, l.ankleL), lengthOf(l.hipR, l.kneeR, l.ankleR));
    return leg + distance(middle(l.hipL, l.hipR), middle(l.shoulderL, l.shoulderR));
  });
  return (sums.sort((a, b) => a - b)[Math.floor(sums.length * 0.9)] ?? 0) / measuredShare;
}
