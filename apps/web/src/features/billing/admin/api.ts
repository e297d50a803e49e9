import type { Calls } from '@bandeja/domain/wire/calls';
import type { BodyInput } from '@bandeja/domain/wire/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/http.ts';
import { callQuery, invalidate } from '#lib/query.ts';

export const accountSubscriptionQuery = (id: string) =>
  callQuery('GET /admin/users/:id/subscription', { params: { id } }, { staleTime: 0 });

export function useGrant(id: string) {
  const queryClient = useQueryClient();
  return async (body: BodyInput<Calls['PUT /admin/users/:id/subscription']>) => {
    const details = await call('PUT /admin/users/:id/subscription', { params: { id }, body });
    queryClient.setQueryData(accountSubscriptionQuery(id).queryKey, details);
    void invalidate(queryClient, 'GET /admin/users');
  };
}
