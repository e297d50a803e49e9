import { useState } from 'react';
import * as z from 'zod/mini';
import { dropTabDraft, readTabDraft, writeTabDraft } from '#lib/tab-draft.ts';

const draftSchema = z.string();

/** What is being written survives another tab of the panel and a reload. */
export function useTextDraft(textKey: string, stored: string) {
  const storageKey = `bandeja.desk-text.${textKey}`;
  const [draft, setDraft] = useState(() => readTabDraft(storageKey, draftSchema));
  return {
    markdown: draft ?? stored,
    isChanged: draft !== null && draft !== stored,
    write: (markdown: string) => {
      setDraft(markdown);
      writeTabDraft(storageKey, markdown);
    },
    forget: () => {
      setDraft(null);
      dropTabDraft(storageKey);
    },
  };
}
