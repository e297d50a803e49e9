import type { RoutineBody } from '@bandeja/domain/routines/contract';
import { type QueryClient, useMutation } from '@tanstack/react-query';
import { call } from '#lib/http.ts';
import { afterSuccess, callQuery, invalidate } from '#lib/query.ts';
import { whenChanged } from '#lib/use-draft-form.ts';

export const routineQuery = (id: string) =>
  callQuery('GET /routines/:id', { params: { id }, query: { asStored: 'true' } });

export const useSaveRoutine = (id: string | null) =>
  useMutation({
    mutationFn: (body: RoutineBody) =>
      id === null ? call('POST /routines', { body }) : call('PUT /routines/:id', { params: { id }, body }),
    ...afterSuccess(refresh),
    ...whenChanged(refresh),
  });

export const useToggleRoutine = (id: string) =>
  useMutation({
    mutationFn: (activate: boolean) =>
      call(activate ? 'PATCH /routines/:id/activate' : 'PATCH /routines/:id/deactivate', { params: { id } }),
    ...afterSuccess(refresh),
  });

export const useDuplicateRoutine = (id: string) =>
  useMutation({ mutationFn: () => call('POST /routines/:id/duplicate', { params: { id } }), ...afterSuccess(refresh) });

/** Invalidates all reads of routines, search and shelf included; waits until the shown ones are fresh. */
const refresh = (client: QueryClient) =>
  invalidate(client, 'GET /routines', 'GET /routines/search/query', 'GET /routines/:id');
