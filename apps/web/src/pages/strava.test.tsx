import '#styles/index.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type FakeAnswer, fakeApi } from '#features/auth/testing/fake-api.ts';
import { StravaActions } from '#features/strava/strava-actions.tsx';
import { StravaPage } from '#pages/strava.tsx';
import { ToastProvider } from '#ui/toast.tsx';

afterEach(() => vi.restoreAllMocks());

const show = (element: ReactNode, path = '/strava') =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[path]}>
        <ToastProvider>
          <main>{element}</main>
        </ToastProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
const state = (isAvailable: boolean, connectedAt: string | null): FakeAnswer => ({
  status: 200,
  body: { isAvailable, connectedAt },
});

test('Strava’s redirect is confirmed once', async () => {
  const api = fakeApi({ 'POST /strava/confirm': state(true, '2026-05-01T10:00:00.000Z') });
  await show(<StravaPage />, '/strava?state=the-state&code=the-code&scope=read,activity:write');
  await expect.element(page.getByRole('heading', { name: 'Strava conectado' })).toBeVisible();
  expect(api.calls.map(({ call, body }) => [call, body])).toEqual([
    ['POST /strava/confirm', { state: 'the-state', code: 'the-code', scope: 'read,activity:write' }],
  ]);
});

test('a denied permission shows an error, and nothing is sent', async () => {
  const api = fakeApi({});
  await show(<StravaPage />, '/strava?state=the-state&error=access_denied');
  await expect.element(page.getByText('No se ha conectado con Strava')).toBeVisible();
  expect(api.calls).toEqual([]);
});

test('opened by itself, it says where one connects, and accuses the player of nothing', async () => {
  const api = fakeApi({});
  await show(<StravaPage />);
  await expect.element(page.getByRole('heading', { name: 'Aquí vuelves desde Strava' })).toBeVisible();
  await expect
    .element(page.getByText('Para conectarlo, abre una sesión terminada y pulsa «Conectar con Strava».'))
    .toBeVisible();
  expect(page.getByText(/No diste permiso/).elements()).toEqual([]);
  expect(api.calls).toEqual([]);
});

test('there is no button where the server is not configured', async () => {
  const api = fakeApi({ 'GET /strava': state(false, null) });
  await show(<StravaActions sessionId="s1" isIncluded />);
  await expect.poll(() => api.calls.length).toBe(1);
  expect(page.getByRole('button').elements()).toEqual([]);
});

test('a session is sent and can be looked at; disconnecting leads back to the beginning', async () => {
  const api = fakeApi({
    'GET /strava': state(true, '2026-05-01T10:00:00.000Z'),
    'POST /training-sessions/s1/strava': {
      status: 503,
      body: { message: 'Strava no responde.', code: 'strava.failed' },
    },
    'DELETE /strava': state(true, null),
  });
  await show(<StravaActions sessionId="s1" isIncluded />);
  await page.getByRole('button', { name: 'Enviar a Strava' }).click();
  await expect.element(page.getByText('Strava no responde.')).toBeVisible();
  const activityUrl = 'https://www.strava.com/activities/1';
  api.answers['POST /training-sessions/s1/strava'] = { status: 200, body: { activityUrl } };
  await page.getByRole('button', { name: 'Enviar a Strava' }).click();
  await expect.element(page.getByRole('link', { name: 'Ver en Strava' })).toHaveAttribute('href', activityUrl);
  await page.getByRole('button', { name: 'Desconectar Strava' }).click();
  await expect.element(page.getByRole('button', { name: 'Conectar con Strava' })).toBeVisible();
});

test('an upload with an unknown result is repeated only by an explicit press', async () => {
  const call = 'POST /training-sessions/s1/strava';
  const message = 'Mira allí si tu sesión ya está.';
  const api = fakeApi({
    'GET /strava': state(true, '2026-05-01T10:00:00.000Z'),
    [call]: { status: 409, body: { message, code: 'strava.unclear' } },
  });
  await show(<StravaActions sessionId="s1" isIncluded />);
  await page.getByRole('button', { name: 'Enviar a Strava' }).click();
  await expect.element(page.getByText(message)).toBeVisible();
  api.answers[call] = { status: 200, body: { activityUrl: 'https://www.strava.com/activities/1' } };
  await page.getByRole('button', { name: 'Enviar otra vez' }).click();
  await expect.element(page.getByRole('link', { name: 'Ver en Strava' })).toBeVisible();
  expect(api.calls.filter((each) => each.call === call).map(({ body }) => body)).toEqual([
    { again: false },
    { again: true },
  ]);
});

test('without Pro it says so, and what was connected can be taken back', async () => {
  fakeApi({ 'GET /strava': state(true, '2026-05-01T10:00:00.000Z'), 'DELETE /strava': state(true, null) });
  await show(<StravaActions sessionId="s1" isIncluded={false} />);
  await expect.element(page.getByText(/^Enviar sesiones a Strava está en el plan Pro\./)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Ver planes' })).toHaveAttribute('href', '/subscription');
  await page.getByRole('button', { name: 'Desconectar Strava' }).click();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});
