import { expect, test } from './testing/fixtures.ts';
import { newPlayer } from './testing/players.ts';
import { tabTo, todayCard } from './testing/steps.ts';

test('login, start and a set by keyboard alone', { tag: '@once' }, async ({ page, baseURL }) => {
  const player = await newPlayer(baseURL ?? '');
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(player.email);
  await tabTo(page, page.getByLabel('Contraseña'));
  await page.keyboard.type(player.password);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/dashboard');
  await tabTo(page, todayCard(page).getByRole('button', { name: 'Cambiar' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Tipo de entrenamiento')).toBeFocused();
  await page.keyboard.type('Flexibilidad');
  await expect(page.getByLabel('Tipo de entrenamiento')).toHaveValue('Flexibilidad');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Rutina', { exact: true })).toBeFocused();
  await page.keyboard.type('Movilidad');
  await tabTo(page, page.getByRole('button', { name: 'Empezar Entrenamiento' }));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { name: 'Movilidad total' })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Empezar Entrenamiento' }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Completar serie 1' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Descanso' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Saltar' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Completar serie 2' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Salir de la sesión' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: '¿Salir de la sesión?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Salir de la sesión' })).toBeFocused();
});
