import '#styles/index.css';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { FakeAnswer } from '#features/auth/testing/fake-api.ts';
import { goOutside } from '#lib/leave.ts';
import { TestCheckoutPage } from '#pages/test-checkout.tsx';
import { expectSound } from '#pages/testing/inspect.tsx';
import { AppFrame, details, serve } from '#pages/testing/subscription.tsx';

// the page under test must not leave the test
vi.mock('#lib/leave.ts', () => ({ goOutside: vi.fn(), leaveTo: vi.fn() }));

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
  vi.mocked(goOutside).mockReset();
});

const id = '0198c1f0-0000-7000-8000-0000000000c1';
const trial = {
  _id: id,
  planId: 'premium',
  kind: 'subscribe',
  dueNowCents: 0,
  monthlyCents: 999,
  trialEndsAt: '2099-11-27T12:00:00.000Z',
  status: 'open',
};
const answerCall = `POST /test-checkouts/${id}/answer`;
const view = (
  <AppFrame path="/test-checkout/:id" at={`/test-checkout/${id}`}>
    <TestCheckoutPage />
  </AppFrame>
);
const button = (name: string) => page.getByRole('button', { name, exact: true });

async function open(checkout: object, answers: Record<string, FakeAnswer> = {}) {
  const api = serve(details(), { [`GET /test-checkouts/${id}`]: { status: 200, body: checkout }, ...answers });
  await render(view);
  return api;
}

test('it says that it is a test, what is due now and what from then on', async () => {
  await open(trial);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Pago de prueba' })).toBeVisible();
  await expect.element(page.getByText(/No se cobra dinero de verdad/)).toBeVisible();
  await expect.element(page.getByText('Suscripción a Premium')).toBeVisible();
  await expect.element(page.getByText(/^0,00\s€$/)).toBeVisible();
  await expect.element(page.getByText(/^9,99\s€ desde el 27 de noviembre$/)).toBeVisible();
});

test.each([
  ['Contratar con obligación de pago', 'pay'],
  ['Simular un pago rechazado', 'decline'],
  ['Cancelar y volver', 'cancel'],
])('«%s» plays it once and goes where the server says', async (name, outcome) => {
  const api = await open(trial, {
    [answerCall]: { status: 200, body: { redirectUrl: 'http://here.example/', message: null } },
  });
  const element = (await button(name).findElement()) as HTMLButtonElement;
  element.click();
  element.click();
  await vi.waitFor(() => expect(goOutside).toHaveBeenCalledWith('http://here.example/'));
  expect(api.sent(answerCall).map(({ body }) => body)).toEqual([{ outcome }]);
});

test('a payment that is declined stays at the till with the reason', async () => {
  await open(trial, { [answerCall]: { status: 200, body: { redirectUrl: null, message: 'Tarjeta rechazada.' } } });
  await button('Simular un pago rechazado').click();
  await expect.element(page.getByRole('alert').getByText('Tarjeta rechazada.')).toBeVisible();
  await expect.element(button('Contratar con obligación de pago')).toBeEnabled();
});

test.each(['complete', 'canceled', 'expired'])('one that is %s cannot be paid', async (status) => {
  await open({ ...trial, status });
  await expect
    .element(page.getByRole('link', { name: 'Volver a los planes' }))
    .toHaveAttribute('href', '/subscription');
  await expect.element(button('Contratar con obligación de pago')).not.toBeInTheDocument();
});

test('another player’s is not there', async () => {
  serve(details(), {
    [`GET /test-checkouts/${id}`]: {
      status: 404,
      body: { code: 'checkout.not_found', message: 'No se encontró ese pago.' },
    },
  });
  await render(view);
  await expect.element(page.getByText('No se encontró ese pago.')).toBeVisible();
});

test('the page is sound', async () => {
  serve(details(), { [`GET /test-checkouts/${id}`]: { status: 200, body: trial } });
  await expectSound(view, [320, 1440], async () => {
    await expect.element(button('Cancelar y volver')).toBeVisible();
  });
});
