import { getAccountSubscription, grantPlan } from '@bandeja/domain/billing/contract';
import { listAccounts } from '@bandeja/domain/profile/contract';
import type { BodyInput } from '@bandeja/domain/wire/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/http.ts';
import { callQuery, invalidate } from '#lib/query.ts';

export const accountSubscriptionQuery = (id: string) =>
  callQuery(getAccountSubscription, { params: { id } }, { staleTime: 0 });

export function useGrant(id: string) {
  const queryClient = useQueryClient();
  return async (body: BodyInput<typeof grantPlan>) => {
    const details = await call(grantPlan, { params: { id }, body });
    queryClient.setQueryData(accountSubscriptionQuery(id).queryKey, details);
    void invalidate(queryClient, listAccounts);
  };
}
