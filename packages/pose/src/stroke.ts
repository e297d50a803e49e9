import type { RoundedMeasures } from '@bandeja/domain/mirror/schemas';
import type { SideOn, StrokeKind } from '@bandeja/domain/mirror/vocabulary';
import { bodyHeight, type Film, type SeenFrame, seenFrames, smoothed, withoutSpikes } from './film.ts';
import { angleAt, distance, otherSide, type Side } from './landmarks.ts';
import { type Refusal, refusalOf } from './refusal.ts';
import { sideOnOf } from './side-on.ts';
import { isOverhead } from './stroke-kinds.ts';

/** Indexes of `frames`. `top` is where the wrist is highest, or, of a low stroke, fastest. */
export type KeyFrames = { preparation: number; top: number; final: number };

export type StrokeMeasures = {
  /** Wrist over the floor at contact, share of the player's height. */
  contactHeight: number;
  /** Degrees, 180 is a straight arm. */
  elbow: number;
  /** Wrist before the shoulder at contact as the feet point, share of height; undefined when they point at the camera. */
  ahead: number | undefined;
  otherArmUp: boolean;
  /** Sideways before the contact; undefined where the film does not show it. */
  sideOn?: SideOn | undefined;
  /** Between the ankles at contact, as the camera sees it, share of height. */
  stance: number;
  /** The more bent one between preparation and contact, degrees. */
  knee: number;
};

export type TrackedStroke = {
  kind: StrokeKind;
  side: Side;
  /** Pixels. */
  height: number;
  frames: readonly SeenFrame[];
  keys: KeyFrames;
  /** By the player's own word, where the model did not see it. */
  sideOn?: SideOn | undefined;
};

const preparationSeconds = 1;
const finalSeconds = 0.7;
/** Below this the feet point at the camera or away from it. */
const clearDirection = 0.05;

const indexOfMost = <Value>(values: readonly Value[], score: (value: Value, index: number) => number): number =>
  values.reduce<{ index: number; score: number }>(
    (best, value, index) => {
      const own = score(value, index);
      return own > best.score ? { index, score: own } : best;
    },
    { index: 0, score: Number.NEGATIVE_INFINITY },
  ).index;

const wristOf = (frame: SeenFrame | undefined, side: Side) => frame?.landmarks[`wrist${side}`] ?? { x: 0, y: 0 };
const floorOf = ({ landmarks }: SeenFrame) => Math.max(landmarks.heelL.y, landmarks.heelR.y);

/** Pixels per second around a frame. */
function speedAt(frames: readonly SeenFrame[], index: number, side: Side): number {
  const [before, after] = [frames[Math.max(0, index - 1)], frames[Math.min(frames.length - 1, index + 1)]];
  if (!before || !after || after.seconds === before.seconds) return 0;
  return distance(wristOf(before, side), wristOf(after, side)) / (after.seconds - before.seconds);
}

/** Of the player's height: peaks that differ by less are as high as each other, as well as a camera can tell. */
const samePeak = 0.035;

/** The last one of several as high: before it the racket was only taken back. A film's first and last frame are no peaks. */
function highestAt(frames: readonly SeenFrame[], side: Side, height: number): number {
  const heights = frames.map((frame) => floorOf(frame) - wristOf(frame, side).y);
  const peaks = heights.flatMap((own, index) => {
    const [before, after] = [heights[index - 1], heights[index + 1]];
    return before !== undefined && after !== undefined && own >= before && own >= after ? [{ own, index }] : [];
  });
  const enough = Math.max(...peaks.map(({ own }) => own)) - samePeak * height;
  return peaks.findLast(({ own }) => own >= enough)?.index ?? indexOfMost(heights, (own) => own);
}

function findKeys(kind: StrokeKind, frames: readonly SeenFrame[], side: Side, height: number): KeyFrames {
  const top = isOverhead(kind)
    ? highestAt(frames, side, height)
    : indexOfMost(frames, (_, index) => speedAt(frames, index, side));
  return { top, ...keysAround(kind, frames, side, top) };
}

