import { listAccounts } from '@bandeja/domain/profile/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { pagesQuery } from '#lib/query.ts';

const pageSize = 50;

/** Accounts, newest first. */
export function accountsQuery(search: string) {
  const term = search.trim();
  return pagesQuery(listAccounts, pageSize, term === '' ? {} : { search: term }, { placeholderData: keepPreviousData });
}
