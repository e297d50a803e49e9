import { listAccounts } from '@bandeja/domain/profile/contract';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { call } from '#lib/http.ts';

const pageSize = 50;

/** Accounts, newest first. */
export function accountsQuery(search: string) {
  const term = search.trim();
  return infiniteQueryOptions({
    queryKey: ['profile', 'accounts', term],
    queryFn: ({ pageParam, signal }) =>
      call(listAccounts, {
        query: {
          ...(term === '' ? {} : { search: term }),
          limit: pageSize,
          ...(pageParam === null ? {} : { before: pageParam }),
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => (last.length < pageSize ? undefined : last.at(-1)?._id),
    placeholderData: keepPreviousData,
  });
}
