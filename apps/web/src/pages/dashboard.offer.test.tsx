import '#styles/index.css';
import type { RoutineSummary } from '@bandeja/domain/routines/contract';
import { expect, test } from 'vitest';
import { liveOnToday, server, show, week, withhold } from '#pages/testing/dashboard.tsx';

liveOnToday();

test('the form counts the routines that load an injury and shows them on request', async () => {
  const { answers } = server();
  withhold(answers, 'Intervalos 20-10', { reason: 'injury', area: 'hombro' });
  const screen = await show();
  await screen
    .getByRole('region', { name: 'Potencia para la bandeja' })
    .getByRole('button', { name: 'Cambiar' })
    .click();
  const form = screen.getByRole('form', { name: 'Elige tu entrenamiento' });
  await form.getByLabelText('Tipo de entrenamiento').selectOptions('Cardio');
  await expect.element(form.getByLabelText('Rutina')).toBeDisabled();
  await expect.element(form.getByText('Sin 1 rutina que carga tu hombro.')).toBeVisible();
  await form.getByRole('button', { name: 'Mostrarla' }).click();
  await form.getByLabelText('Rutina').selectOptions('Intervalos 20-10 · 35 min');
  await expect.element(form.getByText('No te la proponemos: carga tu hombro.')).toBeVisible();
  await expect.element(form.getByRole('button', { name: 'Empezar Entrenamiento' })).toBeEnabled();
});

test('a session with the racket is suggested by its routine’s type', async () => {
  const { answers } = server();
  const { body } = answers['GET /routines'] as { body: RoutineSummary[] };
  const racket = { type: 'Táctico', categories: ['Funcionalidad'] } as const;
  answers['GET /routines'] = { status: 200, body: body.map((routine) => ({ ...routine, ...racket })) };
  const screen = await show();
  const suggested = screen.getByRole('region', { name: 'Rutinas' }).getByRole('listitem');
  await expect.element(suggested.first().getByText('Táctico', { exact: true })).toBeVisible();
  await expect.element(suggested.first().getByText('Funcionalidad')).not.toBeInTheDocument();
});

test('a training of today that the player chose says what it asks of an injury', async () => {
  const day = { ...week.thursday, reason: 'El jueves lo has elegido tú.', edited: true };
  const { answers } = server({ day });
  const { body } = answers['GET /routines'] as { body: RoutineSummary[] };
  const note = 'Si notas el codo, menos carga.';
  const offer = { isOffered: true, reason: null, area: null, note };
  answers['GET /routines'] = {
    status: 200,
    body: body.map((routine) => (routine._id === day.routineId ? { ...routine, offer } : routine)),
  };
  const screen = await show();
  await expect.element(screen.getByText(`El jueves lo has elegido tú. ${note}`)).toBeVisible();
});
