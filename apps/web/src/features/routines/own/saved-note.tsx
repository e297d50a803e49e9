import { useQuery } from '@tanstack/react-query';
import { ownTexts } from '#features/routines/own/texts.ts';
import { call } from '#lib/http.ts';
import { invalidate, keyOf, localKey, nullWhenUnknown } from '#lib/query.ts';
import { Alert } from '#ui/alert.tsx';

const texts = ownTexts.trial;

/** «Guardar Rutina» led here: the shelf keeps the trial when it is reached, and says so. */
export function SavedNote({ routineId }: { routineId: string }) {
  const query = useQuery({
    queryKey: localKey('kept-routine', routineId),
    queryFn: async ({ client }) => {
      const sent = { params: { id: routineId }, body: { kept: true } } as const;
      const kept = await call('PATCH /routines/own/:id', sent).catch(nullWhenUnknown);
      // a first read on its way saw the shelf without it, and is not started anew by itself
      await client.cancelQueries({ queryKey: keyOf('GET /routines') });
      await invalidate(client, 'GET /routines', 'GET /routines/search/query', 'GET /routines/:id');
      return kept;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (query.isError) {
    return (
      <Alert kind="err" retry={{ start: () => void query.refetch(), isPending: query.isFetching }}>
        {texts.failed}
      </Alert>
    );
  }
  return query.data ? <Alert kind="ok">{texts.kept(query.data.name)}</Alert> : null;
}
