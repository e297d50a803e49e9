import { getAccountSubscription, grantPlan } from '@bandeja/domain/billing/contract';
import type { BodyInput } from '@bandeja/domain/wire/endpoint';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '#lib/http.ts';

/** A player's subscription with its history, for admins. */
export function accountSubscriptionQuery(id: string) {
  return queryOptions({
    queryKey: ['subscriptions', 'account', id],
    queryFn: ({ signal }) => call(getAccountSubscription, { params: { id }, signal }),
    staleTime: 0,
  });
}

/** Grants a plan by hand, or ends one; lists of accounts are read again. */
export function useGrant(id: string) {
  const queryClient = useQueryClient();
  return async (body: BodyInput<typeof grantPlan>) => {
    const details = await call(grantPlan, { params: { id }, body });
    queryClient.setQueryData(accountSubscriptionQuery(id).queryKey, details);
    void queryClient.invalidateQueries({ queryKey: ['profile', 'accounts'] });
  };
}
