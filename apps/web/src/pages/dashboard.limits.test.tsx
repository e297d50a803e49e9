import '#styles/index.css';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { aUser } from '#features/auth/testing/a-user.ts';
import { server, show } from '#pages/testing/dashboard.tsx';

beforeEach(() => {
  localStorage.setItem('token', 'abc');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2025, 10, 20, 12) });
});

afterEach(async () => {
  // before the server and the clock are real again
  await cleanup();
  localStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the limits of the plan', () => {
  test('what is used of the month stands there, and no notice while there is plenty', async () => {
    server({ user: aUser({ usage: { sessions: 4, routines: 1 } }) });
    const screen = await show();
    await expect.element(screen.getByText('4 de 10 sesiones, 1 de 3 rutinas', { exact: true })).toBeVisible();
    await expect.element(screen.getByText(/Te qued/)).not.toBeInTheDocument();
  });

  test('it says so when little is left, and when nothing is', async () => {
    const api = server({ user: aUser({ usage: { sessions: 8, routines: 1 } }) });
    const screen = await show();
    await expect.element(screen.getByText('Te quedan 2 sesiones este mes.', { exact: true })).toBeVisible();
    await screen.unmount();
    api.answers['GET /users/me'] = { status: 200, body: aUser({ usage: { sessions: 10, routines: 1 } }) };
    const again = await show();
    await expect.element(again.getByText('Has llegado a las 10 sesiones de este mes.', { exact: true })).toBeVisible();
    await expect.element(again.getByText(/vuelve a empezar la cuenta/)).toBeVisible();
  });

  test('pro has none', async () => {
    const subscription = { plan: 'pro' as const, status: 'active' as const, features: [], expiresAt: null };
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
