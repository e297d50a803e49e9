import { getStats } from '@bandeja/domain/stats/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/http.ts';

export const statsQuery = queryOptions({
  queryKey: ['stats'],
  queryFn: ({ signal }) => call(getStats, { signal }),
});
