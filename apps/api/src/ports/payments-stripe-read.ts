import type { Stripe } from 'stripe';
import { z } from 'zod';
import type { PaidPlan, PaymentEvent, ProviderPayment, ProviderSubscription } from '#ports/payments.ts';

export function idOf(reference: string | { id: string } | null | undefined): string | null {
  if (reference === null || reference === undefined) return null;
  return typeof reference === 'string' ? reference : reference.id;
}

const instant = (seconds: number) => new Date(seconds * 1000);

/** Our user ids are UUIDs; other ids in a Stripe account belong to other products. */
export function userIdOf(text: string | null | undefined): string | null {
  return z.uuid().safeParse(text).data ?? null;
}

export type SubscriptionParts = {
  subscription: Stripe.Subscription;
  invoices: Stripe.Invoice[];
  refunds: Stripe.Refund[];
  isRefunded: boolean;
};

function planOf(price: string | undefined, prices: Record<PaidPlan, string>): PaidPlan | null {
  if (price === prices.premium) return 'premium';
  return price === prices.pro ? 'pro' : null;
}

export function toSubscription(parts: SubscriptionParts, prices: Record<PaidPlan, string>): ProviderSubscription {
  const { subscription, invoices, refunds, isRefunded } = parts;
  const phase = phaseOf(subscription.status);
  const item = subscription.items.data[0];
  const price = item?.price.id;
  const { from, to } = periodOf(subscription);
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer) ?? '',
    userId: userIdOf(subscription.metadata.user_id),
    plan: planOf(price, prices),
    phase,
    // a period begins before it is paid
    paidUntil: instant(phase === 'unpaid' ? from : to),
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    trialEndsAt: subscription.trial_end === null ? null : instant(subscription.trial_end),
    startedAt: instant(subscription.start_date),
    isRefunded,
    payments: [...invoices.flatMap(paymentsOf), ...refunds.flatMap(refundOf)],
  };
}

function periodOf({ items, start_date: start }: Stripe.Subscription): { from: number; to: number } {
  const item = items.data[0];
  return { from: item?.current_period_start ?? start, to: item?.current_period_end ?? start };
}

/** Includes an upgrade's. */
export function paidOfPeriod(subscription: Stripe.Subscription, invoices: Stripe.Invoice[]): Stripe.Invoice[] {
  const { from } = periodOf(subscription);
  return invoices.filter(
    ({ status, amount_paid: paid, lines }) =>
      status === 'paid' && paid > 0 && lines.data.some(({ period }) => period.end > from),
  );
}

function phaseOf(status: Stripe.Subscription['status']): ProviderSubscription['phase'] {
  switch (status) {
    case 'active':
    case 'trialing':
      return 'running';
    case 'past_due':
    case 'unpaid':
    case 'paused':
      return 'unpaid';
    case 'canceled':
      return 'ended';
    default:
      // incomplete: its first payment never came
      return 'pending';
  }
}

/** A paid invoice with more than one attempt has failed before. */
function paymentsOf(invoice: Stripe.Invoice): ProviderPayment[] {
  const paidAt = invoice.status === 'paid' ? invoice.status_transitions.paid_at : null;
  const payments: ProviderPayment[] = [];
  const entry = (kind: ProviderPayment['kind'], amountCents: number, seconds: number) =>
    payments.push({ reference: invoice.id, kind, amountCents, at: instant(seconds) });
  const failedTries = invoice.attempt_count - (paidAt === null ? 0 : 1);
  if (failedTries > 0) entry('payment_failed', invoice.amount_due, invoice.created);
  if (paidAt !== null && invoice.amount_paid > 0) entry('paid', invoice.amount_paid, paidAt);
  return payments;
}

function refundOf({ id, status, amount, created }: Stripe.Refund): ProviderPayment[] {
  if (status === 'failed' || status === 'canceled') return [];
  return [{ reference: id, kind: 'refunded', amountCents: amount, at: instant(created) }];
}

const reference = z.union([z.string(), z.object({ id: z.string() })]).nullish();
/** The fields of an event that identify its subject; nothing else of it is used. */
const subjectSchema = z.object({
  id: z.string().optional(),
  object: z.string(),
  customer: reference,
  subscription: reference,
  parent: z.object({ subscription_details: z.object({ subscription: reference }).nullish() }).nullish(),
});

export function toEvent({ id, type, data }: Stripe.Event): PaymentEvent {
  const object = subjectSchema.safeParse(data.object).data;
  const named = idOf(object?.subscription) ?? idOf(object?.parent?.subscription_details?.subscription);
  const subscriptionId = object?.object === 'subscription' ? (object.id ?? null) : named;
  return { id, kind: type, subscriptionId, customerId: idOf(object?.customer) };
}
