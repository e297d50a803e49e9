import { endCheckout, findOpenCheckout } from '#features/billing/checkout.queries.ts';
import { clearReasons } from '#features/billing/history.queries.ts';
import { callProvider, paymentsOf } from '#features/billing/provider.service.ts';
import { findSubscription } from '#features/billing/queries.ts';
import { isRunning } from '#features/billing/rules.ts';
import { syncSubscription } from '#features/billing/sync.service.ts';
import { clearTrialReference } from '#features/billing/trial.queries.ts';
import type { Database } from '#kit/database/database.ts';
import type { Deps } from '#kit/deps.ts';
import { AppError } from '#kit/errors.ts';

/** The only mail is the one about the deletion. @throws AppError payments.*: then nothing must be deleted */
export async function endAtProvider(deps: Deps, userId: string): Promise<void> {
  const checkout = await findOpenCheckout(deps.db, userId);
  if (checkout?.opened && checkout.provider === deps.payments?.kind) {
    const payments = paymentsOf(deps);
    const state = await callProvider(deps, payments.checkoutState(checkout.opened.sessionId));
    if (state?.status === 'open') await callProvider(deps, payments.closeCheckout(checkout.opened.sessionId));
    // it may have been paid before it could be closed
    const after =
      state?.status === 'open' ? await callProvider(deps, payments.checkoutState(checkout.opened.sessionId)) : state;
    if (after?.subscriptionId) await syncSubscription(deps, payments, after.subscriptionId, { notify: false });
    await endCheckout(deps.db, checkout, 'closed', deps.now());
  }
  const stored = await findSubscription(deps.db, userId);
  if (stored === null || !isRunning(stored)) return;
  // a demo subscription on a server that no longer has the demo provider
  if (stored.provider === 'test' && deps.payments?.kind !== 'test') return;
  const payments = paymentsOf(deps);
  if (stored.provider !== payments.kind) throw new AppError('payments.unavailable');
  await callProvider(deps, payments.cancelNow(stored.subscriptionId));
  await syncSubscription(deps, payments, stored.subscriptionId, { notify: false });
}

export async function anonymiseBilling(
  tx: Database,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  await clearReasons(tx, userId);
  await clearTrialReference(tx, email);
}
