import * as z from 'zod/mini';
import { longestPulseSeconds, pulseMarkKinds } from '#pulse/vocabulary.ts';
import { doneInstantSchema } from '#wire/dates.ts';
import { idSchema } from '#wire/endpoint.ts';

const secondSchema = z.int().check(z.minimum(0), z.maximum(longestPulseSeconds));
export const marksSchema = z
  .array(
    z.object({
      second: secondSchema.check(z.describe('Seconds since the recording began.')),
      kind: z.enum(pulseMarkKinds),
      setId: z.optional(idSchema),
    }),
  )
  .check(z.maxLength(1000), z.describe('What happened, and when.'));

/** A byte a second in beats per minute, 0 without contact: deflated without a header, in base64. */
const beatsSchema = z.string().check(z.minLength(1), z.maxLength(160_000), z.regex(/^[A-Za-z0-9+/]+={0,2}$/));

export const pulseSeriesSchema = z.object({ startedAt: doneInstantSchema, beats: beatsSchema, marks: marksSchema });
