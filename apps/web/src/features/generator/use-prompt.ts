import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { dropTabDraft, readTabDraft, writeTabDraft } from '#lib/tab-draft.ts';

const promptKey = (userId: string) => `bandeja.generator.${userId}.prompt`;
const waitingKey = (userId: string) => `bandeja.generator.${userId}.waiting`;

export function usePrompt(userId: string): [string, (prompt: string) => void] {
  const [prompt, setPrompt] = useState(() => readTabDraft(promptKey(userId), z.string()) ?? '');
  return [
    prompt,
    (next) => {
      setPrompt(next);
      writeTabDraft(promptKey(userId), next);
    },
  ];
}

/** Records in this tab that an answer is awaited: a reload loses the request and then says so. */
export const recordWaiting = (userId: string) => writeTabDraft(waitingKey(userId), true);
export const noteAnswered = (userId: string) => dropTabDraft(waitingKey(userId));

/** Whether a reload interrupted a request; `isUnderWay`: it is still running, the page was only left. */
export function useWasCut(userId: string, isUnderWay: boolean): boolean {
  const [wasCut] = useState(() => !isUnderWay && readTabDraft(waitingKey(userId), z.boolean()) === true);
  useEffect(() => {
    if (wasCut) noteAnswered(userId);
  }, [wasCut, userId]);
  return wasCut;
}
