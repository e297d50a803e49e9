import '#styles/index.css';
import { QueryClient } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { AppProviders } from '#app/providers.tsx';
import { AppRoutes } from '#app/routes.tsx';
import { aUser } from '#features/auth/testing/a-user.ts';
import { fakeApi } from '#features/auth/testing/fake-api.ts';

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

function open(path: string) {
  return render(
    <AppProviders queryClient={new QueryClient()}>
      <MemoryRouter initialEntries={[path]}>
        <AppRoutes />
      </MemoryRouter>
    </AppProviders>,
  );
}

test('an unknown address is a page with a way back', async () => {
  const screen = await open('/no/hay/nada');
  await expect.element(screen.getByRole('heading', { name: 'Esta página no existe' })).toBeVisible();
  await screen.getByRole('link', { name: 'Volver al inicio' }).click();
  await expect
    .element(screen.getByRole('link', { name: 'Iniciar Sesión para Empezar' }))
    .toHaveAttribute('href', '/login');
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

test('the start speaks to a visitor', async () => {
  const screen = await open('/');
  await expect
    .element(screen.getByRole('link', { name: 'Iniciar Sesión para Empezar' }))
    .toHaveAttribute('href', '/login');
  await expect.element(screen.getByRole('link', { name: 'Crear mi Cuenta' })).toHaveAttribute('href', '/login');
});

test('the start speaks to a player', async () => {
  localStorage.setItem('token', 'abc');
  fakeApi({ 'GET /users/me': { status: 200, body: aUser() } });
  const screen = await open('/');
  await expect.element(screen.getByRole('link', { name: 'Empezar Rutina' })).toHaveAttribute('href', '/dashboard');
  await expect.element(screen.getByRole('link', { name: 'Ir a mi Dashboard' })).toHaveAttribute('href', '/dashboard');
});
