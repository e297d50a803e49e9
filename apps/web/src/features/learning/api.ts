import { getLearning, putLearning } from '@bandeja/domain/learning/contract';
import { useQueryClient } from '@tanstack/react-query';
import { callMutation, callQuery } from '#lib/query.ts';
import { useOnce } from '#lib/use-once.ts';

export const learningQuery = callQuery(getLearning, {});

/** Gives or withdraws the consent. */
export function useSaveLearning() {
  const client = useQueryClient();
  return useOnce({
    ...callMutation(putLearning, (consent: boolean) => ({ body: { consent } })),
    onSuccess: (saved) => client.setQueryData(learningQuery.queryKey, saved),
  });
}
