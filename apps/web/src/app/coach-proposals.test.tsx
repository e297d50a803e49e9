import { addDays, mondayOf, weekdayOf } from '@bandeja/domain/calendar/dates';
import type { ChatAction } from '@bandeja/domain/coach/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aCoach, freshTab, log, opened, outcome, read, say } from '#app/testing/coach.tsx';
import { aUser } from '#features/auth/testing/a-user.ts';
import { aConversation, aMessage, spoken } from '#features/coach/testing/a-server.ts';
import { aWeek } from '#features/schedule/testing/a-week.ts';

beforeEach(freshTab);
afterEach(() => page.viewport(390, 844));

/** In the running week or the next, whatever day it is. */
const ahead = addDays(new Date().toISOString().slice(0, 10), 2);

function restOn(date: string): ChatAction {
  const [from, day] = [mondayOf(date), weekdayOf(date)];
  const before = { [day]: { type: 'Fuerza' as const, routineId: null } };
  return { type: 'update_day', data: { day, type: 'Descanso', routineId: null, from, before } };
}

test('who agrees in words needs no button; the former card gives way; a done change can be taken back', async () => {
  const action = restOn(ahead);
  let replies = 0;
  const server = aCoach(() => {
    replies += 1;
    return replies === 2 ? spoken('De acuerdo, lo cambio ahora.', action, true) : spoken('¿Lo confirmas?', action);
  });
  server.handlers['GET /training-schedule/week'] = () => ({ body: aWeek() });
  server.handlers['GET /routines'] = () => ({ body: [] });
  server.handlers['PUT /training-schedule'] = () => ({ body: { advice: [], week: aWeek() } });
  server.handlers[outcome] = ({ body }) => ({ body });
  await opened();
  await say('quita ese día');
  await expect.element(page.getByText('Todavía no he cambiado nada')).toBeVisible();
  expect(server.count('PUT /training-schedule')).toBe(0);
  await say('sí');
  await expect.element(page.getByText('Hecho')).toBeVisible();
  await expect.element(page.getByText('La sustituye la propuesta siguiente.')).toBeVisible();
  expect(server.count('PUT /training-schedule')).toBe(1);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect.element(log().getByText('Deshazlo')).toBeVisible();
});

test('a proposal names its changes, is carried out once, and its outcome is stored', async () => {
  const action = restOn(ahead);
  const server = aCoach(() => spoken('El jueves pasaría a descanso. ¿Lo confirmas?', action));
  server.handlers['GET /training-schedule/week'] = () => ({ body: aWeek() });
  server.handlers['GET /routines'] = () => ({ body: [] });
  server.handlers['PUT /training-schedule'] = () => ({ body: { advice: [], week: aWeek() } });
  server.handlers[outcome] = ({ body }) => ({ body });
  await opened();
  await say('cambia el jueves a descanso');
  const card = page.getByRole('region', { name: 'Cambio en tu semana' });
  await expect.element(card.getByText('Ahora:')).toBeVisible();
  await expect.element(card.getByText('Descanso', { exact: true })).toBeVisible();
  expect(server.count('PUT /training-schedule')).toBe(0);
  await card.getByRole('button', { name: 'Confirmar' }).dblClick();
  await expect.element(card.getByText('Hecho')).toHaveFocus();
  expect(server.count('PUT /training-schedule')).toBe(1);
  expect(server.calls.find(({ call }) => call === 'PUT /training-schedule')?.body).toEqual({
    currentWeek: { [weekdayOf(ahead)]: { type: 'Descanso', routineId: null } },
    from: mondayOf(ahead),
  });
  expect(server.calls.find(({ call }) => call === outcome)?.body).toEqual({
    actionPerformed: 'update_day',
    dataModified: true,
  });
});

test('a proposal that fails stays with its reason; «Ahora no» changes nothing', async () => {
  const server = aCoach(() => spoken('¿Lo confirmas?', { type: 'regenerate_week', data: {} }));
  server.handlers['POST /training-schedule/generate'] = () => 'offline';
  server.handlers[outcome] = ({ body }) => ({ body });
  await opened();
  await say('hazme otra semana');
  const card = page.getByRole('region', { name: 'Rehacer la semana' });
  await card.getByRole('button', { name: 'Confirmar' }).click();
  await expect.element(card.getByText('Parece que no hay conexión. No se ha cambiado nada.')).toBeVisible();
  expect(server.count(outcome)).toBe(0);
  await card.getByRole('button', { name: 'Ahora no' }).click();
  await expect.element(card.getByText('No se ha cambiado nada.')).toHaveFocus();
  expect(server.calls.find(({ call }) => call === outcome)?.body).toEqual({
    actionPerformed: null,
    dataModified: false,
  });
});

