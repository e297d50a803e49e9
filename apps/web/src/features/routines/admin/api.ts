import { listExercises } from '@bandeja/domain/exercises/contract';
import {
  activateRoutine,
  createRoutine,
  deactivateRoutine,
  duplicateRoutine,
  getRoutine,
  listRoutines,
  type RoutineBody,
  searchRoutines,
  updateRoutine,
} from '@bandeja/domain/routines/contract';
import { keepPreviousData, type QueryClient, useMutation } from '@tanstack/react-query';
import { call } from '#lib/http.ts';
import { callQuery, invalidate, thenWith } from '#lib/query.ts';
import { whenChanged } from '#lib/use-draft-form.ts';

/** Proposals a picker shows. */
const proposals = 20;

/** The exercise picker's proposals for a search. */
export function exerciseProposalsQuery(search: string) {
  const term = search.trim();
  const query = { ...(term === '' ? {} : { search: term }), limit: proposals };
  return callQuery(listExercises, { query }, { placeholderData: keepPreviousData });
}

export const routineQuery = (id: string) => callQuery(getRoutine, { params: { id } });

/** Creates a routine of the library, or replaces the one with this id. */
export const useSaveRoutine = (id: string | null) =>
  useMutation({
    mutationFn: (body: RoutineBody) =>
      id === null ? call(createRoutine, { body }) : call(updateRoutine, { params: { id }, body }),
    ...thenWith(refresh),
    ...whenChanged(refresh),
  });

/** Lets players find a routine, or hides it; the list is read again afterwards. */
export const useToggleRoutine = (id: string) =>
  useMutation({
    mutationFn: (activate: boolean) => call(activate ? activateRoutine : deactivateRoutine, { params: { id } }),
    ...thenWith(refresh),
  });

export const useDuplicateRoutine = (id: string) =>
  useMutation({ mutationFn: () => call(duplicateRoutine, { params: { id } }), ...thenWith(refresh) });

/** Invalidates all reads of routines, search and shelf included; waits until the shown ones are fresh. */
const refresh = (client: QueryClient) => invalidate(client, listRoutines, searchRoutines, getRoutine);
