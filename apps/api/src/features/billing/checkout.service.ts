import type { createCheckoutSession } from '@bandeja/domain/billing/contract';
import { billingMessages } from '@bandeja/domain/billing/messages';
import { isMoreThan } from '@bandeja/domain/billing/rules';
import type { Subscription } from '@bandeja/domain/billing/vocabulary';
import type { Parsed } from '@bandeja/domain/wire/endpoint';
import * as queries from '#features/billing/checkout.queries.ts';
import { loadSubscription, shownPlan } from '#features/billing/details.service.ts';
import { endIfLapsed } from '#features/billing/expiry.service.ts';
import { callProvider, isRunning, paymentsOf, type RunningSubscription } from '#features/billing/provider.service.ts';
import {
  findSubscription,
  lockSubscription,
  type StoredSubscription,
  saveSubscription,
} from '#features/billing/queries.ts';
import { freeDays, syncSubscription } from '#features/billing/sync.service.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError } from '#kit/errors.ts';
import { PaymentsFailure, type PaymentsPort } from '#ports/payments.ts';

type CheckoutInput = Parsed<typeof createCheckoutSession>['body'];

/** How long a checkout can be paid. */
const openMinutes = 60;
/** Stripe opens none that has less than half an hour left. */
const openMinutesLeast = 35;
/** Closing another plan's checkout, or one that has run out, and beginning anew. */
const triesMost = 4;

/**
 * Where the player pays for a plan. Of the browser's words only the plan's name and the way back are heard, and that
 * has to lead to this site. Repeated and simultaneous calls answer one checkout; a subscriber gets the provider's
 * confirmation of an upgrade, never a second subscription.
 * @throws AppError plan.not_available, request.invalid, payments.unavailable, payments.provider_failed
 */
export async function openCheckout(deps: Deps, actor: Actor, { planId, ...sent }: CheckoutInput): Promise<string> {
  const payments = paymentsOf(deps);
  const input = {
    planId,
    successUrl: ownAddress(deps, sent.successUrl, 'successUrl'),
    cancelUrl: ownAddress(deps, sent.cancelUrl, 'cancelUrl'),
  };
  await renewHeld(deps, payments, actor.userId);
  for (let attempt = 1; attempt <= triesMost; attempt += 1) {
    const stored = await findSubscription(deps.db, actor.userId);
    if (stored === null) throw new AppError('auth.required');
    if (isRunning(stored)) return changePlan(deps, payments, stored, input);
    if (!isMoreThan(input.planId, shownPlan(stored, deps.now()))) throw new AppError('plan.not_available');
    const checkout = await reserve(deps, payments, actor.userId, input);
    const url = checkout && (await askForUrl(deps, payments, checkout, input));
    if (url) return url;
  }
  throw new AppError('plan.not_available');
}

/**
 * An address as we read it, which is the one that is passed on: others may read the same letters otherwise.
 * @throws AppError request.invalid unless it is of `PUBLIC_URL`. A machine of one's own has several names, and the web
 *   app under development a port of its own; the player goes back to where they are signed in.
 */
export function ownAddress({ settings }: Pick<Deps, 'settings'>, address: string, path: string): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  const own = new URL(settings.publicUrl);
  const isOwnName = url?.origin === own.origin || (url?.protocol === 'http:' && isLoopback(url) && isLoopback(own));
  const isBelow = `${url?.pathname}/`.startsWith(own.pathname.replace(/\/?$/, '/'));
  if (url !== null && isOwnName && isBelow && url.username === '' && url.password === '') return url.href;
  throw new AppError('request.invalid', [{ path, message: billingMessages.returnAddress }]);
}

