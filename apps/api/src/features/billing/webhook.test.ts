import { each } from '@bandeja/domain/testing/each';
import { describe, expect, it } from 'vitest';
import { eventWorker } from '#features/billing/webhook.service.ts';
import { useApi } from '#testing/api.ts';
import { confirm, detailsOf, eventRow, historyRows, serverWith, subscriptionRow } from '#testing/payments.ts';
import { exhaustJobs, hastenJobs } from '#testing/rows.ts';
import { playerWithoutTrial, sessionFor, shuffled, signed, subscriber, useStripe } from '#testing/stripe.ts';

const base = useApi();
const api = useStripe(base);
const start = new Date('2026-11-20T10:00:00Z');
const travel = (days: number) => {
  base.clock.now = new Date(start.getTime() + days * 86_400_000);
};

describe('the log', () => {
  it('logs no person and no secret, whatever fails', async () => {
    const lines: string[] = [];
    const stream = { write: (line: string) => void lines.push(line) };
    const logged = await serverWith(base, { payments: api.deps.payments }, { level: 'trace', stream });
    const player = await playerWithoutTrial(base);
    const session = await sessionFor({ ...api, ...logged }, player);
    const subscription = api.stripe.pay(session);
    const event = api.stripe.event('customer.subscription.created', subscription);
    const send = (signature: string, payload = JSON.stringify(event)) =>
      logged.app.inject({
        method: 'POST',
        url: '/api/subscriptions/webhook',
        payload,
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      });
    const signature = signed(JSON.stringify(event));
    api.stripe.isDown = true;
    for (const each of [signature, 't=1,v1=falsa']) await send(each);
    const work = eventWorker(logged.deps);
    expect(await base.jobs.runDue('payments', work)).toBe(1);
    await confirm(logged, player, session);
    api.stripe.isDown = false;
    await hastenJobs(base.db);
    expect(await base.jobs.runDue('payments', work)).toBe(1);
    await send(signature);
    await send(signed('{"no":'), '{"no":');
    await confirm(logged, player, session);
    await logged.app.close();
    const log = lines.join('');
    expect(log).toContain('payment provider failed');
    expect(log).toContain('payment event not processed, trying again later');
    for (const secret of [player.email, player.token, 'sk_test', 'whsec', signature, session, 'cus_']) {
      expect([secret, log.includes(secret)]).toEqual([secret, false]);
    }
  });
});

