import { cancelSubscription, resumeSubscription } from '@bandeja/domain/billing/contract';
import { expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import { playerWithoutTrial, subscriber, useStripe } from '#testing/stripe.ts';

const base = useApi();
const api = useStripe(base);
const start = new Date('2026-11-20T10:00:00Z');

it('each change at Stripe is sent once, however often its event comes', async () => {
  const sent: string[][] = [];
  const day = (days: number) => {
    base.clock.now = new Date(start.getTime() + days * 86_400_000);
  };
  const subjects = async () => (await base.mails()).map(({ subject }) => subject ?? '');
  const twice = async (type: string, of: Parameters<typeof api.stripe.event>[1]) => {
    const event = api.stripe.event(type, of);
    for (const each of [event, event, api.stripe.event(type, of)]) expect(await api.deliver(each)).toBe(204);
    sent.push(await subjects());
  };
  day(0);
  const player = await playerWithoutTrial(base);
  await base.mails();
  const subscription = await subscriber(api, player);
  await twice('customer.subscription.created', subscription);
  day(30);
  await twice('invoice.paid', api.stripe.renew(subscription.id));
  day(60);
  const failed = api.stripe.renew(subscription.id, false);
  await twice('invoice.payment_failed', failed);
  day(61);
  api.stripe.payLate(failed.id);
  await twice('invoice.paid', failed);
  await twice('invoice.paid', api.stripe.confirmUpgrade(subscription.id));
  for (const call of [cancelSubscription, cancelSubscription, resumeSubscription, resumeSubscription]) {
    expect((await api.call(call, { token: player.token })).status).toBe(200);
  }
  sent.push(await subjects());
  await twice('charge.refunded', api.stripe.refund(subscription.id, { cents: 100 }));
  await twice('customer.subscription.updated', api.stripe.downgrade(subscription.id));
  await twice('customer.subscription.deleted', api.stripe.end(subscription.id));
  expect(sent).toEqual([
    ['Tu plan Premium ya está activo'],
    ['Pago recibido de tu plan Premium'],
    ['No se ha podido cobrar tu plan'],
    ['Pago recibido de tu plan Premium'],
    ['Ya tienes el plan Pro'],
    ['Has cancelado tu suscripción', 'Tu suscripción sigue adelante'],
    ['Te hemos devuelto un pago'],
    ['Ya tienes el plan Premium'],
    ['Tu plan Premium ha terminado'],
  ]);
});

it('a payment that worked after all is not sent as failed', async () => {
  base.clock.now = start;
  const player = await playerWithoutTrial(base);
  const subscription = await subscriber(api, player);
  await base.mails();
  base.clock.now = new Date(start.getTime() + 30 * 86_400_000);
  const failed = api.stripe.renew(subscription.id, false);
  api.stripe.payLate(failed.id);
  expect(await api.deliver(api.stripe.event('invoice.payment_failed', failed))).toBe(204);
  expect((await base.mails()).map(({ subject }) => subject)).toEqual(['Pago recibido de tu plan Premium']);
});
