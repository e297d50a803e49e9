import { getMe, type User } from '@bandeja/domain/profile/contract';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import { callQuery, noteAnswer } from '#lib/query.ts';

/** The signed-in player: the one copy that header, guards and pages show. */
export const userQuery = callQuery(getMe);

/** Takes over the player that a save answered, or a part that another call answered. */
export function storeUser(client: QueryClient, change: Partial<User>): void {
  const user = client.setQueryData(userQuery.queryKey, (before) => before && { ...before, ...change });
  if (user) noteAnswer(getMe, user);
}

/** Forgets what was read, except for the player. */
export function forgetAllButUser(client: QueryClient): void {
  const hash = hashKey(userQuery.queryKey);
  client.removeQueries({ predicate: (query) => query.queryHash !== hash });
}
