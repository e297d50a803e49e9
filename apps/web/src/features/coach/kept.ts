import * as z from 'zod/mini';
import { chatKeys } from '#lib/storage.ts';
import { keepTabDraft, readTabDraft } from '#lib/tab-draft.ts';

/** What this tab keeps of a player's chat over a reload; `conversationId` is null before the first message. */
const keptSchema = z.object({ conversationId: z.nullable(z.string()), draft: z.string() });
export type Kept = z.infer<typeof keptSchema>;

const keyOf = (userId: string) => `${chatKeys}${userId}`;

export function readKept(userId: string): Kept {
  return readTabDraft(keyOf(userId), keptSchema) ?? { conversationId: null, draft: '' };
}

export function keep(userId: string, kept: Kept): void {
  keepTabDraft(keyOf(userId), kept);
}
