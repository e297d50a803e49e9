import * as z from 'zod';
import { idSchema, instantSchema } from '#wire/endpoint.ts';

/**
 * A session is written as small changes. Each carries an id of its own (unique in its session) and is applied once,
 * in any grouping and however often it is sent. `at` is the device's instant: of two changes of the same thing the
 * later `at` wins, so that a late resend never undoes a newer one.
 */
const change = { id: idSchema, at: instantSchema };

/** The whole state of one set row. Units: repetitions, seconds, metres, kilograms. */
export const setStateSchema = z.object({
  position: z.int().min(0).max(99),
  reps: z.int().min(0).max(1000).nullable(),
  seconds: z.int().min(0).max(14_400).nullable(),
  metres: z.int().min(0).max(50_000).nullable(),
  weight: z.number().min(0).max(1000).nullable(),
  done: z.boolean(),
  removed: z.boolean(),
});

export const sessionChangeSchema = z.discriminatedUnion('kind', [
  z.object({ ...change, kind: z.literal('set'), entryId: idSchema, setId: idSchema, ...setStateSchema.shape }),
  z.object({ ...change, kind: z.literal('entry'), entryId: idSchema, completed: z.boolean() }),
  z.object({ ...change, kind: z.literal('note'), entryId: idSchema, note: z.string().max(500) }),
  z.object({ ...change, kind: z.literal('position'), index: z.int().min(-1).max(99) }),
]);
export type SessionChange = z.infer<typeof sessionChangeSchema>;
