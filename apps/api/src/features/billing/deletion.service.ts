import { endCheckout, openCheckoutOf } from '#features/billing/checkout.queries.ts';
import { forgetSubscriber } from '#features/billing/history.queries.ts';
import { callProvider, isRunning, paymentsOf } from '#features/billing/provider.service.ts';
import { findSubscription } from '#features/billing/queries.ts';
import { syncSubscription } from '#features/billing/sync.service.ts';
import { forgetTrialReference } from '#features/billing/trial.queries.ts';
import type { Database } from '#kit/database/database.ts';
import type { Deps } from '#kit/deps.ts';
import { AppError } from '#kit/errors.ts';

/**
 * Ends what an account has at the payment provider, before the account is deleted: an open checkout that could still be
 * paid, and the subscription. The history keeps that it ended; no mail tells of it, the last one does.
 * @throws AppError payments.provider_failed, payments.unavailable: then nothing must be deleted
 */
export async function leaveProvider(deps: Deps, userId: string): Promise<void> {
  const checkout = await openCheckoutOf(deps.db, userId);
  if (checkout?.sessionId && checkout.provider === deps.payments?.kind) {
    const payments = paymentsOf(deps);
    const state = await callProvider(deps, payments.checkoutState(checkout.sessionId));
    if (state?.status === 'open') await callProvider(deps, payments.closeCheckout(checkout.sessionId));
    // paid while we asked, or before, and nobody has come back with the news
    const after =
      state?.status === 'open' ? await callProvider(deps, payments.checkoutState(checkout.sessionId)) : state;
    if (after?.subscriptionId) await syncSubscription(deps, payments, after.subscriptionId, { tells: false });
    await endCheckout(deps.db, checkout, 'closed', deps.now());
  }
  const stored = await findSubscription(deps.db, userId);
  if (stored === null || !isRunning(stored)) return;
  // play money of a machine that takes none any more
  if (stored.provider === 'test' && deps.payments?.kind !== 'test') return;
  const payments = paymentsOf(deps);
  if (stored.provider !== payments.kind) throw new AppError('payments.unavailable');
  await callProvider(deps, payments.cancelNow(stored.subscriptionId));
  await syncSubscription(deps, payments, stored.subscriptionId, { tells: false });
}

/** What stays of a deleted account in the books names nobody, in the transaction that deletes it. */
export async function forgetInBooks(tx: Database, { userId, email }: { userId: string; email: string }): Promise<void> {
  await forgetSubscriber(tx, userId);
  await forgetTrialReference(tx, email);
}
