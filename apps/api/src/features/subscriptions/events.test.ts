import { describe, expect, it } from 'vitest';
import { useApi } from '../../../test/api.ts';
import { detailsOf, historyRows, subscriptionRow } from '../../../test/payments.ts';
import { playerWithoutTrial, sessionFor, signed, subscriber, useStripe } from '../../../test/stripe.ts';

const base = useApi();
const api = useStripe(base);
const start = new Date('2026-11-20T10:00:00Z');
const travel = (days: number) => {
  base.clock.now = new Date(start.getTime() + days * 86_400_000);
};

describe('events', () => {
  it('that are forged, changed, too old or unsigned are refused and change nothing', async () => {
    const player = await playerWithoutTrial(base);
    const session = await sessionFor(api, player);
    const event = api.stripe.event('customer.subscription.created', api.stripe.pay(session));
    const payload = JSON.stringify(event);
    const old = new Date(Date.now() - 301_000);
    const forged = ['', 't=1,v1=00', signed(payload, { secret: 'whsec_otro' }), signed(payload, { at: old })];
    for (const signature of [...forged, signed(`${payload} `)]) expect(await api.deliver(event, signature)).toBe(400);
    expect((await detailsOf(api, player)).plan).toBe('free');
    expect(await api.deliver(event)).toBe(204);
    expect((await detailsOf(api, player)).plan).toBe('premium');
  });

  it('in any order and any number give the same end', async () => {
    const ends: unknown[] = [];
    for (const seed of [1, 2, 3, 4]) {
      base.clock.now = start;
      const player = await playerWithoutTrial(base);
      const subscription = api.stripe.pay(await sessionFor(api, player));
      const events = [api.stripe.event('customer.subscription.created', subscription)];
      travel(30);
      const failed = api.stripe.renew(subscription.id, false);
      events.push(api.stripe.event('invoice.payment_failed', failed));
      travel(31);
      api.stripe.payLate(failed.id);
      events.push(api.stripe.event('invoice.paid', failed));
      events.push(api.stripe.event('charge.refunded', api.stripe.refund(subscription.id)));
      events.push(api.stripe.event('customer.subscription.deleted', api.stripe.end(subscription.id)));
      for (const event of shuffled([...events, ...events], seed)) expect(await api.deliver(event)).toBe(204);
      const row = await subscriptionRow(base, player);
      const history = await historyRows(base, player);
      ends.push([
        [row.plan, row.status, row.expires_at, row.cancel_at_period_end, row.contract_started_at],
        history.map(({ kind, plan, amount_cents }) => [kind, plan, amount_cents]),
      ]);
    }
    expect(ends[0]).toEqual([
      ['free', 'canceled', null, false, start],
      [
        ['ended', 'premium', null],
        ['paid', 'premium', 999],
        ['paid', 'premium', 999],
        ['payment_failed', 'premium', 999],
        ['refunded', 'premium', 999],
        ['started', 'premium', null],
      ],
    ]);
    for (const end of ends) expect(end).toEqual(ends[0]);
  });

  it('that come late do not bring back what has ended meanwhile', async () => {
    const player = await playerWithoutTrial(base);
    const subscription = await subscriber(api, player);
    let release = () => {};
    api.stripe.hold = new Promise((resolve) => {
      release = resolve;
    });
    // asks first, and gets its old answer last
    const late = api.deliver(api.stripe.event('customer.subscription.updated', subscription));
    await expect.poll(() => api.stripe.hold === null).toBe(true);
    expect(await api.deliver(api.stripe.event('customer.subscription.deleted', api.stripe.end(subscription.id)))).toBe(
      204,
    );
    release();
    expect(await late).toBe(204);
    expect((await detailsOf(api, player)).plan).toBe('free');
  });

  it('come again when Stripe could not be asked', async () => {
    const player = await playerWithoutTrial(base);
    const subscription = await subscriber(api, player);
    const event = api.stripe.event('customer.subscription.deleted', api.stripe.end(subscription.id));
    api.stripe.isDown = true;
    expect(await api.deliver(event)).toBe(503);
    api.stripe.isDown = false;
    expect(await api.deliver(event)).toBe(204);
    expect((await detailsOf(api, player)).status).toBe('canceled');
  });

  it('about other people’s business are taken and change nothing', async () => {
    expect(await api.deliver({ ...api.stripe.event('payout.paid', { id: 'po_1', object: 'payout' }) })).toBe(204);
    expect(
      await api.deliver(api.stripe.event('customer.subscription.updated', { id: 'sub_ajena', object: 'subscription' })),
    ).toBe(204);
  });
});

/** The same order for the same seed. */
function shuffled<T>(list: T[], seed: number): T[] {
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
