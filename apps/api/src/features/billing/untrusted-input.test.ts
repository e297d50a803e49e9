import { randomUUID } from 'node:crypto';
import * as contract from '@bandeja/domain/billing/contract';
import { describe, expect, it } from 'vitest';
import { openPayments } from '#bootstrap.ts';
import { endDemoSubscriptions } from '#features/billing/expiry.service.ts';
import { readSettings } from '#settings.ts';
import { useApi } from '#testing/api.ts';
import { newPlayer } from '#testing/factories.ts';
import {
  atDemoCheckout,
  buy,
  checkoutIdOf,
  confirm,
  detailsOf,
  historyRows,
  kindsOf,
  openCheckout,
  serverWith,
  waysOf,
} from '#testing/payments.ts';
import { playerWithoutTrial } from '#testing/stripe.ts';
import { subscribe } from '#testing/subscriptions.ts';

const api = useApi();

describe('nothing the browser says is believed', () => {
  it('no amount, status, user or trial sent along', async () => {
    const [player, victim] = [await playerWithoutTrial(api), await newPlayer(api)];
    const claims = {
      amount: 1,
      price: 0,
      userId: victim.user._id,
      trial: true,
      trialDays: 365,
      plan: 'pro',
      status: 'active',
    };
    const { body } = await api.call(contract.createCheckoutSession, {
      token: player.token,
      body: { planId: 'premium', ...waysOf(api), ...claims },
    });
    const id = checkoutIdOf(body.checkoutUrl);
    expect((await api.call(contract.getDemoCheckout, { token: player.token, params: { id } })).body.dueNowCents).toBe(
      999,
    );
    const early = await api.call(contract.processSuccessfulPayment, {
      token: player.token,
      body: { sessionId: id, ...claims, paymentStatus: 'paid' },
    });
    expect(early.error.code).toBe('checkout.unpaid');
    await api.call(contract.answerDemoCheckout, {
      token: player.token,
      params: { id },
      body: { outcome: 'pay', ...claims },
    });
    await api.call(contract.processSuccessfulPayment, { token: player.token, body: { sessionId: id, ...claims } });
    expect((await detailsOf(api, player)).plan).toBe('premium');
    expect((await detailsOf(api, victim)).plan).toBe('free');
    expect((await historyRows(api, player)).map(({ amount_cents }) => amount_cents)).toEqual([999, null]);
  });

  it.each([
    'https://evil.example/subscription-success',
    'http://localhost.evil.example:4000/',
    'http://user:pass@localhost:4000/',
    'http://localhost:4000@evil.example/',
    'http://127.0.0.1.evil.example/',
    'https://localhost:4000/subscription-success',
    '//evil.example/',
    'data:text/html,hola',
    'javascript:alert(1)',
    '//localhost:4000/x',
    'nada',
  ])('no way back to %s', async (address) => {
    const { token } = await newPlayer(api);
    for (const path of ['successUrl', 'cancelUrl']) {
      const body = { planId: 'premium' as const, ...waysOf(api), [path]: address };
      const { status, error } = await api.call(contract.createCheckoutSession, { token, body });
      expect([status, error.issues]).toEqual([400, [{ path, message: 'La dirección de vuelta debe ser de esta web' }]]);
    }
  });

  it('no plan that is not sold', async () => {
    const { token } = await newPlayer(api);
    for (const planId of ['free', 'gold', 7]) {
      const reply = await api.call(contract.createCheckoutSession, { token, body: { ...waysOf(api), planId } });
      expect([reply.status, reply.error.issues?.[0]?.path]).toEqual([400, 'planId']);
    }
  });

  it('no event: there is no provider to sign one', async () => {
    for (const payload of ['{"type":"invoice.paid"}', '']) {
      const { statusCode, body } = await api.app.inject({
        method: 'POST',
        url: '/api/subscriptions/webhook',
        payload,
        headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=ab' },
      });
      expect([statusCode, JSON.parse(body).code]).toEqual([400, 'payments.event_invalid']);
    }
  });
});

describe('without a payment provider', () => {
  it.each([
    ['a public host', { HOST: '0.0.0.0' }],
    ['a real database', { DATABASE_URL: 'postgres://db/bandeja' }],
    ['a public address before a loopback host', { PUBLIC_URL: 'https://bandeja.example' }],
  ])('%s without keys answers 503, and no plan is given', async (_name, environment) => {
    const settings = readSettings(environment, '/');
    const payments = openPayments(settings, api.deps);
    expect(payments).toBeNull();
    const closed = await serverWith(api, { settings, payments });
    const player = await newPlayer(api);
    const bought = checkoutIdOf((await openCheckout(api, player, 'premium')).body.checkoutUrl);
    await atDemoCheckout(api, player, bought, 'pay');
    const { token } = player;
    const params = { id: bought };
    const replies = [
      await openCheckout(closed, player, 'premium'),
      await confirm(closed, player, bought),
      await closed.call(contract.getDemoCheckout, { token, params }),
      await closed.call(contract.answerDemoCheckout, { token, params, body: { outcome: 'pay' } }),
    ];
    for (const { status, error } of replies) expect([status, error.code]).toEqual([503, 'payments.unavailable']);
    const event = await closed.app.inject({
      method: 'POST',
      url: '/api/subscriptions/webhook',
      payload: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect(event.statusCode).toBe(503);
    const changes = [contract.cancelSubscription, contract.resumeSubscription, contract.withdrawSubscription];
    for (const change of changes) expect((await closed.call(change, { token })).status).toBe(503);
    const portal = await closed.call(contract.openPortal, { token, body: { returnUrl: waysOf(closed).cancelUrl } });
    expect([portal.status, portal.error.code]).toEqual([503, 'payments.unavailable']);
    expect(await detailsOf(closed, player)).toMatchObject({ plan: 'free', payments: null });
    await closed.app.close();
  });
});

describe('play money', () => {
  it('ends demo purchases on a machine that became public; granted plans stay', async () => {
    const [player, given] = [await playerWithoutTrial(api), await newPlayer(api)];
    await buy(api, player, 'pro');
    await subscribe(api, given, { plan: 'pro' });
    await endDemoSubscriptions(api.deps);
    expect((await detailsOf(api, player)).plan).toBe('pro');
    const closed = await serverWith(api, { payments: null });
    await endDemoSubscriptions(closed.deps);
    await endDemoSubscriptions(closed.deps);
    expect(await detailsOf(closed, player)).toMatchObject({ plan: 'free', status: 'inactive', hasContract: false });
    expect(kindsOf(await detailsOf(closed, player))).toEqual(['ended', 'paid', 'started']);
    expect((await detailsOf(closed, given)).plan).toBe('pro');
    await closed.app.close();
  });
});

describe('invalid checkouts', () => {
  it('found by an id that is none', async () => {
    const player = await newPlayer(api);
    for (const sessionId of [randomUUID(), 'cs_test_1', `test_sub_${randomUUID()}`]) {
      expect((await confirm(api, player, sessionId)).status).toBe(404);
    }
  });
});
