import '#styles/index.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AuthProvider } from '#features/auth/auth-context.tsx';
import { aUser } from '#features/auth/testing/a-user.ts';
import { type FakeAnswer, fakeApi } from '#features/auth/testing/fake-api.ts';
import { SharedSessionPage } from '#pages/shared-session.tsx';
import { axeFindings } from '#ui/testing/axe-findings.ts';

const token = 'AAAAAAAAAAAAAAAAAAAAAA';
const shared = `GET /shared-sessions/${token}`;
const ready = { status: 200, body: { type: 'Fuerza', minutes: 46, routineName: 'Potencia para la bandeja' } };

async function open(answer: FakeAnswer) {
  const api = fakeApi({ [shared]: answer, 'GET /users/me': { status: 200, body: aUser() } });
  await render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <AuthProvider>
        <MemoryRouter initialEntries={[`/s/${token}`]}>
          <main>
            <Routes>
              <Route path="/s/:token" element={<SharedSessionPage />} />
            </Routes>
          </main>
        </MemoryRouter>
      </AuthProvider>
    </QueryClientProvider>,
  );
  return api;
}

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
  document.documentElement.removeAttribute('data-theme');
});

test.each(['light', 'dark'])('a visitor sees type, minutes, routine and the door (%s)', async (theme) => {
  document.documentElement.setAttribute('data-theme', theme);
  await open(ready);
  await expect.element(page.getByRole('heading', { name: 'Potencia para la bandeja', level: 1 })).toBeVisible();
  await expect.element(page.getByText('Fuerza', { exact: true })).toBeVisible();
  await expect.element(page.getByText('46 min', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Crear mi Cuenta' })).toHaveAttribute('href', '/register');
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  expect(await axeFindings()).toEqual([]);
});

test('a player is not asked to register', async () => {
  localStorage.setItem('token', 'one');
  await open(ready);
  await expect.element(page.getByRole('heading', { name: 'Potencia para la bandeja' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Crear mi Cuenta' })).not.toBeInTheDocument();
});

test.each([404, 400])('a link that leads nowhere says so (%i)', async (status) => {
  await open({ status, body: { message: 'Este enlace ya no está disponible.', code: 'share.not_found' } });
  await expect.element(page.getByText('Este enlace ya no está disponible.', { exact: true })).toBeVisible();
});

test('a failure can be tried again', async () => {
  const api = await open({ status: 500 });
  await expect.element(page.getByText('Error al cargar la sesión')).toBeVisible();
  api.answers[shared] = ready;
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect.element(page.getByRole('heading', { name: 'Potencia para la bandeja' })).toBeVisible();
});
