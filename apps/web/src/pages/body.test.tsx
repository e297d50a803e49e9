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

const nothing: Body = {
  discomfortsConsent: false,
  standing: [],
  today: null,
  reports: [],
  weightConsent: false,
  weights: [],
};
const kneeId = '0198c1f0-0000-7000-8000-000000000001';
const knee = {
  region: 'rodilla',
  side: 'left',
  level: 2,
  atNight: false,
  acute: false,
  cares: false,
  seen: false,
  source: 'body',
  reportedAt: '2026-05-02T10:00:00.000Z',
} as const;
const exercise = { code: 'F01', name: 'Sentadilla con peso corporal', slug: 'sentadilla' };
const withKnee: Body = {
  discomfortsConsent: true,
  standing: [
    {
      ...knee,
      since: knee.reportedAt,
      firstLevel: 2,
      isAsked: false,
      plan: {
        work: [{ ...exercise, dose: '3 × 12', needs: [], dates: ['2026-05-04', '2026-05-07'] }],
        eased: [],
      },
      advice: {
        isReferral: false,
        text: 'He quitado lo que más carga tu rodilla y suavizado el resto.',
        protocol: { dose: 'Dos veces por semana.', now: [exercise], later: [] },
      },
    },
  ],
  today: null,
  reports: [{ _id: kneeId, ...knee }],
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

test('a place of the drawing opens its sheet at the finger, and is noted with its consent', async () => {
  const api = server({ status: 200, body: nothing });
  api.answers['POST /body/discomforts'] = { status: 200, body: withKnee };
  await render(<BodyAtHome />);
  await expect.element(page.getByText('Ahora no tienes ninguna molestia apuntada.')).toBeVisible();
  await page.getByRole('button', { name: 'cadera o ingle, izquierda' }).click();
  await expect.element(page.getByRole('dialog', { name: 'cadera o ingle, izquierda' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'cadera o ingle, izquierda' })).toHaveFocus();
  await page.getByRole('button', { name: 'rodilla izquierda' }).click();
  const sheet = page.getByRole('dialog', { name: 'rodilla izquierda' });
  await expect.element(sheet).toHaveFocus();
  await expect.element(sheet.getByRole('button', { name: 'Guardar y adaptar el plan' })).toBeDisabled();
  await sheet.getByRole('radiogroup', { name: 'Al entrenar, de 0 a 10' }).getByText('2', { exact: true }).click();
  await sheet.getByRole('button', { name: 'Días' }).click();
  await expect.element(sheet.getByText(/Acepto que Bandeja guarde las molestias que apunto/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Guardar y adaptar el plan' }).click();
  await expect.element(page.getByRole('heading', { name: 'Tu rodilla izquierda' })).toBeVisible();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: /^rodilla izquierda/ })).toHaveFocus();
  const sent = api.calls.find(({ call }) => call === 'POST /body/discomforts');
  expect(sent?.body).toEqual({
    region: 'rodilla',
    side: 'left',
    level: 2,
    atNight: false,
    cares: false,
    began: 'days',
    consent: true,
  });
});

test('discomforts are on the drawing with their level and their work, and are answered in one tap', async () => {
  const api = server({ status: 200, body: withKnee });
  api.answers['POST /body/discomforts'] = { status: 200, body: { ...withKnee, standing: [] } };
  await render(<BodyAtHome />);
  await expect.element(page.getByRole('button', { name: 'rodilla izquierda: molesta, 2 de 10' })).toBeInTheDocument();
  await expect.element(page.getByText('Desde el 2 de mayo. Ese día también dijiste 2.')).toBeVisible();
  await expect.element(page.getByText('Lunes y jueves')).toBeVisible();
  await page.getByText('Para fortalecer esa zona').click();
  await expect
    .element(page.getByRole('link', { name: 'Sentadilla con peso corporal' }).first())
    .toHaveAttribute('href', '/exercises/sentadilla');
  await page.getByRole('radiogroup', { name: '¿Cómo va hoy?' }).getByText('0', { exact: true }).click();
  await expect.element(page.getByText('Ahora no tienes ninguna molestia apuntada.')).toBeVisible();
  expect(api.calls.at(-1)?.body).toMatchObject({ region: 'rodilla', side: 'left', level: 0 });
});

test('a failure offers to try again', async () => {
  const api = server('offline');
  await render(<BodyAtHome />);
  await expect.element(page.getByText('Error al cargar tus molestias')).toBeVisible();
  api.answers['GET /body'] = { status: 200, body: nothing };
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect.element(page.getByRole('button', { name: 'zona lumbar' })).toBeVisible();
});

test('is valid in every width and theme', async () => {
  server({ status: 200, body: withKnee });
  await expectValid(<BodyAtHome />, [320, 390, 1440], async () => {
    await page.getByRole('button', { name: 'zona lumbar' }).click();
    await page.getByText('Para fortalecer esa zona').click();
    await expect.element(page.getByRole('heading', { name: 'Peso' })).toBeVisible();
  });
});
