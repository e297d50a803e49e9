import { type Progress, type ProgressPeriod, progressQuery } from '@bandeja/domain/progress/contract';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { type Client, type ClientOptions, cacheExchange, createClient, fetchExchange, useQuery } from 'urql';
import { isConnectionLost, watchConnection } from '#lib/connection.ts';
import { fetchWithToken } from '#lib/http.ts';
import { type LoadState, loadState } from '#lib/load-state.ts';

/**
 * How a page reaches `/graphql`. The library that does it comes along with the page; what is asked carries the same
 * token and zone as every other call, and a dead token has the same consequences.
 */
const graphqlConnection = {
  url: '/graphql',
  preferGetMethod: false,
  fetch: fetchWithToken,
} as const satisfies Partial<ClientOptions>;

/** A client with a cache of its own for each player: nothing of one is left for the next. */
export function useProgressClient(userId: string): Client {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another player, another cache
  return useMemo(() => createClient({ ...graphqlConnection, exchanges: [cacheExchange, fetchExchange] }), [userId]);
}

type ShownProgress = { progress: Progress; isStale: boolean; isOfBefore: boolean };

/**
 * The numbers of a period: what is known at once, then what the server says now. `isOfBefore`: they are those of the
 * period that was shown before, until the one asked for is there.
 */
export function useProgress(period: ProgressPeriod): LoadState<ShownProgress> {
  const [{ data, error, fetching, operation }, read] = useQuery<{ progress: Progress }, ProgressPeriod>({
    query: progressQuery,
    variables: period,
    requestPolicy: 'cache-and-network',
  });
  // other pages are read again by `app/offline/start.ts`, which does not know this library
  const readAgain = useEffectEvent(() => error && !isConnectionLost() && read({ requestPolicy: 'network-only' }));
  useEffect(() => watchConnection(() => void readAgain()), []);
  const query = {
    data: data?.progress,
    isError: error !== undefined,
    error: error?.networkError ?? error,
    isFetching: fetching,
    refetch: () => read({ requestPolicy: 'network-only' }),
  };
  const isOfBefore = fetching && operation !== undefined && operation.variables.from !== period.from;
  return loadState(query, (progress) => ({ progress, isStale: error !== undefined, isOfBefore }));
}
