import { callQuery } from '#lib/query.ts';
import { useReplacing } from '#lib/use-replacing.ts';

export const learningQuery = callQuery('GET /users/learning', {});

export const useSaveLearning = () =>
  useReplacing('GET /users/learning', 'PUT /users/learning', (consent: boolean) => ({ body: { consent } }));
