import type { FigureKey, FigureLeg } from '@bandeja/domain/exercises/figure';
import { bandejaKeys } from '#model-strokes.ts';

/** A bandeja whose player turns so far before it. @param turn of the hips, @param thorax on them, degrees to the left */
export const turnedBandeja = (turn: number, thorax: number): FigureKey[] =>
  bandejaKeys().map((key, index) => {
    if (index === 1) return { ...key, turn: [-2, 0, turn], thorax: [0, 0, thorax] };
    return index === 2 ? { ...key, turn: [0, 0, (turn - 30) / 2], thorax: [0, 0, (thorax + 10) / 2] } : key;
  });

const feet = (lift = 0): FigureLeg => ['w', 12, 16, 0, lift, 12];

/** One squat every 2.4 seconds. @param hips height at the bottom, centimetres */
export const squats = (hips = 44): FigureKey[] => [
  { move: 1.1, at: [0, 0, 91], turn: [2, 0, 0], legs: feet(), arms: ['w', 50, 16, 130, 0, 0.6, -1] },
  {
    move: 1.1,
    hold: 0.2,
    at: [-20 + (hips - 44) / 2.3, 0, hips],
    turn: [34 - (hips - 44) * 0.7, 0, 0],
    lumbar: [8, 0, 0],
    thorax: [4, 0, 0],
    neck: [-20, 0, 0],
    arms: ['w', 58, 16, 106, 0, 0.6, -1],
  },
];

/** One heel raise every 2 seconds. @param lift of the heels, degrees */
export const heelRaises = (lift = 38): FigureKey[] => [
  { move: 1, at: [0, 0, 90], legs: feet() },
  { move: 1, at: [3, 0, 90 + lift * 0.2], legs: feet(lift) },
];

/** Standing with the right arm raised in front. @param angle from the hanging arm, degrees */
export const raisedArm = (angle: number): FigureKey[] => [
  { move: 1, at: [0, 0, 90], legs: feet(), armR: ['a', angle, 0, 0, 3], armL: ['a', 0, 0, 0, 5] },
];

/** Standing on the right leg, the other knee as high as the hip. */
export const kneeUp: FigureKey[] = [
  { move: 1, at: [0, -4, 90], legR: ['w', 12, 6, 0, 0, 0], legL: ['a', 80, 8, 0, 90, 10], arms: ['a', 20, 60, 0, 60] },
];
