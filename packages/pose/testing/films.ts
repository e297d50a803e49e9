import type { FigureKey } from '@bandeja/domain/exercises/figure';
import type { FullPose } from '@bandeja/drawing/figures/kinematics';
import { momentAt, motionOf } from '@bandeja/drawing/figures/motion';
import { lookOf, pictureOf } from '#crop.ts';
import { bodyHeight, type Film, seenFrames, type TrackedFrame } from '#film.ts';
import { distance, type Landmarks, mapLandmarks, type Point } from '#landmarks.ts';
import { createTracker } from '#tracker.ts';
import { type CameraPlace, createCamera } from './camera.ts';
import { type Level, nodeNets } from './node-nets.ts';
import { blended, type Frame, photograph, type TruthName } from './synthetic-player.ts';

type Look = Parameters<typeof photograph>[2] & { shutterSeconds?: number };
export type Shot = Frame & { seconds: number };

export const poseOf = (keys: readonly FigureKey[], seconds: number): FullPose =>
  momentAt(motionOf({ view: [0, 0], keys: [...keys], work: [] }), seconds).pose;

/** A film of a synthetic player who moves through keys. */
export function shoot(
  keys: readonly FigureKey[],
  place: CameraPlace,
  { from = 0, to, rate = 30, ...look }: Look & { from?: number; to: number; rate?: number },
): Shot[] {
  const camera = createCamera(place);
  const { shutterSeconds } = look;
  const count = Math.round((to - from) * rate) + 1;
  return Array.from({ length: count }, (_, index) => {
    const seconds = from + index / rate;
    const still = (at: number, seed: number) => photograph(poseOf(keys, at), camera, { ...look, seed });
    if (shutterSeconds === undefined) return { ...still(seconds, index), seconds };
    const open = [-0.5, -0.25, 0, 0.25, 0.5].map((share) => still(seconds + share * shutterSeconds, index));
    return { ...blended(open), seconds };
  });
}

const truthLandmarks = (truth: Frame['truth']): Landmarks =>
  mapLandmarks((name) => ({ ...((truth as Partial<Record<string, Point>>)[name] ?? truth.nose), visibility: 1 }));

/** What a perfect eye would have tracked. */
export function trueFilm(shots: readonly Shot[]): Film {
  const [first] = shots;
  return {
    width: first?.width ?? 0,
    height: first?.height ?? 0,
    people: 1,
    brightness: 120,
    flatness: 0,
    frames: shots.map(({ seconds, truth }) => ({ seconds, landmarks: truthLandmarks(truth) })),
  };
}

type Pictures = readonly (Pick<Frame, 'rgba' | 'width' | 'height'> & { seconds: number })[];

/** What the model makes of it, and how often it looked for a person. */
export async function trackFilm(shots: Pictures, level?: Level): Promise<Film & { detections: number }> {
  const tracker = createTracker(await nodeNets(level));
  const frames: TrackedFrame[] = [];
  let people = 0;
  for (const { rgba, width, height, seconds } of shots) {
    const seen = await tracker.track(pictureOf(rgba, width, height));
    people = Math.max(people, seen.people?.length ?? 0);
    frames.push({ seconds, landmarks: seen.landmarks });
  }
  const [first] = shots;
  const look = first ? lookOf(pictureOf(first.rgba, first.width, first.height)) : { brightness: 0, flatness: 1 };
  return {
    width: first?.width ?? 0,
    height: first?.height ?? 0,
    frames,
    people,
    ...look,
    detections: tracker.detections(),
  };
}

/** Errors of the joints in per cent of the player's height in the picture. */
export function errorsOf(shots: readonly Shot[], film: Film, names: readonly TruthName[]): number[] {
  const height = bodyHeight(seenFrames(trueFilm(shots).frames));
  return shots.flatMap(({ truth }, index) => {
    const landmarks = film.frames[index]?.landmarks;
    return landmarks ? names.map((name) => (distance(landmarks[name], truth[name]) / height) * 100) : [];
  });
}

/** @param share 0.5 for the median */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;

type Pixels = Pick<Frame, 'rgba' | 'width' | 'height'>;

/** Two players on one court, each in a half of the picture. */
export function beside(left: Pixels, right: Pixels): Pixels {
  const { height } = left;
  const width = left.width + right.width;
  const rgba = new Uint8ClampedArray(width * height * 4);
  const rowOf = ({ rgba: own, width: wide }: Pixels, row: number) => own.subarray(row * wide * 4, (row + 1) * wide * 4);
  for (let row = 0; row < height; row++) {
    rgba.set(rowOf(left, row), row * width * 4);
    rgba.set(rowOf(right, row), (row * width + left.width) * 4);
  }
  return { rgba, width, height };
}
