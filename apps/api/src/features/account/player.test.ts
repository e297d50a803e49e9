import { getPlayer, refundPayment, resendVerifications, sendReset } from '@bandeja/domain/account/contract';
import { putProfile } from '@bandeja/domain/profile/contract';
import { openThread } from '@bandeja/domain/support/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import { finishedSession, newPlayer, type Player, password, startedSession } from '#testing/factories.ts';
import { exportNotes, newAdmin } from '#testing/leads.ts';
import { buy, detailsOf, kindsOf } from '#testing/payments.ts';
import { addressConfirmed } from '#testing/rows.ts';
import { playerWithoutTrial, subscriber, useStripe } from '#testing/stripe.ts';

const base = useApi();
const api = useStripe(base);
let admin: Player;
beforeAll(async () => {
  admin = await newAdmin(base);
});
const idOf = ({ user }: Player) => ({ id: user._id });
const notesOn = async ({ user }: Player) =>
  (await exportNotes(base, admin.user._id)).filter(({ entity_id }) => entity_id === user._id);

describe('GET /admin/users/:id', () => {
  it('answers plan, consents, sessions and messages, nothing of health, and notes the look once an hour', async () => {
    const player = await newPlayer(base, 'Ana Belmonte');
    const injuries = 'Epicondilitis del codo derecho';
    await base.call(putProfile, { token: player.token, body: { injuries, injuriesConsent: true, weight: 64.5 } });
    await finishedSession(base, player, (await startedSession(base, player))._id);
    await base.call(openThread, { token: player.token, body: { text: 'Me han cobrado dos veces' } });
    const look = () => base.call(getPlayer, { token: admin.token, params: idOf(player) });
    const { body } = await look();
    expect(body).toMatchObject({
      account: { name: 'Ana Belmonte', plan: 'free' },
      marketing: 'none',
      sessions: { recent: 1 },
      coach: null,
      threads: [{ message: 'Me han cobrado dos veces', isWaiting: true }],
    });
    expect(body.consents.map(({ kind }) => kind)).toContain('injuries');
    expect(JSON.stringify(body)).not.toMatch(/Epicondilitis|64\.5|password|argon2/);
    expect((await look()).body.audit.map(({ action, actor }) => [action, actor?.name])).toEqual([
      ['view', 'Ana Admin'],
    ]);
  });
});

describe('mails from the desk', () => {
  it('confirm an address again and change a password, each noted; a confirmed one gets no confirmation', async () => {
    const [open, done] = [await newPlayer(base), await newPlayer(base)];
    await addressConfirmed(base, done.user._id);
    await base.mails();
    const ids = [open, done].map(({ user }) => user._id);
    const { body } = await base.call(resendVerifications, { token: admin.token, body: { ids } });
    expect(body).toEqual({ sent: 1 });
    await base.call(sendReset, { token: admin.token, params: idOf(done) });
    const mails = (await base.mails()).map(({ to, subject }) => [to?.[0]?.address, subject]);
    expect(mails).toHaveLength(2);
    expect(new Set(mails.map(([to]) => to))).toEqual(new Set([open.email, done.email]));
    expect((await notesOn(open)).map(({ action }) => action)).toEqual(['resend_verification']);
    expect((await notesOn(done)).map(({ action }) => action)).toEqual(['send_reset']);
  });
});

describe('POST /admin/users/:id/refunds', () => {
  const reason = 'Cobro doble';
  const paidOf = async (calling: Parameters<typeof detailsOf>[0], player: Player) =>
    (await detailsOf(calling, player)).history.find(({ kind }) => kind === 'paid')?._id ?? '';

  it('gives a payment back through Stripe, whole and once, even when asked five times', async () => {
    const player = await playerWithoutTrial(base);
    await subscriber(api, player);
    const entryId = await paidOf(api, player);
    const ask = (body: object = {}) =>
      api.call(refundPayment, {
        token: admin.token,
        params: idOf(player),
        body: { entryId, reason, password, ...body },
      });
    expect((await ask({ password: 'otra-clave-9' })).error.code).toBe('auth.wrong_password');
    const statuses = await Promise.all(Array.from({ length: 5 }, async () => (await ask()).status));
    expect(new Set(statuses)).toEqual(new Set([204]));
    const details = await detailsOf(api, player);
    expect(details.history.filter(({ kind }) => kind === 'refunded').map(({ amountCents }) => amountCents)).toEqual([
      999,
    ]);
    expect(details.plan).toBe('free');
    expect((await notesOn(player))[0]).toMatchObject({ action: 'refund', details: { amountCents: 999, reason } });
  });

  it('says when the provider is silent, and can be repeated', async () => {
    const player = await playerWithoutTrial(base);
    await subscriber(api, player);
    const body = { entryId: await paidOf(api, player), reason, password };
    const ask = () => api.call(refundPayment, { token: admin.token, params: idOf(player), body });
    api.stripe.isDown = true;
    expect((await ask()).error.code).toBe('payments.provider_failed');
    api.stripe.isDown = false;
    expect((await ask()).status).toBe(204);
  });

  it('is of the test checkout as well, and of no other player’s payment', async () => {
    const [player, other] = [await playerWithoutTrial(base), await playerWithoutTrial(base)];
    await buy(base, player, 'premium');
    await buy(base, other, 'premium');
    const entryId = await paidOf(base, player);
    const ask = (whose: Player) =>
      base.call(refundPayment, { token: admin.token, params: idOf(whose), body: { entryId, reason, password } });
    expect((await ask(other)).error.code).toBe('payment.not_found');
    expect((await ask(player)).status).toBe(204);
    expect(kindsOf(await detailsOf(base, player))).toContain('refunded');
    expect(kindsOf(await detailsOf(base, other))).not.toContain('refunded');
  });
});
