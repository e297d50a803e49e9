import { listPast } from '@bandeja/domain/sessions/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/http.ts';

const filter = { isFinished: 'true', limit: 6 } as const;

/** The newest finished sessions. The key begins as the list page's does, so that one invalidation reaches both. */
export const historyQuery = queryOptions({
  queryKey: ['sessions', 'past', filter],
  queryFn: ({ signal }) => call(listPast, { query: filter, signal }),
});
