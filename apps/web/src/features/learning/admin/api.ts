import {
  type CorrectionSpan,
  getCorpusLines,
  labelCorrection,
  listCorrections,
} from '@bandeja/domain/learning/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callMutation, invalidate, pagesQuery } from '#lib/query.ts';

/** Corrections, newest first. */
export const correctionsQuery = pagesQuery(listCorrections, 50, {});

type Labels = { id: string; labels: string[]; spans: CorrectionSpan[] };

export function useLabelCorrection() {
  const client = useQueryClient();
  return useMutation({
    ...callMutation(labelCorrection, ({ id, ...body }: Labels) => ({ params: { id }, body })),
    onSuccess: () => invalidate(client, listCorrections),
  });
}

/** Fetches the lines of what is labelled; the caller saves them as a file. */
export function useCorpusLines() {
  return useMutation(callMutation(getCorpusLines));
}
