import type { Calls } from '@bandeja/domain/wire/calls';
import type { BodyInput } from '@bandeja/domain/wire/endpoint';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/http.ts';
import { callMutation, callQuery, findQuery, invalidate } from '#lib/query.ts';

export const playerQuery = (id: string) => findQuery('GET /admin/users/:id', { params: { id } }, { staleTime: 0 });

export const playerPlanQuery = (id: string) =>
  callQuery('GET /admin/users/:id/subscription', { params: { id } }, { staleTime: 0 });

export function useMailsTo(id: string) {
  return {
    reset: useMutation(callMutation('POST /admin/users/:id/reset', () => ({ params: { id } }))),
    verification: useMutation(callMutation('POST /admin/users/verification', () => ({ body: { ids: [id] } }))),
  };
}

export function useRefund(id: string) {
  const client = useQueryClient();
  return async (body: BodyInput<Calls['POST /admin/users/:id/refunds']>) => {
    await call('POST /admin/users/:id/refunds', { params: { id }, body });
    await invalidate(client, 'GET /admin/users/:id', 'GET /admin/users/:id/subscription', 'GET /admin/users');
  };
}
