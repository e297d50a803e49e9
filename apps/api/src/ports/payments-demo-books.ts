import { planPricesCents } from '@bandeja/domain/billing/rules';
import { z } from 'zod';
import type { DemoPaymentRow, DemoPaymentRows } from '#kit/database/demo-payments.ts';

export const dayMs = 86_400_000;
const planSchema = z.enum(['premium', 'pro']);
const instant = z.coerce.date();

export const checkoutSchema = z.object({
  kind: z.enum(['subscribe', 'upgrade']),
  plan: planSchema,
  trialDays: z.int(),
  /** An upgrade's, or the outcome of a checkout. */
  subscriptionId: z.string().nullable(),
  successUrl: z.string(),
  cancelUrl: z.string(),
  expiresAt: instant,
  status: z.enum(['open', 'complete', 'declined', 'canceled']),
});
export type Checkout = z.infer<typeof checkoutSchema>;

export const subscriptionSchema = z.object({
  plan: planSchema,
  startedAt: instant,
  periodStart: instant,
  periodEnd: instant,
  trialEndsAt: instant.nullable(),
  cancelAtPeriodEnd: z.boolean(),
  endedAt: instant.nullable(),
  payments: z.array(
    z.object({
      reference: z.string(),
      kind: z.enum(['paid', 'payment_failed', 'refunded']),
      amountCents: z.int(),
      at: instant,
    }),
  ),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

export function renew(id: string, subscription: Subscription, now: Date): void {
  while (subscription.endedAt === null && subscription.periodEnd <= now) {
    const at = subscription.periodEnd;
    if (subscription.cancelAtPeriodEnd) {
      subscription.endedAt = at;
      return;
    }
    subscription.periodStart = at;
    subscription.periodEnd = monthAfter(at);
    pay(subscription, `${id}:${at.toISOString().slice(0, 10)}`, planPricesCents[subscription.plan], at);
  }
}

export function pay(subscription: Subscription, reference: string, amountCents: number, at: Date): void {
  if (amountCents > 0) subscription.payments.push({ reference, kind: 'paid', amountCents, at });
}

/** The same day of the next month, or that month's last one. */
function monthAfter(date: Date): Date {
  const next = new Date(date);
  next.setUTCMonth(date.getUTCMonth() + 1);
  if (next.getUTCDate() !== date.getUTCDate()) next.setUTCDate(0);
  return next;
}

export function isPayable({ status, expiresAt }: Checkout, now: Date): boolean {
  return (status === 'open' || status === 'declined') && expiresAt > now;
}

export function checkoutIn(row: DemoPaymentRow | null): Checkout | null {
  return row?.kind === 'checkout' ? checkoutSchema.parse(row.state) : null;
}

export async function subscriptionIn(
  rows: DemoPaymentRows,
  { subscriptionId }: Checkout,
): Promise<Subscription | null> {
  const row = subscriptionId === null ? null : await rows.get(subscriptionId);
  return row && subscriptionSchema.parse(row.state);
}

export function runningTrialEnd(subscription: Subscription | null, now: Date): Date | null {
  const end = subscription?.trialEndsAt ?? null;
  return end !== null && end > now ? end : null;
}

/** Price difference of another plan for the rest of the period; none during a trial. */
export function restOfPeriodCents(subscription: Subscription, plan: Subscription['plan'], now: Date): number {
  if (runningTrialEnd(subscription, now) !== null) return 0;
  const [from, to] = [subscription.periodStart.getTime(), subscription.periodEnd.getTime()];
  const share = Math.max(0, to - now.getTime()) / (to - from);
  return Math.max(0, Math.round((planPricesCents[plan] - planPricesCents[subscription.plan]) * share));
}

export function begin({ plan, trialDays }: Checkout, now: Date): Subscription {
  const trialEndsAt = trialDays > 0 ? new Date(now.getTime() + trialDays * dayMs) : null;
  return {
    plan,
    trialEndsAt,
    startedAt: now,
    periodStart: now,
    periodEnd: trialEndsAt ?? monthAfter(now),
    cancelAtPeriodEnd: false,
    endedAt: null,
    payments: [],
  };
}
