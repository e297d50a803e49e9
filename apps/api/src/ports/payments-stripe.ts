import type { Stripe } from 'stripe';
import {
  type CheckoutOrder,
  type CheckoutState,
  type PaymentEvent,
  PaymentsFailure,
  type PaymentsPort,
  type ProviderSubscription,
} from '#ports/payments.ts';
import { portalToChange, portalToPay, soldPrices, upgradePage } from '#ports/payments-stripe-portal.ts';
import { idOf, paidOfPeriod, toEvent, toSubscription, userIdOf } from '#ports/payments-stripe-read.ts';
import type { StripeSettings } from '#settings.ts';

const timeoutMs = 10_000;
const retriesMost = 2;
const toleranceSeconds = 300;
const apiVersion = '2026-10-28.endive';
/** Invoices and charges looked back on: more than two years of months. */
const pageSize = 30;

export function stripePayments(settings: StripeSettings): PaymentsPort {
  let loaded: Promise<Stripe> | undefined;
  const load = () => {
    loaded ??= openStripe(settings);
    return loaded;
  };
  const callStripe = async <T>(work: (stripe: Stripe) => Promise<T>): Promise<T> => {
    const stripe = await load();
    try {
      return await work(stripe);
    } catch (error) {
      throw failureOf(error);
    }
  };
  // loaded once: a price never changes its amount, and the configuration is ours alone
  const sold = once(async () => soldPrices(await load(), settings.prices));
  const changing = once(async () => portalToChange(await load(), await sold()));
  const paying = once(async () => portalToPay(await load()));
  return {
    kind: 'stripe',
    createCheckout: (order) =>
      callStripe(async (stripe) => {
        await sold();
        return createCheckout(stripe, settings, order);
      }),
    checkoutState: (id) => callStripe((stripe) => checkoutState(stripe, id)),
    closeCheckout: (id) => callStripe((stripe) => closeCheckout(stripe, id)),
    subscriptionState: (id) => callStripe((stripe) => subscriptionState(stripe, settings, id)),
    upgrade: (order) =>
      callStripe(async (stripe) =>
        upgradePage(stripe, order, { price: settings.prices[order.plan], portal: await changing() }),
      ),
    cancelAtPeriodEnd: (id) =>
      callStripe(async (stripe) => void (await stripe.subscriptions.update(id, { cancel_at_period_end: true }))),
    resume: (id) => callStripe((stripe) => resume(stripe, id)),
    refundAndEnd: (id) => callStripe((stripe) => refundAndEnd(stripe, id)),
    refundPayment: (_id, invoice) => callStripe((stripe) => refundInvoice(stripe, invoice)),
    cancelNow: (id) => callStripe((stripe) => cancelNow(stripe, id)),
    portal: (customer, returnUrl) =>
      callStripe(async (stripe) => {
        const page = { customer, return_url: returnUrl, configuration: await paying(), locale: 'es' } as const;
        return { url: (await stripe.billingPortal.sessions.create(page)).url };
      }),
    parseWebhook: async (raw, signature) => parseWebhook(await load(), settings, raw, signature),
  };
}

