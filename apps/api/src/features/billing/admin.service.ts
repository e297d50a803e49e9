import type { grantPlan as contract, SubscriptionDetails } from '@bandeja/domain/billing/contract';
import { billingMessages } from '@bandeja/domain/billing/messages';
import type { Parsed } from '@bandeja/domain/wire/endpoint';
import { findDetails } from '#features/billing/details.service.ts';
import { addHistory, paidEntry } from '#features/billing/history.queries.ts';
import { changeOrder } from '#features/billing/mails.ts';
import { callProvider, paymentsOf } from '#features/billing/provider.service.ts';
import { findSubscription, lockSubscription, saveSubscription } from '#features/billing/queries.ts';
import { isRunning, type SubscriptionColumns } from '#features/billing/rules.ts';
import { syncSubscription } from '#features/billing/sync.service.ts';
import { recordChange } from '#kit/audit.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError, found } from '#kit/errors.ts';
import { queueMail } from '#kit/mail/outbox.ts';

type GrantInput = Parsed<typeof contract>['body'];

/** @throws AppError account.not_found */
export async function accountDetails(deps: Deps, userId: string): Promise<SubscriptionDetails> {
  const details = await findDetails(deps, userId);
  if (details === null) throw new AppError('account.not_found');
  return details;
}

/** @throws AppError account.not_found, subscription.paid_elsewhere, request.invalid */
export async function grant(deps: Deps, actor: Actor, userId: string, input: GrantInput): Promise<SubscriptionDetails> {
  const now = deps.now();
  const { plan, reason } = input;
  const expiresAt = plan === 'free' || input.expiresAt === null ? null : new Date(input.expiresAt);
  if (expiresAt !== null && expiresAt <= now) {
    throw new AppError('request.invalid', [{ path: 'expiresAt', message: billingMessages.endInPast }]);
  }
  await inTransaction(deps, async (tx) => {
    const stored = await lockSubscription(tx, userId);
    if (stored === null) throw new AppError('account.not_found');
    if (isRunning(stored)) throw new AppError('subscription.paid_elsewhere');
    const columns = { plan, status: plan === 'free' ? 'inactive' : 'active', expiresAt } as const;
    // the customer id stays, for the invoices
    const rest: SubscriptionColumns = { subscriptionId: null, cancelAtPeriodEnd: false, trialEndsAt: null };
    await saveSubscription(tx, userId, { ...columns, ...rest }, now);
    const id = deps.newId();
    const kind = plan === 'free' ? 'ended_by_admin' : 'granted';
    await addHistory(tx, [{ id, userId, kind, ...columns, reason, actorId: actor.userId, at: now }]);
    await recordChange(tx, {
      id: deps.newId(),
      actorId: actor.userId,
      at: now,
      action: 'grant_plan',
      entity: 'user',
      entityId: userId,
      details: { plan, expiresAt: expiresAt?.toISOString() ?? null },
    });
    await queueMail(deps, tx, changeOrder(stored.email, id));
  });
  return accountDetails(deps, userId);
}

/**
 * Noted before the provider is asked, since its answer may be lost. What the refund means for the plan the provider
 * says: that of the current period ends it. @throws AppError payment.not_found, payments.*
 */
export async function refundPayment(
  deps: Deps,
  actor: Actor,
  userId: string,
  { entryId, reason }: { entryId: string; reason: string },
): Promise<void> {
  const payments = paymentsOf(deps);
  const paid = found(await paidEntry(deps.db, userId, entryId), 'payment.not_found');
  const stored = await findSubscription(deps.db, userId);
  const subscriptionId = found(stored?.subscriptionId, 'payment.not_found');
  if (paid.provider !== payments.kind) throw new AppError('payments.unavailable');
  const details = { amountCents: paid.amountCents, reason };
  const noted = { id: deps.newId(), actorId: actor.userId, at: deps.now(), entity: 'user', entityId: userId };
  await recordChange(deps.db, { ...noted, action: 'refund', details });
  await callProvider(deps, payments.refundPayment(subscriptionId, paid.reference));
  await syncSubscription(deps, payments, subscriptionId);
}