describe('events', () => {
  it('that are forged, changed, too old or unsigned are refused and change nothing', async () => {
    const player = await playerWithoutTrial(base);
    const session = await sessionFor(api, player);
    const event = api.stripe.event('customer.subscription.created', api.stripe.pay(session));
    const payload = JSON.stringify(event);
    const old = new Date(Date.now() - 301_000);
    const forged = ['', 't=1,v1=00', signed(payload, { secret: 'whsec_otro' }), signed(payload, { at: old })];
    for (const signature of [...forged, signed(`${payload} `)]) expect(await api.send(event, signature)).toBe(400);
    expect(await api.processEvents()).toBe(0);
    expect(await eventRow(base, event.id)).toBeUndefined();
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
      await each(shuffled([...events, ...events], seed), 10, async (event) =>
        expect(await api.deliver(event)).toBe(204),
      );
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
    each(ends, 4, (end) => expect(end).toEqual(ends[0]));
  });

  it('that come late do not restore an ended subscription', async () => {
    const player = await playerWithoutTrial(base);
    const subscription = await subscriber(api, player);
    let release = () => {};
    api.stripe.hold = new Promise((resolve) => {
      release = resolve;
    });
    const late = api.deliver(api.stripe.event('customer.subscription.updated', subscription));
    await expect.poll(() => api.stripe.hold === null).toBe(true);
    expect(await api.deliver(api.stripe.event('customer.subscription.deleted', api.stripe.end(subscription.id)))).toBe(
      204,
    );
    release();
    expect(await late).toBe(204);
    expect((await detailsOf(api, player)).plan).toBe('free');
  });

  it('are stored while Stripe is down, and processed when it answers again', async () => {
    const player = await playerWithoutTrial(base);
    const subscription = await subscriber(api, player);
    const event = api.stripe.event('customer.subscription.deleted', api.stripe.end(subscription.id));
    api.stripe.isDown = true;
    const calls = api.stripe.calls.length;
    expect(await api.send(event)).toBe(204);
    expect(api.stripe.calls).toHaveLength(calls);
    expect(await api.processEvents()).toBe(1);
    expect((await subscriptionRow(base, player)).status).toBe('active');
    api.stripe.isDown = false;
    await hastenJobs(base.db);
    expect(await api.processEvents()).toBe(1);
    expect((await subscriptionRow(base, player)).status).toBe('canceled');
    expect(await eventRow(base, event.id)).toMatchObject({ processed_at: expect.any(Date), subscription_id: null });
  });

  it('order one job each, however often and however many at once they are sent', async () => {
    const player = await playerWithoutTrial(base);
    const subscription = api.stripe.pay(await sessionFor(api, player));
    const event = api.stripe.event('customer.subscription.created', subscription);
    const statuses = await Promise.all(Array.from({ length: 20 }, () => api.send(event)));
    expect(new Set(statuses)).toEqual(new Set([204]));
    expect(await api.processEvents()).toBe(1);
    expect(await api.send(event)).toBe(204);
    expect(await api.processEvents()).toBe(0);
    expect((await historyRows(base, player)).map(({ kind }) => kind)).toEqual(['paid', 'started']);
  });

  it('that wait together, shuffled and doubled, are processed at once and give the same end', async () => {
    base.clock.now = start;
    const player = await playerWithoutTrial(base);
    const subscription = api.stripe.pay(await sessionFor(api, player));
    const events = [api.stripe.event('customer.subscription.created', subscription)];
    travel(30);
    events.push(api.stripe.event('invoice.paid', api.stripe.renew(subscription.id)));
    events.push(api.stripe.event('customer.subscription.deleted', api.stripe.end(subscription.id)));
    await each(shuffled([...events, ...events], 7), 6, async (event) => expect(await api.send(event)).toBe(204));
    expect(await api.processEvents()).toBe(3);
    expect((await subscriptionRow(base, player)).status).toBe('canceled');
    expect((await historyRows(base, player)).map(({ kind }) => kind)).toEqual(['ended', 'paid', 'paid', 'started']);
  });

  it('that fail for days are given up, with a line in the log and nothing about the player', async () => {
    const lines: string[] = [];
    const stream = { write: (line: string) => void lines.push(line) };
    const logged = await serverWith(base, { payments: api.deps.payments }, { level: 'error', stream });
    const subscription = await subscriber(api, await playerWithoutTrial(base));
    const event = api.stripe.event('customer.subscription.updated', subscription);
    api.stripe.isDown = true;
    await api.send(event);
    const work = eventWorker(logged.deps);
    expect(await base.jobs.runDue('payments', work)).toBe(1);
    await exhaustJobs(base);
    expect(await base.jobs.runDue('payments', work)).toBe(1);
    expect(await base.jobs.runDue('payments', work)).toBe(0);
    await logged.app.close();
    const errors = lines.map((line) => JSON.parse(line));
    expect(errors).toMatchObject([
      { msg: 'payment event given up', event: event.id, code: 'payments.provider_failed' },
    ]);
  });

  it('that name another player than their customer change no plan', async () => {
    const [owner, victim] = [await playerWithoutTrial(base), await playerWithoutTrial(base)];
    const own = await subscriber(api, owner);
    // an operator of Stripe's account makes a subscription of one's customer in the other's name
    const forged = api.stripe.pay(await sessionFor(api, victim));
    Object.assign(forged, { customer: own.customer });
    for (const type of ['customer.subscription.created', 'customer.subscription.updated']) {
      expect(await api.deliver(api.stripe.event(type, forged))).toBe(204);
    }
    expect((await detailsOf(api, victim)).plan).toBe('free');
    expect((await detailsOf(api, owner)).plan).toBe('premium');
    const lie = { ...own, status: 'canceled', metadata: { user_id: victim.user._id }, customer: 'cus_otro' };
    expect(await api.deliver(api.stripe.event('customer.subscription.deleted', lie))).toBe(204);
    expect((await detailsOf(api, owner)).plan).toBe('premium');
    expect((await detailsOf(api, victim)).plan).toBe('free');
  });

  it('about an unknown customer or of an unknown kind are accepted and change nothing', async () => {
    const player = await playerWithoutTrial(base);
    await subscriber(api, player);
    const before = [await subscriptionRow(base, player), await historyRows(base, player)];
    const kinds = ['charge.refunded', 'invoice.paid', 'customer.updated', 'radar.early_fraud_warning.created', 'nada'];
    for (const type of kinds) {
      const event = api.stripe.event(type, { id: 'ch_ajeno', object: 'charge', customer: 'cus_ajeno' });
      expect(await api.deliver(event)).toBe(204);
      expect(await api.deliver({ ...event, id: `${event.id}_sin`, data: { object: 'nada' } })).toBe(204);
    }
    expect([await subscriptionRow(base, player), await historyRows(base, player)]).toEqual(before);
  });

  it('about other people’s business are taken and change nothing', async () => {
    expect(await api.deliver({ ...api.stripe.event('payout.paid', { id: 'po_1', object: 'payout' }) })).toBe(204);
    expect(
      await api.deliver(api.stripe.event('customer.subscription.updated', { id: 'sub_ajena', object: 'subscription' })),
    ).toBe(204);
  });
});
