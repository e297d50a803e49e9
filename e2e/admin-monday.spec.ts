import { randomUUID } from 'node:crypto';
import {
  answerDemoCheckout,
  createCheckoutSession,
  processSuccessfulPayment,
  withdrawSubscription,
} from '@bandeja/domain/billing/contract';
import { listBroadcasts } from '@bandeja/domain/broadcasts/contract';
import { createExercise } from '@bandeja/domain/exercises/contract';
import { openThread } from '@bandeja/domain/support/contract';
import { photo } from '../apps/api/testing/media.ts';
import { callServer } from '../apps/api/testing/server-process.ts';
import { expect, test } from './testing/fixtures.ts';
import { inspect } from './testing/inspect.ts';
import { newcomer, type Player, signIn, theAdmin } from './testing/players.ts';
import { awaitEvents } from './testing/subscribers.ts';

/** The second subscription has no trial: it begins with a payment. */
async function payer(player: Player): Promise<Player> {
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

test('an admin’s Monday: what waits, an answer, a payment given back, a notice to three, news to 500, an exercise with two pictures, and the log of it', {
  tag: '@once',
}, async ({ page, baseURL }) => {
  const url = baseURL ?? '';
  // a first name of their own finds these three
  const name = `Lunes${randomUUID().slice(0, 6)} Ferrer`;
  const three = await Promise.all([newcomer(url, name), newcomer(url, name), newcomer(url, name)]);
  const player = await payer(three[0]);
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

  await page.goto('/admin?tab=usuarios');
  await page.getByRole('searchbox', { name: 'Buscar por nombre o email' }).fill(name);
  const boxes = page.getByRole('checkbox', { name: `Elegir a ${name}` });
  await expect(boxes).toHaveCount(3);
  for (const box of await boxes.all()) await box.check();
  await page.getByRole('button', { name: 'Escribirles (3)' }).click();
  await expect(page.getByText('Ahora lo recibirían 3 personas.')).toBeVisible();
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

  await awaitEvents(500, `lunes-${randomUUID().slice(0, 6)}-`);
  await page.goto('/admin?tab=escribir');
  await page.getByLabel('A quién').selectOption('Lista de eventos');
  await expect(page.getByText(/^Ahora lo recibirían 5\d\d personas\.$/)).toBeVisible();
  const news = `Tres torneos en enero ${randomUUID().slice(0, 6)}`;
  await page.getByLabel('Asunto').fill(news);
  await page
    .getByRole('textbox', { name: 'Texto' })
    .fill('Hola, {{nombre}}:\n\nMira las fechas.\n\n[Eventos](/events)');
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  const question500 = page.getByRole('alertdialog', { name: /^¿Enviar a 5\d\d personas\?$/ });
  await question500.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(page.getByText('Envío programado')).toBeVisible();

  const draft = await callServer({ url }, createExercise, {
    token: admin.token,
    body: { name: `Zancada de ${name}`, description: 'Paso atrás con goma.', categories: ['Fuerza'] },
  });
  await page.goto(`/admin?tab=ejercicios&editar=${draft._id}`);
  const files = await Promise.all([photo(640, 480), photo(480, 640)]);
  await page
    .getByLabel('Elegir archivos', { exact: true })
    .setInputFiles(files.map((buffer, index) => ({ name: `0${index + 1}.jpg`, mimeType: 'image/jpeg', buffer })));
  const described = page.getByRole('textbox', { name: 'Qué se ve' });
  await expect(described).toHaveCount(2);
  await described.first().fill('De pie, con la goma en la mano');
  await page.getByRole('button', { name: 'Poner 01.jpg después' }).click();
  await expect(page.getByRole('list', { name: 'Imágenes y vídeo' }).getByText('Portada')).toBeVisible();
  await expect(described.last()).toHaveValue('De pie, con la goma en la mano');
  await inspect(page, 'exercise-upload');
  await described.first().fill('Abajo, con la rodilla sobre el pie');
  await described.first().blur();
  await expect(page.getByText(/^Falta describir/)).toHaveCount(0);

  // in batches and behind every mail that somebody waits for
  const sentNews = async () => {
    const all = await callServer({ url }, listBroadcasts, { token: admin.token });
    return all.find(({ subject }) => subject === news)?.ordered;
  };
  await expect.poll(sentNews).toBeGreaterThanOrEqual(500);
  await page.goto('/admin?tab=escribir');
  await expect(page.getByRole('listitem').filter({ hasText: news })).toContainText(/enviados de 5\d\d,/);

  await page.goto('/admin?tab=registro');
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
