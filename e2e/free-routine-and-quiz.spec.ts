import { readFile } from 'node:fs/promises';
import { expect, test } from './testing/fixtures.ts';
import { inspect } from './testing/inspect.ts';
import {
  choices,
  choose,
  completed,
  download,
  field,
  finish,
  lastChoices,
  nameAndAddress,
  newAddress,
  next,
  question,
  started,
  terms,
} from './testing/leads.ts';
import { mailsOf, pagesOf } from './testing/mailbox.ts';

test('the free routine: missing fields show errors, then the file is there at once', { tag: '@once' }, async ({
  page,
}) => {
  const email = newAddress();
  await page.goto('/rutina-padel-gratuita');
  await expect(question(page, 'Rutina de pádel gratuita de 7 días')).toBeVisible();
  await inspect(page, 'free-routine');

  await download(page).click();
  await expect(page.getByText('Por favor completa todos los campos obligatorios')).toBeVisible();
  await expect(field(page, 'Nombre')).toBeFocused();
  await expect(page.getByText('El nombre es requerido')).toBeVisible();
  await expect(page.getByText('El email es requerido')).toBeVisible();
  await expect(page.getByText('Marca esta casilla para recibir la rutina')).toBeVisible();
  await inspect(page, 'free-routine-errors');

  await field(page, 'Nombre').fill('Lucía');
  await field(page, 'Email').fill(email);
  await terms(page).check();
  const file = page.waitForEvent('download');
  await download(page).click();
  await expect(page.getByText(started)).toBeVisible();
  await expect(question(page, 'Tu semana está lista')).toBeFocused();
  const text = await readFile(await (await file).path(), 'utf8');
  expect((await file).suggestedFilename()).toBe('rutina-padel-7-dias.txt');
  expect(text).toContain('RUTINA DE PÁDEL DE 7 DÍAS');
  expect(text).toContain('Calentamiento dinámico RAMP');
  await inspect(page, 'free-routine-done');

  const again = page.waitForEvent('download');
  await page.getByRole('link', { name: '¿No se descarga? Guarda la rutina desde aquí' }).click();
  await (await again).path();
  await page.getByRole('link', { name: 'Crear cuenta gratis' }).click();
  await expect(page).toHaveURL(/\/register\?desde=[\w-]{43}$/);
  await expect(page.getByLabel('Nombre')).toHaveValue('Lucía');
  await expect(page.getByLabel('Email')).toHaveValue(email);
});

test('the quiz: back and reload keep the answers, the summary shows them, a mail has the plan', {
  tag: '@phone',
}, async ({ page }) => {
  const address = newAddress();
  await page.goto('/cuestionario-entrenamiento');
  await expect(question(page, '¿Por dónde empieza tu mejora?')).toBeVisible();
  await inspect(page, 'quiz-intro');
  await nameAndAddress(page, address);
  await choose(page, choices[0]);
  await next(page).click();
  await expect(question(page, 'Pregunta 4 de 11')).toBeFocused();
  await next(page).click();
  await expect(page.getByText('Elige una respuesta para seguir')).toBeVisible();
  await inspect(page, 'quiz-4-error');

  await page.goBack();
  await expect(question(page, '¿Qué edad tienes?')).toBeFocused();
  await expect(page.getByRole('radio', { name: '36–45 años' })).toBeChecked();
  await page.goBack();
  await expect(page.getByLabel('¿A qué email te enviamos el plan?')).toBeFocused();
  await inspect(page, 'quiz-2-email');
  await page.goForward();
  await page.goForward();
  await choose(page, choices[1]);
  await page.reload();
  await expect(question(page, '¿Cuánto tiempo llevas jugando?')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'De 2 a 5 años' })).toBeChecked();
  await page.getByRole('button', { name: 'Pregunta anterior' }).click();
  await expect(question(page, '¿Qué edad tienes?')).toBeFocused();
  await page.goForward();
  await expect(question(page, '¿Cuánto tiempo llevas jugando?')).toBeFocused();
  await next(page).click();

  for (const choice of choices.slice(2)) {
    await choose(page, choice);
    await next(page).click();
  }
  await expect(question(page, '¿Qué quieres conseguir?')).toBeFocused();
  await page.getByRole('checkbox', { name: 'Ponerme en forma' }).check();
  await page.getByRole('checkbox', { name: 'Mejorar la técnica' }).check();
  await inspect(page, 'quiz-8-goals');
  await next(page).click();
  await choose(page, lastChoices[0]);
  await inspect(page, 'quiz-9-challenge');
  await next(page).click();
  await choose(page, lastChoices[1]);
  await next(page).click();
  await choose(page, lastChoices[2]);
  await inspect(page, 'quiz-11-last');
  await finish(page).click();
  await expect(page.getByText(completed)).toBeVisible();
  await expect(question(page, 'Esta es tu semana')).toBeFocused();
  for (const words of ['Intermedio', '2 o 3 veces por semana', '30–45 min']) {
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  }
  await inspect(page, 'quiz-summary');
  await page.getByRole('link', { name: 'Ir al Dashboard' }).click();
  await expect(page).toHaveURL('/login?next=%2Fdashboard');

  const [plan] = await mailsOf(address);
  if (!plan) throw new Error('no mail');
  expect(plan.subject).toBe('Tu plan de pádel para empezar');
  expect(plan.text).toContain('Nivel: Intermedio');
  expect((await pagesOf(plan)).length).toBeGreaterThan(0);
});
