import * as contract from '@bandeja/domain/billing/contract';
import { getMe, listAccounts } from '@bandeja/domain/profile/contract';
import { each } from '@bandeja/domain/testing/each';
import { describe, expect, it } from 'vitest';
import { endLapsed } from '#features/billing/expiry.service.ts';
import { useApi } from '#testing/api.ts';
import { newPlayer } from '#testing/factories.ts';
import { newAdmin } from '#testing/leads.ts';
import {
  agePayments,
  atDemoCheckout,
  buy,
  checkoutIdOf,
  checkoutRows,
  confirm,
  detailsOf,
  historyRows,
  kindsOf,
  openCheckout,
  subscriptionRow,
  waysOf,
} from '#testing/payments.ts';
import { playerWithoutTrial } from '#testing/stripe.ts';

const api = useApi();

const subjects = async () => (await api.mails()).map(({ subject }) => subject);

describe('at the demo checkout', () => {
  it('free becomes premium on trial, pro, cancelled, expired, and free again', async () => {
    const player = await newPlayer(api);
    const { token } = player;
    await api.mails();
    expect(await detailsOf(api, player)).toMatchObject({
      plan: 'free',
      status: 'active',
      payments: 'test',
      trialAvailable: true,
      withdrawalUntil: null,
      hasContract: false,
      renews: false,
      cancelAtPeriodEnd: false,
      hasPortal: false,
      history: [],
    });
    await buy(api, player, 'premium');
    const trial = await detailsOf(api, player);
    expect(trial).toMatchObject({ plan: 'premium', status: 'active', trialAvailable: false });
    expect(trial).toMatchObject({ hasContract: true, renews: true, cancelAtPeriodEnd: false });
    expect([trial.trialEndsAt, kindsOf(trial)]).toEqual([trial.expiresAt, ['trial_started']]);
    expect((await api.call(getMe, { token })).body.subscription.features).toContain('ai_generation');
    expect(await subjects()).toEqual(['Tu prueba de Premium ha empezado']);

    await buy(api, player, 'pro');
    expect(await detailsOf(api, player)).toMatchObject({ plan: 'pro', trialEndsAt: trial.trialEndsAt });
    const cancelled = await api.call(contract.cancelSubscription, { token });
    expect(cancelled.body).toMatchObject({
      plan: 'pro',
      status: 'active',
      hasContract: true,
      renews: false,
      cancelAtPeriodEnd: true,
    });
    expect(await subjects()).toEqual(['Ya tienes el plan Pro', 'Has cancelado tu suscripción']);

    await agePayments(api.db, player.email, 7.01);
    expect((await api.call(getMe, { token })).body.subscription).toMatchObject({ plan: 'free', status: 'inactive' });
    const ended = await detailsOf(api, player);
    expect(ended).toMatchObject({
      plan: 'free',
      status: 'canceled',
      expiresAt: null,
      hasContract: false,
      cancelAtPeriodEnd: false,
    });
    expect(kindsOf(ended)).toEqual(['cancel_requested', 'ended', 'trial_started', 'upgraded']);
    expect(await subjects()).toEqual(['Tu plan Pro ha terminado']);
  });

  it('ends for a player who never comes back too, without a request of theirs', async () => {
    const player = await newPlayer(api);
    await buy(api, player, 'premium');
    await api.call(contract.cancelSubscription, { token: player.token });
    await api.mails();
    await agePayments(api.db, player.email, 7.01);
    await endLapsed(api.deps);
    await endLapsed(api.deps);
    expect(await subscriptionRow(api, player)).toMatchObject({ plan: 'free', status: 'canceled', expires_at: null });
    expect(await subjects()).toEqual(['Tu plan Premium ha terminado']);
  });

  it('a trial that is not cancelled is paid, and renewed month by month', async () => {
    const player = await newPlayer(api);
    await buy(api, player, 'premium');
    await agePayments(api.db, player.email, 7.5);
    const paid = await detailsOf(api, player);
    expect([paid.plan, paid.status, kindsOf(paid)]).toEqual(['premium', 'active', ['paid', 'trial_started']]);
    await agePayments(api.db, player.email, 32);
    await endLapsed(api.deps);
    const history = (await historyRows(api, player)).filter(({ kind }) => kind === 'paid');
    expect(history.map(({ amount_cents }) => amount_cents)).toEqual([999, 999]);
    expect((await detailsOf(api, player)).withdrawalUntil).toBeNull();
  });

  it('shows the amount due, with proration for an upgrade', async () => {
    const player = await playerWithoutTrial(api);
    const { token } = player;
    const look = async (url: string) =>
      (await api.call(contract.getDemoCheckout, { token, params: { id: checkoutIdOf(url) } })).body;
    const first = (await openCheckout(api, player, 'premium')).body.checkoutUrl;
    expect(first).toMatch(/^http:\/\/localhost:4000\/test-checkout\/[0-9a-f-]{36}$/);
    expect(await look(first)).toMatchObject({
      planId: 'premium',
      kind: 'subscribe',
      dueNowCents: 999,
      monthlyCents: 999,
      trialEndsAt: null,
      status: 'open',
    });
    await buy(api, player, 'premium');
    await agePayments(api.db, player.email, 15);
    const upgrade = (await openCheckout(api, player, 'pro')).body.checkoutUrl;
    expect((await openCheckout(api, player, 'pro')).body.checkoutUrl).toBe(upgrade);
    const { kind, dueNowCents, monthlyCents } = await look(upgrade);
    expect([kind, monthlyCents]).toEqual(['upgrade', 1999]);
    expect(dueNowCents).toBeGreaterThan(450);
    expect(dueNowCents).toBeLessThan(550);
  });

  it('declined and cancelled payments give no plan; after a refused card the same checkout takes another', async () => {
    const player = await playerWithoutTrial(api);
    const id = checkoutIdOf((await openCheckout(api, player, 'premium')).body.checkoutUrl);
    const declined = (await atDemoCheckout(api, player, id, 'decline')).body;
    expect(declined.redirectUrl).toBeNull();
    expect(declined.message).toMatch(/no se ha cobrado nada/);
    const unpaid = await confirm(api, player, id);
    expect([unpaid.status, unpaid.error.code]).toEqual([409, 'checkout.unpaid']);
    const cancelled = (await atDemoCheckout(api, player, id, 'cancel')).body;
    expect(cancelled.redirectUrl).toBe(waysOf(api).cancelUrl);
    expect((await detailsOf(api, player)).plan).toBe('free');
    expect((await atDemoCheckout(api, player, id, 'pay')).body.redirectUrl).toBe(waysOf(api).cancelUrl);
    const again = checkoutIdOf((await openCheckout(api, player, 'premium')).body.checkoutUrl);
    expect(again).not.toBe(id);
    await atDemoCheckout(api, player, again, 'decline');
    const paid = (await atDemoCheckout(api, player, again, 'pay')).body;
    expect(paid.redirectUrl).toBe(`${waysOf(api).successUrl}?session_id=${again}`);
    expect((await confirm(api, player, again)).body.subscription.plan).toBe('premium');
  });

  it('a second confirmation changes nothing, and another player’s checkout is not found', async () => {
    const [player, other] = [await playerWithoutTrial(api), await newPlayer(api)];
    const id = await buy(api, player, 'premium');
    const before = await historyRows(api, player);
    expect((await confirm(api, player, id)).body.subscription.plan).toBe('premium');
    expect(await historyRows(api, player)).toEqual(before);
    const foreign = await confirm(api, other, id);
    expect([foreign.status, foreign.error.code]).toEqual([404, 'checkout.not_found']);
    expect((await atDemoCheckout(api, other, id, 'pay')).status).toBe(404);
    expect((await detailsOf(api, other)).plan).toBe('free');
  });

  it('withdrawing gives everything back at once', async () => {
    const player = await playerWithoutTrial(api);
    const { token } = player;
    await buy(api, player, 'premium');
    expect((await detailsOf(api, player)).withdrawalUntil).not.toBeNull();
    const { body } = await api.call(contract.withdrawSubscription, { token });
    expect([body.plan, kindsOf(body)]).toEqual(['free', ['paid', 'refunded', 'started', 'withdrawn']]);
    const again = await api.call(contract.withdrawSubscription, { token });
    expect([again.status, again.error.code]).toEqual([409, 'subscription.none']);
    expect((await openCheckout(api, player, 'premium')).status).toBe(200);
  });
});

