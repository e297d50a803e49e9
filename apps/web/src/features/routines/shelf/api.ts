import { deleteRoutine, type RoutineSummary } from '@bandeja/domain/routines/contract';
import { useQueryClient } from '@tanstack/react-query';
import { routineKeys } from '#features/routines/favorites/hearts.ts';
import { shelfTexts as texts } from '#features/routines/shelf/texts.ts';
import { call, HttpError } from '#lib/http.ts';
import { useOnce } from '#lib/use-once.ts';
import { useToast } from '#ui/toast.tsx';

/** Deletes one of the player's own routines; one that is gone already counts as deleted. */
export function useDeleteRoutine(id: string, onDeleted: () => void) {
  const client = useQueryClient();
  const toast = useToast();
  return useOnce({
    mutationFn: () =>
      call(deleteRoutine, { params: { id } }).catch((error: unknown) => {
        if (!(error instanceof HttpError && error.status === 404)) throw error;
      }),
    onSuccess: () => {
      client.setQueryData<RoutineSummary[]>(routineKeys.list, (list) => list?.filter(({ _id }) => _id !== id));
      toast(texts.removed);
      onDeleted();
      void client.invalidateQueries({ queryKey: routineKeys.list });
      client.removeQueries({ queryKey: routineKeys.search });
    },
  });
}
