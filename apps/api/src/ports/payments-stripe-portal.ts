import { createHash } from 'node:crypto';
import { planPricesCents } from '@bandeja/domain/billing/rules';
import type { Stripe } from 'stripe';
import { type PaidPlan, PaymentsFailure, type UpgradeOrder } from '#ports/payments.ts';
import { idOf } from '#ports/payments-stripe-read.ts';

// Players cancel and change on our pages: the general portal offers only cards and invoices, a second configuration confirms upgrades.

/** @throws PaymentsFailure price_differs when a price is not the one our pages show: then nothing is sold */
export async function soldPrices(stripe: Stripe, prices: Record<PaidPlan, string>): Promise<Stripe.Price[]> {
  const retrieved = (['premium', 'pro'] as const).map(async (plan) => {
    const price = await stripe.prices.retrieve(prices[plan]);
    if (!isAsShown(price, planPricesCents[plan])) throw new PaymentsFailure('price_differs');
    return price;
  });
  return Promise.all(retrieved);
}

function isAsShown(price: Stripe.Price, cents: number): boolean {
  const { currency, unit_amount: amount, recurring, tax_behavior: tax } = price;
  const isMonthly = recurring?.interval === 'month' && recurring.interval_count === 1;
  return isMonthly && currency === 'eur' && amount === cents && tax !== 'exclusive';
}

type Features = Stripe.BillingPortal.ConfigurationCreateParams.Features;

const payingFeatures: Features = {
  invoice_history: { enabled: true },
  payment_method_update: { enabled: true },
  subscription_cancel: { enabled: false },
  subscription_update: { enabled: false },
};

export function portalToPay(stripe: Stripe): Promise<string> {
  return findOrMakePortal(stripe, payingFeatures);
}

/** The portal in which an upgrade is confirmed: the rest of the month is paid at once. */
export function portalToChange(stripe: Stripe, sold: Stripe.Price[]): Promise<string> {
  const byProduct = Map.groupBy(sold, ({ product }) => idOf(product) ?? '');
  const products = [...byProduct].map(([product, list]) => ({ product, prices: list.map(({ id }) => id) }));
  return findOrMakePortal(stripe, {
    ...payingFeatures,
    subscription_update: {
      enabled: true,
      default_allowed_updates: ['price'],
      products,
      proration_behavior: 'always_invoice',
      trial_update_behavior: 'continue_trial',
    },
  });
}

async function findOrMakePortal(stripe: Stripe, features: Features): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(features)).digest('hex');
  const mark = `bandeja-${hash.slice(0, 16)}`;
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  const known = data.find(({ metadata }) => metadata?.made_for === mark);
  return known?.id ?? (await stripe.billingPortal.configurations.create({ metadata: { made_for: mark }, features })).id;
}

export async function upgradePage(
  stripe: Stripe,
  order: UpgradeOrder,
  { price, portal }: { price: string; portal: string },
): Promise<{ url: string }> {
  const { customerId, subscriptionId, successUrl, cancelUrl } = order;
  const subscription = await stripe.subscriptions.retrieve(subscriptionId);
  const item = subscription.items.data[0];
  if (!item) throw new PaymentsFailure('subscription_without_item');
  const page = await stripe.billingPortal.sessions.create({
    customer: customerId,
    configuration: portal,
    return_url: cancelUrl,
    locale: 'es',
    flow_data: {
      type: 'subscription_update_confirm',
      subscription_update_confirm: { subscription: subscriptionId, items: [{ id: item.id, price, quantity: 1 }] },
      after_completion: { type: 'redirect', redirect: { return_url: successUrl } },
    },
  });
  return { url: page.url };
}
