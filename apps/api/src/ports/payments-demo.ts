import { randomUUID } from 'node:crypto';
import { planPricesCents } from '@bandeja/domain/billing/rules';
import type { DemoPaymentRows, DemoPaymentStore } from '#kit/database/demo-payments.ts';
import { pages } from '#kit/pages.ts';
import {
  type CheckoutOrder,
  type CheckoutState,
  type DemoCheckout,
  type DemoCheckoutOutcome,
  type DemoCheckoutView,
  PaymentsFailure,
  type PaymentsPort,
  type ProviderSubscription,
  type UpgradeOrder,
} from '#ports/payments.ts';
import {
  begin,
  type Checkout,
  checkoutIn,
  checkoutSchema,
  dayMs,
  isPayable,
  pay,
  renew,
  restOfPeriodCents,
  runningTrialEnd,
  type Subscription,
  subscriptionIn,
  subscriptionSchema,
} from '#ports/payments-demo-books.ts';

const upgradeMinutes = 60;

type Outside = { store: DemoPaymentStore; now: () => Date };

/** Keeps its own books and takes no money; renewals are computed when it is called (docs/product.md#demo-accounts). */
export function demoPayments(outside: Outside): PaymentsPort {
  const { store, now } = outside;
  const changing = async (id: string, change: (subscription: Subscription) => void): Promise<Found | null> => {
    const userId = await store.ownerOf(id);
    if (userId === null) return null;
    return store.alone(userId, async (rows) => {
      const row = await rows.get(id);
      if (row?.kind !== 'subscription') return null;
      const subscription = subscriptionSchema.parse(row.state);
      renew(id, subscription, now());
      change(subscription);
      await rows.put({ id, kind: 'subscription', state: subscription });
      return { id, userId, subscription };
    });
  };
  const must = async (id: string, change: (subscription: Subscription) => void): Promise<void> => {
    if ((await changing(id, change)) === null) throw new PaymentsFailure('resource_missing');
  };
  return {
    kind: 'test',
    demoCheckout: demoCheckout(outside),
    createCheckout: (order) => createCheckout(outside, order),
    checkoutState: (id) => checkoutState(outside, id),
    closeCheckout: (id) => closeCheckout(outside, id),
    subscriptionState: async (id) => {
      const found = await changing(id, () => {});
      return found && toState(found);
    },
    upgrade: (order) => upgrade(outside, order),
    cancelAtPeriodEnd: (id) =>
      must(id, (subscription) => {
        subscription.cancelAtPeriodEnd = true;
      }),
    resume: (id) =>
      must(id, (subscription) => {
        subscription.cancelAtPeriodEnd = false;
      }),
    refundAndEnd: (id) =>
      must(id, (subscription) => {
        if (subscription.endedAt !== null) return;
        subscription.endedAt = now();
        const paid = subscription.payments.filter(({ kind }) => kind === 'paid');
        subscription.payments.push(...paid.map((each) => ({ ...each, kind: 'refunded' as const, at: now() })));
      }),
    refundPayment: (id, reference) =>
      must(id, (subscription) => {
        const of = (kind: string) =>
          subscription.payments.find((each) => each.reference === reference && each.kind === kind);
        const paid = of('paid');
        if (!paid) throw new PaymentsFailure('resource_missing');
        if (of('refunded')) return;
        subscription.payments.push({ ...paid, kind: 'refunded', at: now() });
      }),
    cancelNow: async (id) => {
      await changing(id, (subscription) => {
        subscription.endedAt ??= now();
      });
    },
    portal: async (_customer, returnUrl) => ({ url: returnUrl }),
    parseWebhook: async () => null,
  };
}

type Found = { id: string; userId: string; subscription: Subscription };

function toState({ id, userId, subscription }: Found): ProviderSubscription {
  const { plan, endedAt, periodEnd, cancelAtPeriodEnd, trialEndsAt, startedAt, payments } = subscription;
  return {
    id,
    userId,
    plan,
    cancelAtPeriodEnd,
    trialEndsAt,
    startedAt,
    payments,
    customerId: customerOf(userId),
    phase: endedAt === null ? 'running' : 'ended',
    isRefunded: false,
    paidUntil: periodEnd,
  };
}

const customerOf = (userId: string) => `test_cus_${userId}`;

const checkoutUrl = (id: string, { successUrl }: { successUrl: string }) =>
  new URL(pages.demoCheckout(id), successUrl).href;

async function createCheckout(outside: Outside, order: CheckoutOrder) {
  const { key: id, userId, plan, trialDays, successUrl, cancelUrl, expiresAt } = order;
  await outside.store.alone(userId, async (rows) => {
    if (await rows.get(id)) return;
    const state: Checkout = {
      plan,
      trialDays,
      successUrl,
      cancelUrl,
      expiresAt,
      kind: 'subscribe',
      subscriptionId: null,
      status: 'open',
    };
    await rows.put({ id, kind: 'checkout', state });
  });
  return { sessionId: id, url: checkoutUrl(id, order) };
}

