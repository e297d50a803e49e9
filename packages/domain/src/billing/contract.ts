import * as z from 'zod/mini';
import { billingMessages } from '#billing/messages.ts';
import { planIdSchema, subscriptionSchema, subscriptionStatusSchema } from '#billing/schemas.ts';
import { paidPlans } from '#billing/vocabulary.ts';
import { plannedInstantSchema } from '#wire/dates.ts';
import { endpointsOf, idSchema, instantSchema } from '#wire/endpoint.ts';
import * as unit from '#wire/units.ts';

const endpoint = endpointsOf({ tag: 'Suscripción' });

const address = z.string().check(z.maxLength(500));

/** An entry of a subscription's history. Amounts in euro cents, IVA included. */
export const historyEntrySchema = z.object({
  _id: idSchema,
  kind: z.enum([
    'started',
    'trial_started',
    'paid',
    'payment_failed',
    'upgraded',
    'downgraded',
    'cancel_requested',
    'resumed',
    'ended',
    'refunded',
    'withdrawn',
    'granted',
    'ended_by_admin',
  ]),
  plan: planIdSchema,
  status: subscriptionStatusSchema,
  expiresAt: z.nullable(instantSchema),
  amountCents: z.nullable(unit.cents()),
  reason: z.nullable(z.string()),
  createdAt: instantSchema,
});
export type SubscriptionHistoryEntry = z.infer<typeof historyEntrySchema>;

export const subscriptionDetailsSchema = z.extend(subscriptionSchema, {
  /** Whether a contract with the payment provider is running, which can be cancelled. A plan granted by hand is none. */
  hasContract: z.boolean(),
  /** Whether that contract was cancelled and ends with the paid period: it can be resumed. */
  cancelAtPeriodEnd: z.boolean(),
  trialEndsAt: z.nullable(instantSchema),
  trialAvailable: z.boolean(),
  /** Until then the contract can be withdrawn from; null when there is nothing to withdraw from. */
  withdrawalUntil: z.nullable(instantSchema),
  /** Null: plans cannot be bought. */
  payments: z.nullable(z.enum(['stripe', 'test'])),
  hasPortal: z.boolean(),
  history: z.array(historyEntrySchema),
});
export type SubscriptionDetails = z.infer<typeof subscriptionDetailsSchema>;

export const getSubscription = endpoint('GET /subscriptions/current', {
  summary: 'The subscription with its history and what can be done with it',
  response: subscriptionDetailsSchema,
});

export const createCheckoutSession = endpoint('POST /subscriptions/create-checkout-session', {
  summary: 'Opens a checkout for a plan, or the confirmation of an upgrade; repeated calls return the same one',
  body: z.object({
    planId: z.enum(paidPlans, { error: billingMessages.planUnknown }),
    successUrl: address,
    cancelUrl: address,
  }),
  response: z.object({ checkoutUrl: z.string() }),
  errors: ['plan.not_available', 'payments.unavailable', 'payments.provider_failed'],
  ratePerMinute: 20,
});

export const processSuccessfulPayment = endpoint('POST /subscriptions/process-successful-payment', {
  summary: 'Asks the provider whether this checkout is complete and is this player’s; repeating it changes nothing',
  body: z.object({ sessionId: z.string().check(z.minLength(1), z.maxLength(200)) }),
  response: z.object({ subscription: subscriptionSchema }),
  errors: ['checkout.not_found', 'checkout.unpaid', 'payments.unavailable', 'payments.provider_failed'],
  ratePerMinute: 30,
});

const changeErrors = ['subscription.none', 'payments.unavailable', 'payments.provider_failed'] as const;

export const cancelSubscription = endpoint('POST /subscriptions/cancel', {
  summary: 'Ends the subscription at the end of what is paid; repeating it changes nothing',
  response: subscriptionDetailsSchema,
  errors: changeErrors,
  ratePerMinute: 20,
});

export const resumeSubscription = endpoint('POST /subscriptions/resume', {
  summary: 'Revokes a cancellation before it takes effect',
  response: subscriptionDetailsSchema,
  errors: changeErrors,
  ratePerMinute: 20,
});

export const withdrawSubscription = endpoint('POST /subscriptions/withdraw', {
  summary: 'Withdraws from the contract within 14 days: ends it at once and refunds the payment',
  response: subscriptionDetailsSchema,
  errors: [...changeErrors, 'subscription.withdrawal_over'],
  ratePerMinute: 10,
});

export const openPortal = endpoint('POST /subscriptions/portal', {
  summary: 'The provider’s page with payment method and invoices',
  body: z.object({ returnUrl: address }),
  response: z.object({ portalUrl: z.string() }),
  errors: changeErrors,
  ratePerMinute: 20,
});

/** Only with the embedded database on a loopback address, where no money is taken (docs/product.md#demo-accounts). */
export const getDemoCheckout = endpoint('GET /test-checkouts/:id', {
  summary: 'What a test checkout asks for',
  response: z.object({
    _id: idSchema,
    planId: z.enum(['premium', 'pro']),
    kind: z.enum(['subscribe', 'upgrade']),
    dueNowCents: unit.cents(),
    monthlyCents: unit.cents(),
    trialEndsAt: z.nullable(instantSchema),
    status: z.enum(['open', 'complete', 'declined', 'canceled', 'expired']),
  }),
  errors: ['checkout.not_found', 'payments.unavailable'],
});

export const answerDemoCheckout = endpoint('POST /test-checkouts/:id/answer', {
  summary: 'Pays, declines or cancels a test checkout; answers where the browser goes next',
  body: z.object({ outcome: z.enum(['pay', 'decline', 'cancel']) }),
  response: z.object({ redirectUrl: z.nullable(z.string()), message: z.nullable(unit.message()) }),
  errors: ['checkout.not_found', 'payments.unavailable'],
});

export const getAccountSubscription = endpoint('GET /admin/users/:id/subscription', {
  access: 'admin',
  tag: 'Administración',
  summary: 'A player’s subscription and its history',
  response: subscriptionDetailsSchema,
  errors: ['account.not_found'],
});

export const grantPlanBodySchema = z.object({
  plan: planIdSchema,
  /** End of a granted plan; null: until it is ended by hand. Ignored for `free`. */
  expiresAt: z.nullable(plannedInstantSchema),
  reason: z
    .string({ error: billingMessages.reasonRequired })
    .check(z.trim(), z.minLength(3, billingMessages.reasonRequired), z.maxLength(500)),
});

export const grantPlan = endpoint('PUT /admin/users/:id/subscription', {
  access: 'admin',
  tag: 'Administración',
  summary: 'Grants a plan by hand, or ends one (`free`); the reason is stored',
  body: grantPlanBodySchema,
  response: subscriptionDetailsSchema,
  errors: ['account.not_found', 'subscription.paid_elsewhere'],
});
