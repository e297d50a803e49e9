import { Stripe } from 'stripe';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { eventWorker } from '#features/billing/webhook.service.ts';
import { stripePayments } from '#ports/payments-stripe.ts';
import type { TestApi } from './api.ts';
import { newPlayer, type Player } from './factories.ts';
import { type Calling, checkoutIdOf, confirm, openCheckout, serverWith, spendTrial } from './payments.ts';
import { type StripeServer, startStripeServer, stripeSettings } from './stripe-server.ts';

export type StripeApi = Calling & {
  stripe: StripeServer;
  send: (event: object, signature?: string) => Promise<number>;
  processEvents: () => Promise<number>;
  deliver: (event: object, signature?: string) => Promise<number>;
};

export function useStripe(base: TestApi): StripeApi {
  const api = {} as StripeApi;
  let close = async () => {};
  beforeAll(async () => {
    const stripe = await startStripeServer(() => base.clock.now ?? new Date());
    const { app, ...server } = await serverWith(base, { payments: stripePayments(stripeSettings(stripe.url)) });
    const send: StripeApi['send'] = async (event, signature) => {
      const payload = JSON.stringify(event);
      const { statusCode } = await app.inject({
        method: 'POST',
        url: '/api/subscriptions/webhook',
        payload,
        headers: { 'content-type': 'application/json', 'stripe-signature': signature ?? signed(payload) },
      });
      return statusCode;
    };
    const processEvents = () => base.jobs.runDue('payments', eventWorker(server.deps));
    const deliver: StripeApi['deliver'] = async (event, signature) => {
      const status = await send(event, signature);
      await processEvents();
      return status;
    };
    Object.assign(api, server, { stripe, send, processEvents, deliver });
    close = async () => {
      await app.close();
      await stripe.stop();
    };
  });
  afterAll(() => close());
  afterEach(() => {
    api.stripe.isDown = false;
  });
  return api;
}

export function signed(payload: string, { secret = 'whsec_prueba', at = new Date() } = {}): string {
  const timestamp = Math.floor(at.getTime() / 1000);
  return new Stripe('sk_test_0').webhooks.generateTestHeaderString({ payload, secret, timestamp });
}

/** A player whose trial is over: a checkout begins with a payment. */
export async function playerWithoutTrial(base: TestApi): Promise<Player> {
  const player = await newPlayer(base);
  await spendTrial(base, player);
  return player;
}

export async function sessionFor(
  api: StripeApi,
  player: Player,
  planId: 'premium' | 'pro' = 'premium',
): Promise<string> {
  const { status, body } = await openCheckout(api, player, planId);
  if (status !== 200) throw new Error(`checkout answered ${status}`);
  return checkoutIdOf(body.checkoutUrl);
}

export async function subscriber(api: StripeApi, player: Player) {
  const sessionId = await sessionFor(api, player);
  const subscription = api.stripe.pay(sessionId);
  const { status } = await confirm(api, player, sessionId);
  if (status !== 200) throw new Error(`confirmation answered ${status}`);
  return subscription;
}

export function shuffled<T>(list: T[], seed: number): T[] {
  let state = seed;
  const random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  return list
    .map((item) => ({ item, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}
