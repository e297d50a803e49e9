import type { Calls } from '@bandeja/domain/wire/calls';
import type { BodyInput, QueryInput } from '@bandeja/domain/wire/endpoint';
import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/http.ts';
import { callMutation, callQuery, invalidate, pagesQuery } from '#lib/query.ts';

const pageSize = 50;

type Query = NonNullable<QueryInput<Calls['GET /admin/users']>>;
export type PlayerFilter = Pick<Query, 'plan' | 'joined' | 'active' | 'verified' | 'trial' | 'payment' | 'coach'> & {
  search: string;
};
export type PlayerSort = NonNullable<Query['sort']>;

function queryOf({ search, ...rest }: PlayerFilter) {
  const term = search.trim();
  return { ...rest, ...(term === '' ? {} : { search: term }) };
}

export function accountsQuery(filter: PlayerFilter, sort: PlayerSort) {
  return pagesQuery(
    'GET /admin/users',
    pageSize,
    { ...queryOf(filter), ...(sort === 'newest' ? {} : { sort }) },
    { placeholderData: keepPreviousData },
  );
}

/** The coaches one may look for by name. */
export const coachesQuery = callQuery('GET /admin/coaches');

export function usePlayersExport() {
  return useMutation(callMutation('GET /admin/users/export', (filter: PlayerFilter) => ({ query: queryOf(filter) })));
}

export function useResend() {
  return useMutation(callMutation('POST /admin/users/verification', (ids: string[]) => ({ body: { ids } })));
}

export function useChangeAccount(id: string) {
  const client = useQueryClient();
  return async (body: BodyInput<Calls['POST /admin/users/:id/changes']>) => {
    await call('POST /admin/users/:id/changes', { params: { id }, body });
    void invalidate(client, 'GET /admin/users', 'GET /admin/users/:id');
  };
}
