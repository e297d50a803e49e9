import { getSessionPulse } from '@bandeja/domain/pulse/contract';
import type { Page } from '@playwright/test';
import { callServer } from '../apps/api/testing/server-process.ts';
import { chromiumLaunchOptions } from '../scripts/lib/chromium.mjs';
import { emulatedStrap, measuredStrap } from './testing/emulated-strap.ts';
import { expect, test } from './testing/fixtures.ts';
import { inspect } from './testing/inspect.ts';
import { newPlayer, signIn, startedSession } from './testing/players.ts';
import { subscribe } from './testing/subscribers.ts';

const launch = await chromiumLaunchOptions();
test.use({ launchOptions: { ...launch, args: [...(launch.args ?? []), '--enable-features=WebBluetooth'] } });

async function openPulse(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Más opciones' }).click();
  await page.getByRole('button', { name: /^Pulso/ }).click();
}

const strip = (page: Page) => page.getByRole('group', { name: 'Pulso' });

test('a strap is chosen, lost and said so; what it measures stands beside the set, and as a curve with the session @once', async ({
  page,
  browser,
  baseURL,
}) => {
  const player = await newPlayer(baseURL ?? '');
  await subscribe(player, 'pro');
  await signIn(page, player);
  const { _id } = await startedSession(player, 'Fuerza base en casa sin material', 'Fuerza');
  const strap = await emulatedStrap(browser);
  await strap.isChosenOn(page);
  await page.goto(`/training-session/${_id}`);
  await page.getByRole('button', { name: 'Empezar Entrenamiento' }).click();
  await openPulse(page);
  await page.getByRole('button', { name: 'Aceptar' }).click();
  await inspect(page, 'pulse-sheet');
  await page.getByRole('button', { name: 'Elegir sensor' }).click();
  await expect(page.getByText('Sin contacto: recoloca el sensor').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await strap.goesAway();
  await expect(strip(page)).toContainText('Buscando el sensor...');

  const measured = await page.context().newPage();
  await page.close();
  const say = await measuredStrap(measured);
  await measured.goto(`/training-session/${_id}`);
  await openPulse(measured);
  await measured.getByRole('button', { name: 'Elegir sensor' }).click();
  await expect(measured.getByText('Batería 80 %')).toBeVisible();
  await measured.keyboard.press('Escape');
  await say(150);
  await expect(strip(measured)).toContainText('150');
  await inspect(measured, 'pulse-beside-the-set');
  await measured.getByRole('button', { name: 'Completar serie 1' }).click();
  await say(148);
  await measured.getByRole('button', { name: 'Más opciones' }).click();
  await measured.getByRole('button', { name: 'Terminar la sesión' }).click();
  await measured.getByRole('button', { name: 'Terminar aquí' }).click();
  await expect(measured.getByRole('heading', { name: 'Tu pulso' })).toBeVisible();
  await inspect(measured, 'pulse-curve');
  const { pulse } = await callServer(player, getSessionPulse, { token: player.token, params: { id: _id } });
  expect(pulse).toMatchObject({ most: 150, marks: [{ kind: 'set' }] });
});
