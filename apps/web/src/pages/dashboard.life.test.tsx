import '#styles/index.css';
import type { StoredAbsence } from '@bandeja/domain/schedule/contract';
import { afterEach, expect, test } from 'vitest';
import { reportReached } from '#lib/connection.ts';
import { liveOnToday, server, show, today, week } from '#pages/testing/dashboard.tsx';

liveOnToday();
afterEach(() => reportReached(true));

const illness: StoredAbsence = {
  _id: '0198c1f0-0000-7000-8000-0000000000d1',
  kind: 'ill',
  from: '2025-11-18',
  to: null,
  hasKit: false,
  asksOn: today,
};

function withAbsence(absence: StoredAbsence) {
  const played = server({ day: { ...week.thursday, type: 'Descanso', routineId: null, routine: null } });
  played.answers['GET /training-schedule/absences'] = {
    status: 200,
    body: { absences: [absence], illnessConsent: true },
  };
  const change = { changed: [], dropped: { sessions: 0, minutes: 0 } };
  played.answers['PUT /training-schedule/absences'] = { status: 200, body: { absence, ...change } };
  const sent = () => played.calls.findLast(({ call }) => call === 'PUT /training-schedule/absences')?.body;
  return { ...played, sent };
}

test('after two days the app asks; «Ya estoy bien» ends the illness yesterday, and can be taken back', async () => {
  const { sent } = withAbsence(illness);
  const screen = await show();
  const question = screen.getByRole('region', { name: '¿Cómo estás?' });
  await expect.element(question.getByText(/desde el martes, 18 de noviembre/)).toBeVisible();
  await question.getByRole('button', { name: 'Ya estoy bien' }).click();
  await expect.poll(sent).toMatchObject({ id: illness._id, kind: 'ill', from: illness.from, to: '2025-11-19' });
  await screen.getByRole('button', { name: 'Deshacer' }).click();
  await expect.poll(sent).toMatchObject({ id: illness._id, to: null });
});

test('«Sigo mal» keeps resting; a question of another day is not asked yet', async () => {
  const { sent } = withAbsence(illness);
  const screen = await show();
  await screen.getByRole('button', { name: 'Sigo mal' }).click();
  await expect.poll(sent).toMatchObject({ id: illness._id, to: null });
  await screen.unmount();
  withAbsence({ ...illness, asksOn: '2025-11-21' });
  const later = await show();
  await expect.element(later.getByText('Descansas por enfermedad desde el martes, 18 de noviembre.')).toBeVisible();
  const card = later.getByRole('region', { name: 'Día de descanso' });
  await expect.element(card).toBeVisible();
  expect(card.getByRole('button').elements()).toEqual([]);
  expect(later.getByRole('button', { name: 'Sigo mal' }).elements()).toEqual([]);
});

test('without a network its buttons say that they need one', async () => {
  withAbsence(illness);
  const screen = await show();
  await expect.element(screen.getByRole('button', { name: 'Ya estoy bien' })).toBeEnabled();
  reportReached(false);
  await expect.element(screen.getByRole('button', { name: 'Ya estoy bien' })).toBeDisabled();
  await expect.element(screen.getByText('Para cambiar tu plan hace falta conexión.')).toBeVisible();
});

test('today’s session in thirty minutes: what goes is shown, then it begins so', async () => {
  const { answers, calls } = server();
  const fewer = { kind: 'fewer', name: 'Remo', dose: '2 × 10', why: 'Para que quepa en 30 minutos.' };
  const dropped = { kind: 'dropped', name: 'Plancha', dose: null, why: 'Para que quepa en 30 minutos.' };
  const preview = { minutes: 29, plannedMinutes: 60, exerciseCount: 5, changes: [fewer, dropped] };
  answers['POST /training-sessions/preview'] = { status: 200, body: { ...preview, advice: null, mayStart: true } };
  answers['POST /training-sessions'] = { status: 201, body: { _id: illness._id } };
  const screen = await show();
  await screen.getByRole('button', { name: 'No puedo hoy' }).first().click();
  await screen.getByRole('button', { name: /^Hacerla más corta/ }).click();
  await expect.element(screen.getByText('Se quedan 5 ejercicios, 29 min.')).toBeVisible();
  await expect.element(screen.getByText('Fuera: Plancha')).toBeVisible();
  await screen.getByRole('button', { name: 'Hacer 29 min' }).click();
  const started = () => calls.find(({ call }) => call === 'POST /training-sessions')?.body;
  await expect.poll(started).toMatchObject({ minutes: 30 });
});
