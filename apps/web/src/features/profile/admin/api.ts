import type { Calls } from '@bandeja/domain/wire/calls';
import type { BodyInput } from '@bandeja/domain/wire/endpoint';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/http.ts';
import { invalidate, pagesQuery } from '#lib/query.ts';

const pageSize = 50;

export function accountsQuery(search: string) {
  const term = search.trim();
  return pagesQuery('GET /admin/users', pageSize, term === '' ? {} : { search: term }, {
    placeholderData: keepPreviousData,
  });
}

export function useChangeAccount(id: string) {
  const client = useQueryClient();
  return async (body: BodyInput<Calls['POST /admin/users/:id/changes']>) => {
    await call('POST /admin/users/:id/changes', { params: { id }, body });
    void invalidate(client, 'GET /admin/users');
  };
}
