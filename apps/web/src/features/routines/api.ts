import type { Calls } from '@bandeja/domain/wire/calls';
import type { QueryInput } from '@bandeja/domain/wire/endpoint';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { readHearted } from '#features/routines/favorites/hearts.ts';
import { keyOf, read } from '#lib/query.ts';

const staleMs = 5 * 60_000;

export const firstPage = 100;

/** The first page of everything the player may train: all of it, unless the library is large. */
export const routinesQuery = queryOptions({
  queryKey: keyOf('GET /routines', {}),
  queryFn: ({ client, signal }) => readHearted(client, () => read('GET /routines', { signal })),
  staleTime: staleMs,
});

const pageSize = 50;

export type RoutineList = Pick<QueryInput<Calls['GET /routines']>, 'of' | 'category' | 'search'>;

export function routinePages(list: RoutineList) {
  return infiniteQueryOptions({
    queryKey: [...keyOf('GET /routines'), 'pages', list],
    queryFn: ({ client, pageParam, signal }) => {
      const query = { ...list, limit: pageSize, ...(pageParam === null ? {} : { before: pageParam }) };
      return readHearted(client, () => read('GET /routines', { query, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => (last.length < pageSize ? null : (last.at(-1)?._id ?? null)),
    // a heart that was tapped on another board is shown at once
    staleTime: list.of === 'favorites' ? 0 : staleMs,
    placeholderData: keepPreviousData,
  });
}
