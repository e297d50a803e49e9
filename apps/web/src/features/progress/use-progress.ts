import { type Progress, type ProgressPeriod, progressQuery } from '@bandeja/domain/progress/contract';
import { useMemo } from 'react';
import { type Client, cacheExchange, createClient, fetchExchange, useQuery } from 'urql';
import { graphqlConnection } from '#lib/graphql.ts';
import { type LoadState, loadState } from '#lib/load-state.ts';

/** A client with a cache of its own for each player: nothing of one is left for the next. */
export function useProgressClient(userId: string): Client {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another player, another cache
  return useMemo(() => createClient({ ...graphqlConnection, exchanges: [cacheExchange, fetchExchange] }), [userId]);
}

/** The numbers of a period: what is known at once, then what the server says now. */
export function useProgress(period: ProgressPeriod): LoadState<{ progress: Progress; isStale: boolean }> {
  const [{ data, error, fetching }, read] = useQuery<{ progress: Progress }, ProgressPeriod>({
    query: progressQuery,
    variables: period,
    requestPolicy: 'cache-and-network',
  });
  const query = {
    data: data?.progress,
    isError: error !== undefined,
    isFetching: fetching,
    refetch: () => read({ requestPolicy: 'network-only' }),
  };
  return loadState(query, (progress) => ({ progress, isStale: error !== undefined }));
}
