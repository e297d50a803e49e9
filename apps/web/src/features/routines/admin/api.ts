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
import { type QueryClient, useMutation } from '@tanstack/react-query';
import { call } from '#lib/http.ts';
import { afterSuccess, callQuery, invalidate } from '#lib/query.ts';
import { whenChanged } from '#lib/use-draft-form.ts';

export const routineQuery = (id: string) => callQuery(getRoutine, { params: { id } });

export const useSaveRoutine = (id: string | null) =>
  useMutation({
    mutationFn: (body: RoutineBody) =>
      id === null ? call(createRoutine, { body }) : call(updateRoutine, { params: { id }, body }),
    ...afterSuccess(refresh),
    ...whenChanged(refresh),
  });

export const useToggleRoutine = (id: string) =>
  useMutation({
    mutationFn: (activate: boolean) => call(activate ? activateRoutine : deactivateRoutine, { params: { id } }),
    ...afterSuccess(refresh),
  });

export const useDuplicateRoutine = (id: string) =>
  useMutation({ mutationFn: () => call(duplicateRoutine, { params: { id } }), ...afterSuccess(refresh) });

/** Invalidates all reads of routines, search and shelf included; waits until the shown ones are fresh. */
const refresh = (client: QueryClient) => invalidate(client, listRoutines, searchRoutines, getRoutine);
