import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { readHearted } from '#features/routines/favorites/hearts.ts';
import { durationBands, type Search } from '#features/routines/search/address.ts';
import { call } from '#lib/http.ts';
import { keyOf } from '#lib/query.ts';

export const mostResults = 50;

/** The results of a search, best first. Sends nothing without a term; the former results stay until new ones arrive. */
export function searchQuery(search: Search) {
  const query = wireOf(search);
  return queryOptions({
    queryKey: keyOf('GET /routines/search/query', { query }),
    queryFn: ({ client, signal }) => readHearted(client, () => call('GET /routines/search/query', { query, signal })),
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
