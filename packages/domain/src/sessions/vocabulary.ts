import * as z from 'zod/mini';
import { bodyAreaSchema, categories } from '#exercises/vocabulary.ts';
import { routineTypes } from '#routines/vocabulary.ts';
import { sessionMessages } from '#sessions/messages.ts';

/** A session's type is stored as sent: a category or a routine type (docs/product.md#vocabularies). */
export const sessionTypes = [...categories, ...routineTypes] as const;
export const sessionTypeSchema = z.enum(sessionTypes);
export type SessionType = z.infer<typeof sessionTypeSchema>;

/** «Deshacer» stands this long after «Descartar». */
export const undoSeconds = 10;

/** Days a finished session stays editable. */
export const editableDays = 14;

/** How a player feels before a session. `ill` starts none (docs/product.md#how-are-you-today). */
export const checkInStates = ['good', 'tired', 'sore', 'ill'] as const;
export type CheckInState = (typeof checkInStates)[number];
export const answeredSchema = z.object({ state: z.enum(checkInStates), area: z.nullable(bodyAreaSchema) });
/** What a session can start with; an area comes with `sore` alone. */
export const checkInSchema = z
  .extend(answeredSchema, { state: z.enum(['good', 'tired', 'sore']) })
  .check(z.refine(({ state, area }) => (state === 'sore') === (area !== null), sessionMessages.area));

/** The routine that warms up before a session or a match; alone it counts against no limit. */
export const warmUpCode = 'R01';

/** What to do today instead of the last time, by the repetitions in reserve (docs/training.md#reps-in-reserve). */
export const proposalSchema = z.object({
  sets: z.int(),
  reps: z.int(),
  weight: z.nullable(z.number()),
  reason: z.string(),
});
export type Proposal = z.infer<typeof proposalSchema>;
