import * as z from 'zod/mini';
import { drillSchema } from '#exercises/drill.ts';
import type { Figure } from '#exercises/figure.ts';
import { bodyAreaSchema, loadTypeSchema, strokeSchema } from '#exercises/schemas.ts';
import { countedMoves } from '#mirror/vocabulary.ts';
import { setStateSchema } from '#sessions/changes.ts';
import { sessionMessages } from '#sessions/messages.ts';
import { checkInStates, sessionTypes, shortMinutes } from '#sessions/vocabulary.ts';
import { idSchema, localDateSchema } from '#wire/endpoint.ts';
import * as unit from '#wire/units.ts';

export const sessionTypeSchema = z.enum(sessionTypes);
export const answeredSchema = z.object({ state: z.enum(checkInStates), area: z.nullable(bodyAreaSchema) });
export const checkInSchema = z
  .extend(answeredSchema, { state: z.enum(['good', 'tired', 'sore']) })
  .check(z.refine(({ state, area }) => (state === 'sore') === (area !== null), sessionMessages.area));

export const todayShape = {
  minutes: z.optional(z.literal(shortMinutes)).check(z.describe('Minutes there are today.')),
  withBand: z.optional(z.boolean()),
};
/** Against the last time, by the repetitions in reserve (docs/training.md#reps-in-reserve). */
export const proposalSchema = z.object({
  sets: unit.sets(),
  reps: unit.reps(),
  weight: z.nullable(unit.kilograms()),
  reason: z.string(),
});
export type Proposal = z.infer<typeof proposalSchema>;

export const summaryExerciseSchema = z.object({
  name: z.string(),
  sets: unit.sets(),
  reps: unit.reps(),
  duration: z.nullable(unit.work()),
  metres: z.nullable(unit.metres()),
  perSide: z.boolean(),
  weight: z.nullable(unit.kilograms()),
  tags: z.array(z.string()),
});

/** The id of the change last applied to a target: a device sends it as the `base` of its next one. */
const lastChangeSchema = z.optional(idSchema);

export const setRowSchema = z.extend(z.omit(setStateSchema, { removed: true }), {
  _id: idSchema,
  lastChange: lastChangeSchema,
});

const lastTimeSchema = z.array(
  z.pick(setRowSchema, { reps: true, seconds: true, metres: true, weight: true, hits: true, attempts: true }),
);

export const sessionEntrySchema = z.extend(summaryExerciseSchema, {
  _id: idSchema,
  exerciseId: z.nullable(idSchema),
  description: z.string(),
  videoUrl: z.nullable(z.string()),
  /** The catalogue's current drawings: not part of the snapshot. */
  drill: z.optional(z.nullable(drillSchema)),
  figure: z.optional(z.nullable(z.custom<Figure>())),
  steps: z.array(z.string()),
  notes: z.string(),
  playerNote: z.string(),
  loadType: loadTypeSchema,
  usesWeight: z.boolean(),
  /** By the catalogue of today: the weight of its sets is the strength of the player's band. */
  usesBand: z.optional(z.boolean()),
  /** By the catalogue of today: what the camera counts of it. */
  move: z.optional(z.nullable(z.enum(countedMoves))),
  /** By the catalogue of today: the strokes of a drill whose balls are counted; empty or absent for other work. */
  strokes: z.optional(z.array(strokeSchema)),
  /** Of a finished session: the balls of the last time before it. */
  countedBefore: z.optional(z.object({ hits: unit.hits(), attempts: unit.attempts() })),
  rest: unit.rest(),
  completed: z.boolean(),
  lastCompletedChange: lastChangeSchema,
  place: z.optional(z.number()).check(z.describe('Sorts the exercises; 2.5 is possible.')),
  lastPlaceChange: lastChangeSchema,
  lastNoteChange: lastChangeSchema,
  setRows: z.array(setRowSchema),
  lastTime: z.optional(lastTimeSchema).check(z.describe('What was done of it in the last finished session with it.')),
  proposal: z.optional(proposalSchema),
});

/** An exercise that could be added to a session under way, with all that its entry would show. */
export const exerciseOptionSchema = z.extend(
  z.omit(sessionEntrySchema, {
    _id: true,
    setRows: true,
    completed: true,
    weight: true,
    proposal: true,
    countedBefore: true,
    place: true,
    lastCompletedChange: true,
    lastNoteChange: true,
    lastPlaceChange: true,
  }),
  {
    exerciseId: idSchema,
    equipment: z.array(z.string()),
    drawing: z.nullable(z.string()),
    why: z.string(),
    /** Whether it loads an area that the player spares, or needs care with one. */
    burden: z.nullable(z.enum(['loads', 'care'])),
    lastDone: z.nullable(localDateSchema),
  },
);
