import { paymentsOf } from '#features/billing/provider.service.ts';
import { subscriptionOfCustomer } from '#features/billing/queries.ts';
import { syncSubscription } from '#features/billing/sync.service.ts';
import * as queries from '#features/billing/webhook.queries.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Deps } from '#kit/deps.ts';
import { AppError } from '#kit/errors.ts';
import { codeOf, type JobHandler } from '#kit/jobs.ts';

/** Calls no provider, so it answers at once. @throws AppError payments.event_invalid, payments.unavailable */
export async function storeEvent(deps: Deps, raw: Buffer, signature: string): Promise<void> {
  const payments = paymentsOf(deps);
  const event = await payments.parseWebhook(raw, signature);
  if (event === null) throw new AppError('payments.event_invalid');
  await inTransaction(deps, async (tx) => {
    const isNew = await queries.insertEvent(tx, { ...event, provider: payments.kind }, deps.now());
    if (isNew) await deps.jobs.send(tx, 'payments', { provider: payments.kind, eventId: event.id });
  });
}

/** The event only identifies the subscription, which is fetched from the provider. Throws when that fails; the queue retries. */
export function eventWorker(deps: Deps): JobHandler {
  return async ({ data: { provider = '', eventId = '' }, attempt, isLastAttempt }) => {
    try {
      await processEvent(deps, provider, eventId);
    } catch (error) {
      const failure = { event: eventId, attempt, code: codeOf(error) };
      if (isLastAttempt) deps.log.error(failure, 'payment event given up');
      else deps.log.warn(failure, 'payment event not processed, trying again later');
      throw error;
    }
  };
}

async function processEvent(deps: Deps, provider: string, id: string): Promise<void> {
  const event = await queries.findPendingEvent(deps.db, provider, id);
  if (event === null) return;
  const payments = paymentsOf(deps);
  if (payments.kind !== provider) throw new AppError('payments.unavailable');
  const { customerId } = event;
  const subscriptionId =
    event.subscriptionId ?? (customerId && (await subscriptionOfCustomer(deps.db, provider, customerId)));
  const result = subscriptionId ? await syncSubscription(deps, payments, subscriptionId) : 'unknown';
  // Stripe sends many kinds, and events of other products of the same account
  if (result === 'unknown') deps.log.info({ event: id, kind: event.kind }, 'a payment event that changes nothing');
  await queries.finishEvent(deps.db, event, deps.now());
}
