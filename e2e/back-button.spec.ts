import type { Locator } from '@playwright/test';
import { expect, test } from './testing/fixtures.ts';
import { newPlayer, signIn } from './testing/players.ts';
import { weeklyPlan } from './testing/steps.ts';

test('«Atrás» closes only the topmost overlay, then leaves the page @phone', async ({ page, baseURL }) => {
  await signIn(page, await newPlayer(baseURL ?? ''));
  await page.goto('/training-sessions');
  const tabs = page.getByRole('navigation', { name: 'Secciones' });
  await tabs.getByRole('link', { name: 'Hoy' }).click();
  await expect(weeklyPlan(page)).toBeVisible();

  async function closesAlone(opened: Locator, below: Locator) {
    await expect(opened).toBeVisible();
    await page.goBack();
    await expect(opened).toBeHidden();
    await expect(below).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
  }
  const week = weeklyPlan(page);

  await page
    .getByRole('button', { name: /^Opciones: / })
    .last()
    .click();
  await closesAlone(page.getByRole('button', { name: /^Opciones: /, expanded: true }), week);

  await page.getByRole('button', { name: 'Abrir menú' }).click();
  await closesAlone(page.getByRole('button', { name: 'Cerrar Sesión' }), week);

  const regenerate = page.getByRole('button', { name: 'Regenerar Plan' });
  await regenerate.click();
  const preview = page.getByRole('dialog');
  await closesAlone(preview, week);

  await page.getByRole('button', { name: 'Abrir chat con tu entrenador' }).click();
  const chat = page.locator('#chat');
  await expect(chat).toBeVisible();
  await chat.getByRole('button', { name: 'Qué ve tu entrenador' }).click();
  await closesAlone(page.getByRole('dialog', { name: 'Qué ve tu entrenador' }), chat);
  await closesAlone(chat, week);

  await regenerate.click();
  await preview.getByRole('button', { name: 'Dejarla como está' }).click();
  await expect(preview).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/training-sessions');
});
