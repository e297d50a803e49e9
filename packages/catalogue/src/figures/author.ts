import type {
  FigureArm as Arm,
  Figure,
  FigureKey as Key,
  FigureLeg as Leg,
  FigureMistake as Mistake,
} from '@bandeja/domain/exercises/figure';
import { balanced, settled } from './balance.ts';
import type { FullPose } from './kinematics.ts';
import { fullPose } from './motion.ts';

/**
 * A key as it is written: `over` moves the hips until the centre of mass is above a place, `lie` lowers or raises them
 * until the lowest point of the body is at a height. Both are worked out once; what travels is the finished pose.
 */
export type Draft = Key & { over?: number | readonly [ahead: number, aside: number]; lie?: number | undefined };

type FigureDraft = Omit<Figure, 'keys' | 'no'> & {
  keys: readonly Draft[];
  no?: Omit<Mistake, 'keys'> & { keys: readonly Draft[] };
};

function finished(drafts: readonly Draft[]): Key[] {
  let before: FullPose | undefined;
  return drafts.map(({ over, lie, ...key }) => {
    let done: Key = key;
    if (lie !== undefined) done = { ...done, ...settled(done, before, lie) };
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

export const figure = ({ keys, no, ...rest }: FigureDraft): Figure => ({
  ...rest,
  keys: finished(keys),
  ...(no && { no: { ...no, keys: finished(no.keys) } }),
});

/** A foot flat on the floor: the ball's place and outward turn, and how far its heel is off the floor. */
export const foot = (ahead: number, aside = 11, turn = 0, lift = 0): Leg => ['w', ahead, aside, 0, lift, turn];
/** Arms by angles: raised, plane, outward turn, bend. */
export const arm = (raised: number, plane = 0, turn = 0, bend = 0): Arm => ['a', raised, plane, turn, bend];
/** A palm on something: its place, where the elbow points along the thorax, where the fingers point along the floor. */
export const palm = (
  place: readonly [number, number, number],
  pole: readonly [number, number, number],
  fingers: readonly [number, number, number],
): Arm => ['w', ...place, ...pole, ...fingers];
