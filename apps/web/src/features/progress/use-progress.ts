import { type Progress, type ProgressPeriod, progressQuery } from '@bandeja/domain/progress/contract';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { type Client, type ClientOptions, cacheExchange, createClient, fetchExchange, useQuery } from 'urql';
import { fetchProgress } from '#features/progress/stored-progress.ts';
import { isConnectionLost, watchConnection } from '#lib/connection.ts';
import { type LoadState, loadState } from '#lib/load-state.ts';

/** Its library loads with the page; requests carry token and zone like other calls, and a 401 signs the user out. */
const graphqlConnection = {
  url: '/graphql',
  preferGetMethod: false,
  fetch: fetchProgress,
} as const satisfies Partial<ClientOptions>;

/** A client with a separate cache for each player, so that nothing is left for the next one. */
export function useProgressClient(userId: string): Client {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another player, another cache
  return useMemo(() => createClient({ ...graphqlConnection, exchanges: [cacheExchange, fetchExchange] }), [userId]);
}

type ShownProgress = { progress: Progress; isStale: boolean; isOfBefore: boolean };

/** Cached figures at once, then the server's. `isOfBefore`: they still belong to the period shown before. */
export function useProgress(period: ProgressPeriod): LoadState<ShownProgress> {
  const [{ data, error, fetching, operation }, read] = useQuery<{ progress: Progress }, ProgressPeriod>({
    query: progressQuery,
    variables: period,
    requestPolicy: 'cache-and-network',
  });
  // other pages are read again by `app/offline/start.ts`, which does not import this library
  const readAgain = useEffectEvent(() => !isConnectionLost() && read({ requestPolicy: 'network-only' }));
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
