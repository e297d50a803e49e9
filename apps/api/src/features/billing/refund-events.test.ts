import { each } from '@bandeja/domain/testing/each';
import { describe, expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import { detailsOf, historyRows, openCheckout, subscriptionRow } from '#testing/payments.ts';
import { playerWithoutTrial, shuffled, subscriber, useStripe } from '#testing/stripe.ts';

const base = useApi();
const api = useStripe(base);
const start = new Date('2026-11-20T10:00:00Z');
const travel = (days: number) => {
  base.clock.now = new Date(start.getTime() + days * 86_400_000);
};
const subjects = async () => (await base.mails()).map(({ subject }) => subject);

type Refund = Parameters<typeof api.stripe.refund>[1];

async function refund(subscriptionId: string, how: Refund = {}): Promise<void> {
  const event = api.stripe.event('charge.refunded', api.stripe.refund(subscriptionId, how));
  expect(await api.deliver(event)).toBe(204);
}

describe('a refund in Stripe’s dashboard', () => {
  it('of the whole running period ends the plan, in any order and number of events', async () => {
    const ends: unknown[] = [];
    for (const seed of [1, 2, 3]) {
      base.clock.now = start;
      const player = await playerWithoutTrial(base);
      const subscription = await subscriber(api, player);
      travel(9);
      const events = [
        api.stripe.event('customer.subscription.created', subscription),
        api.stripe.event('charge.refunded', api.stripe.refund(subscription.id)),
        api.stripe.event('customer.subscription.updated', subscription),
      ];
      await each(shuffled([...events, ...events], seed), 6, async (event) =>
        expect(await api.deliver(event)).toBe(204),
      );
      expect(api.stripe.get(subscription.id).status).toBe('canceled');
      const { plan, status, expires_at } = await subscriptionRow(base, player);
      const history = (await historyRows(base, player)).map(({ kind, amount_cents }) => [kind, amount_cents]);
      ends.push({ plan, status, expires_at, history });
      expect((await openCheckout(api, player, 'premium')).status).toBe(200);
    }
    expect(ends[0]).toEqual({
      plan: 'free',
      status: 'canceled',
      expires_at: null,
      history: [
        ['ended', null],
        ['paid', 999],
        ['refunded', 999],
        ['started', null],
      ],
    });
    each(ends, 3, (end) => expect(end).toEqual(ends[0]));
  });

  it('of a part keeps the plan until the parts are the whole; each is stored and mailed', async () => {
    base.clock.now = start;
    const player = await playerWithoutTrial(base);
    const { id } = await subscriber(api, player);
    await base.mails();
    await refund(id, { cents: 300 });
    expect((await detailsOf(api, player)).plan).toBe('premium');
    expect(await subjects()).toEqual(['Te hemos devuelto un pago']);
    await refund(id);
    const { plan, history } = await detailsOf(api, player);
    expect(plan).toBe('free');
    const amounts = history.filter(({ kind }) => kind === 'refunded').map(({ amountCents }) => amountCents);
    expect(amounts.sort()).toEqual([300, 699]);
    expect(await subjects()).toEqual(['Te hemos devuelto un pago', 'Tu plan Premium ha terminado']);
  });

  it('of a month that is over keeps the plan, and is mailed although the payment is long ago', async () => {
    base.clock.now = start;
    const player = await playerWithoutTrial(base);
    const { id } = await subscriber(api, player);
    travel(31);
    await api.deliver(api.stripe.event('invoice.paid', api.stripe.renew(id)));
    await base.mails();
    await refund(id, { which: 'first' });
    const { plan, renews, history } = await detailsOf(api, player);
    expect([plan, renews]).toEqual(['premium', true]);
    expect(history[0]).toMatchObject({ kind: 'refunded', createdAt: '2026-12-21T10:00:00.000Z' });
    expect(await subjects()).toEqual(['Te hemos devuelto un pago']);
  });

  it('of an upgrade keeps the plan while the month itself is paid', async () => {
    base.clock.now = start;
    const player = await playerWithoutTrial(base);
    const { id } = await subscriber(api, player);
    travel(10);
    const upgrade = api.stripe.confirmUpgrade(id, 667);
    await api.deliver(api.stripe.event('invoice.paid', upgrade));
    await refund(id, { which: 'last' });
    expect((await detailsOf(api, player)).plan).toBe('pro');
    await refund(id, { which: 'first' });
    expect((await detailsOf(api, player)).plan).toBe('free');
    expect(api.stripe.get(id).status).toBe('canceled');
  });
});
