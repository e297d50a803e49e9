import type { SubscriptionDetails } from '@bandeja/domain/billing/contract';
import type { PlanId } from '@bandeja/domain/billing/vocabulary';
import type { Calls } from '@bandeja/domain/wire/calls';
import type { BodyInput } from '@bandeja/domain/wire/endpoint';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { plansTexts } from '#features/billing/texts.ts';
import { call } from '#lib/http.ts';
import * as paths from '#lib/paths.ts';
import { afterSuccess, callMutation, callQuery } from '#lib/query.ts';
import { useOnce } from '#lib/use-once.ts';
import { storeUser } from '#lib/user-query.ts';

export type BuyablePlan = Exclude<PlanId, 'free'>;

export const subscriptionQuery = queryOptions({
  ...callQuery('GET /subscriptions/current', {}, { staleTime: 0 }),
  queryFn: async ({ client, signal }) => {
    const details = await call('GET /subscriptions/current', { signal });
    syncUser(client, details);
    return details;
  },
});

/** The signed-in player carries the plan too: header, guards and pages know the same one. */
function syncUser(client: QueryClient, { plan, status, features, expiresAt, renews }: SubscriptionDetails): void {
  storeUser(client, { subscription: { plan, status, features, expiresAt, renews } });
}

export const checkoutMutation = mutationOptions({
  mutationFn: async (planId: BuyablePlan) => {
    const { origin } = window.location;
    const body = { planId, successUrl: origin + paths.plansDone, cancelUrl: origin + paths.plans };
    // an answer without it is a server error with its own sentence
    const answer: { checkoutUrl?: string } = await call('POST /subscriptions/create-checkout-session', { body });
    if (!answer.checkoutUrl) throw new Error(plansTexts.noCheckout);
    return answer.checkoutUrl;
  },
});

export const portalMutation = mutationOptions({
  mutationFn: async () => {
    const { portalUrl } = await call('POST /subscriptions/portal', {
      body: { returnUrl: window.location.origin + paths.plans },
    });
    return portalUrl;
  },
});

export function confirmationQuery(sessionId: string) {
  const lasting = { staleTime: Number.POSITIVE_INFINITY, retry: false };
  return callQuery('POST /subscriptions/process-successful-payment', { body: { sessionId } }, lasting);
}

const changes = {
  cancel: () => call('POST /subscriptions/cancel'),
  resume: () => call('POST /subscriptions/resume'),
  withdraw: () => call('POST /subscriptions/withdraw'),
};

export const useChange = (kind: keyof typeof changes, onChanged: () => void) =>
  useOnce<SubscriptionDetails>({
    mutationFn: changes[kind],
    ...afterSuccess((client, details: SubscriptionDetails) => {
      client.setQueryData(subscriptionQuery.queryKey, details);
      syncUser(client, details);
      onChanged();
    }),
  });

export const demoCheckoutQuery = (id: string) =>
  callQuery('GET /test-checkouts/:id', { params: { id } }, { staleTime: 0, retry: false });

export type DemoCheckoutOutcome = BodyInput<Calls['POST /test-checkouts/:id/answer']>['outcome'];

export const demoAnswerMutation = (id: string) =>
  callMutation('POST /test-checkouts/:id/answer', (outcome: DemoCheckoutOutcome) => ({
    params: { id },
    body: { outcome },
  }));
