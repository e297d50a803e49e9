import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

export const newAddress = () => `${randomUUID()}@ejemplo.es`;

export const started = '¡Descarga iniciada! Revisa tu email para el PDF.';
export const completed = '¡Cuestionario completado! Te enviaremos tu plan personalizado.';

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const terms = (page: Page) => page.getByRole('checkbox', { name: 'He leído la política de privacidad' });
export const download = (page: Page) => page.getByRole('button', { name: 'Descargar mi rutina' });
export const next = (page: Page) => page.getByRole('button', { name: 'Siguiente' });
export const finish = (page: Page) => page.getByRole('button', { name: 'Finalizar Cuestionario' });
export const question = (page: Page, words: string) => page.getByRole('heading', { level: 1, name: words });

export const choices = [
  ['¿Qué edad tienes?', '36–45 años'],
  ['¿Cuánto tiempo llevas jugando?', 'De 2 a 5 años'],
  ['¿Cada cuánto juegas?', '2 o 3 veces por semana'],
  ['¿Cada cuánto entrenas?', 'Nunca'],
  ['¿Qué nivel tienes ahora?', 'Intermedio'],
] as const;
export const lastChoices = [
  ['¿Cuál es tu mayor reto en la pista?', 'Condición física'],
  ['¿Cuánto tiempo tienes para cada sesión?', '30–45 min'],
  ['¿Cuándo prefieres entrenar?', 'A cualquier hora'],
] as const;

export async function choose(page: Page, [words, card]: readonly [string, string]): Promise<void> {
  await expect(question(page, words)).toBeFocused();
  await page.getByRole('radio', { name: card }).check();
}

export async function nameAndAddress(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Empezar' }).click();
  await expect(page.getByLabel('¿Cómo te llamas?')).toBeFocused();
  await page.getByLabel('¿Cómo te llamas?').fill('Lucía Ferrer Gómez');
  await next(page).click();
  await expect(page.getByLabel('¿A qué email te enviamos el plan?')).toBeFocused();
  await page.getByLabel('¿A qué email te enviamos el plan?').fill(email);
  await next(page).click();
}

export async function answerQuiz(page: Page, email: string): Promise<void> {
  await nameAndAddress(page, email);
  for (const choice of choices) {
    await choose(page, choice);
    await next(page).click();
  }
  await page.getByRole('checkbox', { name: 'Ponerme en forma' }).check();
  await next(page).click();
  for (const choice of lastChoices) {
    await choose(page, choice);
    if (choice !== lastChoices[2]) await next(page).click();
  }
}
