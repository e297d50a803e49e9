import { describe, expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import { newPlayer } from '#testing/factories.ts';
import { openCheckout } from '#testing/payments.ts';
import { useStripe } from '#testing/stripe.ts';

const base = useApi();
const api = useStripe(base);

describe('a price of Stripe’s account that is not the one our pages say', () => {
  it.each([
    ['another amount', { unit_amount: 1099 }],
    ['another currency', { currency: 'usd' }],
    ['IVA on top', { tax_behavior: 'exclusive' }],
    ['a year', { recurring: { interval: 'year', interval_count: 1 } }],
    ['every other month', { recurring: { interval: 'month', interval_count: 2 } }],
    ['once', { recurring: null }],
  ])('sells nothing: %s', async (_what, changes) => {
    api.stripe.setPrice('price_premium', changes);
    const player = await newPlayer(base);
    for (const plan of ['premium', 'pro'] as const) {
      const { status, error } = await openCheckout(api, player, plan);
      expect([status, error.code]).toEqual([503, 'payments.provider_failed']);
    }
    expect(api.stripe.calls.filter(({ method }) => method === 'POST')).toEqual([]);
    api.stripe.setPrice('price_premium', {});
  });

  it('is asked for once when it is right', async () => {
    const [one, two] = [await newPlayer(base), await newPlayer(base)];
    const before = api.stripe.calls.length;
    for (const player of [one, two]) expect((await openCheckout(api, player, 'premium')).status).toBe(200);
    const asked = api.stripe.calls.slice(before).filter(({ path }) => path.startsWith('/v1/prices/'));
    expect(asked.map(({ path }) => path).sort()).toEqual(['/v1/prices/price_premium', '/v1/prices/price_pro']);
  });
});
