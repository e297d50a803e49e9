import {
  createExercise,
  deleteExercise,
  type Exercise,
  type ExerciseBody,
  findSimilarExercises,
  getExercise,
  getExerciseUsage,
  listExercises,
  publishExercise,
  restoreExercise,
  retireExercise,
  updateExercise,
} from '@bandeja/domain/exercises/contract';
import type { Category, Difficulty } from '@bandeja/domain/exercises/vocabulary';
import { getRoutine, listRoutines, searchRoutines } from '@bandeja/domain/routines/contract';
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
  return pagesQuery(listExercises, pageSize, query, { placeholderData: keepPreviousData });
}

/** Every exercise, retired ones too: the figures to pick have their codes. */
export const everyExerciseQuery = () => callQuery(listExercises, { query: { retired: 'with', limit: 500 } });

export function exerciseProposalsQuery(search: string) {
  const term = search.trim();
  const query = { ...(term === '' ? {} : { search: term }), limit: proposals };
  return callQuery(listExercises, { query }, { placeholderData: keepPreviousData });
}

export const exerciseQuery = (id: string) => callQuery(getExercise, { params: { id } });

export const usageQuery = (id: string) => callQuery(getExerciseUsage, { params: { id } }, { staleTime: 0 });

export const similarQuery = (name: string, except: string | null) =>
  callQuery(
    findSimilarExercises,
    { query: { name, ...(except === null ? {} : { except }) } },
    { enabled: name.length > 2, placeholderData: keepPreviousData },
  );

export const useSaveExercise = (id: string | null) =>
  useMutation({
    mutationFn: async ({ body, publish }: { body: ExerciseBody; publish: boolean }): Promise<Exercise> => {
      const saved = await (id === null
        ? call(createExercise, { body })
        : call(updateExercise, { params: { id }, body }));
      // a saved exercise stays saved: the draft is in the list
      return publish ? call(publishExercise, { params: { id: saved._id } }).catch(() => saved) : saved;
    },
    ...afterSuccess(refresh),
    ...whenChanged(refresh),
  });

export const usePublishExercise = (id: string) =>
  useMutation({ mutationFn: () => call(publishExercise, { params: { id } }), ...afterSuccess(refresh) });

export const useRetireExercise = (id: string) =>
  useMutation({
    mutationFn: (retire: boolean) => call(retire ? retireExercise : restoreExercise, { params: { id } }),
    ...afterSuccess(refresh),
  });

export const useDeleteExercise = (id: string) =>
  useMutation({
    mutationFn: () => call(deleteExercise, { params: { id } }),
    ...afterSuccess((client) => {
      for (const contract of [getExercise, getExerciseUsage]) {
        client.removeQueries({ queryKey: keyOf(contract, { params: { id } }) });
      }
      void invalidate(client, listExercises);
    }),
  });

function refresh(client: QueryClient): void {
  const ofExercises = [listExercises, getExercise, getExerciseUsage];
  void invalidate(client, ...ofExercises, listRoutines, searchRoutines, getRoutine);
}
