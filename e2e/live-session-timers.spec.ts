import type { Page } from '@playwright/test';
import { expect, test } from './testing/fixtures.ts';
import { inspect } from './testing/inspect.ts';
import { newPlayer, signIn, startedSession, storedSets } from './testing/players.ts';

const routine = 'Codo y muñeca para voleas';
const restTimer = (page: Page) => page.getByRole('region', { name: 'Descanso' }).getByRole('timer');
const clock = (page: Page) => page.getByRole('timer', { name: 'Tiempo de entrenamiento' });

function secondsIn(text: string | null): number {
  return (text ?? '').split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

/** A session whose second exercise rests two minutes after its first set; the clock of the page is in the test's hands. */
async function resting(page: Page, url: string) {
  const player = await newPlayer(url);
  const session = await startedSession(player, routine, 'Flexibilidad');
  await signIn(page, player);
  await page.clock.install();
  await page.goto(`/training-session/${session._id}`);
  await page.getByRole('button', { name: 'Empezar Entrenamiento' }).click();
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await page.getByRole('button', { name: 'Completar serie 1', exact: true }).click();
  const more = page.getByRole('button', { name: /añadir 15 segundos/ });
  for (let times = 0; times < 5; times += 1) await more.click();
  await expect(restTimer(page)).toHaveText(/^[12]:\d\d$/);
  return { player, session };
}

test('a rest while the phone is locked, after a reload, and after the clock was set back by an hour @phone', async ({
  page,
  baseURL,
}) => {
  await resting(page, baseURL ?? '');
  const leftNow = async () => secondsIn(await restTimer(page).textContent());
  const atFirst = await leftNow();
  // locked: no timer runs, but the time passes
  await page.clock.fastForward(30_000);
  await expect.poll(leftNow).toBeLessThanOrEqual(atFirst - 29);
  await page.reload();
  await expect(restTimer(page)).toBeVisible();
  expect(await leftNow()).toBeLessThanOrEqual(atFirst - 29);
  const [left, elapsed] = [await restTimer(page).textContent(), await clock(page).textContent()];
  await page.clock.setSystemTime(await page.evaluate(() => Date.now() - 3_600_000));
  await expect.poll(async () => secondsIn(await clock(page).textContent())).toBeGreaterThan(secondsIn(elapsed) + 2);
  expect(secondsIn(await clock(page).textContent()) - secondsIn(elapsed)).toBeLessThanOrEqual(120);
  await expect.poll(leftNow).toBeLessThanOrEqual(secondsIn(left));
  await page.reload();
  await expect(restTimer(page)).toBeVisible();
  expect(await leftNow()).toBeLessThanOrEqual(secondsIn(left));
  await page.clock.fastForward(120_000);
  await expect(page.getByText('Descanso terminado')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Completar serie 2', exact: true })).toBeVisible();
});

test('rounds go on while the phone is locked and log their sets; «Avisos» has its switches @phone', async ({
  page,
  baseURL,
}) => {
  const { player, session } = await resting(page, baseURL ?? '');
  const options = page.getByRole('button', { name: 'Más opciones' });
  await options.click();
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Avisos/ })).toBeVisible();
  await inspect(page, 'live-menu');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Avisos/ })
    .click();
  await expect(page.getByRole('switch', { name: 'Pitido' })).toBeChecked();
  await inspect(page, 'live-cues');
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
  await options.click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Intervalos/ })
    .click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Empezar', exact: true })).toBeVisible();
  await inspect(page, 'live-interval-window');
  await page.getByRole('dialog').getByRole('button', { name: 'Empezar', exact: true }).click();
  await expect(page.getByText('Prepárate', { exact: true })).toBeVisible();
  await page.clock.fastForward(70_000);
  await expect(page.getByText(/^En marcha · ronda 2 de \d$/)).toBeVisible();
  await expect.poll(async () => (await storedSets(player, session._id))[1]).toBeGreaterThanOrEqual(2);
  await inspect(page, 'live-interval');
});
