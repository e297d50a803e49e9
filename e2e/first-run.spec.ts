import type { Locator } from '@playwright/test';
import { expect, test } from './testing/fixtures.ts';
import { inspect } from './testing/inspect.ts';
import { noonZone } from './testing/noon-zone.ts';
import { newAccount } from './testing/players.ts';

const mostTaps = 16;

const today = new Intl.DateTimeFormat('es-ES', { weekday: 'long', timeZone: noonZone }).format(new Date());

test('from the landing to the first completed set in sixteen taps @phone', async ({ page }) => {
  let taps = 0;
  const tap = async (target: Locator) => {
    await target.click();
    taps += 1;
  };
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const answer = async (text: string) => {
    await page.getByRole('textbox', { name: 'Escribe tu respuesta' }).fill(text);
    await tap(button('Enviar'));
  };

  await page.goto('/');
  await tap(page.getByRole('link', { name: 'Crear cuenta gratis' }));
  const account = newAccount();
  await page.getByLabel('Nombre').fill(account.name);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(account.password);
  await page.getByLabel('Confirmar contraseña').fill(account.password);
  await tap(button('Registrarse'));

  await expect(page.getByText('Con nueve preguntas preparo tu primera semana.')).toBeVisible();
  await tap(button('Sí, estoy listo'));
  await answer('178 y 72 kg');
  await tap(button('1-3 años'));
  await tap(button('Intermedio'));
  await answer(today);
  await tap(button('Seguir'));
  await tap(button('Ganar fuerza'));
  await tap(button('Continuar con 1 objetivo(s) seleccionado(s)'));
  await tap(button('Ninguna'));
  await tap(button('Nada de esto'));
  // the countdown of the last screen waits: the test needs longer than it stays
  await page.clock.setFixedTime(new Date());
  await tap(button('Prefiero no decirlo'));
  await expect(page.getByRole('heading', { name: '¡Onboarding Completado!' })).toBeVisible({ timeout: 20_000 });
  await inspect(page, 'first-days');
  await tap(button('Empezar ahora'));

  await expect(page).toHaveURL(/\/training-session\/[0-9a-f-]{36}$/);
  await tap(button('Empezar Entrenamiento'));
  await tap(button(/^Completar serie 1/));
  await expect(button(/^Completar serie 1/)).toBeHidden();
  expect(taps).toBeLessThanOrEqual(mostTaps);
});
