import { deleteAccount } from '@bandeja/domain/account/contract';
import { register } from '@bandeja/domain/auth/contract';
import { getMe } from '@bandeja/domain/profile/contract';
import { describe, expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import { newPlayer, type Player, password } from '#testing/factories.ts';
import {
  checkoutIdOf,
  checkoutRows,
  confirm,
  detailsOf,
  historyRows,
  kindsOf,
  namelessHistory,
  openCheckout,
  serverWith,
  waysOf,
} from '#testing/payments.ts';
import { playerWithoutTrial, sessionFor, subscriber, useStripe } from '#testing/stripe.ts';

const base = useApi();
const api = useStripe(base);

describe('a checkout at Stripe', () => {
  it('is for this player, at our price, with the trial once; the answer is where they pay', async () => {
    const player = await newPlayer(base);
    const { body } = await openCheckout(api, player, 'premium');
    expect(body.checkoutUrl).toMatch(/^https:\/\/checkout\.example\/cs_test_/);
    const call = api.stripe.calls.find(
      ({ path, body: sent }) => path.endsWith('sessions') && sent.client_reference_id === player.user._id,
    );
    expect(call?.body).toMatchObject({
      mode: 'subscription',
      'line_items[0][price]': 'price_premium',
      'subscription_data[trial_period_days]': '7',
      'subscription_data[metadata][user_id]': player.user._id,
      success_url: `${waysOf(api).successUrl}?session_id={CHECKOUT_SESSION_ID}`,
    });
    expect((await confirm(api, player, checkoutIdOf(body.checkoutUrl))).error.code).toBe('checkout.unpaid');
    api.stripe.pay(checkoutIdOf(body.checkoutUrl));
    const confirmed = await confirm(api, player, checkoutIdOf(body.checkoutUrl));
    expect(confirmed.body.subscription).toMatchObject({ plan: 'premium', status: 'active' });
    expect(kindsOf(await detailsOf(api, player))).toEqual(['trial_started']);
  });

  it('is one for twenty clicks at once', async () => {
    const player = await newPlayer(base);
    const replies = await Promise.all(Array.from({ length: 20 }, () => openCheckout(api, player, 'premium')));
    expect(new Set(replies.map(({ body }) => body.checkoutUrl)).size).toBe(1);
    expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await checkoutRows(base, player)).toHaveLength(1);
  });

  it('that Stripe refused is begun again with the next click', async () => {
    const player = await newPlayer(base);
    api.stripe.isDown = true;
    const { status, error } = await openCheckout(api, player, 'premium');
    expect([status, error.code]).toEqual([503, 'payments.provider_failed']);
    api.stripe.isDown = false;
    expect((await openCheckout(api, player, 'premium')).status).toBe(200);
  });

  it('for another plan closes the first: both cannot be paid', async () => {
    const player = await newPlayer(base);
    const first = await sessionFor(api, player, 'premium');
    const second = await sessionFor(api, player, 'pro');
    expect([api.stripe.get(first).status, api.stripe.get(second).status]).toEqual(['expired', 'open']);
  });

  it('that was paid unnoticed is found when the player clicks again', async () => {
    const player = await playerWithoutTrial(base);
    const session = await sessionFor(api, player);
    api.stripe.pay(session);
    expect((await openCheckout(api, player, 'premium')).error.code).toBe('plan.not_available');
    expect((await detailsOf(api, player)).plan).toBe('premium');
  });

  it('with nothing to pay is right in a trial only, and with a price of ours', async () => {
    const [free, other] = [await playerWithoutTrial(base), await playerWithoutTrial(base)];
    const given = await sessionFor(api, free);
    api.stripe.pay(given);
    api.stripe.get(given).payment_status = 'no_payment_required';
    const foreign = await sessionFor(api, other);
    const { items } = api.stripe.pay(foreign) as { items?: { data: { price: { id: string } }[] } };
    for (const { price } of items?.data ?? []) price.id = 'price_ajeno';
    for (const [player, session] of [
      [free, given],
      [other, foreign],
    ] as const) {
      expect((await confirm(api, player, session)).error.code).toBe('checkout.unpaid');
      expect((await detailsOf(api, player)).plan).toBe('free');
    }
  });

  it('of another player, or none, is not found', async () => {
    const [owner, other] = [await newPlayer(base), await newPlayer(base)];
    const session = await sessionFor(api, owner);
    api.stripe.pay(session);
    for (const id of [session, 'cs_test_nada', '../customers', 'x'.repeat(200)]) {
      const { status, error } = await confirm(api, other, id);
      expect([id, status, error.code]).toEqual([id, 404, 'checkout.not_found']);
    }
    expect((await detailsOf(api, other)).plan).toBe('free');
  });

  it('is confirmed once by twenty confirmations and events at once', async () => {
    const player = await playerWithoutTrial(base);
    const session = await sessionFor(api, player);
    const subscription = api.stripe.pay(session);
    await base.mails();
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 === 0
          ? confirm(api, player, session)
          : api.deliver(api.stripe.event('customer.subscription.created', subscription)),
      ),
    );
    expect((await historyRows(base, player)).map(({ kind, amount_cents }) => [kind, amount_cents])).toEqual([
      ['paid', 999],
      ['started', null],
    ]);
    expect((await base.mails()).map(({ subject }) => subject)).toEqual(['Tu plan Premium ya está activo']);
  });

  it('believes no trial twice, not even after the account is gone', async () => {
    const player = await newPlayer(base);
    await subscriber(api, player);
    const body = { password, confirmation: 'ELIMINAR' };
    expect((await api.call(deleteAccount, { token: player.token, body })).status).toBe(204);
    const again = await api.call(register, { body: { name: 'Marta', email: player.email.toUpperCase(), password } });
    const same = { token: again.body.token, user: again.body.user, email: player.email };
    expect((await detailsOf(api, same)).trialAvailable).toBe(false);
    await sessionFor(api, same);
    expect(api.stripe.calls.filter(({ path }) => path.endsWith('/sessions')).at(-1)?.body).not.toHaveProperty(
      'subscription_data[trial_period_days]',
    );
  });
});

