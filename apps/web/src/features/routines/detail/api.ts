import { queryOptions } from '@tanstack/react-query';
import { readHearted } from '#features/routines/favorites/hearts.ts';
import { keyOf, nullWhenUnknown, read } from '#lib/query.ts';

export function routineQuery(id: string) {
  const sent = { params: { id } };
  return queryOptions({
    queryKey: keyOf('GET /routines/:id', sent),
    queryFn: ({ client, signal }) =>
      readHearted(client, () => read('GET /routines/:id', { ...sent, signal })).catch(nullWhenUnknown),
  });
}
