import type { SubscriptionDetails, SubscriptionHistoryEntry } from '@bandeja/domain/billing/contract';
import { effectivePlan, isActive, isFree } from '@bandeja/domain/billing/rules';
import type { Subscription } from '@bandeja/domain/billing/schemas';
import { type PlanId, planIds } from '@bandeja/domain/billing/vocabulary';
import { localDateIn } from '@bandeja/domain/calendar/dates';
import type { BuyablePlan } from '#features/billing/api.ts';

export type Offer =
  | { kind: 'current' | 'included' | 'unavailable' | 'closed' }
  | { kind: 'buy'; plan: BuyablePlan; terms: 'trial' | 'plain' | 'upgrade' };

export function currentPlan(subscription: Subscription, now: Date): PlanId {
  return subscription.status === 'past_due' ? subscription.plan : effectivePlan(subscription, now);
}

/** `details` null: the sign-in has ended, and `sellsPlans` says whether anything can be bought. */
export function offerOf(plan: PlanId, details: SubscriptionDetails | null, now: Date, sellsPlans = true): Offer {
  const current = details === null ? null : currentPlan(details, now);
  if (plan === current) return { kind: 'current' };
  if (plan === 'free') return { kind: 'included' };
  if (current !== null && planIds.indexOf(plan) < planIds.indexOf(current)) return { kind: 'unavailable' };
  if (details === null) return sellsPlans ? { kind: 'buy', plan, terms: 'trial' } : { kind: 'closed' };
  // first the renewal that failed is paid
  if (details.status === 'past_due') return { kind: 'unavailable' };
  if (details.payments === null) return { kind: 'closed' };
  // with a plan granted by hand a subscription begins like any other
  if (details.hasContract) return { kind: 'buy', plan, terms: 'upgrade' };
  return { kind: 'buy', plan, terms: details.trialAvailable ? 'trial' : 'plain' };
}

export function offersTrial(details: SubscriptionDetails, now: Date): boolean {
  return planIds.some((plan) => {
    const offer = offerOf(plan, details, now);
    return offer.kind === 'buy' && offer.terms === 'trial';
  });
}

export type StatusWord = 'none' | 'active' | 'renewing' | 'ended' | 'inactive' | 'past_due' | 'canceled';

export function statusWord(subscription: Subscription, now: Date): StatusWord {
  const { status, expiresAt } = subscription;
  if (isFree(subscription)) return 'none';
  if (status !== 'active') return status;
  if (!isActive(subscription, now)) return 'ended';
  return expiresAt !== null && Date.parse(expiresAt) < now.getTime() ? 'renewing' : 'active';
}

export function endedPlan(details: SubscriptionDetails, now: Date): PlanId | null {
  if (currentPlan(details, now) !== 'free') return null;
  if (!isFree(details)) return details.plan;
  return newestFirst(details.history).find(({ plan }) => plan !== 'free')?.plan ?? null;
}

export function lastDayUntil(until: string): string {
  return localDateIn('Europe/Madrid', new Date(Date.parse(until) - 1));
}

export function isTrial({ trialEndsAt }: Pick<SubscriptionDetails, 'trialEndsAt'>, now: Date): boolean {
  return trialEndsAt !== null && Date.parse(trialEndsAt) > now.getTime();
}

export const newestFirst = (history: readonly SubscriptionHistoryEntry[]) =>
  [...history].sort((one, other) => other.createdAt.localeCompare(one.createdAt));
