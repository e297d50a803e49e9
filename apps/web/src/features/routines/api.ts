import { listRoutines } from '@bandeja/domain/routines/contract';
import type { QueryInput } from '@bandeja/domain/wire/endpoint';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { readHearted } from '#features/routines/favorites/hearts.ts';
import { keyOf, read } from '#lib/query.ts';

const staleMs = 5 * 60_000;

export const firstPage = 100;

/** The first page of everything the player may train: all of it, unless the library is large. */
export const routinesQuery = queryOptions({
  queryKey: keyOf(listRoutines, {}),
  queryFn: ({ client, signal }) => readHearted(client, () => read(listRoutines, { signal })),
  staleTime: staleMs,
});

const pageSize = 50;

export type RoutineList = Pick<QueryInput<typeof listRoutines>, 'of' | 'category' | 'search'>;

export function routinePages(list: RoutineList) {
  return infiniteQueryOptions({
    queryKey: [...keyOf(listRoutines), 'pages', list],
    queryFn: ({ client, pageParam, signal }) => {
      const query = { ...list, limit: pageSize, ...(pageParam === null ? {} : { before: pageParam }) };
      return readHearted(client, () => read(listRoutines, { query, signal }));
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => (last.length < pageSize ? null : (last.at(-1)?._id ?? null)),
    // a heart that was tapped on another board is shown at once
    staleTime: list.of === 'favorites' ? 0 : staleMs,
    placeholderData: keepPreviousData,
  });
}
