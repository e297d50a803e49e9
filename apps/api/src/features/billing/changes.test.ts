import * as contract from '@bandeja/domain/billing/contract';
import { getMe } from '@bandeja/domain/profile/contract';
import { atLeast } from '@bandeja/domain/testing/each';
import type { Endpoint } from '@bandeja/domain/wire/endpoint';
import { describe, expect, it } from 'vitest';
import { endLapsed } from '#features/billing/expiry.service.ts';
import { useApi } from '#testing/api.ts';
import { confirm, detailsOf, kindsOf, openCheckout, waysOf } from '#testing/payments.ts';
import { playerWithoutTrial, sessionFor, subscriber, useStripe } from '#testing/stripe.ts';

const base = useApi();
const api = useStripe(base);
const start = new Date('2026-11-20T10:00:00Z');
const travel = (days: number) => {
  base.clock.now = new Date(start.getTime() + days * 86_400_000);
};

describe('a subscription at Stripe', () => {
  it('is renewed, then unpaid: 72 hours of grace, then free again and ended at Stripe', async () => {
    base.clock.now = start;
    const player = await playerWithoutTrial(base);
    const subscription = await subscriber(api, player);
    travel(30);
    expect(await api.deliver(api.stripe.event('invoice.paid', api.stripe.renew(subscription.id)))).toBe(204);
    expect((await detailsOf(api, player)).expiresAt).toBe('2027-01-19T10:00:00.000Z');
    travel(60);
    expect(
      await api.deliver(api.stripe.event('invoice.payment_failed', api.stripe.renew(subscription.id, false))),
    ).toBe(204);
    expect(await detailsOf(api, player)).toMatchObject({ plan: 'premium', status: 'past_due' });
    // the card is replaced there; no second subscription is sold
    expect((await openCheckout(api, player, 'premium')).body.checkoutUrl).toMatch(/^https:\/\/billing\.example/);
    travel(62.9);
    expect((await base.call(getMe, { token: player.token })).body.subscription.features).toContain('ai_generation');
    travel(63.1);
    const { subscription: after } = (await base.call(getMe, { token: player.token })).body;
    expect(after).toMatchObject({ plan: 'free', status: 'inactive', expiresAt: null });
    await endLapsed(api.deps);
    expect(api.stripe.get(subscription.id).status).toBe('canceled');
    expect(await detailsOf(api, player)).toMatchObject({ plan: 'free', status: 'canceled' });
  });

  it('moves to pro by Stripe’s confirmation with proration, never by a second subscription', async () => {
    const player = await playerWithoutTrial(base);
    const subscription = await subscriber(api, player);
    const { body } = await openCheckout(api, player, 'pro');
    expect(body.checkoutUrl).toMatch(/^https:\/\/billing\.example/);
    const flow = api.stripe.calls.findLast(({ path }) => path.endsWith('billing_portal/sessions'));
    expect(flow?.body).toMatchObject({
      'flow_data[type]': 'subscription_update_confirm',
      'flow_data[subscription_update_confirm][subscription]': subscription.id,
      'flow_data[subscription_update_confirm][items][0][price]': 'price_pro',
    });
    const portal = api.stripe.calls.findLast(
      ({ path, method }) => method === 'POST' && path.endsWith('configurations'),
    );
    expect(portal?.body['features[subscription_update][proration_behavior]']).toBe('always_invoice');
    expect((await detailsOf(api, player)).plan).toBe('premium');
    api.stripe.confirmUpgrade(subscription.id, 512);
    const details = await detailsOf(api, player);
    expect(details.plan).toBe('pro');
    expect(details.history).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ kind: 'upgraded', plan: 'pro' })]),
    );
    expect((await openCheckout(api, player, 'premium')).error.code).toBe('plan.not_available');
    expect((await openCheckout(api, player, 'pro')).error.code).toBe('plan.not_available');
  });

  it('that ended without an event does not prevent another one', async () => {
    const player = await playerWithoutTrial(base);
    api.stripe.end((await subscriber(api, player)).id);
    expect((await detailsOf(api, player)).plan).toBe('premium');
    const session = await sessionFor(api, player, 'pro');
    api.stripe.pay(session);
    expect((await confirm(api, player, session)).body.subscription.plan).toBe('pro');
    expect(kindsOf(await detailsOf(api, player))).toEqual(['ended', 'paid', 'paid', 'started', 'started']);
  });

  it('that ended without an event is replaced by one that was paid meanwhile', async () => {
    const player = await playerWithoutTrial(base);
    const session = await sessionFor(api, player);
    const [first, second] = [api.stripe.pay(session), api.stripe.pay(session)];
    await api.deliver(api.stripe.event('customer.subscription.created', first));
    api.stripe.end(first.id);
    await api.deliver(api.stripe.event('customer.subscription.created', second));
    expect(api.stripe.get(second.id).status).toBe('active');
    expect((await detailsOf(api, player)).plan).toBe('premium');
  });

  it('that is unpaid beyond the grace ends with the next click, and a new one is sold', async () => {
    base.clock.now = start;
    const player = await playerWithoutTrial(base);
    const { id } = await subscriber(api, player);
    travel(30);
    await api.deliver(api.stripe.event('invoice.payment_failed', api.stripe.renew(id, false)));
    travel(33.1);
    expect(await detailsOf(api, player)).toMatchObject({ plan: 'free', hasContract: false, renews: false });
    const session = await sessionFor(api, player);
    expect(api.stripe.get(id).status).toBe('canceled');
    api.stripe.pay(session);
    expect((await confirm(api, player, session)).body.subscription.plan).toBe('premium');
  });

  it('that was downgraded in Stripe’s account is recorded, and can be upgraded again', async () => {
    const player = await playerWithoutTrial(base);
    const { id } = await subscriber(api, player);
    for (const change of [api.stripe.confirmUpgrade, api.stripe.downgrade, api.stripe.confirmUpgrade]) {
      change(id);
      await api.deliver(api.stripe.event('customer.subscription.updated', api.stripe.get(id)));
    }
    const details = await detailsOf(api, player);
    const changes = details.history.filter(({ kind }) => kind.endsWith('graded'));
    expect([details.plan, changes.map(({ kind, plan }) => [kind, plan]).sort()]).toEqual([
      'pro',
      [
        ['downgraded', 'premium'],
        ['upgraded', 'pro'],
        ['upgraded', 'pro'],
      ],
    ]);
  });

  it('is cancelled to the end of the month, resumed, and shown in the portal', async () => {
    const player = await playerWithoutTrial(base);
    const { token } = player;
    const subscription = await subscriber(api, player);
    const running = { hasContract: true, renews: true, cancelAtPeriodEnd: false };
    expect(await detailsOf(api, player)).toMatchObject(running);
    const { body: cancelled } = await api.call(contract.cancelSubscription, { token });
    expect(cancelled).toMatchObject({ hasContract: true, renews: false, cancelAtPeriodEnd: true });
    expect((await api.call(contract.cancelSubscription, { token })).status).toBe(200);
    expect((await api.call(contract.resumeSubscription, { token })).body).toMatchObject(running);
    expect(api.stripe.get(subscription.id).cancel_at_period_end).toBe(false);
    const details = await detailsOf(api, player);
    expect(kindsOf(details)).toEqual(['cancel_requested', 'paid', 'resumed', 'started']);
    expect(details.hasPortal).toBe(true);
    const returnUrl = waysOf(api).cancelUrl;
    const portal = await api.call(contract.openPortal, { token, body: { returnUrl } });
    expect(portal.body.portalUrl).toMatch(/^https:\/\/billing\.example/);
    const page = api.stripe.calls.findLast(({ path }) => path.endsWith('billing_portal/sessions'))?.body;
    expect(page).not.toHaveProperty('flow_data[type]');
    expect(api.stripe.get(page?.configuration ?? '').order).toMatchObject({
      'features[invoice_history][enabled]': 'true',
      'features[payment_method_update][enabled]': 'true',
      'features[subscription_cancel][enabled]': 'false',
      'features[subscription_update][enabled]': 'false',
    });
  });

  it('is withdrawn from within 14 days: the money goes back and it ends; afterwards not', async () => {
    base.clock.now = start;
    const [early, late] = [await playerWithoutTrial(base), await playerWithoutTrial(base)];
    const subscription = await subscriber(api, early);
    await subscriber(api, late);
    travel(14.5);
    await base.mails();
    const { body } = await api.call(contract.withdrawSubscription, { token: early.token });
    expect(body).toMatchObject({ plan: 'free', status: 'canceled', withdrawalUntil: null });
    expect(kindsOf(body)).toEqual(['paid', 'refunded', 'started', 'withdrawn']);
    expect(api.stripe.get(subscription.id).status).toBe('canceled');
    const [mail, ...others] = await base.mails();
    expect([mail?.subject, others]).toEqual(['Has desistido de tu suscripción', []]);
    expect(mail?.text).toContain('te devolvemos lo pagado');
    travel(14.6);
    const over = await api.call(contract.withdrawSubscription, { token: late.token });
    expect([over.status, over.error.code]).toEqual([409, 'subscription.withdrawal_over']);
  });

  it('is withdrawn from once by twenty clicks, and cancelled once by twenty more', async () => {
    const [player, other] = [await playerWithoutTrial(base), await playerWithoutTrial(base)];
    const subscription = await subscriber(api, player);
    await subscriber(api, other);
    await base.mails();
    const twenty = (call: Endpoint, { token }: typeof player) =>
      Promise.all(Array.from({ length: 20 }, (_, index) => api.call(call, { token, address: `10.9.0.${index}` })));
    await twenty(contract.cancelSubscription, other);
    const replies = await twenty(contract.withdrawSubscription, player);
    expect(
      atLeast(20, replies).every(({ status, error }) => status === 200 || error.code === 'subscription.none'),
    ).toBe(true);
    expect(kindsOf(await detailsOf(api, player))).toEqual(['paid', 'refunded', 'started', 'withdrawn']);
    expect(kindsOf(await detailsOf(api, other))).toEqual(['cancel_requested', 'paid', 'started']);
    expect(api.stripe.get(subscription.id).status).toBe('canceled');
    expect((await base.mails()).map(({ subject }) => subject).sort()).toEqual([
      'Has cancelado tu suscripción',
      'Has desistido de tu suscripción',
    ]);
  });

  it('can be withdrawn from again where Stripe failed', async () => {
    const player = await playerWithoutTrial(base);
    const { token } = player;
    await subscriber(api, player);
    api.stripe.isDown = true;
    expect((await api.call(contract.withdrawSubscription, { token })).error.code).toBe('payments.provider_failed');
    api.stripe.isDown = false;
    expect((await detailsOf(api, player)).plan).toBe('premium');
    const { body } = await api.call(contract.withdrawSubscription, { token });
    expect([body.plan, kindsOf(body)]).toEqual(['free', ['paid', 'refunded', 'started', 'withdrawn']]);
  });

  it('that is an accidental second one is refunded and ended', async () => {
    const player = await playerWithoutTrial(base);
    const first = await sessionFor(api, player);
    const [one, two] = [api.stripe.pay(first), api.stripe.pay(first)];
    for (const subscription of [one, two]) {
      expect(await api.deliver(api.stripe.event('customer.subscription.created', subscription))).toBe(204);
    }
    expect([api.stripe.get(one.id).status, api.stripe.get(two.id).status]).toEqual(['active', 'canceled']);
    expect((await detailsOf(api, player)).plan).toBe('premium');
  });
});