const isLoopback = ({ hostname }: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/**
 * Asks how a subscription stands that we take for running: one that ended without a word must not stand in the way of
 * another, and one that is unpaid beyond the grace ends.
 */
async function renewHeld(deps: Deps, payments: PaymentsPort, userId: string): Promise<void> {
  const stored = await findSubscription(deps.db, userId);
  if (stored !== null && isRunning(stored) && stored.provider === payments.kind)
    await endIfLapsed(deps, payments, stored);
}

/** What a subscriber gets: the way to a bigger plan, or to the card that did not work. */
async function changePlan(
  deps: Deps,
  payments: PaymentsPort,
  stored: RunningSubscription,
  input: CheckoutInput,
): Promise<string> {
  if (stored.provider !== payments.kind) throw new AppError('payments.unavailable');
  if (stored.status === 'past_due') {
    return (await callProvider(deps, payments.portal(stored.customerId, input.cancelUrl))).url;
  }
  if (!isMoreThan(input.planId, stored.plan)) throw new AppError('plan.not_available');
  const { userId, subscriptionId, customerId } = stored;
  const order = { userId, subscriptionId, customerId, plan: input.planId };
  const ways = { successUrl: input.successUrl, cancelUrl: input.cancelUrl };
  const { url } = await callProvider(deps, payments.upgrade({ ...order, ...ways }));
  const now = deps.now();
  await inTransaction(deps.db, (tx) => saveSubscription(tx, userId, { upgradeAskedAt: now }, now));
  return url;
}

/** The player's one open checkout, made when there is none; null when the player has become a subscriber meanwhile. */
function reserve(
  deps: Deps,
  payments: PaymentsPort,
  userId: string,
  { planId, successUrl, cancelUrl }: CheckoutInput,
): Promise<queries.OpenCheckout | null> {
  return inTransaction(deps.db, async (tx) => {
    const stored = await lockSubscription(tx, userId);
    if (stored === null || isRunning(stored)) return null;
    const open = await queries.openCheckoutOf(tx, userId);
    if (open) return open;
    const now = deps.now();
    const checkout = {
      ...{ id: deps.newId(), userId, plan: planId, provider: payments.kind, customerId: customerAt(stored, payments) },
      ...{ sessionId: null, url: null, successUrl, cancelUrl, trial: (await freeDays(tx, stored.email)) > 0 },
      expiresAt: new Date(now.getTime() + openMinutes * 60_000),
    };
    await queries.insertCheckout(tx, checkout, now);
    return checkout;
  });
}

const customerAt = (stored: StoredSubscription, { kind }: PaymentsPort) =>
  stored.provider === kind ? stored.customerId : null;

/** Null: this checkout is over, another one can be begun. */
async function askForUrl(
  deps: Deps,
  payments: PaymentsPort,
  checkout: queries.OpenCheckout,
  { planId, successUrl, cancelUrl }: CheckoutInput,
): Promise<string | null> {
  const { sessionId, url, provider } = checkout;
  const isSame = checkout.plan === planId && checkout.successUrl === successUrl && checkout.cancelUrl === cancelUrl;
  const isOurs = provider === payments.kind && isSame && checkout.expiresAt > deps.now();
  if (sessionId === null || url === null) {
    const leftMs = checkout.expiresAt.getTime() - deps.now().getTime();
    if (isOurs && leftMs > openMinutesLeast * 60_000) return begin(deps, payments, checkout);
    // unless the provider's answer has come meanwhile: then it is closed there first, the next time round
    await queries.dropUnanswered(deps.db, checkout, deps.now());
    return null;
  }
  if (provider === payments.kind) {
    const state = await callProvider(deps, payments.checkoutState(sessionId));
    if (state?.status === 'complete' && state.subscriptionId !== null) {
      // paid already, and nobody has come back with the news
      await syncSubscription(deps, payments, state.subscriptionId);
      await queries.endCheckout(deps.db, checkout, 'completed', deps.now());
      return null;
    }
    if (isOurs && state?.status === 'open') return url;
    if (state?.status === 'open') await callProvider(deps, payments.closeCheckout(sessionId));
  }
  await queries.endCheckout(deps.db, checkout, 'closed', deps.now());
  return null;
}

/** Several requests may ask at once: the same key is the same checkout at the provider. */
async function begin(deps: Deps, payments: PaymentsPort, checkout: queries.OpenCheckout): Promise<string | null> {
  const stored = await findSubscription(deps.db, checkout.userId);
  if (stored === null) throw new AppError('auth.required');
  const { id: key, userId, plan, customerId, successUrl, cancelUrl, expiresAt } = checkout;
  const days = checkout.trial ? await freeDays(deps.db, stored.email) : 0;
  const order = {
    key,
    userId,
    email: stored.email,
    customerId,
    plan,
    trialDays: days,
    successUrl,
    cancelUrl,
    expiresAt,
  };
  const opening = payments.createCheckout(order).catch(async (error: unknown) => {
    // a key is answered with its first failure for a day: the next click takes another, unless this one is under way
    const isUnderWay = error instanceof PaymentsFailure && error.code === 'idempotency_key_in_use';
    if (!isUnderWay) await queries.dropUnanswered(deps.db, checkout, deps.now());
    throw error;
  });
  const opened = await callProvider(deps, opening);
  if (await queries.keepOpened(deps.db, checkout, opened)) return opened.url;
  await callProvider(deps, payments.closeCheckout(opened.sessionId));
  return null;
}

/**
 * Confirms a checkout by callProvider the provider whether it is complete and this player's. Repeating it changes nothing.
 * @throws AppError checkout.not_found, checkout.unpaid, payments.unavailable, payments.provider_failed
 */
export async function confirmCheckout(deps: Deps, actor: Actor, sessionId: string): Promise<Subscription> {
  const payments = paymentsOf(deps);
  const checkout = await callProvider(deps, payments.checkoutState(sessionId));
  if (checkout?.userId !== actor.userId) throw new AppError('checkout.not_found');
  const { status, payment, subscriptionId } = checkout;
  if (status !== 'complete' || subscriptionId === null || payment === 'unpaid') throw new AppError('checkout.unpaid');
  if (payment === 'no_payment_required') {
    const state = await callProvider(deps, payments.subscriptionState(subscriptionId));
    // nothing to pay is right in a trial only
    if (!state?.trialEndsAt) throw new AppError('checkout.unpaid');
  }
  if ((await syncSubscription(deps, payments, subscriptionId)) === 'unknown') throw new AppError('checkout.unpaid');
  return loadSubscription(deps, actor.userId);
}
