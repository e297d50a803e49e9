import type { SubscriptionDetails } from '@bandeja/domain/billing/contract';
import { currentSubscription, effectivePlan, withdrawalEnd } from '@bandeja/domain/billing/rules';
import type { PlanId, Subscription } from '@bandeja/domain/billing/vocabulary';

/** A player's row in `subscriptions`, with the address of their account. */
export type StoredSubscription = {
  userId: string;
  email: string;
  plan: PlanId;
  status: Subscription['status'];
  expiresAt: Date | null;
  provider: string | null;
  customerId: string | null;
  subscriptionId: string | null;
  cancelAtPeriodEnd: boolean;
  trialEndsAt: Date | null;
  contractStartedAt: Date | null;
  /** Number of the call to the provider whose answer this row holds; a later call has a higher number. */
  syncSequence: number;
  upgradeAskedAt: Date | null;
  withdrawalAskedAt: Date | null;
};

/** Columns to write; omitted ones stay unchanged. */
export type SubscriptionColumns = Partial<Omit<StoredSubscription, 'userId' | 'email'>>;

/** A subscription at a provider that has not ended. */
export type RunningSubscription = StoredSubscription & { provider: string; subscriptionId: string; customerId: string };

export function isRunning(stored: StoredSubscription): stored is RunningSubscription {
  const isOpen = stored.status === 'active' || stored.status === 'past_due';
  return stored.provider !== null && stored.subscriptionId !== null && stored.customerId !== null && isOpen;
}

/** The subscription as the API returns it. */
export function toSubscription(stored: StoredSubscription, now: Date): Subscription {
  const { plan, status, expiresAt, cancelAtPeriodEnd } = stored;
  return currentSubscription({ plan, status, expiresAt: expiresAt?.toISOString() ?? null, cancelAtPeriodEnd }, now);
}

/** The plan whose limits and features count now. */
export function currentPlan(stored: StoredSubscription, now: Date): PlanId {
  return effectivePlan(toSubscription(stored, now), now);
}

/** Until when the player can withdraw from the contract; null without a contract or after that. */
export function withdrawalUntil(stored: StoredSubscription, now: Date): Date | null {
  if (!isRunning(stored) || stored.contractStartedAt === null) return null;
  const until = withdrawalEnd(stored.contractStartedAt);
  return until > now ? until : null;
}

/** The contract's part of the plans page. */
export function contractDetails(
  stored: StoredSubscription,
  now: Date,
): Pick<SubscriptionDetails, 'hasContract' | 'renews' | 'cancelAtPeriodEnd' | 'trialEndsAt' | 'withdrawalUntil'> {
  // an expired one does not count, although its row may not record that yet
  const hasContract = isRunning(stored) && toSubscription(stored, now).plan !== 'free';
  const trialEnd = hasContract && stored.trialEndsAt !== null && stored.trialEndsAt > now ? stored.trialEndsAt : null;
  return {
    hasContract,
    renews: hasContract && !stored.cancelAtPeriodEnd,
    cancelAtPeriodEnd: hasContract && stored.cancelAtPeriodEnd,
    trialEndsAt: trialEnd?.toISOString() ?? null,
    withdrawalUntil: withdrawalUntil(stored, now)?.toISOString() ?? null,
  };
}
