import {
  answerDemoCheckout,
  cancelSubscription,
  createCheckoutSession,
  getDemoCheckout,
  getSubscription,
  openPortal,
  processSuccessfulPayment,
  resumeSubscription,
  withdrawSubscription,
} from '@bandeja/domain/billing/contract';
import type { PlanId } from '@bandeja/domain/billing/vocabulary';
import type { BodyInput } from '@bandeja/domain/wire/endpoint';
import { mutationOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import { plansTexts } from '#features/billing/texts.ts';
import { call } from '#lib/http.ts';
import * as paths from '#lib/paths.ts';
import { useOnce } from '#lib/use-once.ts';

export type BuyablePlan = Exclude<PlanId, 'free'>;

/** The player's subscription, read afresh with every visit: it changes at the provider's. */
export const subscriptionQuery = queryOptions({
  queryKey: ['subscriptions', 'current'],
  queryFn: ({ signal }) => call(getSubscription, { signal }),
  staleTime: 0,
});

/** Opens a checkout; answers where it is. */
export const checkoutMutation = mutationOptions({
  mutationFn: async (planId: BuyablePlan) => {
    const { origin } = window.location;
    const body = { planId, successUrl: origin + paths.plansDone, cancelUrl: origin + paths.plans };
    // what an answer lacks is an error of the server, and it has a sentence of its own
    const answer: { checkoutUrl?: string } = await call(createCheckoutSession, { body });
    if (!answer.checkoutUrl) throw new Error(plansTexts.noCheckout);
    return answer.checkoutUrl;
  },
});

/** The provider's page with card and invoices. */
export const portalMutation = mutationOptions({
  mutationFn: async () => {
    const { portalUrl } = await call(openPortal, { body: { returnUrl: window.location.origin + paths.plans } });
    return portalUrl;
  },
});

/** Asks the server to look whether this checkout is paid. Repeating it changes nothing. */
export function confirmationQuery(sessionId: string) {
  return queryOptions({
    queryKey: ['subscriptions', 'confirmation', sessionId],
    queryFn: ({ signal }) => call(processSuccessfulPayment, { body: { sessionId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

const changes = {
  cancel: () => call(cancelSubscription),
  resume: () => call(resumeSubscription),
  withdraw: () => call(withdrawSubscription),
};

/** Cancels, resumes or withdraws. */
export function useChange(kind: keyof typeof changes, onChanged: () => void) {
  const queryClient = useQueryClient();
  return useOnce({
    mutationFn: changes[kind],
    onSuccess: (details) => {
      queryClient.setQueryData(subscriptionQuery.queryKey, details);
      onChanged();
    },
  });
}

export function demoCheckoutQuery(id: string) {
  return queryOptions({
    queryKey: ['subscriptions', 'test-checkout', id],
    queryFn: ({ signal }) => call(getDemoCheckout, { params: { id }, signal }),
    staleTime: 0,
    retry: false,
  });
}

export type DemoCheckoutOutcome = BodyInput<typeof answerDemoCheckout>['outcome'];

export function demoAnswerMutation(id: string) {
  return mutationOptions({
    mutationFn: (outcome: DemoCheckoutOutcome) => call(answerDemoCheckout, { params: { id }, body: { outcome } }),
  });
}
