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
import { callQuery, invalidate, keyOf, pagesQuery, thenWith } from '#lib/query.ts';
import { whenChanged } from '#lib/use-draft-form.ts';

const pageSize = 50;
/** Proposals a picker shows. */
const proposals = 20;

/** Filter of the list; an empty value does not filter. */
export const retiredStates = ['without', 'only', 'with'] as const;
export type ExerciseFilter = {
  search: string;
  category: Category | '';
  difficulty: Difficulty | '';
  retired: (typeof retiredStates)[number];
};

/** The catalogue by name, page after page. */
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

/** The picker's proposals for a search. */
export function exerciseProposalsQuery(search: string) {
  const term = search.trim();
  const query = { ...(term === '' ? {} : { search: term }), limit: proposals };
  return callQuery(listExercises, { query }, { placeholderData: keepPreviousData });
}

export const exerciseQuery = (id: string) => callQuery(getExercise, { params: { id } });

/** The uses of an exercise; never cached, because they decide what may be deleted. */
export const usageQuery = (id: string) => callQuery(getExerciseUsage, { params: { id } }, { staleTime: 0 });

/** Exercises whose name is like this one. */
export const similarQuery = (name: string, except: string | null) =>
  callQuery(
    findSimilarExercises,
    { query: { name, ...(except === null ? {} : { except }) } },
    { enabled: name.length > 2, placeholderData: keepPreviousData },
  );

/** Creates an exercise, or replaces the one with this id; and publishes it then, where that is wanted and possible. */
export const useSaveExercise = (id: string | null) =>
  useMutation({
    mutationFn: async ({ body, publish }: { body: ExerciseBody; publish: boolean }): Promise<Exercise> => {
      const saved = await (id === null
        ? call(createExercise, { body })
        : call(updateExercise, { params: { id }, body }));
      // a saved exercise stays saved: the draft is in the list
      return publish ? call(publishExercise, { params: { id: saved._id } }).catch(() => saved) : saved;
    },
    ...thenWith(refresh),
    ...whenChanged(refresh),
  });

/** Publishes a stored draft. */
export const usePublishExercise = (id: string) =>
  useMutation({ mutationFn: () => call(publishExercise, { params: { id } }), ...thenWith(refresh) });

/** Retires an exercise, or restores it. */
export const useRetireExercise = (id: string) =>
  useMutation({
    mutationFn: (retire: boolean) => call(retire ? retireExercise : restoreExercise, { params: { id } }),
    ...thenWith(refresh),
  });

export const useDeleteExercise = (id: string) =>
  useMutation({
    mutationFn: () => call(deleteExercise, { params: { id } }),
    ...thenWith((client) => {
      // a deleted exercise is not fetched again
      for (const contract of [getExercise, getExerciseUsage]) {
        client.removeQueries({ queryKey: keyOf(contract, { params: { id } }) });
      }
      void invalidate(client, listExercises);
    }),
  });

/** Routines carry their exercises' names and equipment: they are read again too. */
function refresh(client: QueryClient): void {
  const ofExercises = [listExercises, getExercise, getExerciseUsage];
  void invalidate(client, ...ofExercises, listRoutines, searchRoutines, getRoutine);
}
