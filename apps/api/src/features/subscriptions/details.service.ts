import type { SubscriptionDetails } from '@bandeja/domain/subscriptions/contract';
import { currentSubscription, effectivePlan, withdrawalEnd } from '@bandeja/domain/subscriptions/rules';
import type { PlanId, Subscription } from '@bandeja/domain/subscriptions/vocabulary';
import { historyOf } from '#features/subscriptions/history.queries.ts';
import { isRunning } from '#features/subscriptions/provider.service.ts';
import { settle } from '#features/subscriptions/settle.service.ts';
import { type Held, heldOf } from '#features/subscriptions/state.queries.ts';
import { hasHadTrial } from '#features/subscriptions/trial.queries.ts';
import type { Deps } from '#kit/deps.ts';
import { AppError } from '#kit/errors.ts';

/** How long after the player was sent to confirm an upgrade the provider is asked what came of it. */
const upgradeMs = 3_600_000;

function stateOf({ plan, status, expiresAt, cancelAtPeriodEnd }: Held) {
  return { plan, status, expiresAt: expiresAt?.toISOString() ?? null, cancelAtPeriodEnd };
}

/** The subscription as the wire shows it. */
export function shown(held: Held, now: Date): Subscription {
  return currentSubscription(stateOf(held), now);
}

/** The plan that counts now. */
export function shownPlan(held: Held, now: Date): PlanId {
  return effectivePlan(shown(held, now), now);
}

/** @throws AppError auth.required when the account is gone */
export async function loadSubscription(deps: Deps, userId: string): Promise<Subscription> {
  const held = await heldOf(deps.db, userId);
  if (held === null) throw new AppError('auth.required');
  return shown(held, deps.now());
}

/** Until when the contract can be withdrawn from; null when there is nothing to withdraw from. */
export function withdrawalUntil(held: Held, now: Date): Date | null {
  if (!isRunning(held) || held.contractStartedAt === null) return null;
  const until = withdrawalEnd(held.contractStartedAt);
  return until > now ? until : null;
}

/** The subscription with all that can be done with it; null when there is no such account. */
export async function detailsOf(deps: Deps, userId: string): Promise<SubscriptionDetails | null> {
  const held = await heldOf(deps.db, userId);
  if (held === null) return null;
  const now = deps.now();
  const subscription = shown(held, now);
  // one that has run out counts no more, whoever has yet to write that down
  const hasContract = isRunning(held) && subscription.plan !== 'free';
  const trialEnd = hasContract && held.trialEndsAt !== null && held.trialEndsAt > now ? held.trialEndsAt : null;
  return {
    ...subscription,
    hasContract,
    renews: hasContract && !held.cancelAtPeriodEnd,
    cancelAtPeriodEnd: hasContract && held.cancelAtPeriodEnd,
    trialEndsAt: trialEnd?.toISOString() ?? null,
    trialAvailable: !(await hasHadTrial(deps.db, held.email)),
    withdrawalUntil: withdrawalUntil(held, now)?.toISOString() ?? null,
    payments: deps.payments?.kind ?? null,
    hasPortal: deps.payments?.kind === 'stripe' && held.provider === 'stripe' && held.customerId !== null,
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
  const held = await heldOf(deps.db, userId);
  if (held === null || !isRunning(held) || held.provider !== deps.payments?.kind) return;
  const now = deps.now();
  const hasRunOut = held.expiresAt !== null && held.expiresAt <= now;
  const isUpgrading = held.upgradeAskedAt !== null && now.getTime() - held.upgradeAskedAt.getTime() < upgradeMs;
  if (!hasRunOut && !isUpgrading) return;
  try {
    await settle(deps, deps.payments, held.subscriptionId);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'payments.provider_failed') throw error;
  }
}
