import { getRoutine } from '@bandeja/domain/routines/contract';
import { queryOptions } from '@tanstack/react-query';
import { readHearted, routineKeys } from '#features/routines/favorites/hearts.ts';
import { call, HttpError } from '#lib/http.ts';

/** One routine with its exercises; null when it is not there or not the player's. */
export function routineQuery(id: string) {
  return queryOptions({
    queryKey: [...routineKeys.one, id],
    queryFn: async ({ client, signal }) => {
      try {
        return await readHearted(client, () => call(getRoutine, { params: { id }, signal }));
      } catch (error) {
        // 404, or an address that is no id at all (400)
        if (error instanceof HttpError && (error.status === 404 || error.status === 400)) return null;
        throw error;
      }
    },
  });
}
