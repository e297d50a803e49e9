import { listRoutines } from '@bandeja/domain/routines/contract';
import { queryOptions } from '@tanstack/react-query';
import { readHearted } from '#features/routines/favorites/hearts.ts';
import { keyOf, read } from '#lib/query.ts';

/** The library changes rarely; five minutes are fresh enough. */
const staleMs = 5 * 60_000;

export const routinesQuery = queryOptions({
  queryKey: keyOf(listRoutines, {}),
  queryFn: ({ client, signal }) => readHearted(client, () => read(listRoutines, { signal })),
  staleTime: staleMs,
});
