import type { createCheckoutSession } from '@bandeja/domain/billing/contract';
import { billingMessages } from '@bandeja/domain/billing/messages';
import { isMoreThan, trialDays } from '@bandeja/domain/billing/rules';
import type { Subscription } from '@bandeja/domain/billing/schemas';
import type { Parsed } from '@bandeja/domain/wire/endpoint';
import * as queries from '#features/billing/checkout.queries.ts';
import { checkoutStep } from '#features/billing/checkout.rules.ts';
import { loadSubscription } from '#features/billing/details.service.ts';
import { endIfLapsed } from '#features/billing/expiry.service.ts';
import { callProvider, paymentsOf } from '#features/billing/provider.service.ts';
import { findSubscription, lockSubscription, saveSubscription } from '#features/billing/queries.ts';
import { currentPlan, isRunning, type RunningSubscription } from '#features/billing/rules.ts';
import { syncSubscription } from '#features/billing/sync.service.ts';
import { hasHadTrial } from '#features/billing/trial.queries.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError } from '#kit/errors.ts';
import { PaymentsFailure, type PaymentsPort } from '#ports/payments.ts';

type CheckoutInput = Parsed<typeof createCheckoutSession>['body'];

const openMinutes = 60;
/** Closing an old checkout and creating a new one takes two attempts; more means that other requests interfere. */
const mostAttempts = 4;

/** Simultaneous calls return one checkout. @throws AppError plan.not_available, request.invalid, payments.* */
export async function openCheckout(deps: Deps, actor: Actor, { planId, ...sent }: CheckoutInput): Promise<string> {
  const payments = paymentsOf(deps);
  const wanted = {
    planId,
    successUrl: siteAddress(deps, sent.successUrl, 'successUrl'),
    cancelUrl: siteAddress(deps, sent.cancelUrl, 'cancelUrl'),
  };
  await syncRunning(deps, payments, actor.userId);
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    const stored = await findSubscription(deps.db, actor.userId);
    if (stored === null) throw new AppError('auth.required');
    if (isRunning(stored)) return openUpgrade(deps, payments, stored, wanted);
    if (!isMoreThan(wanted.planId, currentPlan(stored, deps.now()))) throw new AppError('plan.not_available');
    const checkout = await findOrInsert(deps, payments, actor.userId, wanted);
    const url = checkout && (await urlOf(deps, payments, checkout, wanted));
    if (url) return url;
  }
  throw new AppError('plan.not_available');
}

/** Normalised as the provider reads it; on loopback any name and port is ours. @throws AppError request.invalid */
export function siteAddress({ settings }: Pick<Deps, 'settings'>, address: string, path: string): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  const site = new URL(settings.publicUrl);
  const isThisSite = url?.origin === site.origin || (url?.protocol === 'http:' && isLoopback(url) && isLoopback(site));
  const isBelow = `${url?.pathname}/`.startsWith(site.pathname.replace(/\/?$/, '/'));
  if (url !== null && isThisSite && isBelow && url.username === '' && url.password === '') return url.href;
  throw new AppError('request.invalid', [{ path, message: billingMessages.returnAddress }]);
}