describe('many at once', () => {
  it('twenty clicks are one checkout, twenty payments and confirmations one subscription', async () => {
    const player = await playerWithoutTrial(api);
    const clicks = await Promise.all(Array.from({ length: 20 }, () => openCheckout(api, player, 'premium')));
    const [url = '', ...others] = new Set(clicks.map(({ body }) => body.checkoutUrl));
    expect([others, (await checkoutRows(api, player)).length]).toEqual([[], 1]);
    const id = checkoutIdOf(url);
    await Promise.all(Array.from({ length: 20 }, () => atDemoCheckout(api, player, id, 'pay')));
    const confirmations = await Promise.all(Array.from({ length: 20 }, () => confirm(api, player, id)));
    each(confirmations, 20, ({ status, body }) => expect([status, body.subscription.plan]).toEqual([200, 'premium']));
    expect((await historyRows(api, player)).map(({ kind }) => kind)).toEqual(['paid', 'started']);
  });

  it('clicks on both plans leave one payable checkout', async () => {
    const player = await playerWithoutTrial(api);
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => openCheckout(api, player, index % 2 === 0 ? 'premium' : 'pro')),
    );
    const open = (await checkoutRows(api, player)).filter((row) => row.closed_at === null && row.completed_at === null);
    expect(open.length).toBeLessThanOrEqual(1);
    const rows = await checkoutRows(api, player);
    const ways: (string | null)[] = [];
    for (const { id } of rows) ways.push((await atDemoCheckout(api, player, id, 'pay')).body.redirectUrl);
    expect(ways.filter((way) => way?.startsWith(waysOf(api).successUrl)).length).toBeLessThanOrEqual(1);
    for (const { id } of rows) await confirm(api, player, id);
    expect((await historyRows(api, player)).filter(({ kind }) => kind === 'started').length).toBeLessThanOrEqual(1);
  });
});

