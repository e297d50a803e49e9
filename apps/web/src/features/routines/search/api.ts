import type { FoundRoutine } from '@bandeja/domain/routines/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { readHearted } from '#features/routines/favorites/hearts.ts';
import { durationBands, type Search } from '#features/routines/search/address.ts';
import { searchStored } from '#features/routines/search/stored-search.ts';
import { call } from '#lib/http.ts';
import { keyOf, read } from '#lib/query.ts';

export const mostResults = 50;

/**
 * The results of a search, best first. Sends nothing without a term; the former results stay until new ones arrive.
 * Without a network the device's routines are searched, and the server again once it is back.
 */
export function searchQuery(search: Search, isOffline: boolean) {
  const query = wireOf(search);
  const key = keyOf('GET /routines/search/query', { query });
  return queryOptions({
    queryKey: isOffline ? [...key, 'device'] : key,
    queryFn: ({ client, signal }): Promise<FoundRoutine[]> =>
      readHearted(client, async () =>
        isOffline
          ? searchStored(await read('GET /routines'), search)
          : call('GET /routines/search/query', { query, signal }),
      ),
    enabled: search.query !== '',
    placeholderData: keepPreviousData,
  });
}

function wireOf({ query, type, category, difficulty, duration, equipment }: Search) {
  const band = duration === null ? undefined : durationBands[duration];
  return {
    query,
    type: type ?? undefined,
    category: category ?? undefined,
    difficulty: difficulty ?? undefined,
    minDuration: band?.min || undefined,
    maxDuration: band?.max,
    equipment: equipment.length === 0 ? undefined : equipment,
    limit: mostResults,
  };
}
