import * as z from 'zod/mini';
import { dropTabDraft, readTabDraft, writeTabDraft } from '#lib/tab-draft.ts';

const key = 'bandeja.provider';
const attemptSchema = z.object({ binding: z.string(), next: z.nullable(z.string()) });
type Attempt = z.infer<typeof attemptSchema>;

/** In this tab alone: whoever gets the address that comes back cannot finish elsewhere. */
export const keepAttempt = (attempt: Attempt): void => writeTabDraft(key, attempt);

export function takeAttempt(): Attempt | null {
  const attempt = readTabDraft(key, attemptSchema);
  dropTabDraft(key);
  return attempt;
}
