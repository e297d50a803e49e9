import { getLearning, putLearning } from '@bandeja/domain/learning/contract';
import { callQuery } from '#lib/query.ts';
import { useReplacing } from '#lib/use-replacing.ts';

export const learningQuery = callQuery(getLearning, {});

export const useSaveLearning = () =>
  useReplacing(getLearning, putLearning, (consent: boolean) => ({ body: { consent } }));
