import type { SubscriptionDetails } from '@bandeja/domain/billing/contract';
import type { Subscription } from '@bandeja/domain/billing/schemas';
import { listHistory } from '#features/billing/history.queries.ts';
import { findSubscription } from '#features/billing/queries.ts';
import { contractDetails, isRunning, toSubscription } from '#features/billing/rules.ts';
import { syncSubscription } from '#features/billing/sync.service.ts';
import { hasHadTrial } from '#features/billing/trial.queries.ts';
import type { Deps } from '#kit/deps.ts';
import { AppError } from '#kit/errors.ts';

const upgradeMs = 3_600_000;

/** @throws AppError auth.required when the account is gone */
export async function loadSubscription(deps: Deps, userId: string): Promise<Subscription> {
  const stored = await findSubscription(deps.db, userId);
  if (stored === null) throw new AppError('auth.required');
  return toSubscription(stored, deps.now());
}

export async function findDetails(deps: Deps, userId: string): Promise<SubscriptionDetails | null> {
  const stored = await findSubscription(deps.db, userId);
  if (stored === null) return null;
  const now = deps.now();
  return {
    ...toSubscription(stored, now),
    ...contractDetails(stored, now),
    trialAvailable: !(await hasHadTrial(deps.db, stored.email)),
    payments: deps.payments?.kind ?? null,
    hasPortal: deps.payments?.kind === 'stripe' && stored.provider === 'stripe' && stored.customerId !== null,
    history: await listHistory(deps.db, userId),
  };
}

/** After a sync where the provider must have news: a period ran out, or an upgrade is open. */
export async function subscriptionDetails(deps: Deps, userId: string): Promise<SubscriptionDetails> {
  await syncWhenDue(deps, userId);
  const details = await findDetails(deps, userId);
  if (details === null) throw new AppError('auth.required');
  return details;
}

/** If the provider fails, the row stays unchanged. */
async function syncWhenDue(deps: Deps, userId: string): Promise<void> {
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
