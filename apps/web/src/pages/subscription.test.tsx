import '#styles/index.css';
import type { SubscriptionDetails } from '@bandeja/domain/billing/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { FakeAnswer } from '#features/auth/testing/fake-api.ts';
import { goOutside } from '#lib/leave.ts';
import { SubscriptionPage } from '#pages/subscription.tsx';
import { AppFrame, details, inDays, KnownPlan, premium, serve } from '#pages/testing/subscription.tsx';

vi.mock('#lib/leave.ts', () => ({ goOutside: vi.fn(), leaveTo: vi.fn() }));

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
  vi.mocked(goOutside).mockReset();
});

const view = (
  <AppFrame path="/subscription" at="/subscription">
    <SubscriptionPage />
    <KnownPlan />
  </AppFrame>
);
const checkout = 'POST /subscriptions/create-checkout-session';
const card = (name: string) => page.getByRole('region', { name, exact: true });
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const buyPremium = button(/^(Pasar a Premium \(pago mensual\)|Probar Premium 7 días gratis)$/);
const buyPro = button(/^(Pasar a Pro \(pago mensual\)|Probar Pro 7 días gratis)$/);
const place = page.getByTestId('place');

async function open(subscription: SubscriptionDetails, answers: Record<string, FakeAnswer | Promise<FakeAnswer>> = {}) {
  const api = serve(subscription, answers);
  await render(view);
  await expect.element(card('Tu plan ahora')).toBeVisible();
  return api;
}

