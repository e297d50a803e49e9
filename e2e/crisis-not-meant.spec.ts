import { expect, test } from './testing/fixtures.ts';
import { inspect } from './testing/inspect.ts';
import { newPlayer, signIn } from './testing/players.ts';

test('a crisis that was not meant: one tap answers the message, and leaves nothing of it', { tag: '@phone' }, async ({
  page,
  baseURL,
}) => {
  const player = await newPlayer(baseURL ?? '');
  await signIn(page, player);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Abrir chat con tu entrenador' }).click();
  const log = page.getByRole('log');
  const message = 'ya no quiero vivir en Vigo, ¿qué me toca hoy?';
  await page.getByLabel('Escribe un mensaje').fill(message);
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(log.getByText(/^Siento que lo estés pasando así\. No estás solo\./)).toBeVisible();
  await expect(log.getByText(/Fuera de España: .*findahelpline\.com\./s)).toBeVisible();
  await expect(log.getByRole('link', { name: 'Llamar al 024' })).toHaveAttribute('href', 'tel:024');
  await inspect(page, 'chat-crisis');

  await page.getByRole('button', { name: 'No, me refería a otra cosa' }).click();
  await expect(log.getByText(/^Siento que/)).toBeHidden();
  const sides = log.locator('[data-role]');
  await expect(sides).toHaveCount(2);
  await expect(sides.last()).toHaveAttribute('data-role', 'assistant');
  await expect(sides.last()).not.toContainText(/024|112/);

  await page.reload();
  await page.getByRole('button', { name: 'Abrir chat con tu entrenador' }).click();
  await expect(log.getByText(message)).toBeVisible();
  await expect(log.locator('[data-role]')).toHaveCount(2);
  await expect(log.getByText(/Siento que|otra cosa/)).toBeHidden();
});
