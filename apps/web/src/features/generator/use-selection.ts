import { useState } from 'react';
import * as z from 'zod/mini';
import { generatorKeys } from '#lib/storage.ts';
import { keepTabDraft, readTabDraft } from '#lib/tab-draft.ts';

/** Ids of the exercises of one proposal that are to be kept. */
const selectionSchema = z.object({ proposal: z.string(), ids: z.array(z.string()) });

const keyOf = (userId: string) => `${generatorKeys}${userId}.selection`;

/** Which exercises of a proposal are marked, kept in this tab; another proposal begins with none. */
export function useSelection(userId: string, proposal: string | null) {
  const [selection, setSelection] = useState(() => readTabDraft(keyOf(userId), selectionSchema));
  const selected = selection !== null && selection.proposal === proposal ? selection.ids : [];
  function toggle(id: string) {
    if (proposal === null) return;
    const ids = selected.includes(id) ? selected.filter((each) => each !== id) : [...selected, id];
    setSelection({ proposal, ids });
    keepTabDraft(keyOf(userId), { proposal, ids });
  }
  return { selected, toggle };
}
