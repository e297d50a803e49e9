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
import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, HttpError } from '#lib/http.ts';
import { callQuery, invalidate } from '#lib/query.ts';

/** So many proposals a picker shows. */
const proposals = 20;

/** What the exercise picker proposes for a search. */
export function exerciseProposalsQuery(search: string) {
  const term = search.trim();
  const query = { ...(term === '' ? {} : { search: term }), limit: proposals };
  return callQuery(listExercises, { query }, { placeholderData: keepPreviousData });
}

export const routineQuery = (id: string) => callQuery(getRoutine, { params: { id } });

/** Creates a routine of the library, or replaces the one with this id. */
export function useSaveRoutine(id: string | null) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: RoutineBody) =>
      id === null ? call(createRoutine, { body }) : call(updateRoutine, { params: { id }, body }),
    onSuccess: refresh,
    onError: (error) => {
      // another admin has saved it: what is cached is the older version
      if (error instanceof HttpError && error.changed) void refresh();
    },
  });
}

/** Lets players find a routine, or hides it; the list is read again afterwards. */
export function useToggleRoutine(id: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (activate: boolean) => call(activate ? activateRoutine : deactivateRoutine, { params: { id } }),
    onSuccess: refresh,
  });
}

export function useDuplicateRoutine(id: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: () => call(duplicateRoutine, { params: { id } }),
    onSuccess: refresh,
  });
}

/** Everything read of routines, search and shelf included; waits until what is shown has been read again. */
function useRefresh() {
  const client = useQueryClient();
  return () => invalidate(client, listRoutines, searchRoutines, getRoutine);
}
