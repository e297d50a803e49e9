import { randomUUID } from 'node:crypto';
import { getAccountSubscription, grantPlan } from '@bandeja/domain/billing/contract';
import { getMe } from '@bandeja/domain/profile/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import { newPlayer, type Player } from '#testing/factories.ts';
import { newAdmin } from '#testing/leads.ts';
import { buy, kindsOf, openCheckout } from '#testing/payments.ts';
import { grantsOf } from '#testing/subscriptions.ts';

const api = useApi();
let admin: Player;
beforeAll(async () => {
  admin = await newAdmin(api);
});

const grant = ({ user }: Player, body: Record<string, unknown>) =>
  api.call(grantPlan, { token: admin.token, params: { id: user._id }, body });
const look = ({ user }: Player) => api.call(getAccountSubscription, { token: admin.token, params: { id: user._id } });

describe('PUT /admin/users/:id/subscription', () => {
  it('grants a plan with a reason that is stored, mailed to the player and audited; and ends it', async () => {
    const player = await newPlayer(api);
    await api.mails();
    const expiresAt = new Date(Date.now() + 30 * 86_400_000).toISOString();
    const granted = await grant(player, { plan: 'pro', expiresAt, reason: 'Ganó el torneo' });
    expect([granted.status, granted.body.plan, granted.body.expiresAt]).toEqual([200, 'pro', expiresAt]);
    expect([granted.body.hasContract, granted.body.renews]).toEqual([false, false]);
    expect((await api.call(getMe, { token: player.token })).body.subscription.plan).toBe('pro');
    const ended = await grant(player, { plan: 'free', expiresAt: null, reason: 'Fue un error' });
    expect(ended.body).toMatchObject({ plan: 'free', status: 'inactive', expiresAt: null });
    expect(ended.body.history.map(({ kind, reason }) => [kind, reason])).toEqual([
      ['ended_by_admin', 'Fue un error'],
      ['granted', 'Ganó el torneo'],
    ]);
    expect((await api.mails()).map(({ subject, text }) => [subject, /Ganó|error/.exec(text ?? '')?.[0]])).toEqual([
      ['Te hemos dado el plan Pro', 'Ganó'],
      ['Tu plan ha terminado', 'error'],
    ]);
    expect(await grantsOf(api, player)).toEqual([
      { actor_id: admin.user._id, details: { plan: 'pro', expiresAt } },
      { actor_id: admin.user._id, details: { plan: 'free', expiresAt: null } },
    ]);
  });

  it('leaves a running paid subscription to its provider', async () => {
    const player = await newPlayer(api);
    await buy(api, player, 'premium');
    for (const plan of ['free', 'pro']) {
      const { status, error } = await grant(player, { plan, expiresAt: null, reason: 'Porque sí' });
      expect([status, error.code]).toEqual([409, 'subscription.paid_elsewhere']);
    }
    const { body } = await look(player);
    expect([body.plan, body.hasContract, kindsOf(body)]).toEqual(['premium', true, ['trial_started']]);
  });

  it('lets the player buy a bigger plan than the granted one, not the same', async () => {
    const player = await newPlayer(api);
    await grant(player, { plan: 'premium', expiresAt: null, reason: 'Prueba de prensa' });
    expect((await openCheckout(api, player, 'premium')).error.code).toBe('plan.not_available');
    await buy(api, player, 'pro');
    expect((await look(player)).body.plan).toBe('pro');
  });

  it.each([
    [{ plan: 'pro', expiresAt: null }, 'reason'],
    [{ plan: 'pro', expiresAt: null, reason: '  ' }, 'reason'],
    [{ plan: 'oro', expiresAt: null, reason: 'Ganó el torneo' }, 'plan'],
    [{ plan: 'pro', expiresAt: '2020-01-01T00:00:00Z', reason: 'Ganó el torneo' }, 'expiresAt'],
  ])('refuses %j', async (body, path) => {
    const player = await newPlayer(api);
    const { status, error } = await grant(player, body);
    expect([status, error.issues?.[0]?.path]).toEqual([400, path]);
    expect((await look(player)).body.plan).toBe('free');
  });

  it('is for admins, about accounts that exist', async () => {
    const [player, other] = [await newPlayer(api), await newPlayer(api)];
    const params = { id: other.user._id };
    expect((await api.call(getAccountSubscription, { token: player.token, params })).status).toBe(403);
    const unknown = await api.call(getAccountSubscription, { token: admin.token, params: { id: randomUUID() } });
    expect([unknown.status, unknown.error.code]).toEqual([404, 'account.not_found']);
  });
});
