import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { register } from '@bandeja/domain/auth/contract';
import { createCheckoutSession, getSubscription } from '@bandeja/domain/billing/contract';
import { expect, it } from 'vitest';
import { callServer, startServer } from '#testing/server-process.ts';
import { signed } from '#testing/stripe.ts';
import { startStripeServer, stripeSettings } from '#testing/stripe-server.ts';

it('an event that was answered is processed although the server was killed before', { timeout: 180_000 }, async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'bandeja-webhook-'));
  await chmod(dataDir, 0o755);
  const stripe = await startStripeServer(() => new Date());
  const { secretKey, webhookSecret, prices, apiBase } = stripeSettings(stripe.url);
  const environment = {
    DATA_DIR: dataDir,
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PRICE_PREMIUM: prices.premium,
    STRIPE_PRICE_PRO: prices.pro,
    STRIPE_API_BASE: apiBase ?? '',
  };
  let server = await startServer(environment);
  const account = { name: 'Marta', email: `${randomUUID()}@ejemplo.es`, password: 'secreto-1' };
  const { token } = await callServer(server, register, { body: account });
  const back = { successUrl: `${server.url}/subscription-success`, cancelUrl: `${server.url}/subscription` };
  const body = { planId: 'premium' as const, ...back };
  const { checkoutUrl } = await callServer(server, createCheckoutSession, { token, body });
  const subscription = stripe.pay(checkoutUrl.split('/').at(-1) ?? '');

  // Stripe does not answer, so the job cannot be done before the server dies
  stripe.isDown = true;
  const payload = JSON.stringify(stripe.event('customer.subscription.created', subscription));
  const response = await fetch(`${server.url}/api/subscriptions/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signed(payload) },
    body: payload,
  });
  expect(response.status).toBe(204);
  await server.kill();
  stripe.isDown = false;
  server = await startServer(environment);
  const plan = async () => (await callServer(server, getSubscription, { token })).plan;
  await expect.poll(plan, { timeout: 60_000, interval: 250 }).toBe('premium');

  await server.stop();
  await stripe.stop();
  await rm(dataDir, { recursive: true, force: true });
});
