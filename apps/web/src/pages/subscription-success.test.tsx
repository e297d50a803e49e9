import '#styles/index.css';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { FakeAnswer } from '#features/auth/testing/fake-api.ts';
import { leaveTo } from '#lib/leave.ts';
import { SubscriptionSuccessPage } from '#pages/subscription-success.tsx';
import { AppFrame, details, KnownPlan, premium, serve, userOf } from '#pages/testing/subscription.tsx';

vi.mock('#lib/leave.ts', () => ({ goOutside: vi.fn(), leaveTo: vi.fn() }));

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
  vi.mocked(leaveTo).mockReset();
});

const confirm = 'POST /subscriptions/process-successful-payment';
const { plan, status, features, expiresAt } = premium;
const confirmed: FakeAnswer = {
  status: 200,
  body: { subscription: { plan, status, features, expiresAt } },
};
const view = (at: string) => (
  <AppFrame path="/subscription-success" at={at}>
    <SubscriptionSuccessPage />
    <KnownPlan />
  </AppFrame>
);
const link = (name: string) => page.getByRole('link', { name, exact: true });

test('the session id is posted once, then the page loads once more without it', async () => {
  let answer: (value: FakeAnswer) => void = () => {};
  const waiting = new Promise<FakeAnswer>((resolve) => {
    answer = resolve;
  });
  const api = serve(premium, { [confirm]: waiting });
  await render(view('/subscription-success?session_id=cs_1'));
  await expect.element(page.getByText('Activando tu suscripción...')).toBeVisible();
  expect(leaveTo).not.toHaveBeenCalled();
  answer(confirmed);
  await expect.poll(() => leaveTo).toHaveBeenCalledWith('/subscription-success');
  expect(leaveTo).toHaveBeenCalledTimes(1);
  expect(api.sent(confirm).map(({ body }) => body)).toEqual([{ sessionId: 'cs_1' }]);
});

test.each<[string, FakeAnswer, string]>([
  [
    'another player’s',
    { status: 404, body: { code: 'checkout.not_found', message: 'No se encontró ese pago.' } },
    'No se encontró ese pago.',
  ],
  [
    'unpaid',
    { status: 409, body: { code: 'checkout.unpaid', message: 'El pago aún no está completado.' } },
    'El pago aún no está completado.',
  ],
  [
    'no answer',
    'offline',
    'No hay conexión con el servidor, así que no hemos podido comprobar el pago. Si has pagado, no se pierde: recarga esta página para comprobarlo otra vez.',
  ],
])('a payment that is not confirmed: %s', async (_name, answer, why) => {
  serve(details(), { [confirm]: answer });
  await render(view('/subscription-success?session_id=cs_1'));
  await expect
    .element(page.getByText('Error al activar la suscripción. Por favor, contacta con soporte.', { exact: true }))
    .toBeVisible();
  await expect.element(page.getByText(why, { exact: true })).toBeVisible();
  await expect.element(link('Intentar de nuevo')).toHaveAttribute('href', '/subscription');
  await expect.element(link('Volver al Dashboard')).toHaveAttribute('href', '/dashboard');
  await expect.element(link('Contactar con soporte')).toHaveAttribute('href', '/contact');
  expect(leaveTo).not.toHaveBeenCalled();
});

test('an upgrade that comes back without an id is known to the whole app', async () => {
  const api = serve({ ...premium, plan: 'pro' });
  // the user was fetched before the provider was called
  api.answers['GET /users/me'] = { status: 200, body: userOf(premium) };
  await render(view('/subscription-success'));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Ya tienes Pro' })).toBeVisible();
  await expect.element(page.getByTestId('known-plan')).toHaveTextContent('pro');
  // the bigger plan includes the smaller one's benefits, in its own words where it has them
  const benefits = page.getByRole('region', { name: 'Lo que incluye tu plan' }).getByRole('listitem');
  await expect.element(benefits.getByText('Rutinas y sesiones ilimitadas', { exact: true })).toBeVisible();
  await expect.element(benefits.getByText('Todas las funciones de IA', { exact: true })).toBeVisible();
  await expect.element(benefits.getByText('Soporte prioritario', { exact: true })).toBeVisible();
  await expect.element(benefits.getByText('Generación de rutinas con IA')).not.toBeInTheDocument();
});

test('with a payment outstanding it does not call the subscription active', async () => {
  serve({ ...premium, status: 'past_due' });
  await render(view('/subscription-success'));
  await expect.element(page.getByText('Pago pendiente', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/^El cobro está pendiente\./)).toBeVisible();
  await expect.element(page.getByText(/^Tu suscripción está activa/)).not.toBeInTheDocument();
  await expect.element(link('Ver planes')).toHaveAttribute('href', '/subscription');
});
