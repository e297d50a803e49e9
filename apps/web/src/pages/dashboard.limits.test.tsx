import '#styles/index.css';
import { describe, expect, test } from 'vitest';
import { aUser } from '#features/auth/testing/a-user.ts';
import { liveOnToday, server, show, withhold } from '#pages/testing/dashboard.tsx';

liveOnToday();

describe('the limits of the plan', () => {
  test('this month’s use is shown, and no warning while there is plenty', async () => {
    server({ user: aUser({ usage: { sessions: 4, routines: 1 } }) });
    const screen = await show();
    await expect.element(screen.getByText('4 de 10 sesiones, 1 de 3 rutinas', { exact: true })).toBeVisible();
    await expect.element(screen.getByText(/Te qued/)).not.toBeInTheDocument();
    await expect.element(screen.getByRole('link', { name: 'Ver planes', exact: true })).toBeVisible();
  });

  test('it warns when little is left, and when nothing is', async () => {
    const api = server({ user: aUser({ usage: { sessions: 8, routines: 1 } }) });
    const screen = await show();
    await expect.element(screen.getByText('Te quedan 2 sesiones este mes.', { exact: true })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver planes', exact: true }).elements()).toHaveLength(1);
    await screen.unmount();
    api.answers['GET /users/me'] = { status: 200, body: aUser({ usage: { sessions: 10, routines: 1 } }) };
    const again = await show();
    await expect.element(again.getByText('Has llegado a las 10 sesiones de este mes.', { exact: true })).toBeVisible();
    await again.getByText('Qué puedes hacer hasta entonces').click();
    await expect.element(again.getByText(/vuelve a empezar la cuenta/)).toBeVisible();
  });

  test('with its routines used up it names those that can still be started', async () => {
    const { answers } = server({ user: aUser({ usage: { sessions: 6, routines: 3 } }) });
    withhold(answers, 'Intervalos 20-10', { reason: 'plan' });
    const screen = await show();
    await screen.getByText('Qué puedes hacer hasta entonces').click();
    await expect.element(screen.getByText(/^Puedes seguir con «.+» y «.+»\.$/)).toBeVisible();
    await expect.element(screen.getByText(/Puedes seguir con.*Intervalos 20-10/)).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Cambiar' }).first().click();
    const form = screen.getByRole('form', { name: 'Elige tu entrenamiento' });
    await form.getByLabelText('Tipo de entrenamiento').selectOptions('Cardio');
    await expect.element(form.getByText('Sin 1 rutina que tu plan ya no incluye este mes.')).toBeVisible();
  });

  test('pro has none', async () => {
    const subscription = {
      plan: 'pro' as const,
      status: 'active' as const,
      features: [],
      expiresAt: null,
      renews: false,
    };
    server({ user: aUser({ subscription, usage: { sessions: 400, routines: 90 } }) });
    const screen = await show();
    await expect.element(screen.getByText('Este mes:')).not.toBeInTheDocument();
  });

  test('at the limit of the plan leads to the plans', async () => {
    const { answers } = server();
    const message = 'Has llegado a las 10 sesiones de este mes.';
    answers['POST /training-sessions'] = { status: 403, body: { code: 'plan.limit_reached', message } };
    const screen = await show();
    await screen.getByRole('button', { name: 'Empezar Entrenamiento' }).click();
    const alert = screen.getByRole('alert');
    await expect.element(alert.getByText(message, { exact: true })).toBeVisible();
    await expect.element(alert.getByRole('link', { name: 'Ver planes' })).toHaveAttribute('href', '/subscription');
  });
});
