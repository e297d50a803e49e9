import '#styles/index.css';
import type { SubscriptionDetails } from '@bandeja/domain/billing/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { FakeAnswer } from '#features/auth/testing/fake-api.ts';
import { goOutside } from '#lib/leave.ts';
import { SubscriptionPage } from '#pages/subscription.tsx';
import { AppFrame, anEntry, details, inDays, premium, serve } from '#pages/testing/subscription.tsx';

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
  </AppFrame>
);
const card = (name: string) => page.getByRole('region', { name, exact: true });
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const buyPro = button(/^(Pasar a Pro \(pago mensual\)|Probar Pro 7 días gratis)$/);

async function open(subscription: SubscriptionDetails, answers: Record<string, FakeAnswer | Promise<FakeAnswer>> = {}) {
  const api = serve(subscription, answers);
  await render(view);
  await expect.element(card('Tu plan ahora')).toBeVisible();
  return api;
}

describe('the current plan', () => {
  test('shows its state, its end, and this month’s use', async () => {
    await open({ ...premium, expiresAt: '2099-12-14T10:00:00.000Z' });
    const now = card('Tu plan ahora');
    await expect.element(now.getByText('Activo', { exact: true })).toBeVisible();
    await expect.element(now.getByText('Válido hasta', { exact: true })).toBeVisible();
    await expect.element(now.getByText('14 de diciembre de 2099', { exact: true })).toBeVisible();
    await expect.element(now.getByText('1 de 20 rutinas, 4 de 100 sesiones')).toBeVisible();
    await expect.element(now.getByText(/^Se renueva el 14 de diciembre por 9,99\s€, IVA incluido\.$/)).toBeVisible();
  });

  test('a free player reads no date', async () => {
    await open(details());
    await expect.element(page.getByText('Sin suscripción de pago')).toBeVisible();
    await expect.element(page.getByText('Válido hasta')).not.toBeInTheDocument();
  });

  test('in the trial nothing has been paid', async () => {
    const end = inDays(5);
    await open({ ...premium, trialEndsAt: end, expiresAt: end, history: [anEntry({ kind: 'trial_started' })] });
    await expect.element(page.getByText(/todavía no has pagado nada/)).toBeVisible();
  });

  test('a plan given by hand has nothing to cancel', async () => {
    const history = [anEntry({ kind: 'granted', reason: 'Por ayudarnos' })];
    await open({ ...premium, hasContract: false, renews: false, hasPortal: false, history });
    await expect.element(page.getByText('Premium concedido por Bandeja')).toBeVisible();
    await expect.element(page.getByText(/Por ayudarnos/)).toBeVisible();
    await expect.element(button('Cancelar suscripción')).not.toBeInTheDocument();
  });

  test('a plan granted by hand is described as free, with its last day', async () => {
    const given = { ...premium, hasContract: false, renews: false, hasPortal: false };
    await open({ ...given, expiresAt: '2099-12-14T10:00:00.000Z' });
    await expect
      .element(page.getByText(/^Este plan te lo da Bandeja hasta el 14 de diciembre: no se te cobra/))
      .toBeVisible();
  });

  test('a plan that is over is remembered', async () => {
    const history = [
      anEntry({
        kind: 'ended_by_admin',
        plan: 'free',
        createdAt: inDays(-1),
        _id: '0198c1f0-0000-7000-8000-0000000000e2',
      }),
      anEntry({ kind: 'granted', plan: 'pro' }),
    ];
    await open(details({ history }));
    await expect.element(page.getByText(/^Tu plan Pro ha terminado .* No se ha borrado nada\.$/)).toBeVisible();
  });

  test('while a renewal is confirmed it does not promise a day that is past', async () => {
    await open({ ...premium, expiresAt: inDays(-1) });
    await expect.element(page.getByText('Renovación pendiente', { exact: true })).toBeVisible();
    await expect.element(page.getByText(/^Estamos confirmando el cobro .* sigues con Premium\.$/)).toBeVisible();
    await expect.element(page.getByText(/^Se renueva el/)).not.toBeInTheDocument();
  });

  test('of a long history the newest changes are seen, the others open', async () => {
    const history = Array.from({ length: 8 }, (_, index) =>
      anEntry({ _id: `0198c1f0-0000-7000-8000-00000000010${index}`, kind: 'paid', createdAt: inDays(-30 * index) }),
    );
    await open({ ...premium, history });
    const payments = page.getByText('Pago de Premium', { exact: true });
    await expect.element(payments.nth(5)).toBeVisible();
    await expect.element(payments.nth(6)).not.toBeVisible();
    await page.getByText('Ver los 2 cambios anteriores').click();
    await expect.element(payments.nth(7)).toBeVisible();
  });

  test('a failed renewal leads to the card, and says when the plan would be lost', async () => {
    await open({ ...premium, status: 'past_due', expiresAt: '2099-12-14T10:00:00.000Z' });
    await expect
      .element(page.getByText(/Revisa tu tarjeta en «Pagos y facturas»\. Sin el cobro, el 17 de diciembre tu cuenta/))
      .toBeVisible();
    await expect.element(page.getByText('Pago pendiente')).toBeVisible();
    await expect.element(button('Pagos y facturas')).toBeVisible();
    await expect.element(buyPro).not.toBeInTheDocument();
  });
});