const isLoopback = ({ hostname }: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** A subscription that ended without an event, or stays unpaid beyond the grace, must not block a new one. */
async function syncRunning(deps: Deps, payments: PaymentsPort, userId: string): Promise<void> {
  const stored = await findSubscription(deps.db, userId);
  if (stored !== null && isRunning(stored) && stored.provider === payments.kind) {
    await endIfLapsed(deps, payments, stored);
  }
}

async function openUpgrade(
  deps: Deps,
  payments: PaymentsPort,
  stored: RunningSubscription,
  { planId, successUrl, cancelUrl }: CheckoutInput,
): Promise<string> {
  if (stored.provider !== payments.kind) throw new AppError('payments.unavailable');
  if (stored.status === 'past_due') {
    return (await callProvider(deps, payments.portal(stored.customerId, cancelUrl))).url;
  }
  if (!isMoreThan(planId, stored.plan)) throw new AppError('plan.not_available');
  const { userId, subscriptionId, customerId } = stored;
  const order = { userId, subscriptionId, customerId, plan: planId, successUrl, cancelUrl };
  const { url } = await callProvider(deps, payments.upgrade(order));
  const now = deps.now();
  await inTransaction(deps, (tx) => saveSubscription(tx, userId, { upgradeAskedAt: now }, now));
  return url;
}

/** Null when the player has a subscription by now. */
function findOrInsert(
  deps: Deps,
  payments: PaymentsPort,
  userId: string,
  { planId, successUrl, cancelUrl }: CheckoutInput,
): Promise<queries.OpenCheckout | null> {
  return inTransaction(deps, async (tx) => {
    const stored = await lockSubscription(tx, userId);
    if (stored === null || isRunning(stored)) return null;
    const open = await queries.findOpenCheckout(tx, userId);
    if (open) return open;
    const now = deps.now();
    const checkout: queries.OpenCheckout = {
      id: deps.newId(),
      userId,
      plan: planId,
      provider: payments.kind,
      successUrl,
      cancelUrl,
      customerId: stored.provider === payments.kind ? stored.customerId : null,
      opened: null,
      trial: !(await hasHadTrial(tx, stored.email)),
      expiresAt: new Date(now.getTime() + openMinutes * 60_000),
    };
    await queries.insertCheckout(tx, checkout, now);
    return checkout;
  });
}

/** Null: this checkout is over, and another one can be opened. */
async function urlOf(
  deps: Deps,
  payments: PaymentsPort,
  checkout: queries.OpenCheckout,
  wanted: CheckoutInput,
): Promise<string | null> {
  const { opened } = checkout;
  const facts = { provider: payments.kind, now: deps.now() };
  const isAsked = opened !== null && checkoutStep(checkout, wanted, facts) === 'ask';
  const state = isAsked ? await callProvider(deps, payments.checkoutState(opened.sessionId)) : undefined;
  const step = checkoutStep(checkout, wanted, { ...facts, ...(state === undefined ? {} : { state }) });
  if (opened === null) {
    if (step === 'create') return createAtProvider(deps, payments, checkout);
    // if the provider creates it at this moment, the next attempt closes it there
    await queries.dropUncreated(deps.db, checkout, deps.now());
    return null;
  }
  if (step === 'continue') return opened.url;
  if (step === 'paid' && state?.subscriptionId) await syncSubscription(deps, payments, state.subscriptionId);
  if (step === 'expire') await callProvider(deps, payments.closeCheckout(opened.sessionId));
  await queries.endCheckout(deps.db, checkout, step === 'paid' ? 'completed' : 'closed', deps.now());
  return null;
}

/** Simultaneous requests may do this together: the same key is the same checkout at the provider. */
async function createAtProvider(
  deps: Deps,
  payments: PaymentsPort,
  checkout: queries.OpenCheckout,
): Promise<string | null> {
  const stored = await findSubscription(deps.db, checkout.userId);
  if (stored === null) throw new AppError('auth.required');
  const { id: key, userId, plan, customerId, successUrl, cancelUrl, expiresAt } = checkout;
  const { email } = stored;
  const days = checkout.trial && !(await hasHadTrial(deps.db, email)) ? trialDays : 0;
  const order = { key, userId, email, customerId, plan, trialDays: days, successUrl, cancelUrl, expiresAt };
  const creation = payments.createCheckout(order).catch(async (error: unknown) => {
    // Stripe repeats a failure for the same key for a day, so the next click needs another one
    const isUnderWay = error instanceof PaymentsFailure && error.code === 'idempotency_key_in_use';
    if (!isUnderWay) await queries.dropUncreated(deps.db, checkout, deps.now());
    throw error;
  });
  const opened = await callProvider(deps, creation);
  if (await queries.saveOpened(deps.db, checkout, opened)) return opened.url;
  await callProvider(deps, payments.closeCheckout(opened.sessionId));
  return null;
}

/** Idempotent. @throws AppError checkout.not_found, checkout.unpaid, payments.unavailable, payments.provider_failed */
export async function confirmCheckout(deps: Deps, actor: Actor, sessionId: string): Promise<Subscription> {
  const payments = paymentsOf(deps);
  const checkout = await callProvider(deps, payments.checkoutState(sessionId));
  if (checkout?.userId !== actor.userId) throw new AppError('checkout.not_found');
  const { status, payment, subscriptionId } = checkout;
  if (status !== 'complete' || subscriptionId === null || payment === 'unpaid') throw new AppError('checkout.unpaid');
  if (payment === 'no_payment_required') {
    const state = await callProvider(deps, payments.subscriptionState(subscriptionId));
    // only a trial starts without a payment
    if (!state?.trialEndsAt) throw new AppError('checkout.unpaid');
  }
  if ((await syncSubscription(deps, payments, subscriptionId)) === 'unknown') throw new AppError('checkout.unpaid');
  return loadSubscription(deps, actor.userId);
}
