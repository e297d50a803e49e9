import * as z from 'zod/mini';

const entrySchema = z.object({ step: z.int(), follows: z.boolean() });

/** A step of a form in the browser's history. `follows`: the entry below it is the step before. */
export type StepEntry = z.infer<typeof entrySchema>;

export function stepEntryOf(state: unknown, { first, last }: { first: number; last: number }): StepEntry | null {
  const parsed = entrySchema.safeParse(state);
  return parsed.success && parsed.data.step >= first && parsed.data.step <= last ? parsed.data : null;
}
