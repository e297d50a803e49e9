import { createHash } from 'node:crypto';
import type { Stripe } from 'stripe';
import {
  type CheckoutOrder,
  type CheckoutState,
  type PaymentEvent,
  PaymentsFailure,
  type PaymentsPort,
  type ProviderSubscription,
  type UpgradeOrder,
} from '#ports/payments.ts';
import { idOf, toEvent, toSubscription, userIdOf } from '#ports/payments-stripe-read.ts';
import type { StripeSettings } from '#settings.ts';

const timeoutMs = 10_000;
const retriesMost = 2;
/** How old a signed event may be. */
const toleranceSeconds = 300;
/** The form of requests and answers this code was written for, whatever the account's own default is. */
const apiVersion = '2026-10-28.endive';
/** Invoices and charges looked back on: more than two years of months. */
const pageSize = 30;

/** Stripe's hosted checkout and billing portal. The SDK is loaded with the first call. */
export function stripePayments(settings: StripeSettings): PaymentsPort {
  let loaded: Promise<Stripe> | undefined;
  const load = () => {
    loaded ??= openStripe(settings);
    return loaded;
  };
  const asking = async <T>(work: (stripe: Stripe) => Promise<T>): Promise<T> => {
    const stripe = await load();
    try {
      return await work(stripe);
    } catch (error) {
      throw failureOf(error);
    }
  };
  let portalId: Promise<string> | undefined;
  const portalConfiguration = (stripe: Stripe) => {
    portalId ??= findOrMakePortal(stripe, settings.prices).catch((error) => {
      portalId = undefined;
      throw error;
    });
    return portalId;
  };
  return {
    kind: 'stripe',
    createCheckout: (order) => asking((stripe) => createCheckout(stripe, settings, order)),
    checkoutState: (id) => asking((stripe) => checkoutState(stripe, id)),
    closeCheckout: (id) => asking((stripe) => closeCheckout(stripe, id)),
    subscriptionState: (id) => asking((stripe) => subscriptionState(stripe, settings, id)),
    upgrade: (order) => asking(async (stripe) => upgrade(stripe, settings, await portalConfiguration(stripe), order)),
    cancelAtPeriodEnd: (id) =>
      asking(async (stripe) => void (await stripe.subscriptions.update(id, { cancel_at_period_end: true }))),
    resume: (id) => asking((stripe) => resume(stripe, id)),
    refundAndEnd: (id) => asking((stripe) => refundAndEnd(stripe, id)),
    cancelNow: (id) => asking((stripe) => cancelNow(stripe, id)),
    portal: (customer, returnUrl) =>
      asking(async (stripe) => {
        const configuration = await portalConfiguration(stripe);
        const page = { customer, return_url: returnUrl, configuration, locale: 'es' } as const;
        return { url: (await stripe.billingPortal.sessions.create(page)).url };
      }),
    parseWebhook: async (raw, signature) => parseWebhook(await load(), settings, raw, signature),
  };
}

async function openStripe({ secretKey, apiBase }: StripeSettings): Promise<Stripe> {
  const { Stripe } = await import('stripe');
  const base = apiBase === null ? null : new URL(apiBase);
  const protocol = base?.protocol === 'http:' ? 'http' : 'https';
  return new Stripe(secretKey, {
    apiVersion,
    timeout: timeoutMs,
    maxNetworkRetries: retriesMost,
    telemetry: false,
    ...(base ? { host: base.hostname, port: base.port || (protocol === 'http' ? '80' : '443'), protocol } : {}),
  });
}

/** Only the kind of failure: what Stripe says in words may quote addresses. */
function failureOf(error: unknown): PaymentsFailure {
  const named = detailsOf(error);
  return new PaymentsFailure(named.code ?? named.type ?? 'unreachable');
}

function detailsOf(error: unknown): { code?: string; type?: string; statusCode?: number } {
  // the SDK's errors carry them
  return error instanceof Error ? (error as { code?: string; type?: string; statusCode?: number }) : {};
}

async function unlessMissing<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (detailsOf(error).code === 'resource_missing' || detailsOf(error).statusCode === 404) return null;
    throw error;
  }
}

async function createCheckout(stripe: Stripe, { prices }: StripeSettings, order: CheckoutOrder) {
  const metadata = { user_id: order.userId };
  const trial = order.trialDays > 0 ? { trial_period_days: order.trialDays } : {};
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      // the prices of the account are with IVA; the amount is never ours to say
      line_items: [{ price: prices[order.plan], quantity: 1 }],
      client_reference_id: order.userId,
      ...(order.customerId === null ? { customer_email: order.email } : { customer: order.customerId }),
      metadata,
      subscription_data: { metadata, ...trial },
      payment_method_collection: 'always',
      success_url: withSessionId(order.successUrl),
      cancel_url: order.cancelUrl,
      expires_at: Math.floor(order.expiresAt.getTime() / 1000),
      locale: 'es',
    },
    { idempotencyKey: `checkout-${order.key}` },
  );
  if (session.url === null) throw new PaymentsFailure('checkout_without_address');
  return { sessionId: session.id, url: session.url };
}

/** Stripe puts the id in the braces' place, which therefore must not be escaped. */
function withSessionId(successUrl: string): string {
  const [address, hash] = successUrl.split('#');
  const mark = address?.includes('?') ? '&' : '?';
  return `${address}${mark}session_id={CHECKOUT_SESSION_ID}${hash === undefined ? '' : `#${hash}`}`;
}

