import { randomUUID } from 'node:crypto';
import {
  answerDemoCheckout,
  createCheckoutSession,
  processSuccessfulPayment,
  withdrawSubscription,
} from '@bandeja/domain/billing/contract';
import { openThread } from '@bandeja/domain/support/contract';
import { callServer } from '../apps/api/testing/server-process.ts';
import { expect, test } from './testing/fixtures.ts';
import { inspect } from './testing/inspect.ts';
import { newcomer, type Player, signIn, theAdmin } from './testing/players.ts';

/** The second subscription has no trial: it begins with a payment. */
async function payer(url: string): Promise<Player> {
  const player = await newcomer(url);
  await subscribe(player);
  await callServer(player, withdrawSubscription, { token: player.token });
  await subscribe(player);
  return player;
}

async function subscribe(player: Player): Promise<void> {
  const { token, url } = player;
  const ways = { successUrl: `${url}/subscription-success`, cancelUrl: `${url}/subscription` };
  const { checkoutUrl } = await callServer(player, createCheckoutSession, {
    token,
    body: { planId: 'premium', ...ways },
  });
  const sessionId = checkoutUrl.split('/').at(-1) ?? '';
  await callServer(player, answerDemoCheckout, { token, params: { id: sessionId }, body: { outcome: 'pay' } });
  await callServer(player, processSuccessfulPayment, { token, body: { sessionId } });
}

test('an admin’s Monday: what waits, an answer, a payment given back, a notice, and the log of it', {
  tag: '@once',
}, async ({ page, baseURL }) => {
  const url = baseURL ?? '';
  const player = await payer(url);
  const question = `Me han cobrado dos veces ${randomUUID()}`;
  const thread = await callServer(player, openThread, { token: player.token, body: { text: question } });
  const admin = await theAdmin(url);
  await signIn(page, admin);

  await page.goto('/admin?tab=resumen');
  await expect(page.getByRole('heading', { name: /^Hoy: / })).toBeVisible();
  await inspect(page, 'admin-overview');

  await page.getByRole('tab', { name: /^Mensajes ?, \d+ mensajes? esperan?$/ }).click();
  await page.getByRole('button', { name: new RegExp(thread.reference) }).click();
  await expect(page.getByRole('list', { name: 'Mensajes del hilo' }).getByText(question)).toBeVisible();
  await page.getByRole('textbox', { name: 'Tu respuesta' }).fill('Tienes razón: te lo devolvemos hoy.');
  await inspect(page, 'admin-inbox');
  await page.getByRole('button', { name: 'Responder', exact: true }).click();
  await expect(page.getByText('Respuesta enviada')).toBeVisible();

  await page.getByRole('tab', { name: 'Usuarios' }).click();
  await page.getByRole('searchbox', { name: 'Buscar por nombre o email' }).fill(player.email);
  await page.getByLabel('Plan', { exact: true }).selectOption('Premium');
  const row = page.getByRole('row', { name: new RegExp(player.name) });
  await expect(row).toHaveCount(1);
  await inspect(page, 'admin-players');
  await row.getByRole('link', { name: player.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: player.name })).toBeVisible();
  await inspect(page, 'admin-player');
  await page
    .getByRole('button', { name: /^Devolver 9,99/ })
    .first()
    .click();
  const dialog = page.getByRole('alertdialog', { name: /^Devolver 9,99/ });
  await dialog.getByLabel('Motivo').fill('Cobro doble');
  await dialog.getByLabel('Tu contraseña', { exact: true }).fill(admin.password);
  await dialog.getByRole('button', { name: 'Devolver' }).click();
  await expect(page.getByText('Pago devuelto')).toBeVisible();

  await page.goto('/admin?tab=escribir');
  await page.getByLabel('Qué es').selectOption('Aviso del servicio');
  await page.getByLabel('A quién').selectOption('Jugadores con Pro');
  await page.getByLabel('Asunto').fill('Cambia la hora del soporte');
  await page
    .getByRole('textbox', { name: 'Texto' })
    .fill('Hola, {{nombre}}:\n\nDesde mañana contestamos de nueve a siete.');
  await inspect(page, 'admin-write');
  await page.getByRole('button', { name: 'Enviarme una prueba' }).click();
  await expect(page.getByText(/^Prueba en camino/)).toBeVisible();
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByText('Envío programado')).toBeVisible();

  await page.getByRole('tab', { name: 'Registro' }).click();
  await expect(page.getByRole('row', { name: /Devolvió un pago/ }).first()).toBeVisible();
  await inspect(page, 'admin-audit');

  await signIn(page, player);
  await page.goto('/messages');
  await expect(page.getByText('Respuesta nueva')).toBeVisible();
  await page.getByRole('link', { name: thread.reference }).click();
  await expect(page.getByText('Tienes razón: te lo devolvemos hoy.')).toBeVisible();
  await inspect(page, 'message');
  await page.getByRole('textbox', { name: 'Añadir algo' }).fill('¡Gracias!');
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Mensajes de este hilo' }).getByText('¡Gracias!')).toBeVisible();
});
