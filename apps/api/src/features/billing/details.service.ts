import type { SubscriptionDetails } from '@bandeja/domain/billing/contract';
import { currentSubscription, effectivePlan, withdrawalEnd } from '@bandeja/domain/billing/rules';
import type { PlanId, Subscription } from '@bandeja/domain/billing/vocabulary';
import { historyOf } from '#features/billing/history.queries.ts';
import { isRunning } from '#features/billing/provider.service.ts';
import { findSubscription, type StoredSubscription } from '#features/billing/queries.ts';
import { syncSubscription } from '#features/billing/sync.service.ts';
import { hasHadTrial } from '#features/billing/trial.queries.ts';
import type { Deps } from '#kit/deps.ts';
import { AppError } from '#kit/errors.ts';

/** How long after the player was sent to confirm an upgrade the provider is asked what came of it. */
const upgradeMs = 3_600_000;

function stateOf({ plan, status, expiresAt, cancelAtPeriodEnd }: StoredSubscription) {
  return { plan, status, expiresAt: expiresAt?.toISOString() ?? null, cancelAtPeriodEnd };
}

/** The subscription as the wire shows it. */
export function shown(stored: StoredSubscription, now: Date): Subscription {
  return currentSubscription(stateOf(stored), now);
}

/** The plan that counts now. */
export function shownPlan(stored: StoredSubscription, now: Date): PlanId {
  return effectivePlan(shown(stored, now), now);
}

/** @throws AppError auth.required when the account is gone */
export async function loadSubscription(deps: Deps, userId: string): Promise<Subscription> {
  const stored = await findSubscription(deps.db, userId);
  if (stored === null) throw new AppError('auth.required');
  return shown(stored, deps.now());
}

/** Until when the contract can be withdrawn from; null when there is nothing to withdraw from. */
export function withdrawalUntil(stored: StoredSubscription, now: Date): Date | null {
  if (!isRunning(stored) || stored.contractStartedAt === null) return null;
  const until = withdrawalEnd(stored.contractStartedAt);
  return until > now ? until : null;
}

/** The subscription with all that can be done with it; null when there is no such account. */
export async function detailsOf(deps: Deps, userId: string): Promise<SubscriptionDetails | null> {
  const stored = await findSubscription(deps.db, userId);
  if (stored === null) return null;
  const now = deps.now();
  const subscription = shown(stored, now);
  // one that has run out counts no more, whoever has yet to write that down
  const hasContract = isRunning(stored) && subscription.plan !== 'free';
  const trialEnd = hasContract && stored.trialEndsAt !== null && stored.trialEndsAt > now ? stored.trialEndsAt : null;
  return {
    ...subscription,
    hasContract,
    renews: hasContract && !stored.cancelAtPeriodEnd,
    cancelAtPeriodEnd: hasContract && stored.cancelAtPeriodEnd,
    trialEndsAt: trialEnd?.toISOString() ?? null,
    trialAvailable: !(await hasHadTrial(deps.db, stored.email)),
    withdrawalUntil: withdrawalUntil(stored, now)?.toISOString() ?? null,
    payments: deps.payments?.kind ?? null,
    hasPortal: deps.payments?.kind === 'stripe' && stored.provider === 'stripe' && stored.customerId !== null,
    history: await historyOf(deps.db, userId),
  };
}

/**
 * The player's own, asked for anew where something must have happened at the provider: a period ran out, or an upgrade
 * was sent to be confirmed. A provider that fails leaves what is known.
 */
export async function ownDetails(deps: Deps, userId: string): Promise<SubscriptionDetails> {
  await lookAgain(deps, userId);
  const details = await detailsOf(deps, userId);
  if (details === null) throw new AppError('auth.required');
  return details;
}

async function lookAgain(deps: Deps, userId: string): Promise<void> {
  const stored = await findSubscription(deps.db, userId);
  if (stored === null || !isRunning(stored) || stored.provider !== deps.payments?.kind) return;
  const now = deps.now();
  const hasRunOut = stored.expiresAt !== null && stored.expiresAt <= now;
  const isUpgrading = stored.upgradeAskedAt !== null && now.getTime() - stored.upgradeAskedAt.getTime() < upgradeMs;
  if (!hasRunOut && !isUpgrading) return;
  try {
    await syncSubscription(deps, deps.payments, stored.subscriptionId);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'payments.provider_failed') throw error;
  }
}
