import '#styles/index.css';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { server, show } from '#pages/testing/dashboard.tsx';

beforeEach(() => {
  localStorage.setItem('token', 'abc');
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2025, 10, 20, 12) });
});

afterEach(async () => {
  await cleanup();
  localStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('the form offers what one rule offers, says what it leaves out and shows it on request', async () => {
  const { answers } = server();
  const shown = await answers['GET /routines'];
  if (shown === undefined || shown === 'offline') throw new Error('no routines');
  const offer = { isOffered: false, reason: 'injury', area: 'hombro', note: '' };
  const body = (shown.body as { name: string }[]).map((routine) =>
    routine.name === 'Intervalos 20-10' ? { ...routine, offer } : routine,
  );
  answers['GET /routines'] = { status: 200, body };
  const screen = await show();
  await screen
    .getByRole('region', { name: 'Potencia para la bandeja' })
    .getByRole('button', { name: 'Cambiar' })
    .click();
  const form = screen.getByRole('form', { name: 'Elige tu entrenamiento' });
  await form.getByLabelText('Tipo de entrenamiento').selectOptions('Cardio');
  await expect.element(form.getByLabelText('Rutina')).toBeDisabled();
  await expect.element(form.getByText('Sin 1 rutina que carga tu hombro.')).toBeVisible();
  await form.getByRole('button', { name: 'Mostrarlas' }).click();
  await form.getByLabelText('Rutina').selectOptions('Intervalos 20-10');
  await expect.element(form.getByText('No te la proponemos: carga tu hombro.')).toBeVisible();
  await expect.element(form.getByRole('button', { name: 'Empezar Entrenamiento' })).toBeEnabled();
});
