import type { CorrectionSpan } from '@bandeja/domain/learning/contract';
import { useMutation } from '@tanstack/react-query';
import { afterSuccess, callMutation, invalidate, pagesQuery } from '#lib/query.ts';

export const correctionsQuery = pagesQuery('GET /admin/corrections', 50, {});

type Labels = { id: string; labels: string[]; spans: CorrectionSpan[] };

export const useLabelCorrection = () =>
  useMutation({
    ...callMutation('PUT /admin/corrections/:id', ({ id, ...body }: Labels) => ({ params: { id }, body })),
    ...afterSuccess((client) => invalidate(client, 'GET /admin/corrections')),
  });

export function useCorpusLines() {
  return useMutation(callMutation('GET /admin/corrections/corpus'));
}
