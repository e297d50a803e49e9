import {
  answerDemoCheckout,
  cancelSubscription,
  createCheckoutSession,
  getDemoCheckout,
  getSubscription,
  openPortal,
  processSuccessfulPayment,
  resumeSubscription,
  type SubscriptionDetails,
  withdrawSubscription,
} from '@bandeja/domain/billing/contract';
import type { PlanId } from '@bandeja/domain/billing/vocabulary';
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
  ...callQuery(getSubscription, {}, { staleTime: 0 }),
  queryFn: async ({ client, signal }) => {
    const details = await call(getSubscription, { signal });
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
    const answer: { checkoutUrl?: string } = await call(createCheckoutSession, { body });
    if (!answer.checkoutUrl) throw new Error(plansTexts.noCheckout);
    return answer.checkoutUrl;
  },
});

export const portalMutation = mutationOptions({
  mutationFn: async () => {
    const { portalUrl } = await call(openPortal, { body: { returnUrl: window.location.origin + paths.plans } });
    return portalUrl;
  },
});

export function confirmationQuery(sessionId: string) {
  const lasting = { staleTime: Number.POSITIVE_INFINITY, retry: false };
  return callQuery(processSuccessfulPayment, { body: { sessionId } }, lasting);
}

const changes = {
  cancel: () => call(cancelSubscription),
  resume: () => call(resumeSubscription),
  withdraw: () => call(withdrawSubscription),
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
  callQuery(getDemoCheckout, { params: { id } }, { staleTime: 0, retry: false });

export type DemoCheckoutOutcome = BodyInput<typeof answerDemoCheckout>['outcome'];

export const demoAnswerMutation = (id: string) =>
  callMutation(answerDemoCheckout, (outcome: DemoCheckoutOutcome) => ({ params: { id }, body: { outcome } }));
