import '#styles/index.css';
import { QueryClient } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppProviders, createQueryClient } from '#app/providers.tsx';
import { AppRoutes } from '#app/routes.tsx';
import { aUser } from '#features/auth/testing/a-user.ts';
import { fakeApi } from '#features/auth/testing/fake-api.ts';
import { reportReached } from '#lib/connection.ts';
import { leaveTo } from '#lib/leave.ts';

vi.mock('#lib/leave.ts', () => ({ leaveTo: vi.fn() }));

const here = window.location.href;

afterEach(() => {
  history.replaceState(null, '', here);
  localStorage.clear();
  vi.restoreAllMocks();
});

function open(path: string, queryClient = new QueryClient()) {
  return render(
    <AppProviders queryClient={queryClient}>
      <MemoryRouter initialEntries={[path]}>
        <AppRoutes />
      </MemoryRouter>
    </AppProviders>,
  );
}

test('an unknown address is a page with a way back', async () => {
  const screen = await open('/no/hay/nada');
  await expect.element(screen.getByRole('heading', { name: 'Esta página no existe' })).toBeVisible();
  await expect.element(screen.getByRole('main').getByRole('link').first()).toHaveAttribute('href', '/');
});

test('titles follow the page, the focus goes to its start', async () => {
  const screen = await open('/login');
  await expect.element(screen.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  expect(document.title).toBe('Iniciar sesión · Bandeja');
  await screen.getByRole('link', { name: 'Regístrate' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Crear una cuenta' })).toBeVisible();
  await expect.poll(() => document.title).toBe('Crear una cuenta · Bandeja');
  await expect.element(screen.getByRole('main')).toHaveFocus();
  await screen.getByRole('link', { name: 'Inicia sesión' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
});

test('a token that died in a session counts nowhere else: the header is a visitor’s', async () => {
  await page.viewport(1280, 800);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  history.replaceState(null, '', '/training-session/1');
  localStorage.setItem('token', 'abc');
  fakeApi({
    'GET /users/me': { status: 200, body: aUser() },
    'GET /training-sessions/past': { status: 401, body: { message: 'Inicia sesión para continuar.' } },
  });
  const screen = await open('/training-sessions');
  await expect.element(screen.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
  const header = screen.getByRole('banner');
  await expect.element(header.getByRole('link', { name: 'Registrarse' })).toBeVisible();
  await expect.element(header.getByRole('button', { name: 'Cerrar Sesión' })).not.toBeInTheDocument();
});

test('signing out leaves the app for the landing', async () => {
  await page.viewport(1280, 800);
  localStorage.setItem('token', 'abc');
  fakeApi({ 'GET /users/me': { status: 200, body: aUser() }, 'POST /auth/logout': { status: 204 } });
  const screen = await open('/no/hay/nada');
  await screen.getByRole('banner').getByRole('button', { name: 'Cerrar Sesión' }).click();
  expect(leaveTo).toHaveBeenCalledWith('/');
  expect(localStorage.getItem('token')).toBeNull();
});

test('the footer lies below the first screen, so that no page pushes it away while it loads', async () => {
  await page.viewport(390, 844);
  const screen = await open('/no/hay/nada');
  const footer = screen.getByRole('contentinfo').element();
  expect(footer.getBoundingClientRect().top).toBeGreaterThanOrEqual(844);
  expect(screen.getByRole('banner').element().getBoundingClientRect().height).toBeLessThanOrEqual(57);
});

test('a strip under the header shows while the server does not answer', async () => {
  const screen = await open('/no/hay/nada');
  reportReached(false);
  const strip = screen.getByText('Lo que ya ves sigue aquí; lo nuevo llega cuando vuelva la red.');
  await expect.element(strip).toBeVisible();
  reportReached(true);
  await expect.element(strip).not.toBeInTheDocument();
});

test('the profile shows the player who is signed in already: the server is asked once', async () => {
  localStorage.setItem('token', 'abc');
  const { calls } = fakeApi({
    'GET /users/me': { status: 200, body: aUser() },
    'GET /account/devices': { status: 200, body: [] },
    'GET /account/calendar': { status: 200, body: { feed: null } },
  });
  const screen = await open('/profile', createQueryClient());
  await expect.element(screen.getByRole('region', { name: 'Tu perfil' }).getByText('lucia@club.es')).toBeVisible();
  await expect.poll(() => calls.map(({ call }) => call)).toContain('GET /account/calendar');
  expect(calls.filter(({ call }) => call === 'GET /users/me')).toHaveLength(1);
});