function once<T>(work: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  return () => {
    answer ??= work().catch((error) => {
      answer = undefined;
      throw error;
    });
    return answer;
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

/** Keeps only the kind of failure: Stripe's messages may quote addresses. */
function failureOf(error: unknown): PaymentsFailure {
  if (error instanceof PaymentsFailure) return error;
  const named = detailsOf(error);
  return new PaymentsFailure(named.code ?? named.type ?? 'unreachable');
}

function detailsOf(error: unknown): { code?: string; type?: string; statusCode?: number } {
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
      // the account's prices include IVA; the amount is never ours to set
      line_items: [{ price: prices[order.plan], quantity: 1 }],
      client_reference_id: order.userId,
      ...(order.customerId === null ? emailFor(order.email) : { customer: order.customerId }),
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

/** Stripe takes addresses of ASCII alone; for another one its page asks. */
function emailFor(email: string): { customer_email?: string } {
  return /^\p{ASCII}+$/u.test(email) ? { customer_email: email } : {};
}

/** Stripe puts the id in the braces' place, which therefore must not be escaped. */
function withSessionId(successUrl: string): string {
  const [address, hash] = successUrl.split('#');
  const mark = address?.includes('?') ? '&' : '?';
  return `${address}${mark}session_id={CHECKOUT_SESSION_ID}${hash === undefined ? '' : `#${hash}`}`;
}

async function checkoutState(stripe: Stripe, id: string): Promise<CheckoutState | null> {
  // the id becomes part of an address
  if (!/^cs_\w+$/.test(id)) return null;
  const session = await unlessMissing(stripe.checkout.sessions.retrieve(id));
  if (session?.mode !== 'subscription') return null;
  return {
    userId: userIdOf(session.client_reference_id),
    status: statusOf(session.status),
    payment: paymentOf(session.payment_status),
    subscriptionId: idOf(session.subscription),
  };
}

function statusOf(status: Stripe.Checkout.Session['status']): CheckoutState['status'] {
  if (status === 'complete') return 'complete';
  return status === 'open' ? 'open' : 'expired';
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
  const [{ data: invoices }, { data: charges }] = await Promise.all([
    stripe.invoices.list({ subscription: id, limit: pageSize }),
    stripe.charges.list({ customer, limit: pageSize }),
  ]);
  const givenBack = charges.filter(({ amount_refunded: cents }) => cents > 0);
  const lists = await Promise.all(givenBack.map(({ id: charge }) => stripe.refunds.list({ charge, limit: pageSize })));
  const refunds = lists.flatMap(({ data }) => data);
  const isRefunded = givenBack.length > 0 && (await isWholly(stripe, paidOfPeriod(subscription, invoices), givenBack));
  return toSubscription({ subscription, invoices, refunds, isRefunded }, prices);
}

async function isWholly(stripe: Stripe, invoices: Stripe.Invoice[], givenBack: Stripe.Charge[]): Promise<boolean> {
  const full = givenBack.filter(({ refunded }) => refunded);
  const names = new Set(full.flatMap(({ id, payment_intent: intent }) => [id, idOf(intent) ?? id]));
  const payments = (await Promise.all(invoices.map(({ id }) => paymentsOfInvoice(stripe, id)))).flat();
  return payments.length > 0 && payments.every(({ intent, charge }) => names.has(intent ?? charge ?? ''));
}

async function paymentsOfInvoice(stripe: Stripe, invoice: string) {
  const { data } = await stripe.invoicePayments.list({ invoice, status: 'paid' });
  return data.map(({ payment }) => ({ intent: idOf(payment.payment_intent), charge: idOf(payment.charge) }));
}

/** Stripe stores a planned end in one of two fields: clears the one in use. */
async function resume(stripe: Stripe, id: string): Promise<void> {
  const { cancel_at_period_end: atPeriodEnd, cancel_at: at } = await stripe.subscriptions.retrieve(id);
  if (atPeriodEnd) await stripe.subscriptions.update(id, { cancel_at_period_end: false });
  else if (at !== null) await stripe.subscriptions.update(id, { cancel_at: '' });
}

/** Refunds before ending: a withdrawal that breaks off can be repeated while the subscription runs. */
async function refundAndEnd(stripe: Stripe, id: string): Promise<void> {
  const paid = await stripe.invoices.list({ subscription: id, status: 'paid', limit: pageSize });
  for (const invoice of paid.data) {
    if (invoice.amount_paid > 0) await refundInvoice(stripe, invoice.id);
  }
  await cancelNow(stripe, id);
}

async function refundInvoice(stripe: Stripe, invoice: string): Promise<void> {
  for (const { intent, charge } of await paymentsOfInvoice(stripe, invoice)) {
    if (intent !== null) await refund(stripe, { payment_intent: intent });
    else if (charge !== null) await refund(stripe, { charge });
  }
}

/** Stripe would repeat the first failure for an idempotency key for a day, and refunds nothing twice anyway. */
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
