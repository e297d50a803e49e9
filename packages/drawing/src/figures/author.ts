import type {
  FigureArm as Arm,
  Figure,
  FigureKey as Key,
  FigureLeg as Leg,
  FigureMistake as Mistake,
} from '@bandeja/domain/exercises/figure';
import { alike } from './alike.ts';
import { type CueDraft, withArrows } from './arrows.ts';
import { balanced, lowered } from './balance.ts';
import type { FullPose } from './kinematics.ts';
import { fullPose } from './motion.ts';

/** `over` moves the hips until the centre of mass is above a place, `lie` until the lowest part is at a height. */
export type Draft = Key & { over?: number | readonly [ahead: number, aside: number]; lie?: number | undefined };

/** The mistake that is shown is the card's first one. */
type FigureDraft = Omit<Figure, 'keys' | 'cues' | 'no'> & {
  keys: readonly Draft[];
  cues?: readonly CueDraft[];
  no?: Omit<Mistake, 'keys' | 'mistake'> & { keys: readonly Draft[] };
};

function finished(drafts: readonly Draft[]): Key[] {
  let before: FullPose | undefined;
  return drafts.map(({ over, lie, ...key }) => {
    let done: Key = key;
    if (lie !== undefined) done = { ...done, ...lowered(done, before, lie) };
    if (over !== undefined) {
      done = {
        ...done,
        ...(typeof over === 'number' ? balanced(done, before, over) : balanced(done, before, ...over)),
      };
    }
    before = fullPose(done, before);
    return done;
  });
}

export function figure(draft: FigureDraft): () => Figure {
  let done: Figure | undefined;
  return () => {
    done ??= finishedFigure(draft);
    return done;
  };
}

function finishedFigure({ keys, cues, no, ...rest }: FigureDraft): Figure {
  const moving: Figure = { ...rest, keys: alike(finished(keys), rest.sides === 'turns') };
  return {
    ...moving,
    ...(cues && { cues: withArrows(moving, cues) }),
    ...(no && { no: { mistake: 0, ...no, keys: alike(finished(no.keys), false) } }),
  };
}

/** The ball's place, outward turn, lift of the heel. */
export const foot = (ahead: number, aside = 11, turn = 0, lift = 0): Leg => ['w', ahead, aside, 0, lift, turn];
/** Raised, plane, outward turn, bend. */
export const arm = (raised: number, plane = 0, turn = 0, bend = 0): Arm => ['a', raised, plane, turn, bend];
/** Raised, bend of the knee, pointing of the foot, plane, outward turn. */
export const leg = (raised: number, bend = 0, point = 0, plane = 0, turn = 0): Leg => [
  'a',
  raised,
  plane,
  turn,
  bend,
  point,
];
/** From the root of the neck: ahead, outwards, up; then where the elbow points. */
export const near = (
  ahead: number,
  out: number,
  up: number,
  pole: readonly [number, number, number] = [-1, 0.5, -0.6],
): Arm => ['b', ahead, out, up, ...pole];
/** Its place, where the elbow points along the thorax, where the fingers point along the floor. */
export const palm = (
  place: readonly [number, number, number],
  pole: readonly [number, number, number],
  fingers: readonly [number, number, number],
): Arm => ['w', ...place, ...pole, ...fingers];
export const akimbo: Arm = near(2, 19, -39, [-0.4, 1, 0]);

/** Centimetres of an ankle over toes that carry a plank; `ankle`: how far behind the ball. */
const toes = { lift: 75, ankle: 15.7 };
const legLength = 84;
const trunkLength = 49.6;

/** A plank, by the height of its shoulders and where the balls of the feet are; `sag` lowers the hips. */
export function board(shoulders: number, ball = -80, sag = 0): Pick<Draft, 'at' | 'turn' | 'legs'> {
  const slope = Math.asin((shoulders - toes.ankle) / (legLength + trunkLength));
  const up = Math.sin(slope) * legLength - sag;
  const ahead = Math.sqrt(legLength ** 2 - up ** 2);
  const tilt = (Math.asin((shoulders - toes.ankle - up) / trunkLength) * 180) / Math.PI;
  return {
    at: [tenth(ball + 0.6 + ahead), 0, tenth(toes.ankle + up)],
    turn: [tenth(90 - tilt), 0, 0],
    legs: ['w', ball, 9, 0, toes.lift],
  };
}

const tenth = (value: number) => Math.round(value * 10) / 10;

/** Knees and insteps on the floor; the thighs are upright when the hips are over 0. */
export const kneeling = ['w', -55.5, 14.8, 4.4, 165, 0, 0, 1, 0, -1] satisfies Draft['legs'];

export const allFours = {
  at: [0, 0, 47.7],
  turn: [77, 0, 0],
  neck: [-10, 0, 0],
  legs: kneeling,
  arms: palm([54.6, 17, 3.8], [-1, 0.4, -0.3], [1, 0, -0.14]),
} satisfies Partial<Draft>;

export const supine = { lie: 0, turn: [-90, 0, 0], neck: [8, 0, 0] } satisfies Partial<Draft>;

/** By the ball's centre, centimetres. */
export const around = (ahead: number, left: number, up: number): Pick<Draft, 'armL' | 'armR'> => ({
  armL: ['w', ahead, left + 11, up, -0.4, 1, -0.6],
  armR: ['w', ahead, 11 - left, up, -0.4, 1, -0.6],
});
