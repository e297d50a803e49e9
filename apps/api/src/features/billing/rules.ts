import type { SubscriptionDetails } from '@bandeja/domain/billing/contract';
import { currentSubscription, effectivePlan, withdrawalEnd } from '@bandeja/domain/billing/rules';
import type { Subscription } from '@bandeja/domain/billing/schemas';
import type { PlanId } from '@bandeja/domain/billing/vocabulary';

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
  syncSequence: number;
  upgradeAskedAt: Date | null;
  withdrawalAskedAt: Date | null;
};

export type SubscriptionColumns = Partial<Omit<StoredSubscription, 'userId' | 'email'>>;

export type RunningSubscription = StoredSubscription & { provider: string; subscriptionId: string; customerId: string };

export function isRunning(stored: StoredSubscription): stored is RunningSubscription {
  const isOpen = stored.status === 'active' || stored.status === 'past_due';
  return stored.provider !== null && stored.subscriptionId !== null && stored.customerId !== null && isOpen;
}

export function toSubscription(stored: StoredSubscription, now: Date): Subscription {
  const { plan, status, expiresAt, cancelAtPeriodEnd } = stored;
  const renews = isRunning(stored) && !cancelAtPeriodEnd;
  return currentSubscription({ plan, status, expiresAt: expiresAt?.toISOString() ?? null, renews }, now);
}

export function currentPlan(stored: StoredSubscription, now: Date): PlanId {
  return effectivePlan(toSubscription(stored, now), now);
}

/** Null without a contract, or when that time is over. */
export function withdrawalUntil(stored: StoredSubscription, now: Date): Date | null {
  if (!isRunning(stored) || stored.contractStartedAt === null) return null;
  const until = withdrawalEnd(stored.contractStartedAt);
  return until > now ? until : null;
}

export function contractDetails(
  stored: StoredSubscription,
  now: Date,
): Pick<SubscriptionDetails, 'hasContract' | 'cancelAtPeriodEnd' | 'trialEndsAt' | 'withdrawalUntil'> {
  // an expired one does not count, although its row may not record that yet
  const hasContract = isRunning(stored) && toSubscription(stored, now).plan !== 'free';
  const trialEnd = hasContract && stored.trialEndsAt !== null && stored.trialEndsAt > now ? stored.trialEndsAt : null;
  return {
    hasContract,
    cancelAtPeriodEnd: hasContract && stored.cancelAtPeriodEnd,
    trialEndsAt: trialEnd?.toISOString() ?? null,
    withdrawalUntil: withdrawalUntil(stored, now)?.toISOString() ?? null,
  };
}