test('a routine: the plan says no with the way to the plans, safety answers with its sentence', async () => {
  const server = aCoach(() => spoken('¿Lo confirmas?', { type: 'make_routine', data: { prompt: 'fuerza, 30 min' } }));
  const generate = 'POST /routines/generate-with-ai';
  const full = { code: 'plan.limit_reached', message: 'Has llegado al límite de tu plan este mes.' };
  server.handlers[generate] = () => ({ status: 403, body: full });
  server.handlers['GET /users/me'] = () => ({ body: aUser() });
  server.handlers[outcome] = ({ body }) => ({ body });
  await opened();
  await say('una rutina');
  const card = page.getByRole('region', { name: 'Crear una rutina' });
  await expect.element(card.getByText('«fuerza, 30 min»')).toBeVisible();
  await card.getByRole('button', { name: 'Confirmar' }).click();
  await expect.element(card.getByText('Has llegado al límite de tu plan este mes.')).toBeVisible();
  await expect.element(card.getByRole('link', { name: 'Ver planes' })).toBeVisible();
  const safety = 'Con fiebre o malestar general, no entrenes.';
  server.handlers[generate] = () => ({ status: 422, body: { code: 'generator.safety', message: safety } });
  await card.getByRole('button', { name: 'Confirmar' }).click();
  await expect.element(card.getByText(safety)).toBeVisible();
  await expect.element(card.getByRole('button', { name: 'Confirmar' })).not.toBeInTheDocument();
});

