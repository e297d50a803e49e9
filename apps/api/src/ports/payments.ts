export type PaidPlan = 'premium' | 'pro';

export type CheckoutOrder = {
  /** Our idempotency key: the same key is the same checkout. */
  key: string;
  userId: string;
  email: string;
  customerId: string | null;
  plan: PaidPlan;
  trialDays: number;
  successUrl: string;
  cancelUrl: string;
  expiresAt: Date;
};

export type OpenedCheckout = { sessionId: string; url: string };

export type CheckoutState = {
  userId: string | null;
  status: 'open' | 'complete' | 'expired';
  payment: 'paid' | 'unpaid' | 'no_payment_required';
  subscriptionId: string | null;
};

export type ProviderPayment = {
  reference: string;
  kind: 'paid' | 'payment_failed' | 'refunded';
  amountCents: number;
  at: Date;
};

export type ProviderSubscription = {
  id: string;
  customerId: string;
  userId: string | null;
  plan: PaidPlan | null;
  /** `pending`: the first payment is not through; `unpaid`: a renewal failed and is tried again. */
  phase: 'pending' | 'running' | 'unpaid' | 'ended';
  paidUntil: Date;
  cancelAtPeriodEnd: boolean;
  trialEndsAt: Date | null;
  startedAt: Date;
  /** Whether all payments of the current period were refunded. */
  isRefunded: boolean;
  payments: ProviderPayment[];
};

export type UpgradeOrder = {
  userId: string;
  subscriptionId: string;
  customerId: string;
  plan: PaidPlan;
  successUrl: string;
  cancelUrl: string;
};

/** A verified webhook event; it only identifies the subscription. */
export type PaymentEvent = { id: string; kind: string; subscriptionId: string | null; customerId: string | null };

export class PaymentsFailure extends Error {
  code: string;
  constructor(code: string) {
    super(`payments: ${code}`);
    this.code = code;
  }
}

/** Every call except `parseWebhook` goes over the network: never inside a transaction. All throw {@link PaymentsFailure}; calls that change something can be repeated. */
export type Payments = {
  createCheckout: (order: CheckoutOrder) => Promise<OpenedCheckout>;
  checkoutState: (sessionId: string) => Promise<CheckoutState | null>;
  /** Expires an open checkout; a complete or expired one stays unchanged. */
  closeCheckout: (sessionId: string) => Promise<void>;
  subscriptionState: (subscriptionId: string) => Promise<ProviderSubscription | null>;
  /** Address at which the player confirms a bigger plan, with the amount due for the rest of the month. */
  upgrade: (order: UpgradeOrder) => Promise<{ url: string }>;
  cancelAtPeriodEnd: (subscriptionId: string) => Promise<void>;
  resume: (subscriptionId: string) => Promise<void>;
  /** Withdrawal: refunds everything paid for the subscription and ends it at once. */
  refundAndEnd: (subscriptionId: string) => Promise<void>;
  /** One payment, whole, by the reference of its entry; the subscription runs on. */
  refundPayment: (subscriptionId: string, reference: string) => Promise<void>;
  cancelNow: (subscriptionId: string) => Promise<void>;
  portal: (customerId: string, returnUrl: string) => Promise<{ url: string }>;
  /** Null: not signed by the provider, or too long ago. */
  parseWebhook: (raw: Buffer, signature: string) => Promise<PaymentEvent | null>;
};

export type DemoCheckoutView = {
  id: string;
  plan: PaidPlan;
  kind: 'subscribe' | 'upgrade';
  dueNowCents: number;
  trialEndsAt: Date | null;
  status: 'open' | 'complete' | 'declined' | 'canceled' | 'expired';
};

export type DemoCheckoutOutcome = 'pay' | 'decline' | 'cancel';

export type DemoCheckout = {
  find: (userId: string, id: string) => Promise<DemoCheckoutView | null>;
  finish: (userId: string, id: string, outcome: DemoCheckoutOutcome) => Promise<{ redirectUrl: string | null } | null>;
};

export type PaymentsPort = Payments & ({ kind: 'stripe' } | { kind: 'test'; demoCheckout: DemoCheckout });