describe('a player without a subscription', () => {
  it.each([contract.cancelSubscription, contract.resumeSubscription, contract.withdrawSubscription])(
    'has nothing to change ($path)',
    async (call) => {
      const { token } = await newPlayer(api);
      const { status, error } = await api.call(call, { token });
      expect([status, error.code]).toEqual([409, 'subscription.none']);
    },
  );

  it('has no portal', async () => {
    const { token } = await newPlayer(api);
    const body = { returnUrl: waysOf(api).cancelUrl };
    expect((await api.call(contract.openPortal, { token, body })).error.code).toBe('subscription.none');
    const elsewhere = await api.call(contract.openPortal, { token, body: { returnUrl: 'https://evil.example' } });
    expect(elsewhere.status).toBe(400);
  });
});

describe('a plan granted without a provider', () => {
  it('runs out by itself on its day, for everybody who asks; then it is stored and mailed once', async () => {
    const player = await newPlayer(api);
    const expiresAt = new Date(Date.now() + 3_600_000);
    const admin = await newAdmin(api);
    await api.call(contract.grantPlan, {
      token: admin.token,
      params: { id: player.user._id },
      body: { plan: 'pro', expiresAt: expiresAt.toISOString(), reason: 'Ganó el torneo' },
    });
    await api.mails();
    const planFor = async () => {
      const { subscription } = (await api.call(getMe, { token: player.token })).body;
      const accounts = await api.call(listAccounts, { token: admin.token, query: { search: player.email } });
      return [(await detailsOf(api, player)).plan, subscription.plan, accounts.body[0]?.plan];
    };
    api.clock.now = new Date(expiresAt.getTime() - 1000);
    await endLapsed(api.deps);
    expect(await planFor()).toEqual(['pro', 'pro', 'pro']);
    api.clock.now = expiresAt;
    expect(await planFor()).toEqual(['free', 'free', 'free']);
    await endLapsed(api.deps);
    await endLapsed(api.deps);
    const details = await detailsOf(api, player);
    expect([details.status, kindsOf(details)]).toEqual(['inactive', ['ended', 'granted']]);
    expect(await subjects()).toEqual(['Tu plan Pro ha terminado']);
  });
});
