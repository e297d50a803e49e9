import type { SubscriptionDetails } from '@bandeja/domain/billing/contract';
import { siteAddress } from '#features/billing/checkout.service.ts';
import { subscriptionDetails } from '#features/billing/details.service.ts';
import { callProvider, paymentsOf } from '#features/billing/provider.service.ts';
import { findSubscription, saveSubscription } from '#features/billing/queries.ts';
import { isRunning, type RunningSubscription, withdrawalUntil } from '#features/billing/rules.ts';
import { syncSubscription } from '#features/billing/sync.service.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError } from '#kit/errors.ts';
import type { PaymentsPort } from '#ports/payments.ts';

/** The player's running subscription. @throws AppError subscription.none, payments.unavailable */
async function running(deps: Deps, actor: Actor): Promise<{ payments: PaymentsPort; stored: RunningSubscription }> {
  const payments = paymentsOf(deps);
  const stored = await findSubscription(deps.db, actor.userId);
  if (stored === null || !isRunning(stored)) throw new AppError('subscription.none');
  if (stored.provider !== payments.kind) throw new AppError('payments.unavailable');
  return { payments, stored };
}

/** Ends the subscription at the end of the paid period. @throws AppError subscription.none, payments.* */
export async function cancel(deps: Deps, actor: Actor): Promise<SubscriptionDetails> {
  const { payments, stored } = await running(deps, actor);
  await callProvider(deps, payments.cancelAtPeriodEnd(stored.subscriptionId));
  await syncSubscription(deps, payments, stored.subscriptionId);
  return subscriptionDetails(deps, actor.userId);
}

/** Revokes a cancellation before it takes effect. @throws AppError subscription.none, payments.* */
export async function resume(deps: Deps, actor: Actor): Promise<SubscriptionDetails> {
  const { payments, stored } = await running(deps, actor);
  await callProvider(deps, payments.resume(stored.subscriptionId));
  await syncSubscription(deps, payments, stored.subscriptionId);
  return subscriptionDetails(deps, actor.userId);
}

/** Refunds everything and ends at once. @throws AppError subscription.none, subscription.withdrawal_over, payments.* */
export async function withdraw(deps: Deps, actor: Actor): Promise<SubscriptionDetails> {
  const { payments, stored } = await running(deps, actor);
  const now = deps.now();
  if (withdrawalUntil(stored, now) === null) throw new AppError('subscription.withdrawal_over');
  const mark = (at: Date | null) =>
    inTransaction(deps, (tx) => saveSubscription(tx, actor.userId, { withdrawalAskedAt: at }, deps.now()));
  // the event of the end may be processed before this call returns
  await mark(now);
  try {
    await callProvider(deps, payments.refundAndEnd(stored.subscriptionId));
  } catch (error) {
    await mark(null);
    throw error;
  }
  await syncSubscription(deps, payments, stored.subscriptionId);
  return subscriptionDetails(deps, actor.userId);
}

/** Former customers can open it, too. @throws AppError subscription.none, request.invalid, payments.* */
export async function openPortal(deps: Deps, actor: Actor, returnUrl: string): Promise<string> {
  const payments = paymentsOf(deps);
  const back = siteAddress(deps, returnUrl, 'returnUrl');
  const stored = await findSubscription(deps.db, actor.userId);
  if (!stored?.customerId) throw new AppError('subscription.none');
  if (stored.provider !== payments.kind) throw new AppError('payments.unavailable');
  return (await callProvider(deps, payments.portal(stored.customerId, back))).url;
}
