import type { BulkChange, Exercise, ExerciseBody, ExerciseEdit } from '@bandeja/domain/exercises/contract';
import type { Category, Difficulty } from '@bandeja/domain/exercises/vocabulary';
import { keepPreviousData, type QueryClient, useMutation } from '@tanstack/react-query';
import { call } from '#lib/http.ts';
import { afterSuccess, callQuery, invalidate, keyOf, pagesQuery } from '#lib/query.ts';
import { whenChanged } from '#lib/use-draft-form.ts';

const pageSize = 50;
const proposals = 20;

export const retiredStates = ['without', 'only', 'with'] as const;
export type ExerciseFilter = {
  search: string;
  category: Category | '';
  difficulty: Difficulty | '';
  retired: (typeof retiredStates)[number];
};

export function exercisesQuery({ search, category, difficulty, retired }: ExerciseFilter) {
  const query = {
    ...(search.trim() === '' ? {} : { search: search.trim() }),
    ...(category === '' ? {} : { category }),
    ...(difficulty === '' ? {} : { difficulty }),
    retired,
  };
  return pagesQuery('GET /exercises', pageSize, query, { placeholderData: keepPreviousData });
}

/** Every exercise, retired ones too: the figures to pick have their codes. */
export const everyExerciseQuery = () => callQuery('GET /exercises', { query: { retired: 'with', limit: 500 } });

export function exerciseProposalsQuery(search: string) {
  const term = search.trim();
  const query = { ...(term === '' ? {} : { search: term }), limit: proposals };
  return callQuery('GET /exercises', { query }, { placeholderData: keepPreviousData });
}

export const exerciseQuery = (id: string) => callQuery('GET /exercises/:id', { params: { id } });

export const usageQuery = (id: string) => callQuery('GET /exercises/:id/usage', { params: { id } }, { staleTime: 0 });

export const similarQuery = (name: string, except: string | null) =>
  callQuery(
    'GET /exercises/similar',
    { query: { name, ...(except === null ? {} : { except }) } },
    { enabled: name.length > 2, placeholderData: keepPreviousData },
  );

export const useSaveExercise = (id: string | null) =>
  useMutation({
    mutationFn: async ({ body, publish }: { body: ExerciseBody; publish: boolean }): Promise<Exercise> => {
      const saved = await (id === null
        ? call('POST /exercises', { body })
        : call('PUT /exercises/:id', { params: { id }, body }));
      // a saved exercise stays saved: the draft is in the list
      return publish ? call('PATCH /exercises/:id/publish', { params: { id: saved._id } }).catch(() => saved) : saved;
    },
    ...afterSuccess(refresh),
    ...whenChanged(refresh),
  });

export const usePublishExercise = (id: string) =>
  useMutation({ mutationFn: () => call('PATCH /exercises/:id/publish', { params: { id } }), ...afterSuccess(refresh) });

export const useRetireExercise = (id: string) =>
  useMutation({
    mutationFn: (retire: boolean) =>
      call(retire ? 'PATCH /exercises/:id/retire' : 'PATCH /exercises/:id/restore', { params: { id } }),
    ...afterSuccess(refresh),
  });

export const useDeleteExercise = (id: string) =>
  useMutation({
    mutationFn: () => call('DELETE /exercises/:id', { params: { id } }),
    ...afterSuccess((client) => {
      for (const line of ['GET /exercises/:id', 'GET /exercises/:id/usage'] as const) {
        client.removeQueries({ queryKey: keyOf(line, { params: { id } }) });
      }
      void invalidate(client, 'GET /exercises');
    }),
  });

function refresh(client: QueryClient): void {
  const ofExercises = ['GET /exercises', 'GET /exercises/:id', 'GET /exercises/:id/usage'] as const;
  void invalidate(client, ...ofExercises, 'GET /routines', 'GET /routines/search/query', 'GET /routines/:id');
}

export function useBulkChange() {
  return useMutation({
    mutationFn: (body: { ids: string[]; change: BulkChange }) => call('POST /exercises/changes', { body }),
    onSuccess: (_answer, _sent, _before, { client }) => invalidate(client, 'GET /exercises', 'GET /exercises/:id'),
  });
}

export type Edit = Omit<ExerciseEdit, 'ids'>;

export function useBulkEdit() {
  return useMutation({
    mutationFn: (body: ExerciseEdit) => call('POST /exercises/edits', { body }),
    onSuccess: (_answer, _sent, _before, { client }) => invalidate(client, 'GET /exercises', 'GET /exercises/:id'),
  });
}
