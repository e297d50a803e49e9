import type { SubscriptionDetails } from '@bandeja/domain/subscriptions/contract';
import { ownAddress } from '#features/subscriptions/checkout.service.ts';
import { ownDetails, withdrawalUntil } from '#features/subscriptions/details.service.ts';
import { asking, isRunning, paymentsOf, type Running } from '#features/subscriptions/provider.service.ts';
import { settle } from '#features/subscriptions/settle.service.ts';
import { heldOf, saveHeld } from '#features/subscriptions/state.queries.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError } from '#kit/errors.ts';
import type { PaymentsPort } from '#ports/payments.ts';

/** The player's running subscription. @throws AppError subscription.none, payments.unavailable */
async function running(deps: Deps, actor: Actor): Promise<{ payments: PaymentsPort; held: Running }> {
  const payments = paymentsOf(deps);
  const held = await heldOf(deps.db, actor.userId);
  if (held === null || !isRunning(held)) throw new AppError('subscription.none');
  if (held.provider !== payments.kind) throw new AppError('payments.unavailable');
  return { payments, held };
}

/** Ends the subscription at the end of what is paid. @throws AppError subscription.none, payments.* */
export async function cancel(deps: Deps, actor: Actor): Promise<SubscriptionDetails> {
  const { payments, held } = await running(deps, actor);
  await asking(deps, payments.cancelAtPeriodEnd(held.subscriptionId));
  await settle(deps, payments, held.subscriptionId);
  return ownDetails(deps, actor.userId);
}

/** Takes a cancellation back before it takes effect. @throws AppError subscription.none, payments.* */
export async function resume(deps: Deps, actor: Actor): Promise<SubscriptionDetails> {
  const { payments, held } = await running(deps, actor);
  await asking(deps, payments.resume(held.subscriptionId));
  await settle(deps, payments, held.subscriptionId);
  return ownDetails(deps, actor.userId);
}

/**
 * Withdraws from the contract: what was paid goes back, and it ends at once.
 * @throws AppError subscription.none, subscription.withdrawal_over, payments.*
 */
export async function withdraw(deps: Deps, actor: Actor): Promise<SubscriptionDetails> {
  const { payments, held } = await running(deps, actor);
  const now = deps.now();
  if (withdrawalUntil(held, now) === null) throw new AppError('subscription.withdrawal_over');
  const mark = (at: Date | null) =>
    inTransaction(deps.db, (tx) => saveHeld(tx, actor.userId, { withdrawalAskedAt: at }, deps.now()));
  // the provider's own word of the end may be here before our answer is
  await mark(now);
  try {
    await asking(deps, payments.refundAndEnd(held.subscriptionId));
  } catch (error) {
    await mark(null);
    throw error;
  }
  await settle(deps, payments, held.subscriptionId);
  return ownDetails(deps, actor.userId);
}

/**
 * The provider's page with payment method and invoices; it stays open to whoever once was a customer.
 * @throws AppError subscription.none, request.invalid, payments.*
 */
export async function openPortal(deps: Deps, actor: Actor, returnUrl: string): Promise<string> {
  const payments = paymentsOf(deps);
  const back = ownAddress(deps, returnUrl, 'returnUrl');
  const held = await heldOf(deps.db, actor.userId);
  if (!held?.customerId) throw new AppError('subscription.none');
  if (held.provider !== payments.kind) throw new AppError('payments.unavailable');
  return (await asking(deps, payments.portal(held.customerId, back))).url;
}