describe('what each card may say to whom', () => {
  test('a free player can upgrade to premium or pro, the terms stand beside the button', async () => {
    await open(details());
    await expect.element(card('Gratis').getByText('Plan actual', { exact: true })).toBeVisible();
    await expect
      .element(buyPremium)
      .toHaveAccessibleDescription(
        /^7 días gratis; después 9,99\s€ al mes, IVA incluido\. Se renueva cada mes hasta que canceles, cuando quieras\.$/,
      );
    await expect.element(buyPremium).toHaveTextContent('Probar Premium 7 días gratis');
    await expect.element(buyPro).toHaveTextContent('Probar Pro 7 días gratis');
    await expect.element(buyPro).toHaveAccessibleDescription(/^7 días gratis; después 19,99\s€ al mes, IVA incluido/);
  });

  test('a player who had the trial pays from the first day', async () => {
    await open(details({ trialAvailable: false }));
    await expect.element(buyPremium).toHaveTextContent('Pasar a Premium (pago mensual)');
    await expect.element(buyPremium).toHaveAccessibleDescription(/^9,99\s€ al mes desde hoy, IVA incluido/);
    await expect.element(page.getByText(/7 días de prueba gratis\.$/)).not.toBeInTheDocument();
  });

  test('a premium player only to pro', async () => {
    await open(premium);
    await expect.element(card('Gratis').getByText('Plan básico incluido', { exact: true })).toBeVisible();
    await expect.element(card('Premium').getByText('Plan actual', { exact: true })).toBeVisible();
    await expect.element(buyPro).toBeVisible();
    await expect.element(buyPremium).not.toBeInTheDocument();
  });

  test('a pro player not at all', async () => {
    await open({ ...premium, plan: 'pro' });
    await expect.element(card('Gratis').getByText('Plan básico incluido', { exact: true })).toBeVisible();
    await expect.element(card('Premium').getByText('No disponible', { exact: true })).toBeVisible();
    await expect.element(card('Pro').getByText('Plan actual', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('button', { name: /pago mensual/ })).not.toBeInTheDocument();
  });

  test('a plan that has ended counts as free, and can be bought again', async () => {
    await open({ ...premium, expiresAt: inDays(-9) });
    await expect.element(page.getByText('Caducado', { exact: true })).toBeVisible();
    await expect.element(card('Gratis').getByText('Plan actual', { exact: true })).toBeVisible();
    await expect.element(buyPremium).toBeVisible();
  });

  test('without a payment provider a sentence says so, and no button is there', async () => {
    await open(details({ payments: null }));
    await expect.element(page.getByText(/^Ahora mismo no se pueden contratar planes/)).toBeVisible();
    await expect.element(card('Pro').getByText('No disponible', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('button', { name: /pago mensual/ })).not.toBeInTheDocument();
  });

  test('all of it exists: nothing says «Próximamente»', async () => {
    await open(details());
    await expect.element(card('Pro')).toBeVisible();
    expect(card('Pro').getByText('Próximamente', { exact: true }).elements()).toEqual([]);
  });
});

describe('checkout', () => {
  test('a click asks for the plan and goes where the server says, however often it is pressed', async () => {
    let answer: (value: FakeAnswer) => void = () => {};
    const waiting = new Promise<FakeAnswer>((resolve) => {
      answer = resolve;
    });
    const api = await open(details(), { [checkout]: waiting });
    const element = buyPremium.element() as HTMLButtonElement;
    element.click();
    element.click();
    await expect.element(button('Abriendo el pago...')).toBeVisible();
    answer({ status: 200, body: { checkoutUrl: 'https://pago.example/1' } });
    await expect.poll(() => goOutside).toHaveBeenCalledWith('https://pago.example/1');
    element.click();
    const { origin } = window.location;
    expect(api.sent(checkout).map(({ body }) => body)).toEqual([
      { planId: 'premium', successUrl: `${origin}/subscription-success`, cancelUrl: `${origin}/subscription` },
    ]);
  });

  test.each<[string, FakeAnswer, string]>([
    [
      'the server’s words',
      { status: 409, body: { code: 'plan.not_available', message: 'Ese plan no está disponible para ti ahora.' } },
      'Ese plan no está disponible para ti ahora.',
    ],
    ['none from the server', { status: 502 }, 'Error al procesar la suscripción'],
    ['no answer at all', 'offline', 'Error al procesar la suscripción'],
    ['no address', { status: 200, body: {} }, 'No se pudo crear la sesión de pago'],
  ])('a failure: %s', async (_name, answer, words) => {
    await open(details(), { [checkout]: answer });
    await buyPremium.click();
    await expect.element(page.getByRole('alert').getByText(words, { exact: true })).toBeVisible();
    expect(goOutside).not.toHaveBeenCalled();
    await expect.element(buyPremium).toBeEnabled();
  });

  test('a failure appears in the pressed card; without a network it gives advice', async () => {
    await open(details(), { [checkout]: 'offline' });
    await buyPro.click();
    const alert = card('Pro').getByRole('alert');
    await expect.element(alert.getByText('Error al procesar la suscripción', { exact: true })).toBeVisible();
    await expect
      .element(alert.getByText('No se ha cobrado nada. Revisa tu conexión y prueba otra vez.', { exact: true }))
      .toBeVisible();
    await expect.element(card('Premium').getByRole('alert')).not.toBeInTheDocument();
  });

  test('another tab’s purchase is shown, here and to the whole app', async () => {
    const api = await open(details(), {
      [checkout]: {
        status: 409,
        body: { code: 'plan.not_available', message: 'Ese plan no está disponible para ti ahora.' },
      },
    });
    await expect.element(page.getByTestId('known-plan')).toHaveTextContent('free');
    api.answers['GET /subscriptions/current'] = { status: 200, body: premium };
    await buyPremium.click();
    await expect.element(card('Premium').getByText('Plan actual', { exact: true })).toBeVisible();
    await expect.element(page.getByTestId('known-plan')).toHaveTextContent('premium');
  });

  test('a click with a dead token goes to /login and comes back', async () => {
    await open(details(), { [checkout]: { status: 401, body: { message: 'Inicia sesión para continuar.' } } });
    await buyPremium.click();
    await expect.element(place).toHaveTextContent('/login?next=%2Fsubscription');
  });

  test('a visitor sees the plans, and a click goes to /login', async () => {
    await render(view);
    await expect.element(page.getByText('Tu sesión se ha cerrado. Entra para contratar un plan.')).toBeVisible();
    await buyPro.click();
    await expect.element(place).toHaveTextContent('/login?next=%2Fsubscription');
  });
});

test('what cannot be loaded can be tried again', async () => {
  const api = serve(details(), { 'GET /subscriptions/current': { status: 500 } });
  await render(view);
  await expect.element(page.getByText('Error al cargar tu plan')).toBeVisible();
  api.answers['GET /subscriptions/current'] = { status: 200, body: details() };
  await button('Intentar de nuevo').click();
  await expect.element(buyPremium).toBeVisible();
});
