import { expect, test } from './testing/fixtures.ts';
import { holdCode } from './testing/hold.ts';
import { download, field, newAddress, question, started, terms } from './testing/leads.ts';
import { newPlayer } from './testing/players.ts';
import { signOut, tabTo } from './testing/steps.ts';

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

test('who sends address and password before the page works is signed in by the same press', {
  tag: '@once',
}, async ({ page, baseURL }) => {
  const player = await newPlayer(baseURL ?? '');
  for (const send of [
    () => page.keyboard.press('Enter'),
    () => page.getByRole('button', { name: 'Iniciar sesión' }).click(),
  ]) {
    const form = await holdCode(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByLabel('Email').fill(player.email);
    await page.getByLabel('Contraseña').fill(player.password);
    await send();
    form.letGo();
    await expect(page).toHaveURL('/dashboard');
    await signOut(page);
  }
});

test('the login does not move under a finger when its code arrives', { tag: '@once' }, async ({ page }) => {
  const { letGo } = await holdCode(page);
  await page.goto('/login', { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: 'Iniciar sesión' });
  const place = await button.boundingBox();
  letGo();
  await expect(page.getByRole('button', { name: 'Entrar con llave de acceso' })).toBeVisible();
  expect(await button.boundingBox()).toEqual(place);
});

test('a press during which the page begins to work is heard', { tag: '@once' }, async ({ page }) => {
  const { letGo } = await holdCode(page);
  await page.goto('/cuestionario-entrenamiento', { waitUntil: 'commit' });
  const start = page.getByRole('button', { name: 'Empezar' });
  await start.hover();
  await page.mouse.down();
  letGo();
  // React has taken the link over
  await expect
    .poll(() => start.evaluate((link) => Object.keys(link).some((key) => /^__reactFiber/.test(key))))
    .toBe(true);
  await page.mouse.up();
  await expect(page.getByLabel('¿Cómo te llamas?')).toBeFocused();
});

test('input before hydration stays', { tag: '@once' }, async ({ page }) => {
  const { letGo } = await holdCode(page);
  await page.goto('/rutina-padel-gratuita', { waitUntil: 'commit' });
  await field(page, 'Nombre').fill('Lucía');
  await terms(page).check();
  letGo();
  await expect(page.locator('form button[type="submit"]')).toBeVisible();
  await expect(field(page, 'Nombre')).toHaveValue('Lucía');
  await expect(terms(page)).toBeChecked();
  await download(page).click();
  await expect(page.getByText('El email es requerido')).toBeVisible();
  await expect(field(page, 'Email')).toBeFocused();
});

test('both pages can be read without JavaScript', { tag: '@once' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/rutina-padel-gratuita');
  await expect(question(page, 'Rutina de pádel gratuita de 7 días')).toBeVisible();
  await expect(page.getByText('Sentadilla con peso corporal')).toBeVisible();
  await expect(page.locator('noscript p')).toHaveText(/El formulario necesita JavaScript\./);
  await page.goto('/cuestionario-entrenamiento');
  await expect(question(page, '¿Por dónde empieza tu mejora?')).toBeVisible();
  await expect(page.locator('noscript p')).toHaveText(/El cuestionario necesita JavaScript\./);
  await context.close();
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

test('a double tap or click answers one question', async ({ page, hasTouch }) => {
  await page.goto('/cuestionario-entrenamiento');
  const tapTwice = async (name: string) => {
    if (!hasTouch) return page.getByRole('button', { name }).dblclick();
    const box = await page.getByRole('button', { name }).boundingBox();
    if (box === null) throw new Error(`${name} is nowhere`);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.touchscreen.tap(x, y);
    await page.touchscreen.tap(x, y);
  };
  await tapTwice('Empezar');
  await expect(page.getByLabel('¿Cómo te llamas?')).toBeVisible();
  await expect(page.getByText('El nombre es requerido')).toBeHidden();
  await page.getByLabel('¿Cómo te llamas?').fill('Lucía');
  await tapTwice('Siguiente');
  await expect(page.getByLabel('¿A qué email te enviamos el plan?')).toBeFocused();
  await expect(page.getByText('El email es requerido')).toBeHidden();
});
