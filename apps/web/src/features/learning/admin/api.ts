import {
  type CorrectionSpan,
  getCorpusLines,
  labelCorrection,
  listCorrections,
} from '@bandeja/domain/learning/contract';
import { useMutation } from '@tanstack/react-query';
import { callMutation, invalidate, pagesQuery, thenWith } from '#lib/query.ts';

/** Corrections, newest first. */
export const correctionsQuery = pagesQuery(listCorrections, 50, {});

type Labels = { id: string; labels: string[]; spans: CorrectionSpan[] };

export const useLabelCorrection = () =>
  useMutation({
    ...callMutation(labelCorrection, ({ id, ...body }: Labels) => ({ params: { id }, body })),
    ...thenWith((client) => invalidate(client, listCorrections)),
  });

/** Fetches the labelled lines; the caller saves them as a file. */
export function useCorpusLines() {
  return useMutation(callMutation(getCorpusLines));
}