describe('the deletion of a subscriber’s account', () => {
  const remove = (player: Player) =>
    api.call(deleteAccount, { token: player.token, body: { password, confirmation: 'ELIMINAR' } });

  it('ends the subscription first; the books stay without a name', async () => {
    const player = await playerWithoutTrial(base);
    const subscription = await subscriber(api, player);
    expect((await remove(player)).status).toBe(204);
    expect(api.stripe.get(subscription.id).status).toBe('canceled');
    const rows = (await namelessHistory(base)).filter((row) => row.provider_reference === subscription.id);
    expect(rows.map(({ kind }) => kind).sort()).toEqual(['ended', 'started']);
    expect(new Set(rows.map(({ pseudonym }) => pseudonym)).size).toBe(1);
  });

  it('does not happen when Stripe fails', async () => {
    const player = await playerWithoutTrial(base);
    const subscription = await subscriber(api, player);
    api.stripe.isDown = true;
    const { status, error } = await remove(player);
    expect([status, error.code]).toEqual([503, 'payments.provider_failed']);
    api.stripe.isDown = false;
    expect((await api.call(getMe, { token: player.token })).status).toBe(200);
    expect(api.stripe.get(subscription.id).status).toBe('active');
  });

  it('ends a subscription too that was paid in the last moment', async () => {
    const player = await playerWithoutTrial(base);
    const session = await sessionFor(api, player);
    const { payments } = api.deps;
    if (payments === null) throw new Error('no payments are taken');
    let bought = '';
    const late = await serverWith(base, {
      payments: {
        ...payments,
        closeCheckout: async (id) => {
          bought = api.stripe.pay(id).id;
          await payments.closeCheckout(id);
        },
      },
    });
    const body = { password, confirmation: 'ELIMINAR' };
    expect((await late.call(deleteAccount, { token: player.token, body })).status).toBe(204);
    expect([api.stripe.get(session).status, api.stripe.get(bought).status]).toEqual(['complete', 'canceled']);
    await late.app.close();
  });

  it('closes a checkout that could still be paid', async () => {
    const player = await newPlayer(base);
    const session = await sessionFor(api, player);
    expect((await remove(player)).status).toBe(204);
    expect(api.stripe.get(session).status).toBe('expired');
  });
});
