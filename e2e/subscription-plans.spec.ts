import { getSubscription } from '@bandeja/domain/billing/contract';
import type { Page } from '@playwright/test';
import { callServer } from '../apps/api/testing/server-process.ts';
import { expect, test } from './testing/fixtures.ts';
import { inspect } from './testing/inspect.ts';
import { mailsOf } from './testing/mailbox.ts';
import { newPlayer, type Player, signIn, theAdmin } from './testing/players.ts';
import { endPeriod } from './testing/subscribers.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const buyPremium = (page: Page) => button(page, /^(Pasar a Premium \(pago mensual\)|Probar Premium 7 días gratis)$/);
const buyPro = (page: Page) => button(page, /^(Pasar a Pro \(pago mensual\)|Probar Pro 7 días gratis)$/);
const pay = (page: Page) => button(page, 'Contratar con obligación de pago');
const now = (page: Page) => page.getByRole('region', { name: 'Tu plan ahora' });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const history = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

const details = (player: Player) => callServer(player, getSubscription, { token: player.token });

test('free, premium on trial, the AI page, pro, cancelled, over, free again @once', async ({ page, baseURL }) => {
  const player = await newPlayer(baseURL ?? '');
  await page.goto('/subscription');
  await expect(page).toHaveURL('/login?next=%2Fsubscription');
  await page.getByLabel('Email').fill(player.email);
  await page.getByLabel('Contraseña').fill(player.password);
  await button(page, 'Iniciar sesión').click();
  await expect(page).toHaveURL('/subscription');
  await expect(now(page).getByText('Sin suscripción de pago')).toBeVisible();
  await expect(now(page).getByText('0 de 3 rutinas, 0 de 10 sesiones')).toBeVisible();
  await inspect(page, 'plans-free');

  await buyPremium(page).click();
  await expect(title(page, 'Pago de prueba')).toBeVisible();
  await expect(page.getByText(/^0,00\s€$/)).toBeVisible();
  await inspect(page, 'plans-checkout');
  await pay(page).click();
  await expect(title(page, 'Ya tienes Premium')).toBeVisible();
  await expect(page).toHaveURL('/subscription-success');
  await expect(page.getByText(/todavía no has pagado nada/)).toBeVisible();
  await expect(page.getByText(player.email)).toBeVisible();
  await expect(page.getByText('Activo', { exact: true })).toBeVisible();
  await inspect(page, 'plans-success');
  expect((await details(player)).history.map(({ kind, amountCents }) => [kind, amountCents])).toEqual([
    ['trial_started', null],
  ]);

  await page.getByRole('link', { name: 'Generar una rutina con IA' }).click();
  await expect(page.getByLabel('¿Qué quieres mejorar?')).toBeVisible();

  await page.goto('/subscription');
  await expect(now(page).getByText('Válido hasta')).toBeVisible();
  await expect(page.getByText('Prueba gratuita de Premium', { exact: true })).toBeVisible();
  await inspect(page, 'plans-premium');
  await buyPro(page).click();
  await expect(page.getByRole('heading', { name: 'Cambio a Pro' })).toBeVisible();
  await pay(page).click();
  await expect(title(page, 'Ya tienes Pro')).toBeVisible();

  await page.goto('/subscription');
  await expect(page.getByRole('region', { name: 'Pro', exact: true }).getByText('Plan actual')).toBeVisible();
  await expect(history(page, 'Cambio a Pro')).toBeVisible();
  await button(page, 'Cancelar suscripción').click();
  const question = page.getByRole('alertdialog', { name: '¿Cancelar la suscripción?' });
  await expect(question).toBeVisible();
  await inspect(page, 'plans-cancelling');
  await question.getByRole('button', { name: 'Cancelar suscripción' }).click();
  await expect(page.getByText(/^Has cancelado\. Sigues con Pro hasta el/)).toBeVisible();
  await button(page, 'Reanudar').click();
  await expect(button(page, 'Cancelar suscripción')).toBeVisible();
  await button(page, 'Cancelar suscripción').click();
  await question.getByRole('button', { name: 'Cancelar suscripción' }).click();
  await expect(button(page, 'Reanudar')).toBeVisible();

  await endPeriod(player);
  await page.reload();
  await expect(now(page).getByText('Sin suscripción de pago')).toBeVisible();
  await expect(history(page, 'Fin de Pro')).toBeVisible();
  await expect(buyPremium(page)).toHaveText('Pasar a Premium (pago mensual)');
  await expect(buyPremium(page)).toHaveAccessibleDescription(/desde hoy, IVA incluido/);
  await page.goto('/ai-routine-generator');
  await expect(page.getByRole('link', { name: 'Ver Planes Premium' })).toBeVisible();
  expect((await details(player)).history.filter(({ kind }) => kind === 'paid')).toEqual([]);
  const subjects = (await mailsOf(player.email, 8)).map(({ subject }) => subject);
  expect(subjects).toEqual(
    expect.arrayContaining(['Tu prueba de Premium ha empezado', 'Ya tienes el plan Pro', 'Tu plan Pro ha terminado']),
  );
});