function upgrade(outside: Outside, order: UpgradeOrder): Promise<{ url: string }> {
  const { userId, plan, subscriptionId, successUrl, cancelUrl } = order;
  return outside.store.alone(userId, async (rows) => {
    const now = outside.now();
    const known = (await checkoutsOf(rows)).find(
      ({ checkout }) =>
        checkout.kind === 'upgrade' && checkout.subscriptionId === subscriptionId && isPayable(checkout, now),
    );
    if (known) {
      // the return address is the player's current page
      await rows.put({ id: known.id, kind: 'checkout', state: { ...known.checkout, successUrl, cancelUrl } });
      return { url: checkoutUrl(known.id, order) };
    }
    const id = randomUUID();
    const expiresAt = new Date(now.getTime() + upgradeMinutes * 60_000);
    const state: Checkout = {
      plan,
      trialDays: 0,
      subscriptionId,
      successUrl,
      cancelUrl,
      expiresAt,
      kind: 'upgrade',
      status: 'open',
    };
    await rows.put({ id, kind: 'checkout', state });
    return { url: checkoutUrl(id, order) };
  });
}

async function checkoutsOf(rows: DemoPaymentRows): Promise<{ id: string; checkout: Checkout }[]> {
  return (await rows.list('checkout')).map(({ id, state }) => ({ id, checkout: checkoutSchema.parse(state) }));
}

async function checkoutState({ store, now }: Outside, id: string): Promise<CheckoutState | null> {
  const userId = await store.ownerOf(id);
  if (userId === null) return null;
  return store.alone(userId, async (rows) => {
    const checkout = checkoutIn(await rows.get(id));
    if (!checkout) return null;
    if (checkout.status !== 'complete') {
      const status = isPayable(checkout, now()) ? 'open' : 'expired';
      return { userId, status, payment: 'unpaid', subscriptionId: null };
    }
    return {
      userId,
      status: 'complete',
      payment: checkout.trialDays > 0 ? 'no_payment_required' : 'paid',
      subscriptionId: checkout.subscriptionId,
    };
  });
}

async function closeCheckout({ store }: Outside, id: string): Promise<void> {
  const userId = await store.ownerOf(id);
  if (userId === null) return;
  await store.alone(userId, async (rows) => {
    const checkout = checkoutIn(await rows.get(id));
    if (checkout === null || checkout.status === 'complete') return;
    await rows.put({ id, kind: 'checkout', state: { ...checkout, status: 'canceled' } });
  });
}

function demoCheckout(outside: Outside): DemoCheckout {
  const { store, now } = outside;
  return {
    find: (userId, id) =>
      store.alone(userId, async (rows) => {
        const checkout = checkoutIn(await rows.get(id));
        return checkout && shownAt(rows, id, checkout, now());
      }),
    finish: (userId, id, outcome) =>
      store.alone(userId, async (rows) => {
        const checkout = checkoutIn(await rows.get(id));
        return checkout && { redirectUrl: await play(rows, { id, checkout }, outcome, now()) };
      }),
  };
}

async function shownAt(rows: DemoPaymentRows, id: string, checkout: Checkout, now: Date): Promise<DemoCheckoutView> {
  const { kind, plan, trialDays, status } = checkout;
  const isPast = status !== 'complete' && status !== 'canceled' && !isPayable(checkout, now);
  const shown = { id, kind, plan, status: isPast ? ('expired' as const) : status };
  const subscription = await subscriptionIn(rows, checkout);
  if (kind === 'upgrade') {
    const dueNowCents = subscription ? restOfPeriodCents(subscription, plan, now) : 0;
    return { ...shown, dueNowCents, trialEndsAt: runningTrialEnd(subscription, now) };
  }
  const trialEndsAt = subscription?.trialEndsAt ?? new Date(now.getTime() + trialDays * dayMs);
  return trialDays > 0
    ? { ...shown, dueNowCents: 0, trialEndsAt }
    : { ...shown, dueNowCents: planPricesCents[plan], trialEndsAt: null };
}

/** Answers where the browser goes; null: nowhere, the payment was declined or the checkout is over. */
async function play(
  rows: DemoPaymentRows,
  { id, checkout }: { id: string; checkout: Checkout },
  outcome: DemoCheckoutOutcome,
  now: Date,
): Promise<string | null> {
  const put = (changes: Partial<Checkout>) => rows.put({ id, kind: 'checkout', state: { ...checkout, ...changes } });
  if (checkout.status === 'complete') return successOf(id, checkout);
  if (!isPayable(checkout, now)) return outcome === 'decline' ? null : checkout.cancelUrl;
  if (outcome === 'cancel') {
    await put({ status: 'canceled' });
    return checkout.cancelUrl;
  }
  if (outcome === 'decline') {
    await put({ status: 'declined' });
    return null;
  }
  const subscriptionId = checkout.subscriptionId ?? `test_sub_${id}`;
  const current = await subscriptionIn(rows, checkout);
  const subscription = current ?? begin(checkout, now);
  if (current) {
    renew(subscriptionId, subscription, now);
    if (subscription.endedAt !== null) return checkout.cancelUrl;
    pay(subscription, id, restOfPeriodCents(subscription, checkout.plan, now), now);
    subscription.plan = checkout.plan;
  } else if (checkout.trialDays === 0) {
    pay(subscription, id, planPricesCents[checkout.plan], now);
  }
  await rows.put({ id: subscriptionId, kind: 'subscription', state: subscription });
  await put({ status: 'complete', subscriptionId });
  return successOf(id, checkout);
}

function successOf(id: string, { successUrl }: Checkout): string {
  const url = new URL(successUrl);
  url.searchParams.set('session_id', id);
  return url.href;
}
