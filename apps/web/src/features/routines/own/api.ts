import type { OwnRoutineBody, Routine, RoutineSummary } from '@bandeja/domain/routines/contract';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { ownTexts as texts } from '#features/routines/own/texts.ts';
import { type CallInput, call } from '#lib/http.ts';
import { afterSuccess, invalidate, keyOf } from '#lib/query.ts';
import { useToast } from '#ui/toast.tsx';

const refresh = (client: QueryClient) =>
  invalidate(client, 'GET /routines', 'GET /routines/search/query', 'GET /routines/:id');

export const useSaveOwnRoutine = (id: string | null) =>
  useMutation({
    mutationFn: (body: OwnRoutineBody) =>
      id === null ? call('POST /routines/own', { body }) : call('PUT /routines/own/:id', { params: { id }, body }),
    ...afterSuccess(refresh),
  });

type Change = NonNullable<CallInput<'PATCH /routines/own/:id'>['body']>;

export const useChangeOwnRoutine = (id: string) =>
  useMutation({
    mutationFn: (body: Change) => call('PATCH /routines/own/:id', { params: { id }, body }),
    ...afterSuccess(refresh),
  });

export function useCopyRoutine(id: string, onCopied?: (copy: { _id: string }) => void) {
  const toast = useToast();
  return useMutation({
    mutationFn: () => call('POST /routines/own/:id/duplicate', { params: { id } }),
    onError: () => toast(texts.menu.failed),
    ...afterSuccess(async (client: QueryClient, copy: Routine) => {
      await refresh(client);
      toast(texts.menu.copied(copy.name));
      onCopied?.(copy);
    }),
  });
}

type Shelf = { pages: RoutineSummary[][]; pageParams: unknown[] };

/** The shelf shows the new order at once. */
export function useOrderRoutines() {
  const client = useQueryClient();
  const toast = useToast();
  const key = [...keyOf('GET /routines'), 'pages', { of: 'own' }];
  return useMutation({
    mutationFn: (ids: string[]) => call('PUT /routines/own/order', { body: { ids } }),
    onMutate: async (ids) => {
      await client.cancelQueries({ queryKey: key });
      client.setQueryData<Shelf>(key, (shelf) => shelf && ordered(shelf, ids));
    },
    onError: () => toast(texts.menu.failed),
    onSettled: () => invalidate(client, 'GET /routines'),
  });
}

function ordered(shelf: Shelf, ids: readonly string[]): Shelf {
  const placeOf = ({ _id }: RoutineSummary) => ids.indexOf(_id);
  const all = shelf.pages.flat().toSorted((a, b) => placeOf(a) - placeOf(b));
  let from = 0;
  const pages = shelf.pages.map((page) => {
    from += page.length;
    return all.slice(from - page.length, from);
  });
  return { ...shelf, pages };
}
