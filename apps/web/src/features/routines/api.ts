import { listRoutines } from '@bandeja/domain/routines/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/http.ts';

/** The library changes rarely; five minutes are fresh enough. */
const staleMs = 5 * 60_000;

export const routinesQuery = queryOptions({
  queryKey: ['routines', 'list'],
  queryFn: ({ signal }) => call(listRoutines, { signal }),
  staleTime: staleMs,
});
