import { changeAccount } from '@bandeja/domain/account/contract';
import { listAccounts } from '@bandeja/domain/profile/contract';
import type { BodyInput } from '@bandeja/domain/wire/endpoint';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/http.ts';
import { invalidate, pagesQuery } from '#lib/query.ts';

const pageSize = 50;

export function accountsQuery(search: string) {
  const term = search.trim();
  return pagesQuery(listAccounts, pageSize, term === '' ? {} : { search: term }, { placeholderData: keepPreviousData });
}

export function useChangeAccount(id: string) {
  const client = useQueryClient();
  return async (body: BodyInput<typeof changeAccount>) => {
    await call(changeAccount, { params: { id }, body });
    void invalidate(client, listAccounts);
  };
}
