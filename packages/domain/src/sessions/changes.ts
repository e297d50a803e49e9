import * as z from 'zod/mini';
import { idSchema, instantSchema } from '#wire/endpoint.ts';

/**
 * A session is written as small changes. Each carries an id of its own (unique in its session) and is applied once,
 * in any grouping and however often it is sent. `at` is the device's instant: of two changes of the same thing the
 * later `at` wins, so that a late resend never undoes a newer one.
 */
const change = { id: idSchema, at: instantSchema };

/** The whole state of one set row. Units: repetitions, seconds, metres, kilograms. */
export const setStateSchema = z.object({
  position: z.int().check(z.minimum(0), z.maximum(99)),
  reps: z.nullable(z.int().check(z.minimum(0), z.maximum(1000))),
  seconds: z.nullable(z.int().check(z.minimum(0), z.maximum(14_400))),
  metres: z.nullable(z.int().check(z.minimum(0), z.maximum(50_000))),
  weight: z.nullable(z.number().check(z.minimum(0), z.maximum(1000))),
  done: z.boolean(),
  removed: z.boolean(),
});

export const sessionChangeSchema = z.discriminatedUnion('kind', [
  z.object({ ...change, kind: z.literal('set'), entryId: idSchema, setId: idSchema, ...setStateSchema.shape }),
  z.object({ ...change, kind: z.literal('entry'), entryId: idSchema, completed: z.boolean() }),
  z.object({ ...change, kind: z.literal('note'), entryId: idSchema, note: z.string().check(z.maxLength(500)) }),
  z.object({ ...change, kind: z.literal('position'), index: z.int().check(z.minimum(-1), z.maximum(99)) }),
]);
export type SessionChange = z.infer<typeof sessionChangeSchema>;
