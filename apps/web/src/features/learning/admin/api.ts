import {
  type CorrectionSpan,
  getCorpusLines,
  labelCorrection,
  listCorrections,
} from '@bandeja/domain/learning/contract';
import { useMutation } from '@tanstack/react-query';
import { afterSuccess, callMutation, invalidate, pagesQuery } from '#lib/query.ts';

export const correctionsQuery = pagesQuery(listCorrections, 50, {});

type Labels = { id: string; labels: string[]; spans: CorrectionSpan[] };

export const useLabelCorrection = () =>
  useMutation({
    ...callMutation(labelCorrection, ({ id, ...body }: Labels) => ({ params: { id }, body })),
    ...afterSuccess((client) => invalidate(client, listCorrections)),
  });

export function useCorpusLines() {
  return useMutation(callMutation(getCorpusLines));
}
