import { expect, it } from 'vitest';
import type { OpenCheckout } from '#features/billing/checkout.queries.ts';
import { checkoutStep } from '#features/billing/checkout.rules.ts';
import type { CheckoutState } from '#ports/payments.ts';

const now = new Date('2026-12-01T10:00:00Z');
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const wanted = { planId: 'premium', successUrl: 'http://localhost/ok', cancelUrl: 'http://localhost/no' } as const;
const fresh: OpenCheckout = {
  id: 'checkout-1',
  userId: 'user-1',
  plan: 'premium',
  provider: 'stripe',
  customerId: null,
  opened: null,
  successUrl: wanted.successUrl,
  cancelUrl: wanted.cancelUrl,
  trial: true,
  expiresAt: inMinutes(60),
};
const opened: OpenCheckout = { ...fresh, opened: { sessionId: 'cs_1', url: 'https://pago.example/cs_1' } };
const open: CheckoutState = { userId: 'user-1', status: 'open', payment: 'unpaid', subscriptionId: null };
const complete: CheckoutState = { ...open, status: 'complete', payment: 'paid', subscriptionId: 'sub_1' };

it.each<[string, OpenCheckout, CheckoutState | null | undefined, string]>([
  ['not created yet', fresh, undefined, 'create'],
  ['not created, with 36 minutes left', { ...fresh, expiresAt: inMinutes(36) }, undefined, 'create'],
  ['not created, with 35 minutes left', { ...fresh, expiresAt: inMinutes(35) }, undefined, 'drop'],
  ['not created, for another plan', { ...fresh, plan: 'pro' }, undefined, 'drop'],
  ['not created, with another way back', { ...fresh, cancelUrl: 'http://127.0.0.1/no' }, undefined, 'drop'],
  ['not created, at another provider', { ...fresh, provider: 'test' }, undefined, 'drop'],
  ['created', opened, undefined, 'ask'],
  ['created at another provider', { ...opened, provider: 'test' }, undefined, 'close'],
  ['unknown to the provider', opened, null, 'close'],
  ['open', opened, open, 'continue'],
  ['open, for another plan', { ...opened, plan: 'pro' }, open, 'expire'],
  ['open, with another way back', { ...opened, successUrl: 'http://127.0.0.1/ok' }, open, 'expire'],
  ['open, past its time', { ...opened, expiresAt: now }, open, 'expire'],
  ['paid', opened, complete, 'paid'],
  ['paid, for another plan', { ...opened, plan: 'pro' }, complete, 'paid'],
  ['complete without a subscription', opened, { ...complete, subscriptionId: null }, 'close'],
  ['expired', opened, { ...open, status: 'expired' }, 'close'],
])('a checkout that is %s', (_what, checkout, state, step) => {
  const facts = { provider: 'stripe', now };
  expect(checkoutStep(checkout, wanted, state === undefined ? facts : { ...facts, state })).toBe(step);
});
