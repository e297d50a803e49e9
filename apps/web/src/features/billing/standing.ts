import type { SubscriptionDetails, SubscriptionHistoryEntry } from '@bandeja/domain/billing/contract';
import { effectivePlan, isActive, isFree } from '@bandeja/domain/billing/rules';
import { type PlanId, planIds, type Subscription } from '@bandeja/domain/billing/vocabulary';
import { localDateIn } from '@bandeja/domain/calendar/dates';
import type { BuyablePlan } from '#features/billing/api.ts';

/** The action that a plan's card offers this player. */
export type Offer =
  | { kind: 'current' | 'included' | 'unavailable' | 'closed' }
  | { kind: 'buy'; plan: BuyablePlan; terms: 'trial' | 'plain' | 'upgrade' };

/** The player's current plan: one with a failed renewal can still be paid, one that ended cannot. */
export function currentPlan(subscription: Subscription, now: Date): PlanId {
  return subscription.status === 'past_due' ? subscription.plan : effectivePlan(subscription, now);
}

/**
 * A free player can upgrade to premium or pro, a premium player to pro, a pro player not at all.
 * `details` null: the sign-in has ended.
 */
export function offerOf(plan: PlanId, details: SubscriptionDetails | null, now: Date): Offer {
  const current = details === null ? null : currentPlan(details, now);
  if (plan === current) return { kind: 'current' };
  if (plan === 'free') return { kind: 'included' };
  if (current !== null && planIds.indexOf(plan) < planIds.indexOf(current)) return { kind: 'unavailable' };
  if (details === null) return { kind: 'buy', plan, terms: 'trial' };
  // first the renewal that failed is paid
  if (details.status === 'past_due') return { kind: 'unavailable' };
  if (details.payments === null) return { kind: 'closed' };
  // with a plan granted by hand a subscription begins like any other
  if (details.hasContract) return { kind: 'buy', plan, terms: 'upgrade' };
  return { kind: 'buy', plan, terms: details.trialAvailable ? 'trial' : 'plain' };
}

/** Whether a plan with a trial can be bought. */
export function offersTrial(details: SubscriptionDetails, now: Date): boolean {
  return planIds.some((plan) => {
    const offer = offerOf(plan, details, now);
    return offer.kind === 'buy' && offer.terms === 'trial';
  });
}

export type StatusWord = 'none' | 'active' | 'renewing' | 'ended' | 'inactive' | 'past_due' | 'canceled';

/** The word for the state: a free plan has none, a paid one may be past its end. */
export function statusWord(subscription: Subscription, now: Date): StatusWord {
  const { status, expiresAt } = subscription;
  if (isFree(subscription)) return 'none';
  if (status !== 'active') return status;
  if (!isActive(subscription, now)) return 'ended';
  return expiresAt !== null && Date.parse(expiresAt) < now.getTime() ? 'renewing' : 'active';
}

/**
 * The plan that a player had and lost, whether the server has recorded that or its end has just passed; null for a player
 * with a plan, or who never had one.
 */
export function endedPlan(details: SubscriptionDetails, now: Date): PlanId | null {
  if (currentPlan(details, now) !== 'free') return null;
  if (!isFree(details)) return details.plan;
  return newestFirst(details.history).find(({ plan }) => plan !== 'free')?.plan ?? null;
}

/** The last whole day, in Madrid, of a time that ends with `until`. */
export function lastDayUntil(until: string): string {
  return localDateIn('Europe/Madrid', new Date(Date.parse(until) - 1));
}

/** Whether the trial is running: nothing has been paid. */
export function isTrial({ trialEndsAt }: Pick<SubscriptionDetails, 'trialEndsAt'>, now: Date): boolean {
  return trialEndsAt !== null && Date.parse(trialEndsAt) > now.getTime();
}

export const newestFirst = (history: readonly SubscriptionHistoryEntry[]) =>
  [...history].sort((one, other) => other.createdAt.localeCompare(one.createdAt));
