import {
  changeOwnRoutine,
  copyRoutine,
  createOwnRoutine,
  getRoutine,
  listRoutines,
  type OwnRoutineBody,
  orderOwnRoutines,
  type Routine,
  type RoutineSummary,
  searchRoutines,
  updateOwnRoutine,
} from '@bandeja/domain/routines/contract';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { ownTexts as texts } from '#features/routines/own/texts.ts';
import { type CallInput, call } from '#lib/http.ts';
import { afterSuccess, invalidate, keyOf } from '#lib/query.ts';
import { useToast } from '#ui/toast.tsx';

const refresh = (client: QueryClient) => invalidate(client, listRoutines, searchRoutines, getRoutine);

export const useSaveOwnRoutine = (id: string | null) =>
  useMutation({
    mutationFn: (body: OwnRoutineBody) =>
      id === null ? call(createOwnRoutine, { body }) : call(updateOwnRoutine, { params: { id }, body }),
    ...afterSuccess(refresh),
  });

type Change = NonNullable<CallInput<typeof changeOwnRoutine>['body']>;

export const useChangeOwnRoutine = (id: string) =>
  useMutation({
    mutationFn: (body: Change) => call(changeOwnRoutine, { params: { id }, body }),
    ...afterSuccess(refresh),
  });

export function useCopyRoutine(id: string, onCopied?: (copy: { _id: string }) => void) {
  const toast = useToast();
  return useMutation({
    mutationFn: () => call(copyRoutine, { params: { id } }),
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
  const key = [...keyOf(listRoutines), 'pages', { of: 'own' }];
  return useMutation({
    mutationFn: (ids: string[]) => call(orderOwnRoutines, { body: { ids } }),
    onMutate: async (ids) => {
      await client.cancelQueries({ queryKey: key });
      client.setQueryData<Shelf>(key, (shelf) => shelf && ordered(shelf, ids));
    },
    onError: () => toast(texts.menu.failed),
    onSettled: () => invalidate(client, listRoutines),
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