/** Preparation and end of a stroke whose contact is known. */
function keysAround(
  kind: StrokeKind,
  frames: readonly SeenFrame[],
  side: Side,
  contact: number,
): Omit<KeyFrames, 'top'> {
  const at = frames[contact];
  const seconds = at?.seconds ?? 0;
  const away = (frame: SeenFrame) => distance(wristOf(frame, side), wristOf(at, side));
  const isBefore = (frame: SeenFrame) => frame.seconds < seconds && frame.seconds >= seconds - preparationSeconds;
  const isAfter = (frame: SeenFrame) => frame.seconds > seconds && frame.seconds <= seconds + finalSeconds;
  const other = otherSide(side);
  const prepared = (frame: SeenFrame) =>
    isOverhead(kind)
      ? floorOf(frame) - wristOf(frame, other).y
      : Math.abs(wristOf(frame, side).x - wristOf(at, side).x);
  return {
    preparation: indexOfMost(frames, (frame) => (isBefore(frame) ? prepared(frame) : Number.NEGATIVE_INFINITY)),
    final: indexOfMost(frames, (frame) => (isAfter(frame) ? away(frame) : Number.NEGATIVE_INFINITY)),
  };
}

/** @param side of the racket */
export function trackStroke(
  film: Film,
  { kind, side, isChosen = false }: { kind: StrokeKind; side: Side; isChosen?: boolean },
): TrackedStroke | { refusal: Refusal } {
  const refusal = refusalOf(film, { side, isChosen });
  if (refusal) return { refusal };
  const seen = seenFrames(film.frames);
  const frames = smoothed(withoutSpikes(seen, bodyHeight(seen)));
  const height = bodyHeight(frames);
  return { kind, side, height, frames, keys: findKeys(kind, frames, side, height) };
}

const toStep = (value: number, step: number) => Math.round(value / step) * step;

/** Everything as the camera sees it; nothing of depth. @param contact index of the frame that the player confirmed */
export function measureStroke(stroke: TrackedStroke, contact: number): StrokeMeasures {
  const { kind, side, height, frames } = stroke;
  const frame = frames[contact];
  if (!frame) throw new Error(`A stroke without frame ${contact}`);
  const { landmarks } = frame;
  const other = otherSide(side);
  const { preparation } = keysAround(kind, frames, side, contact);
  const swing = frames.slice(Math.min(preparation, contact), contact + 1);
  const kneeOf = ({ landmarks: l }: SeenFrame) =>
    Math.min(angleAt(l.hipL, l.kneeL, l.ankleL), angleAt(l.hipR, l.kneeR, l.ankleR));
  const [wrist, shoulder] = [landmarks[`wrist${side}`], landmarks[`shoulder${side}`]];
  const feet = (landmarks.toeL.x - landmarks.heelL.x + landmarks.toeR.x - landmarks.heelR.x) / 2 / height;
  return {
    contactHeight: (floorOf(frame) - wrist.y) / height,
    elbow: angleAt(shoulder, landmarks[`elbow${side}`], wrist),
    ahead: Math.abs(feet) < clearDirection ? undefined : (Math.sign(feet) * (wrist.x - shoulder.x)) / height,
    otherArmUp: swing.some(({ landmarks: l }) => l[`wrist${other}`].y < l[`shoulder${other}`].y),
    sideOn: stroke.sideOn ?? sideOnOf(frames, side, contact),
    stance: distance(landmarks.ankleL, landmarks.ankleR) / height,
    knee: Math.min(...swing.map(kneeOf)),
  };
}

/** Heights to 5 % of the player's height, angles to 5°. */
export function roundedMeasures(measures: StrokeMeasures): RoundedMeasures {
  const percent = (share: number) => toStep(share * 100, 5) + 0;
  return {
    contactPercent: percent(measures.contactHeight),
    elbowDegrees: toStep(measures.elbow, 5),
    aheadPercent: measures.ahead === undefined ? null : percent(measures.ahead),
    otherArmUp: measures.otherArmUp,
    sideOn: measures.sideOn,
    stancePercent: percent(measures.stance),
    kneeDegrees: toStep(measures.knee, 5),
  };
}

/** Half the width of the band a measure is drawn with: the error found on exact truth. */
export const measureErrors = { percent: 5, degrees: 15 } as const;

/** A difference counts from twice the error on. */
export const isClearChange = (before: number, now: number, unit: keyof typeof measureErrors): boolean =>
  Math.abs(now - before) > 2 * measureErrors[unit];