test('a proposal of another week can no longer be confirmed; help can be called', async () => {
  const action = {
    type: 'update_day' as const,
    data: { day: 'thursday' as const, type: 'Descanso' as const, routineId: null },
  };
  const before = '2025-06-04T10:00:00.000Z';
  const conversation = aConversation({
    messages: [
      aMessage('user', 'cambia el jueves', { timestamp: before }),
      aMessage('assistant', '¿Lo confirmas?', { timestamp: before, action }),
      aMessage('user', 'me duele el pecho'),
      aMessage('assistant', 'Si lo notas ahora, llama al 112.'),
    ],
  });
  const user = aUser();
  sessionStorage.setItem(`bandeja.chat.${user._id}`, JSON.stringify({ conversationId: conversation._id, draft: '' }));
  const server = aCoach();
  server.handlers[read] = () => ({ body: conversation });
  server.handlers['GET /routines'] = () => ({ body: [] });
  await opened();
  await expect.element(page.getByText('Esta propuesta era de días que ya han pasado.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Confirmar' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Llamar al 112' })).toHaveAttribute('href', 'tel:112');
  await expect.element(log().getByText('Miércoles, 4 de junio')).toBeVisible();
});

test('a wish shows its reading; it is corrected before acceptance, and after it the routine follows', async () => {
  const chips = [
    { kind: 'minutes' as const, value: '40', quote: '40 minutos' },
    { kind: 'group' as const, value: 'Piernas', quote: 'piernas' },
  ];
  const data = { prompt: 'piernas, 40 minutos', chips };
  const server = aCoach(() => spoken('¿Lo confirmas?', { type: 'make_routine', data }));
  const generate = 'POST /routines/generate-with-ai';
  const routine = (_id: string) => ({ _id, name: 'Piernas firmes', chips });
  server.handlers[generate] = () => ({ body: { routine: routine('routine-1'), exercises: [] } });
  server.handlers[outcome] = ({ body }) => ({ body });
  await opened();
  await say('hazme una rutina de piernas');
  const card = page.getByRole('region', { name: 'Crear una rutina' });
  await expect.element(card.getByRole('heading', { name: 'Esto he entendido' })).toBeVisible();
  await card.getByRole('button', { name: 'Quitar «40 min»' }).click();
  await expect.element(card.getByRole('button', { name: '40 min', exact: true })).not.toBeInTheDocument();
  await card.getByRole('button', { name: 'Confirmar' }).click();
  await expect.element(card.getByText('Hecho')).toBeVisible();
  const bodies = () => server.calls.filter(({ call }) => call === generate).map(({ body }) => body);
  const legs = [{ kind: 'group', value: 'Piernas' }];
  expect(bodies()).toEqual([{ prompt: data.prompt, dangerAnswer: 'none', chips: legs, isWhole: true }]);
  server.handlers[generate] = () => ({ body: { routine: routine('routine-2'), exercises: [] } });
  await card.getByRole('button', { name: 'Quitar «piernas»' }).click();
  await expect
    .poll(() => bodies().at(1))
    .toEqual({
      prompt: data.prompt,
      dangerAnswer: 'none',
      chips: [],
      isWhole: true,
      replaces: 'routine-1',
    });
});

test('the conversation’s discomforts are sent with the wish, as its card shows it', async () => {
  const chips = [
    { kind: 'minutes' as const, value: '40', quote: '40 minutos' },
    { kind: 'care' as const, value: 'hombro', quote: null },
  ];
  const data = { prompt: 'fuerza, 40 minutos', chips, felt: [{ kind: 'care' as const, value: 'hombro' }] };
  const server = aCoach(() => spoken('¿Lo confirmas?', { type: 'make_routine', data }));
  const generate = 'POST /routines/generate-with-ai';
  server.handlers[generate] = () => ({ body: { routine: { _id: 'r', name: 'Fuerza', chips }, exercises: [] } });
  server.handlers[outcome] = ({ body }) => ({ body });
  await opened();
  await say('hazme una rutina de fuerza');
  const card = page.getByRole('region', { name: 'Crear una rutina' });
  await card.getByRole('button', { name: 'Confirmar' }).click();
  await expect.element(card.getByText('Hecho')).toBeVisible();
  const shown = chips.map(({ kind, value }) => ({ kind, value }));
  expect(server.calls.filter(({ call }) => call === generate).map(({ body }) => body)).toEqual([
    { prompt: data.prompt, dangerAnswer: 'none', chips: shown, isWhole: true },
  ]);
});

test('a trip is shown day by day, stored under the message’s id, and taken back on its card', async () => {
  const data = { kind: 'away' as const, from: ahead, to: addDays(ahead, 1), hasKit: false };
  const server = aCoach(() => spoken('Esos días los adapto. ¿Lo confirmas?', { type: 'absence', data }));
  const before = aWeek().thursday;
  const changed = [{ before, after: { ...before, reason: 'Estás de viaje sin material.' } }];
  const change = { changed, dropped: { sessions: 0, minutes: 35 } };
  server.handlers['POST /training-schedule/change-preview'] = () => ({ body: change });
  server.handlers['PUT /training-schedule/absences'] = ({ body }) => ({
    body: { ...change, absence: { ...data, _id: (body as { id: string }).id, asksOn: null } },
  });
  server.handlers['DELETE /training-schedule/absences/{id}'] = () => ({ body: change });
  server.handlers[outcome] = ({ body }) => ({ body });
  await opened();
  await say('me voy de viaje sin material');
  const card = page.getByRole('region', { name: 'Cambio en tu plan' });
  await expect.element(card.getByText('De viaje, sin material')).toBeVisible();
  await expect.element(card.getByText('35 minutos menos. No se acumulan para otro día.')).toBeVisible();
  expect(server.count('PUT /training-schedule/absences')).toBe(0);
  await card.getByRole('button', { name: 'Confirmar' }).click();
  await expect.element(card.getByText('Hecho')).toHaveFocus();
  await card.getByRole('button', { name: 'Deshacer' }).click();
  await expect.element(card.getByText('Deshecho: tu plan es el de antes.')).toHaveFocus();
  expect(server.count('DELETE /training-schedule/absences/{id}')).toBe(1);
});

test('an illness is stored with the consent of its card', async () => {
  const data = { kind: 'ill' as const, from: ahead, to: null, hasKit: false };
  const server = aCoach(() => spoken('Descansas. ¿Lo confirmas?', { type: 'absence', data }));
  const change = { changed: [], dropped: { sessions: 0, minutes: 0 } };
  let consent: unknown;
  server.handlers['GET /training-schedule/absences'] = () => ({ body: { absences: [], illnessConsent: false } });
  server.handlers['POST /training-schedule/change-preview'] = () => ({ body: change });
  server.handlers['PUT /training-schedule/absences'] = ({ body }) => {
    ({ consent } = body as { consent: unknown });
    return { body: { ...change, absence: { ...data, _id: (body as { id: string }).id, asksOn: addDays(ahead, 2) } } };
  };
  server.handlers[outcome] = ({ body }) => ({ body });
  await opened();
  await say('estoy malo');
  const card = page.getByRole('region', { name: 'Cambio en tu plan' });
  await expect
    .element(card.getByText('Sin la casilla solo pongo descanso dos días, sin guardar por qué.'))
    .toBeVisible();
  await card.getByLabelText(/^Acepto que Bandeja guarde que estoy enfermo/).click();
  await expect.element(card.getByText(/te pregunto cómo estás/)).toBeVisible();
  await card.getByRole('button', { name: 'Confirmar' }).click();
  await expect.element(card.getByText('Hecho')).toHaveFocus();
  expect(consent).toBe(true);
});
