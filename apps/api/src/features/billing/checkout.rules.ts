import type { OpenCheckout } from '#features/billing/checkout.queries.ts';
import type { CheckoutState, PaidPlan } from '#ports/payments.ts';

/** Stripe refuses a checkout that would expire within half an hour. */
const leastMinutesLeft = 35;

export type WantedCheckout = { planId: PaidPlan; successUrl: string; cancelUrl: string };

export type CheckoutStep =
  /** Not created at the provider yet: create it; the same key gives the same checkout. */
  | 'create'
  /** Not created at the provider, and not the wanted one: close the row. */
  | 'drop'
  /** Ask the provider for its state, then decide again. */
  | 'ask'
  /** It can still be paid and is the wanted one: the player continues there. */
  | 'continue'
  /** It was paid, and the player has not come back yet. */
  | 'paid'
  /** It can still be paid, but another plan is wanted: close it at the provider. */
  | 'expire'
  /** It cannot be paid any more: close the row. */
  | 'close';

type Facts = {
  provider: string;
  now: Date;
  /** The provider's answer; null: no such checkout there; undefined: not called yet. */
  state?: CheckoutState | null;
};

export function checkoutStep(checkout: OpenCheckout, wanted: WantedCheckout, facts: Facts): CheckoutStep {
  const { provider, now, state } = facts;
  const isOurs = checkout.provider === provider;
  const isSame =
    checkout.plan === wanted.planId &&
    checkout.successUrl === wanted.successUrl &&
    checkout.cancelUrl === wanted.cancelUrl;
  const leftMs = checkout.expiresAt.getTime() - now.getTime();
  if (checkout.opened === null) return isOurs && isSame && leftMs > leastMinutesLeft * 60_000 ? 'create' : 'drop';
  if (!isOurs) return 'close';
  if (state === undefined) return 'ask';
  if (state?.status === 'complete' && state.subscriptionId !== null) return 'paid';
  if (state?.status !== 'open') return 'close';
  return isSame && leftMs > 0 ? 'continue' : 'expire';
}
