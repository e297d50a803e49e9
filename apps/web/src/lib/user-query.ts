import type { User } from '@bandeja/domain/profile/contract';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import { callQuery, rememberAnswer } from '#lib/query.ts';

export const userQuery = callQuery('GET /users/me');

export function storeUser(client: QueryClient, change: Partial<User>): void {
  const user = client.setQueryData(userQuery.queryKey, (before) => before && { ...before, ...change });
  if (user) rememberAnswer('GET /users/me', user);
}

export function forgetAllButUser(client: QueryClient): void {
  const hash = hashKey(userQuery.queryKey);
  client.removeQueries({ predicate: (query) => query.queryHash !== hash });
}
