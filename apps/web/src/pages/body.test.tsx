import '#styles/index.css';
import type { Body } from '@bandeja/domain/body/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type FakeAnswer, fakeApi } from '#features/auth/testing/fake-api.ts';
import { BodyPage } from '#pages/body.tsx';
import { expectValid } from '#pages/testing/inspect.tsx';
import { AppLink } from '#ui/app-link.tsx';
import { LinkContext } from '#ui/link.tsx';
import { ToastProvider } from '#ui/toast.tsx';

const nothing: Body = { discomfortsConsent: false, standing: [], reports: [], weightConsent: false, weights: [] };
const knee = {
  _id: '0198c1f0-0000-7000-8000-000000000001',
  region: 'rodilla',
  side: 'left',
  level: 2,
  atNight: false,
  reportedAt: '2026-05-02T10:00:00.000Z',
} as const;
const exercise = { code: 'F01', name: 'Sentadilla con peso corporal', slug: 'sentadilla' };
const withKnee: Body = {
  discomfortsConsent: true,
  standing: [
    {
      ...knee,
      since: knee.reportedAt,
      advice: {
        isReferral: false,
        text: 'He quitado lo que más carga tu rodilla y suavizado el resto.',
        protocol: { dose: 'Dos veces por semana.', now: [exercise], later: [] },
      },
    },
  ],
  reports: [knee],
  weightConsent: true,
  weights: [{ date: '2026-05-01', kilograms: 70.5 }],
};

function server(body: FakeAnswer) {
  localStorage.setItem('token', 'a-token');
  return fakeApi({ 'GET /body': body });
}

function BodyAtHome() {
  return (
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <LinkContext value={AppLink}>
          <ToastProvider>
            <BodyPage />
          </ToastProvider>
        </LinkContext>
      </MemoryRouter>
    </QueryClientProvider>
  );
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(async () => {
  localStorage.clear();
  vi.restoreAllMocks();
  document.documentElement.removeAttribute('data-theme');
  await page.viewport(390, 844);
});

test('a place of the drawing is chosen with the arrows, and noted with its consent', async () => {
  const api = server({ status: 200, body: nothing });
  api.answers['POST /body/discomforts'] = { status: 200, body: withKnee };
  await render(<BodyAtHome />);
  await expect.element(page.getByText('Ahora no tienes ninguna molestia apuntada.')).toBeVisible();
  await page.getByRole('radio', { name: 'cadera o ingle, izquierda' }).click({ force: true });
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(page.getByRole('radio', { name: 'rodilla izquierda' })).toBeChecked();
  await expect.element(page.getByRole('heading', { name: 'rodilla izquierda' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Apuntar molestia' })).toBeDisabled();
  await page.getByRole('radiogroup', { name: '¿Cuánto te molesta?' }).getByText('2', { exact: true }).click();
  await expect.element(page.getByText(/Acepto que Bandeja guarde las molestias que apunto/)).toBeVisible();
  await page.getByRole('button', { name: 'Apuntar molestia' }).click();
  await expect.element(page.getByRole('heading', { name: 'Ahora te molesta' })).toBeVisible();
  await expect.element(page.getByText('He quitado lo que más carga tu rodilla y suavizado el resto.')).toBeVisible();
  const sent = api.calls.find(({ call }) => call === 'POST /body/discomforts');
  expect(sent?.body).toEqual({ region: 'rodilla', side: 'left', level: 2, atNight: false, consent: true });
});

test('discomforts are on the drawing with their level, and can be ended', async () => {
  const api = server({ status: 200, body: withKnee });
  api.answers['POST /body/discomforts'] = { status: 200, body: { ...withKnee, standing: [] } };
  await render(<BodyAtHome />);
  await expect.element(page.getByRole('radio', { name: 'rodilla izquierda: molesta, 2 de 10' })).toBeInTheDocument();
  await page.getByText('Para fortalecer esa zona').click();
  await expect
    .element(page.getByRole('link', { name: 'Sentadilla con peso corporal' }))
    .toHaveAttribute('href', '/exercises/sentadilla');
  await page.getByRole('button', { name: 'Ya no molesta: rodilla izquierda' }).click();
  await expect.element(page.getByText('Ahora no tienes ninguna molestia apuntada.')).toBeVisible();
  expect(api.calls.at(-1)?.body).toMatchObject({ region: 'rodilla', level: 0 });
});

test('a failure offers to try again', async () => {
  const api = server('offline');
  await render(<BodyAtHome />);
  await expect.element(page.getByText('Error al cargar tus molestias')).toBeVisible();
  api.answers['GET /body'] = { status: 200, body: nothing };
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect.element(page.getByRole('heading', { name: '¿Dónde te molesta?' })).toBeVisible();
});

test('is valid in every width and theme', async () => {
  server({ status: 200, body: withKnee });
  await expectValid(<BodyAtHome />, [320, 390, 1440], async () => {
    await page.getByRole('radio', { name: 'zona lumbar' }).click({ force: true });
    await page.getByText('Para fortalecer esa zona').click();
    await expect.element(page.getByRole('heading', { name: 'Peso' })).toBeVisible();
  });
});
