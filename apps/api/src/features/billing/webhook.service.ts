import { paymentsOf } from '#features/billing/provider.service.ts';
import { isEventTaken, noteEvent, subscriptionOfCustomer } from '#features/billing/queries.ts';
import { syncSubscription } from '#features/billing/sync.service.ts';
import type { Deps } from '#kit/deps.ts';
import { AppError } from '#kit/errors.ts';

/**
 * Takes a signed event of the provider. It only says whom to ask about; what is written is the provider's answer. An
 * event is noted once it has been dealt with, so that one that failed comes again.
 * @throws AppError payments.event_invalid, payments.unavailable, payments.provider_failed
 */
export async function takeEvent(deps: Deps, raw: Buffer, signature: string): Promise<void> {
  const payments = paymentsOf(deps);
  const event = await payments.parseWebhook(raw, signature);
  if (event === null) throw new AppError('payments.event_invalid');
  const { id, kind, customerId } = event;
  if (await isEventTaken(deps.db, payments.kind, id)) return;
  const ofCustomer = customerId === null ? null : await subscriptionOfCustomer(deps.db, payments.kind, customerId);
  const subscriptionId = event.subscriptionId ?? ofCustomer;
  const settled = subscriptionId === null ? 'unknown' : await syncSubscription(deps, payments, subscriptionId);
  // an account of Stripe sends many kinds, and some about others' business
  if (settled === 'unknown') deps.log.info({ event: id, kind }, 'a payment event that changes nothing here');
  await noteEvent(deps.db, { provider: payments.kind, id, kind, at: deps.now() });
}