test('declined, cancelled, then bought; the trial is paid when it ends, and withdrawn from @once', async ({
  page,
  baseURL,
}) => {
  const player = await newPlayer(baseURL ?? '');
  await signIn(page, player);
  await page.goto('/subscription');
  await buyPremium(page).click();
  await button(page, 'Simular un pago rechazado').click();
  await expect(page.getByRole('alert')).toContainText('Pago rechazado: no se ha cobrado nada.');
  await inspect(page, 'plans-declined');
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('El pago se ha rechazado. No se ha cobrado nada.');
  await button(page, 'Cancelar y volver').click();
  await expect(page).toHaveURL('/subscription');
  await expect(now(page).getByText('Sin suscripción de pago')).toBeVisible();
  expect(await details(player)).toMatchObject({ plan: 'free', trialAvailable: true, history: [] });
  await buyPremium(page).click();
  await pay(page).click();
  await expect(title(page, 'Ya tienes Premium')).toBeVisible();

  await endPeriod(player);
  await page.goto('/subscription');
  await expect(history(page, 'Pago de Premium').getByText(/^9,99\s€$/)).toBeVisible();
  await button(page, 'Desistir').click();
  await button(page, 'Desistir y terminar el plan').click();
  await expect(now(page).getByText('Sin suscripción de pago')).toBeVisible();
  await expect(history(page, 'Devolución').getByText(/^9,99\s€$/)).toBeVisible();
  await expect(history(page, 'Desistimiento')).toBeVisible();
});

test('an admin gives a plan by hand and ends it, with a reason @once', async ({ page, baseURL }) => {
  const url = baseURL ?? '';
  const player = await newPlayer(url);
  await signIn(page, await theAdmin(url));
  await page.goto('/admin?tab=usuarios');
  await page.getByRole('searchbox', { name: 'Buscar por nombre o email' }).fill(player.email);
  const row = page.getByRole('row').filter({ hasText: player.email });
  await row.getByRole('button', { name: `Ver plan de ${player.name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Plan de ${player.name}` });
  await dialog.getByLabel('Plan', { exact: true }).selectOption('pro');
  await dialog.getByLabel('Motivo').fill('Ayudó a probar la beta');
  await inspect(page, 'plans-admin');
  await button(page, 'Guardar cambio').click();
  await expect(dialog.getByText('Pro concedido por Bandeja')).toBeVisible();
  expect(await details(player)).toMatchObject({ plan: 'pro', status: 'active', expiresAt: null });
  await dialog.getByLabel('Plan', { exact: true }).selectOption('free');
  await dialog.getByLabel('Motivo').fill('La beta ha terminado');
  await button(page, 'Guardar cambio').click();
  await expect(dialog.getByText('Plan terminado por Bandeja')).toBeVisible();

  await signIn(page, player);
  await page.goto('/subscription');
  await expect(history(page, 'Plan terminado por Bandeja')).toContainText('La beta ha terminado');
  await expect(buyPremium(page)).toBeVisible();
});
