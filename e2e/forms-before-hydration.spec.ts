import { expect, test } from './testing/fixtures.ts';
import { holdCode } from './testing/hold.ts';
import { download, field, newAddress, question, started, terms } from './testing/leads.ts';
import { tabTo } from './testing/steps.ts';

test('before the page works nothing leaves it, and nothing typed or pressed is lost @phone', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() || request.url().includes('/api/')) asked.push(request.url());
  });
  const form = await holdCode(page);
  await page.goto('/rutina-padel-gratuita', { waitUntil: 'commit' });
  await field(page, 'Nombre').fill('Lucía');
  await field(page, 'Email').fill(newAddress());
  await page.keyboard.press('Enter');
  await terms(page).check();
  await download(page).click();
  expect(asked).toHaveLength(1);
  const file = page.waitForEvent('download');
  form.letGo();
  await expect(page.getByText(started)).toBeVisible();
  await (await file).path();
  await expect(page).toHaveURL('/rutina-padel-gratuita');
  expect(asked.filter((url) => url.includes('/api/leads'))).toHaveLength(1);

  const quiz = await holdCode(page);
  await page.goto('/cuestionario-entrenamiento', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Empezar' }).click();
  await page.getByRole('button', { name: 'Empezar' }).click();
  quiz.letGo();
  await expect(page.getByLabel('¿Cómo te llamas?')).toBeFocused();
  await expect(page).toHaveURL('/cuestionario-entrenamiento');
  await page.goBack();
  await expect(question(page, '¿Por dónde empieza tu mejora?')).toBeFocused();
});

test('both forms by keyboard alone', { tag: '@once' }, async ({ page }) => {
  await page.goto('/rutina-padel-gratuita');
  await expect(page.locator('form button[type="submit"]')).toBeVisible();
  await tabTo(page, field(page, 'Nombre'));
  await page.keyboard.type('Lucía');
  await page.keyboard.press('Tab');
  await expect(field(page, 'Email')).toBeFocused();
  await page.keyboard.type(newAddress());
  await tabTo(page, terms(page));
  await page.keyboard.press('Space');
  const file = page.waitForEvent('download');
  await tabTo(page, download(page));
  await page.keyboard.press('Enter');
  await expect(page.getByText(started)).toBeVisible();
  await (await file).path();

  await page.goto('/cuestionario-entrenamiento');
  await tabTo(page, page.getByRole('button', { name: 'Empezar' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('¿Cómo te llamas?')).toBeFocused();
  await page.keyboard.type('Lucía');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('¿A qué email te enviamos el plan?')).toBeFocused();
  await page.keyboard.type(newAddress());
  await page.keyboard.press('Enter');
  for (let step = 3; step <= 11; step += 1) {
    await expect(question(page, `Pregunta ${step} de 11`)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press(step === 8 ? 'Space' : 'ArrowDown');
    await expect(question(page, `Pregunta ${step} de 11`)).toBeVisible();
    await page.keyboard.press('Enter');
  }
  await expect(question(page, 'Esta es tu semana')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Crear cuenta con estas respuestas' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ir al Dashboard' })).toBeFocused();
});
