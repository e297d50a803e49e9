import { deleteRoutine, listRoutines, type RoutineSummary, searchRoutines } from '@bandeja/domain/routines/contract';
import { useQueryClient } from '@tanstack/react-query';
import { shelfTexts as texts } from '#features/routines/shelf/texts.ts';
import { invalidate, keyOf, removeMutation } from '#lib/query.ts';
import { useOnce } from '#lib/use-once.ts';
import { useToast } from '#ui/toast.tsx';

/** Deletes one of the player's own routines. */
export function useDeleteRoutine(id: string, onDeleted: () => void) {
  const client = useQueryClient();
  const toast = useToast();
  return useOnce({
    ...removeMutation(deleteRoutine, () => ({ params: { id } })),
    onSuccess: () => {
      client.setQueryData<RoutineSummary[]>(keyOf(listRoutines, {}), (list) => list?.filter(({ _id }) => _id !== id));
      toast(texts.removed);
      onDeleted();
      void invalidate(client, listRoutines);
      client.removeQueries({ queryKey: keyOf(searchRoutines) });
    },
  });
}
