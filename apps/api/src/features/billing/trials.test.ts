import { deleteAccount } from '@bandeja/domain/account/contract';
import { register } from '@bandeja/domain/auth/contract';
import { withdrawSubscription } from '@bandeja/domain/billing/contract';
import { describe, expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import { type Player, password } from '#testing/factories.ts';
import { confirm, detailsOf, kindsOf, trialRows } from '#testing/payments.ts';
import { sessionFor, subscriber, useStripe } from '#testing/stripe.ts';

const base = useApi();
const api = useStripe(base);

async function registered(email: string): Promise<Player> {
  const { status, body } = await api.call(register, { body: { name: 'Ana Soler', email, password } });
  if (status !== 201) throw new Error(`register answered ${status}`);
  return { token: body.token, user: body.user, email };
}

const freeDaysOf = (player: Player) =>
  api.stripe.calls.findLast(({ body }) => body.client_reference_id === player.user._id)?.body[
    'subscription_data[trial_period_days]'
  ];

describe('the seven free days', () => {
  it('are a person’s once: not again in another case, with a label, or after the account is gone', async () => {
    const first = await registered('ana.soler+padel@ejemplo.es');
    await subscriber(api, first);
    expect(freeDaysOf(first)).toBe('7');
    const body = { password, confirmation: 'ELIMINAR' };
    expect((await api.call(deleteAccount, { token: first.token, body })).status).toBe(204);
    for (const email of ['ANA.Soler+padel@ejemplo.es', 'ana.soler@ejemplo.es', 'Ana.Soler+otra@Ejemplo.es']) {
      const again = await registered(email);
      expect((await detailsOf(api, again)).trialAvailable).toBe(false);
      await sessionFor(api, again);
      expect(freeDaysOf(again)).toBeUndefined();
    }
    expect((await trialRows(base)).map(({ reference }) => reference)).toEqual([null]);
    const other = await registered('anasoler@ejemplo.es');
    expect((await detailsOf(api, other)).trialAvailable).toBe(true);
  });

  it('withdrawn from, promise no money back: none was paid', async () => {
    const player = await registered('marta.desiste@ejemplo.es');
    await subscriber(api, player);
    const begun = (await base.mails()).find(({ subject }) => subject === 'Tu prueba de Premium ha empezado');
    expect(begun?.text).toContain('Tienes 14 días desde hoy para desistir del contrato, allí mismo.');
    expect(begun?.text).not.toContain('devolvemos');
    expect((await api.call(withdrawSubscription, { token: player.token })).status).toBe(200);
    const [mail] = await base.mails();
    expect(mail?.subject).toBe('Has desistido de tu suscripción');
    expect(mail?.text).toContain('No has pagado nada por él y no se te cobra nada.');
    expect(mail?.text).not.toContain('devolvemos');
  });

  it('go to one of two accounts of a person that pay at once; the other one’s plan ends and costs nothing', async () => {
    const players = [await registered('luis+a@ejemplo.es'), await registered('luis+b@ejemplo.es')];
    const open = await Promise.all(players.map(async (player) => ({ player, session: await sessionFor(api, player) })));
    expect(players.map(freeDaysOf)).toEqual(['7', '7']);
    await base.mails();
    const bought = open.map(({ player, session }) => ({ player, session, subscription: api.stripe.pay(session) }));
    await Promise.all(
      bought.flatMap(({ player, session, subscription }) => [
        confirm(api, player, session),
        api.deliver(api.stripe.event('customer.subscription.created', subscription)),
        confirm(api, player, session),
      ]),
    );
    expect(bought.map(({ subscription }) => api.stripe.get(subscription.id).status).sort()).toEqual([
      'canceled',
      'trialing',
    ]);
    const [one, two] = await Promise.all(players.map((player) => detailsOf(api, player)));
    const [trial, refused] = one?.plan === 'premium' ? [one, two] : [two, one];
    expect([trial?.plan, trial && kindsOf(trial)]).toEqual(['premium', ['trial_started']]);
    expect([refused?.plan, refused?.hasContract, refused?.trialAvailable]).toEqual(['free', false, false]);
    expect((await base.mails()).map(({ subject }) => subject).sort()).toEqual([
      'Tu plan Premium ha terminado',
      'Tu prueba de Premium ha empezado',
    ]);
  });
});
