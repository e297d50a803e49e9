import { getBody } from '@bandeja/domain/body/contract';
import { callServer } from '../apps/api/testing/server-process.ts';
import { expect, test } from './testing/fixtures.ts';
import { inspect } from './testing/inspect.ts';
import { newPlayer, signIn } from './testing/players.ts';

test('a noted discomfort spares its area at once, and no longer once it is over', { tag: '@phone' }, async ({
  page,
  baseURL,
}) => {
  const player = await newPlayer(baseURL ?? '');
  await signIn(page, player);
  const isOffered = async () => {
    await page.goto('/routine-manager');
    await expect(page.getByRole('heading', { name: 'Hombro y espalda con gomas' })).toBeVisible();
    return page.getByRole('heading', { name: 'Bandeja y remate' }).isVisible();
  };
  expect(await isOffered()).toBe(true);

  await test.step('from the profile to the drawing; noted with the keyboard alone', async () => {
    await page.goto('/profile#salud');
    await page.getByRole('link', { name: 'Molestias y peso' }).click();
    const place = page.getByRole('button', { name: 'hombro derecho' });
    await place.focus();
    await page.keyboard.press('Enter');
    const sheet = page.getByRole('dialog', { name: 'hombro derecho' });
    await expect(sheet).toBeFocused();
    await sheet.getByRole('radiogroup', { name: 'Al entrenar, de 0 a 10' }).getByRole('radio').first().focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await sheet.getByRole('button', { name: 'Guardar y adaptar el plan' }).press('Enter');
    await expect(page.getByText('Apuntado. Tu plan ya lo tiene en cuenta.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Tu hombro derecho' })).toBeVisible();
    await expect(page.getByText(/Si el dolor aumenta, dura más de una semana o aparece de noche/)).toBeVisible();
    await inspect(page, 'body');
  });
  expect(await isOffered()).toBe(false);

  await test.step('above 3 of 10 a professional comes first', async () => {
    await page.goto('/body');
    await page.getByText('Lo que has apuntado').waitFor();
    await page.getByRole('radiogroup', { name: 'Hoy' }).getByText('6', { exact: true }).click();
    await expect(page.getByText(/^Soy un entrenador virtual: no puedo diagnosticar/)).toBeVisible();
    await page.getByRole('button', { name: 'Ya no molesta: hombro derecho' }).click();
    await expect(page.getByText('Ahora no tienes ninguna molestia apuntada.')).toBeVisible();
  });
  expect(await isOffered()).toBe(true);

  await test.step('weight by day, and everything erased with its consent', async () => {
    await page.goto('/body');
    await page.getByRole('spinbutton', { name: 'Peso' }).fill('67.4');
    await page.getByRole('button', { name: 'Apuntar peso' }).click();
    await expect(page.getByRole('cell', { name: '67,4 kg' })).toBeVisible();
    await page.getByRole('button', { name: 'Borrar mis molestias' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Borrarlas' }).click();
    await expect(page.getByRole('heading', { name: 'Lo que has apuntado' })).toBeHidden();
    await page.getByRole('button', { name: 'Borrar mis pesos' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Borrarlos' }).click();
    await expect(page.getByRole('cell', { name: '67,4 kg' })).toBeHidden();
    const stored = await callServer(player, getBody, { token: player.token });
    expect(stored).toEqual({
      discomfortsConsent: false,
      standing: [],
      today: null,
      reports: [],
      weightConsent: false,
      weights: [],
    });
  });
});
