import * as z from 'zod/mini';

/**
 * Centimetres and degrees; x ahead, y to the left, z up; of a side y is outwards, so that the same numbers are its
 * mirror image. The contracts name its type only: a page that draws none does not load this schema.
 */
const number = z.number().check(z.minimum(-2000), z.maximum(2000));
const triple = z.tuple([number, number, number]);

/**
 * `a`: angles: how far the arm is raised (0 hanging, 180 overhead, negative behind), in which plane (0 ahead, 90
 * sideways, negative across), outward turn, bend of the elbow. `w`: where the fist or palm is; `b`: the same, from the
 * root of the neck along the thorax; then where the elbow points (along the thorax) and where the fingers point (along
 * the floor's axes or the thorax's); without the last the wrist is straight.
 */
const armSchema = z.tuple([z.enum(['a', 'w', 'b'])], number);
/**
 * `a`: angles: raising of the thigh, its plane, outward turn, bend of the knee, pointing of the foot. `w`: position of
 * the ball of the foot, lift of the heel, outward turn and tilt of the foot; then the knee's direction.
 */
const legSchema = z.tuple([z.enum(['a', 'w'])], number);

/** Parts that a key omits are as in the key before it; in the first one, as in a standing person. */
const poseSchema = z.object({
  /** The middle between the hips. */
  at: z.optional(triple),
  /** Pelvis: forward, towards the right side, to the left. */
  turn: z.optional(triple),
  /** Bends: forward, towards the right side, twist to the left. */
  lumbar: z.optional(triple),
  thorax: z.optional(triple),
  neck: z.optional(triple),
  /** Shoulders: upwards, forwards. */
  shoulders: z.optional(z.tuple([number, number])),
  arms: z.optional(armSchema),
  armL: z.optional(armSchema),
  armR: z.optional(armSchema),
  legs: z.optional(legSchema),
  legL: z.optional(legSchema),
  legR: z.optional(legSchema),
});

const keySchema = z.extend(poseSchema, {
  /** Seconds from the previous key; for the first one from the last. */
  move: number,
  hold: z.optional(number),
  step: z.optional(number),
  /** A loose ball; without it the ball is in the hands. */
  ball: z.optional(triple),
});

const hands = z.enum(['L', 'R', 'LR']);
const foot = z.enum(['L', 'R']);

const propSchema = z.union([
  /** `across`: 1 when it lies across the body, 0 when it points ahead. */
  z.tuple([z.literal('dumbbell'), hands, z.literal([0, 1])]),
  z.tuple([z.enum(['kettlebell', 'racket', 'ball']), hands]),
  z.tuple([z.enum(['medicineBall', 'flexBar', 'rope'])]),
  /** From an anchor to the hands. */
  z.tuple([z.literal('band'), hands, number, number, number]),
  z.tuple([z.literal('towel'), foot]),
  /** The middle, then length, width and height. */
  z.tuple([z.enum(['box', 'bench']), number, number, number, number, number]),
  /** The middle of a foam roller that lies across, and its length. */
  z.tuple([z.literal('roller'), number, number, number]),
  /** The middle, then the direction of its front, degrees. */
  z.tuple([z.enum(['chair', 'wall']), number, number, number]),
  /** Its centre, then how much too low its saddle is. */
  z.tuple([z.literal('bike'), number, z.optional(number)]),
  z.tuple([z.enum(['cone', 'line']), number, number]),
  z.tuple([z.literal('ladder'), number, number]),
]);

const cueSchema = z.union([
  /** Two joints between which a line stays straight while a key is shown. */
  z.tuple([z.literal('line'), number, z.string(), z.string()]),
  /** Of a joint, where it goes; then where the arrow begins, from the joint. */
  z.tuple([z.literal('arrow'), number, z.string(), number, number, number, number, number, number]),
  /** From, at and to which joint. */
  z.tuple([z.literal('angle'), number, z.string(), z.string(), z.string()]),
]);

const view = z.tuple([number, number]);

export const figureSchema = z.object({
  /** Camera in degrees: around (−90 its right side, 0 its front) and height. */
  view,
  keys: z.array(keySchema).check(z.minLength(1), z.maxLength(12)),
  /** `turns`: the second half of a repetition is its mirror image. `series`: the other side has its own repetitions. */
  sides: z.optional(z.enum(['turns', 'series'])),
  /** Centimetres that the body travels in each run through the keys; the picture travels along. */
  travel: z.optional(number),
  /** Jumps, throws and steps: the centre of mass need not stay over the support. */
  fast: z.optional(z.literal(1)),
  /** Parts that must be in the picture; without them, all: a wrist is too small in a view of the whole person. */
  focus: z.optional(z.array(z.string())),
  /** `thigh` of both sides or `thighR`. */
  work: z.array(z.string()),
  props: z.optional(z.array(propSchema)),
  cues: z.optional(z.array(cueSchema)),
  mate: z.optional(poseSchema),
  /** One of the card's mistakes (its place in the list), shown with its own keys; the parts that are wrong. */
  no: z.optional(
    z.object({
      mistake: number,
      keys: z.array(keySchema).check(z.minLength(1), z.maxLength(6)),
      bad: z.array(z.string()),
      view: z.optional(view),
      props: z.optional(z.array(propSchema)),
    }),
  ),
});

export type Figure = z.output<typeof figureSchema>;
export type FigureKey = Figure['keys'][number];
export type FigurePose = z.output<typeof poseSchema>;
export type FigureArm = z.output<typeof armSchema>;
export type FigureLeg = z.output<typeof legSchema>;
export type FigureProp = z.output<typeof propSchema>;
export type FigureCue = z.output<typeof cueSchema>;
export type FigureMistake = NonNullable<Figure['no']>;
