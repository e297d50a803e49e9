import { createCheckoutSession, openPortal } from '@bandeja/domain/billing/contract';
import { describe, expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import { newPlayer, type Player } from '#testing/factories.ts';
import {
  atDemoCheckout,
  buy,
  type Calling,
  checkoutIdOf,
  checkoutRows,
  confirm,
  serverWith,
} from '#testing/payments.ts';
import { playerWithoutTrial, useStripe } from '#testing/stripe.ts';

const api = useApi();
const stripe = useStripe(api);

const waysAt = (origin: string) => ({
  successUrl: `${origin}/subscription-success`,
  cancelUrl: `${origin}/subscription`,
});

async function clickAt(origin: string, { token }: Player, planId: 'premium' | 'pro'): Promise<string> {
  const { status, body } = await api.call(createCheckoutSession, { token, body: { planId, ...waysAt(origin) } });
  if (status !== 200) throw new Error(`checkout answered ${status}`);
  return body.checkoutUrl;
}

describe('the way to the demo checkout and back', () => {
  it.each(['http://localhost:4000', 'http://127.0.0.1:4000', 'http://[::1]:4000', 'http://127.0.0.1:5173'])(
    'stays at %s, where the player is signed in',
    async (origin) => {
      const player = await playerWithoutTrial(api);
      const checkoutUrl = await clickAt(origin, player, 'premium');
      expect(new URL(checkoutUrl).origin).toBe(origin);
      const id = checkoutIdOf(checkoutUrl);
      const paid = await atDemoCheckout(api, player, id, 'pay');
      expect(paid.body.redirectUrl).toBe(`${origin}/subscription-success?session_id=${id}`);
      expect((await confirm(api, player, id)).body.subscription.plan).toBe('premium');
    },
  );

  it('goes along when the player clicks again under the other name: one open checkout, never two', async () => {
    const player = await playerWithoutTrial(api);
    const one = await clickAt('http://localhost:4000', player, 'premium');
    const two = await clickAt('http://127.0.0.1:4000', player, 'premium');
    expect(new URL(two).origin).toBe('http://127.0.0.1:4000');
    expect((await checkoutRows(api, player)).filter(({ closed_at }) => closed_at === null)).toHaveLength(1);
    const late = await atDemoCheckout(api, player, checkoutIdOf(one), 'pay');
    expect(late.body.redirectUrl).toBe('http://localhost:4000/subscription');
    await buy(api, player, 'premium');
    const here = await clickAt('http://localhost:4000', player, 'pro');
    const there = await clickAt('http://127.0.0.1:4000', player, 'pro');
    expect([new URL(there).origin, checkoutIdOf(there)]).toEqual(['http://127.0.0.1:4000', checkoutIdOf(here)]);
    const paid = await atDemoCheckout(api, player, checkoutIdOf(there), 'pay');
    expect(paid.body.redirectUrl).toMatch(/^http:\/\/127\.0\.0\.1:4000\/subscription-success\?/);
  });
});

describe('on a public server the way back', () => {
  const publicUrl = 'https://bandeja.example/padel';
  const onServer = async (work: (server: Calling) => Promise<void>) => {
    const settings = { ...api.deps.settings, publicUrl };
    const server = await serverWith(api, { settings, payments: stripe.deps.payments });
    await work(server);
    await server.app.close();
  };

  it.each([
    'http://localhost:4000/subscription-success',
    'http://127.0.0.1/subscription-success',
    'http://bandeja.example/padel/subscription-success',
    'https://bandeja.example:8443/padel/subscription-success',
    'https://bandeja.example.evil.example/padel/',
    'https://bandeja.example@evil.example/padel/',
    'https://evil.example\\@bandeja.example/padel/',
    'https://ana:clave@bandeja.example/padel/',
    'https://bandeja.example/',
    'https://bandeja.example/padelero',
    'https://bandeja.example/padel/../otra',
    'javascript:alert(1)//bandeja.example/padel/',
    '//bandeja.example/padel/',
  ])('is never %s', async (address) => {
    await onServer(async (server) => {
      const { token } = await newPlayer(api);
      for (const path of ['successUrl', 'cancelUrl']) {
        const body = { planId: 'premium' as const, ...waysAt(publicUrl), [path]: address };
        const { status, error } = await server.call(createCheckoutSession, { token, body });
        expect([status, error.issues?.[0]?.path]).toEqual([400, path]);
      }
      const portal = await server.call(openPortal, { token, body: { returnUrl: address } });
      expect([portal.status, portal.error.issues?.[0]?.path]).toEqual([400, 'returnUrl']);
    });
    expect(stripe.stripe.calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('is sent to Stripe as we have read it', async () => {
    await onServer(async (server) => {
      const { token } = await newPlayer(api);
      const body = { ...waysAt('https://bandeja.example\\padel/./x/..'), planId: 'premium' as const };
      expect((await server.call(createCheckoutSession, { token, body })).status).toBe(200);
    });
    const sent = stripe.stripe.calls.findLast(({ method }) => method === 'POST')?.body;
    expect([sent?.success_url, sent?.cancel_url]).toEqual([
      'https://bandeja.example/padel/subscription-success?session_id={CHECKOUT_SESSION_ID}',
      'https://bandeja.example/padel/subscription',
    ]);
  });
});
