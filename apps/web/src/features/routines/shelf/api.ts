import type { RoutineSummary } from '@bandeja/domain/routines/contract';
import { useQueryClient } from '@tanstack/react-query';
import { shelfTexts as texts } from '#features/routines/shelf/texts.ts';
import { invalidate, keyOf, removeMutation } from '#lib/query.ts';
import { useOnce } from '#lib/use-once.ts';
import { useToast } from '#ui/toast.tsx';

type Pages = { pages: RoutineSummary[][]; pageParams: unknown[] };

/** A page with unchanged length would end at the same routine: a deleted one leaves it shorter until it is read again. */
const without = (id: string) => (page: RoutineSummary[]) => page.filter(({ _id }) => _id !== id);

export function useDeleteRoutine(id: string, onDeleted: () => void) {
  const client = useQueryClient();
  const toast = useToast();
  return useOnce({
    ...removeMutation('DELETE /routines/:id', () => ({ params: { id } })),
    onSuccess: () => {
      client.setQueriesData<RoutineSummary[] | Pages>({ queryKey: keyOf('GET /routines') }, (data) =>
        data && 'pages' in data
          ? { ...data, pages: data.pages.map(without(id)) }
          : data?.filter(({ _id }) => _id !== id),
      );
      toast(texts.removed);
      onDeleted();
      void invalidate(client, 'GET /routines');
      client.removeQueries({ queryKey: keyOf('GET /routines/search/query') });
    },
  });
}