async function checkoutState(stripe: Stripe, id: string): Promise<CheckoutState | null> {
  // an id becomes part of an address
  if (!/^cs_\w+$/.test(id)) return null;
  const session = await unlessMissing(stripe.checkout.sessions.retrieve(id));
  if (session?.mode !== 'subscription') return null;
  return {
    userId: userIdOf(session.client_reference_id),
    status: session.status === 'complete' ? 'complete' : session.status === 'open' ? 'open' : 'expired',
    payment: paymentOf(session.payment_status),
    subscriptionId: idOf(session.subscription),
  };
}

function paymentOf(status: Stripe.Checkout.Session['payment_status']): CheckoutState['payment'] {
  if (status === 'paid') return 'paid';
  return status === 'no_payment_required' ? 'no_payment_required' : 'unpaid';
}

async function closeCheckout(stripe: Stripe, id: string): Promise<void> {
  const session = await unlessMissing(stripe.checkout.sessions.retrieve(id));
  if (session?.status === 'open') await stripe.checkout.sessions.expire(id);
}

async function subscriptionState(
  stripe: Stripe,
  { prices }: StripeSettings,
  id: string,
): Promise<ProviderSubscription | null> {
  const subscription = await unlessMissing(stripe.subscriptions.retrieve(id));
  if (!subscription) return null;
  const customer = idOf(subscription.customer) ?? '';
  const [invoices, charges] = await Promise.all([
    stripe.invoices.list({ subscription: id, limit: pageSize }),
    stripe.charges.list({ customer, limit: pageSize }),
  ]);
  return toSubscription({ subscription, invoices: invoices.data, charges: charges.data }, prices);
}

async function upgrade(stripe: Stripe, { prices }: StripeSettings, configuration: string, order: UpgradeOrder) {
  const subscription = await stripe.subscriptions.retrieve(order.subscriptionId);
  const item = subscription.items.data[0];
  if (!item) throw new PaymentsFailure('subscription_without_item');
  const items = [{ id: item.id, price: prices[order.plan], quantity: 1 }];
  const page = await stripe.billingPortal.sessions.create({
    customer: order.customerId,
    configuration,
    return_url: order.cancelUrl,
    locale: 'es',
    flow_data: {
      type: 'subscription_update_confirm',
      subscription_update_confirm: { subscription: order.subscriptionId, items },
      after_completion: { type: 'redirect', redirect: { return_url: order.successUrl } },
    },
  });
  return { url: page.url };
}

/**
 * The portal as it has to be for us: the change to the other plan pays the rest of the month at once, and a
 * cancellation is said on our page, where its terms stand. Made once for a pair of prices.
 */
async function findOrMakePortal(stripe: Stripe, prices: StripeSettings['prices']): Promise<string> {
  const mark = `bandeja-${createHash('sha256').update(`${prices.premium} ${prices.pro}`).digest('hex').slice(0, 16)}`;
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  const known = data.find(({ metadata }) => metadata?.made_for === mark);
  if (known) return known.id;
  const sold = await Promise.all([prices.premium, prices.pro].map((price) => stripe.prices.retrieve(price)));
  const byProduct = Map.groupBy(sold, ({ product }) => idOf(product) ?? '');
  const products = [...byProduct].map(([product, list]) => ({ product, prices: list.map(({ id }) => id) }));
  const made = await stripe.billingPortal.configurations.create({
    metadata: { made_for: mark },
    features: {
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      subscription_cancel: { enabled: false },
      subscription_update: {
        enabled: true,
        default_allowed_updates: ['price'],
        products,
        proration_behavior: 'always_invoice',
        trial_update_behavior: 'continue_trial',
      },
    },
  });
  return made.id;
}

/** Stripe knows two ways to say «until then»: the one that was used is taken back. */
async function resume(stripe: Stripe, id: string): Promise<void> {
  const { cancel_at_period_end: atPeriodEnd, cancel_at: at } = await stripe.subscriptions.retrieve(id);
  if (atPeriodEnd) await stripe.subscriptions.update(id, { cancel_at_period_end: false });
  else if (at !== null) await stripe.subscriptions.update(id, { cancel_at: '' });
}

/** The money first: a withdrawal that breaks off half-way can be asked for again as long as the subscription runs. */
async function refundAndEnd(stripe: Stripe, id: string): Promise<void> {
  const paid = await stripe.invoices.list({ subscription: id, status: 'paid', limit: pageSize });
  for (const invoice of paid.data) {
    if (invoice.amount_paid === 0) continue;
    const payments = await stripe.invoicePayments.list({ invoice: invoice.id, status: 'paid' });
    for (const { payment } of payments.data) {
      const [intent, charge] = [idOf(payment.payment_intent), idOf(payment.charge)];
      const what = intent !== null ? { payment_intent: intent } : charge !== null ? { charge } : null;
      if (what !== null) await refund(stripe, what);
    }
  }
  await cancelNow(stripe, id);
}

/** Without a key of ours, whose first failure would stand for a day: Stripe gives nothing back twice. */
async function refund(stripe: Stripe, what: { payment_intent: string } | { charge: string }): Promise<void> {
  try {
    await stripe.refunds.create({ ...what, reason: 'requested_by_customer' });
  } catch (error) {
    if (detailsOf(error).code !== 'charge_already_refunded') throw error;
  }
}

async function cancelNow(stripe: Stripe, id: string): Promise<void> {
  const subscription = await unlessMissing(stripe.subscriptions.retrieve(id));
  if (!subscription || ['canceled', 'incomplete_expired'].includes(subscription.status)) return;
  await unlessMissing(stripe.subscriptions.cancel(id, { prorate: false, invoice_now: false }));
}

async function parseWebhook(
  stripe: Stripe,
  { webhookSecret }: StripeSettings,
  raw: Buffer,
  signature: string,
): Promise<PaymentEvent | null> {
  try {
    return toEvent(await stripe.webhooks.constructEventAsync(raw, signature, webhookSecret, toleranceSeconds));
  } catch {
    return null;
  }
}
