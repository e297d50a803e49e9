import '#styles/index.css';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { FakeAnswer } from '#features/auth/testing/fake-api.ts';
import { goOutside } from '#lib/leave.ts';
import { DemoCheckoutPage } from '#pages/demo-checkout.tsx';
import { AppFrame, details, serve } from '#pages/testing/subscription.tsx';

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
    <DemoCheckoutPage />
  </AppFrame>
);
const button = (name: string) => page.getByRole('button', { name, exact: true });

async function open(checkout: object, answers: Record<string, FakeAnswer> = {}) {
  const api = serve(details(), { [`GET /test-checkouts/${id}`]: { status: 200, body: checkout }, ...answers });
  await render(view);
  return api;
}

test('it says that it is a test, with today’s and the later amounts', async () => {
  await open(trial);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Pago de prueba' })).toBeVisible();
  await expect.element(page.getByText(/No se cobra dinero de verdad/)).toBeVisible();
  await expect.element(page.getByText('Suscripción a Premium')).toBeVisible();
  await expect.element(page.getByText(/^0,00\s€$/)).toBeVisible();
  await expect.element(page.getByText(/^9,99\s€ desde el 27 de noviembre$/)).toBeVisible();
});

test.each([
  ['Contratar con obligación de pago', 'pay', 'http://here.example/?session_id=cs_1'],
  ['Simular un pago rechazado', 'decline', 'http://here.example/'],
  ['Cancelar y volver', 'cancel', 'http://here.example/'],
])('«%s» plays it once and goes where the server says', async (name, outcome, redirectUrl) => {
  const api = await open(trial, { [answerCall]: { status: 200, body: { redirectUrl, message: null } } });
  const element = (await button(name).findElement()) as HTMLButtonElement;
  element.click();
  element.click();
  await expect.poll(() => goOutside).toHaveBeenCalledWith(redirectUrl);
  expect(api.sent(answerCall).map(({ body }) => body)).toEqual([{ outcome }]);
});

test('an upgrade shows today’s difference and the later price', async () => {
  await open({ ...trial, planId: 'pro', kind: 'upgrade', dueNowCents: 667, monthlyCents: 1999, trialEndsAt: null });
  await expect.element(page.getByRole('heading', { level: 2, name: 'Cambio a Pro' })).toBeVisible();
  await expect.element(page.getByText(/^6,67\s€$/)).toBeVisible();
  await expect.element(page.getByText(/^19,99\s€ desde la próxima renovación$/)).toBeVisible();
  await expect.element(page.getByText('Hoy pagas solo la diferencia de lo que queda del periodo.')).toBeVisible();
});

test('without a network nothing is paid, and it can be tried again', async () => {
  const api = await open(trial, { [answerCall]: 'offline' });
  await button('Contratar con obligación de pago').click();
  const alert = page.getByRole('alert');
  await expect.element(alert.getByText('No se ha podido completar el pago de prueba')).toBeVisible();
  await expect
    .element(
      alert.getByText('Aunque el pago haya llegado, no se hace dos veces. Revisa tu conexión y prueba otra vez.'),
    )
    .toBeVisible();
  api.answers[answerCall] = { status: 200, body: { redirectUrl: 'http://here.example/?session_id=1', message: null } };
  await button('Contratar con obligación de pago').click();
  await expect.poll(() => goOutside).toHaveBeenCalledTimes(1);
});

test('paying a checkout that another tab has closed shows an error', async () => {
  const api = await open(trial, {
    [answerCall]: { status: 200, body: { redirectUrl: 'http://here.example/subscription', message: null } },
  });
  await expect.element(button('Contratar con obligación de pago')).toBeVisible();
  api.answers[`GET /test-checkouts/${id}`] = { status: 200, body: { ...trial, status: 'canceled' } };
  await button('Contratar con obligación de pago').click();
  await expect.element(page.getByText('Este pago se canceló. No se ha cobrado nada.')).toBeVisible();
  expect(goOutside).not.toHaveBeenCalled();
});

test('«Atrás» to the checkout shows it as it is now, not as it was left', async () => {
  const api = await open(trial, {
    [answerCall]: { status: 200, body: { redirectUrl: 'http://here.example/?session_id=1', message: null } },
  });
  await button('Contratar con obligación de pago').click();
  await expect.poll(() => goOutside).toHaveBeenCalledTimes(1);
  api.answers[`GET /test-checkouts/${id}`] = { status: 200, body: { ...trial, status: 'complete' } };
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.element(page.getByText('Este pago ya está hecho.')).toBeVisible();
});

test.each(['complete', 'canceled', 'expired'])('one that is %s cannot be paid', async (status) => {
  await open({ ...trial, status });
  await expect
    .element(page.getByRole('link', { name: 'Volver a los planes' }))
    .toHaveAttribute('href', '/subscription');
  await expect.element(button('Contratar con obligación de pago')).not.toBeInTheDocument();
});
