import { getRoutine } from '@bandeja/domain/routines/contract';
import { queryOptions } from '@tanstack/react-query';
import { readHearted } from '#features/routines/favorites/hearts.ts';
import { keyOf, nullWhenUnknown, read } from '#lib/query.ts';

export function routineQuery(id: string) {
  const sent = { params: { id } };
  return queryOptions({
    queryKey: keyOf(getRoutine, sent),
    queryFn: ({ client, signal }) =>
      readHearted(client, () => read(getRoutine, { ...sent, signal })).catch(nullWhenUnknown),
  });
}
