import type { CheckKind, CheckSide } from '@bandeja/domain/mirror/vocabulary';
import { distance, type LandmarkName, type Landmarks, middle, otherSide } from './landmarks.ts';
import { rangeAngle } from './ranges.ts';
import { createRepetitionCounter } from './repetitions.ts';

export type CheckView = {
  /** `turned`: the whole body is seen, but not from the side that the measure needs. */
  sight: 'unseen' | 'turned' | 'seen';
  /** In the measure's unit, not yet rounded. */
  value: number;
  /** It ended by itself: tired, down again, or as long as it may last. */
  isOver: boolean;
};
export type CheckWatch = { watch: (landmarks: Landmarks | undefined, seconds: number) => CheckView };

const leastVisibility = 0.5;
/** Between the shoulders over the length of the trunk: less from the side, about 0.8 from the front. */
const sideShare = 0.5;

const trunkOf = (l: Landmarks) => distance(middle(l.shoulderL, l.shoulderR), middle(l.hipL, l.hipR)) || 1;
const isSideOn = (l: Landmarks) => Math.abs(l.shoulderL.x - l.shoulderR.x) / trunkOf(l) < sideShare;
const sees = (l: Landmarks, names: readonly LandmarkName[]) =>
  names.every((name) => l[name].visibility >= leastVisibility);

const needs: Record<CheckKind, (side: CheckSide) => readonly LandmarkName[]> = {
  heelRaise: (side) => [`hip${side}`, `ankle${side}`, `toe${side}`],
  shoulderFlexion: (side) => [`hip${side}`, `shoulder${side}`, `elbow${side}`],
  singleLegStance: () => ['hipL', 'hipR', 'ankleL', 'ankleR'],
  squatDepth: (side) => [`hip${side}`, `knee${side}`, `ankle${side}`],
};

/** Nobody raises another heel after so long. */
const tiredSeconds = 6;

function heelRaise(): Measure {
  const counter = createRepetitionCounter('heelRaise');
  return (landmarks, seconds) => {
    counter.watch(landmarks, seconds);
    const repetitions = counter.repetitions();
    const last = repetitions.at(-1)?.seconds;
    return { value: repetitions.length, isOver: last !== undefined && seconds - last > tiredSeconds };
  };
}

/** Held so long: two frames that were read wrong are no record. */
const heldFrames = 3;
const raisedDegrees = 60;
const raisedSeconds = 6;

function shoulderFlexion(side: CheckSide): Measure {
  let best: number[] = [];
  let since: number | undefined;
  return (landmarks, seconds) => {
    const angle = rangeAngle('shoulderFlexion', side, landmarks);
    best = [...best, angle].sort((a, b) => b - a).slice(0, heldFrames);
    if (angle >= raisedDegrees) since ??= seconds;
    const value = best.length < heldFrames ? 0 : (best.at(-1) ?? 0);
    return { value, isOver: since !== undefined && seconds - since >= raisedSeconds };
  };
}

const squats = 3;

function squatDepth(side: CheckSide): Measure {
  const counter = createRepetitionCounter('squat');
  let best: number[] = [];
  return (landmarks, seconds) => {
    counter.watch(landmarks, seconds);
    best = [...best, rangeAngle('squatDepth', side, landmarks)].sort((a, b) => b - a).slice(0, heldFrames);
    return { value: best.at(-1) ?? 0, isOver: counter.repetitions().length >= squats };
  };
}

/** Of the trunk: a foot is up above the first, with the knee as high as the hip, and down again below the second. */
const upShare = 0.3;
const downShare = 0.15;
const longestStance = 45;
/** A foot that touches so early was only being placed. */
const leastStance = 2;

function singleLegStance(side: CheckSide): Measure {
  const free = otherSide(side);
  let since: number | undefined;
  let longest = 0;
  return (landmarks, seconds) => {
    const lift = (landmarks[`ankle${side}`].y - landmarks[`ankle${free}`].y) / trunkOf(landmarks);
    if (lift > upShare) since ??= seconds;
    if (since === undefined) return { value: longest, isOver: false };
    longest = Math.max(longest, seconds - since);
    const isDown = lift < downShare;
    if (isDown) since = undefined;
    return { value: longest, isOver: longest >= longestStance || (isDown && longest >= leastStance) };
  };
}

type Measure = (landmarks: Landmarks, seconds: number) => Pick<CheckView, 'value' | 'isOver'>;

const measures: Record<CheckKind, (side: CheckSide) => Measure> = {
  heelRaise,
  shoulderFlexion,
  singleLegStance,
  squatDepth,
};
/** The others are seen from anywhere. */
const fromTheSide: readonly CheckKind[] = ['shoulderFlexion', 'squatDepth'];

const nearerSide = (l: Landmarks): CheckSide =>
  l.kneeL.visibility + l.hipL.visibility > l.kneeR.visibility + l.hipR.visibility ? 'L' : 'R';

/** Measures one side, or both together, while the camera looks. What is not seen counts nothing and ends nothing. */
export function createCheck(kind: CheckKind, side: CheckSide | null): CheckWatch {
  let measure = side === null ? undefined : measures[kind](side);
  let near = side;
  let view: CheckView = { sight: 'unseen', value: 0, isOver: false };
  return {
    watch(landmarks, seconds) {
      if (view.isOver) return view;
      if (landmarks) near ??= nearerSide(landmarks);
      if (!landmarks || near === null || !sees(landmarks, needs[kind](near))) {
        view = { ...view, sight: 'unseen' };
        return view;
      }
      if (fromTheSide.includes(kind) && !isSideOn(landmarks)) {
        view = { ...view, sight: 'turned' };
        return view;
      }
      measure ??= measures[kind](near);
      view = { sight: 'seen', ...measure(landmarks, seconds) };
      return view;
    },
  };
}