describe('changes', () => {
  test('cancelling says what happens, and can be taken back', async () => {
    const cancelled = {
      ...premium,
      renews: false,
      cancelAtPeriodEnd: true,
      history: [
        ...premium.history,
        anEntry({
          _id: premium.history[0]?._id.replace(/.$/, '2') ?? '',
          kind: 'cancel_requested',
          createdAt: inDays(0),
        }),
      ],
    };
    const api = await open(premium, {
      'POST /subscriptions/cancel': { status: 200, body: cancelled },
      'POST /subscriptions/resume': { status: 200, body: premium },
    });
    await button('Cancelar suscripción').click();
    const dialog = page.getByRole('alertdialog', { name: '¿Cancelar la suscripción?' });
    await expect.element(dialog.getByText(/que ya está pagado, y no se cobra nada más/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Seguir con Premium' }).click();
    expect(api.sent('POST /subscriptions/cancel')).toEqual([]);
    await button('Cancelar suscripción').click();
    await dialog.getByRole('button', { name: 'Cancelar suscripción' }).click();
    await expect.element(page.getByText(/^Has cancelado\. Sigues con Premium hasta el/)).toBeVisible();
    // the pressed button is gone: the focus is on the one in its place
    await expect.element(button('Reanudar')).toHaveFocus();
    await expect.element(page.getByRole('listitem').getByText('Cancelación', { exact: true })).toBeVisible();
    await button('Reanudar').click();
    await expect.element(button('Cancelar suscripción')).toBeVisible();
    expect(api.sent('POST /subscriptions/cancel')).toHaveLength(1);
  });

  test('a cancellation that fails stays open and says why', async () => {
    await open(premium, {
      'POST /subscriptions/cancel': {
        status: 503,
        body: {
          code: 'payments.provider_failed',
          message: 'El servicio de pago no responde. Inténtalo en un momento.',
        },
      },
    });
    await button('Cancelar suscripción').click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Cancelar suscripción' }).click();
    await expect.element(dialog.getByText('El servicio de pago no responde. Inténtalo en un momento.')).toBeVisible();
  });

  test('within the 14 days the contract can be withdrawn from', async () => {
    const api = await open(
      // midnight in Madrid: the day before is the last one
      { ...premium, withdrawalUntil: '2099-12-06T23:00:00.000Z' },
      {
        'POST /subscriptions/withdraw': {
          status: 200,
          body: details({ trialAvailable: false, history: [anEntry({ kind: 'withdrawn' })] }),
        },
      },
    );
    await expect
      .element(page.getByText(/^Puedes desistir del contrato hasta el 6 de diciembre, ese día incluido/))
      .toBeVisible();
    await button('Desistir').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Desistir y terminar el plan' }).click();
    await expect.element(page.getByText('Sin suscripción de pago')).toBeVisible();
    await expect.element(page.getByText('Desistimiento')).toBeVisible();
    expect(api.sent('POST /subscriptions/withdraw')).toHaveLength(1);
  });

  test('afterwards there is nothing to withdraw from', async () => {
    await open({ ...premium, withdrawalUntil: inDays(-1) });
    await expect.element(button('Desistir')).not.toBeInTheDocument();
  });

  test('payments and invoices are at the provider’s', async () => {
    const api = await open(premium, {
      'POST /subscriptions/portal': { status: 200, body: { portalUrl: 'https://pago.example/p' } },
    });
    await button('Pagos y facturas').click();
    await expect.poll(() => goOutside).toHaveBeenCalledWith('https://pago.example/p');
    expect(api.sent('POST /subscriptions/portal')[0]?.body).toEqual({
      returnUrl: `${window.location.origin}/subscription`,
    });
  });
});
