import { getMe } from '@bandeja/domain/profile/contract';
import { callServer } from '../apps/api/testing/server-process.ts';
import { expect, test } from './testing/fixtures.ts';
import { inspect } from './testing/inspect.ts';
import { newPlayer, signIn } from './testing/players.ts';
import { signOut } from './testing/steps.ts';

test('a guarded page sends to the login and comes back to it; who is signed in does not see the login @once', async ({
  page,
  baseURL,
  watch,
}) => {
  watch.allow(/status of 401/);
  const player = await newPlayer(baseURL ?? '');
  await page.goto('/training-sessions');
  await expect(page).toHaveURL('/login?next=%2Ftraining-sessions');
  await page.getByLabel('Email').fill(player.email);
  await page.getByLabel('Contraseña').fill('otra-cosa');
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await inspect(page, 'login-refused');
  await page.getByLabel('Contraseña').fill(player.password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL('/training-sessions');
  await expect(page.getByText('Aún no has hecho ninguna sesión.')).toBeVisible();
  await inspect(page, 'past-empty');

  for (const path of ['/login', '/register']) {
    await page.goto(path);
    await expect(page).toHaveURL('/dashboard');
  }
  await page.goto('/login?next=%2Ftraining-sessions');
  await expect(page).toHaveURL('/training-sessions');
  await page.goto('/login?next=%2F%2Fejemplo.es%2Fdashboard');
  await expect(page).toHaveURL('/dashboard');
});

test('signing out kills the token on the server @phone', async ({ page, baseURL, watch }) => {
  watch.allow(/status of 401/);
  const player = await newPlayer(baseURL ?? '');
  await signIn(page, player);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Hola, Lucía' })).toBeVisible();
  await signOut(page);
  await expect(
    page.getByRole('link', { name: 'Iniciar Sesión para Empezar' }).or(page.getByLabel('Email')),
  ).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await expect(async () => {
    await expect(callServer(player, getMe, { token: player.token })).rejects.toThrow('answered 401');
  }).toPass();
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login?next=%2Fdashboard');
});

test('public pages: landing, login, register, the 404 page @once', async ({ page, watch }) => {
  watch.allow(/status of 404/);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Iniciar Sesión para Empezar' })).toHaveAttribute('href', '/login');
  await expect(page.getByRole('link', { name: 'Crear mi Cuenta' })).toHaveAttribute('href', '/login');
  await inspect(page, 'home');
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  await inspect(page, 'login');
  await page.getByRole('link', { name: 'Regístrate' }).click();
  await expect(page.getByRole('heading', { name: 'Crear una cuenta' })).toBeVisible();
  await inspect(page, 'register');
  await page.goto('/no-existe');
  await expect(page.getByRole('heading', { name: 'Esta página no existe' })).toBeVisible();
  await expect(page).toHaveTitle('Página no encontrada · Bandeja');
  await inspect(page, 'not-found');
  await page.getByRole('link', { name: 'Volver al inicio' }).click();
  await expect(page).toHaveURL('/');
});

test('a browser that stores nothing of the site is told so, and public pages work in it @phone', async ({
  page,
  baseURL,
}) => {
  const player = await newPlayer(baseURL ?? '');
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  for (const path of ['/', '/exercises', '/rutina-padel-gratuita', '/cuestionario-entrenamiento', '/faq', '/contact']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login?next=%2Fdashboard');
  const notice = page.getByRole('alert').filter({ hasText: 'Tu navegador no guarda los datos de esta web' });
  await expect(notice).toBeVisible();
  await inspect(page, 'login-without-storage');
  await page.getByLabel('Email').fill(player.email);
  await page.getByLabel('Contraseña').fill(player.password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page.getByText('No has entrado: tu navegador no guarda los datos de esta web.')).toBeVisible();
  await expect(page.getByLabel('Contraseña')).toHaveValue(player.password);
  await page.goto('/register');
  await expect(notice).toBeVisible();
});
