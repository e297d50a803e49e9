import {
  createExercise,
  deleteExercise,
  type ExerciseBody,
  getExercise,
  getExerciseUsage,
  listExercises,
  restoreExercise,
  retireExercise,
  updateExercise,
} from '@bandeja/domain/exercises/contract';
import type { Category, Difficulty } from '@bandeja/domain/exercises/vocabulary';
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '#lib/http.ts';

const pageSize = 50;
/** So many proposals a picker shows. */
const proposals = 20;

const all = ['exercises'] as const;

/** Which exercises the list shows; an empty value narrows nothing. */
export type ExerciseFilter = {
  search: string;
  category: Category | '';
  difficulty: Difficulty | '';
  retired: 'without' | 'only' | 'with';
};

/** The catalogue by name, page after page. */
export function exercisesQuery({ search, category, difficulty, retired }: ExerciseFilter) {
  const query = {
    ...(search.trim() === '' ? {} : { search: search.trim() }),
    ...(category === '' ? {} : { category }),
    ...(difficulty === '' ? {} : { difficulty }),
    retired,
    limit: pageSize,
  };
  return infiniteQueryOptions({
    queryKey: [...all, 'admin', query],
    queryFn: ({ pageParam, signal }) =>
      call(listExercises, { query: { ...query, ...(pageParam === null ? {} : { before: pageParam }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => (last.length < pageSize ? undefined : last.at(-1)?._id),
    placeholderData: keepPreviousData,
  });
}

/** What a picker proposes for a search. */
export function exerciseProposalsQuery(search: string) {
  const term = search.trim();
  return queryOptions({
    queryKey: [...all, 'proposals', term],
    queryFn: ({ signal }) =>
      call(listExercises, { query: { ...(term === '' ? {} : { search: term }), limit: proposals }, signal }),
    placeholderData: keepPreviousData,
  });
}

export function exerciseQuery(id: string) {
  return queryOptions({
    queryKey: [...all, 'detail', id],
    queryFn: ({ signal }) => call(getExercise, { params: { id }, signal }),
  });
}

/** Where an exercise is used; asked anew each time, because it decides what may be deleted. */
export function usageQuery(id: string) {
  return queryOptions({
    queryKey: [...all, 'usage', id],
    queryFn: ({ signal }) => call(getExerciseUsage, { params: { id }, signal }),
    staleTime: 0,
  });
}

/** Creates an exercise, or replaces the one with this id. */
export function useSaveExercise(id: string | null) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: ExerciseBody) =>
      id === null ? call(createExercise, { body }) : call(updateExercise, { params: { id }, body }),
    onSuccess: refresh,
  });
}

/** Takes an exercise out of the catalogue, or brings it back. */
export function useRetireExercise(id: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (retire: boolean) => call(retire ? retireExercise : restoreExercise, { params: { id } }),
    onSuccess: refresh,
  });
}

export function useDeleteExercise(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(deleteExercise, { params: { id } }),
    onSuccess: () => {
      // nothing asks again for what is gone
      for (const part of ['detail', 'usage']) client.removeQueries({ queryKey: [...all, part, id] });
      void client.invalidateQueries({ queryKey: [...all, 'admin'] });
      void client.invalidateQueries({ queryKey: [...all, 'proposals'] });
    },
  });
}

/** Routines carry their exercises' names and equipment: they are read anew too. */
function useRefresh() {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: all });
    void client.invalidateQueries({ queryKey: ['routines'] });
  };
}
