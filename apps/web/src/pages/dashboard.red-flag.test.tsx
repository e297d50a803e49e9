import '#styles/index.css';
import type { RedFlag } from '@bandeja/domain/profile/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aUser } from '#features/auth/testing/a-user.ts';
import { aSession, liveOnToday, server, show } from '#pages/testing/dashboard.tsx';

liveOnToday();

const urgent =
  'Lo que cuentas puede ser serio. Para ahora mismo y no entrenes. Si lo notas ahora, es intenso o acaba de ocurrir, llama al 112. No te propondré ejercicio hasta que te valore un médico.';
const flag: RedFlag = { kind: 'urg', words: 'Me duele el pecho al correr', message: urgent, confirmedAt: null };
const flagged = aUser({ injuries: flag.words, injuriesConsent: true, redFlag: flag });
const confirmed = { ...flagged, redFlag: { ...flag, confirmedAt: '2025-11-20T11:00:00.000Z' } };
const confirmation = 'POST /users/red-flag/confirmation';

function yellowThings(): string[] {
  const properties = ['color', 'background-color', 'border-top-color', 'fill', 'stroke'];
  return [...document.querySelectorAll('main *')]
    .filter((element) => element.getClientRects().length > 0)
    .filter((element) => {
      const style = getComputedStyle(element);
      return properties.some((property) => style.getPropertyValue(property) === 'rgb(231, 241, 32)');
    })
    .map(({ outerHTML }) => outerHTML.slice(0, 80));
}

test('the warning replaces today’s card: nothing is offered and the week is paused', async () => {
  server({ user: flagged });
  const screen = await show();
  const warning = screen.getByRole('alert', { name: 'Habla primero con un médico' });
  await expect.element(warning.getByText(urgent, { exact: true })).toBeVisible();
  await expect.element(warning.getByText('Nos dijiste: «Me duele el pecho al correr».')).toBeVisible();
  await expect.element(warning.getByRole('link', { name: 'Llamar al 112' })).toHaveAttribute('href', 'tel:112');
  await expect
    .element(warning.getByRole('link', { name: 'No es así, cambiarlo' }))
    .toHaveAttribute('href', '/profile#tu-perfil');
  await expect.element(screen.getByRole('heading', { name: 'Tu semana está en pausa' })).toBeVisible();
  await expect.element(screen.getByText(/rutinas? disponibles?/)).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: /Empezar|Cambiar|Regenerar/ })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('heading', { name: 'Lunes' })).not.toBeInTheDocument();
});

for (const theme of ['light', 'dark']) {
  test(`${theme}: nothing is yellow, also beside a running session, and the call for help can be read`, async () => {
    document.documentElement.dataset.theme = theme;
    server({ user: flagged, open: aSession({ isFinished: false }) });
    const screen = await show();
    await expect.element(screen.getByRole('link', { name: 'Continuar' })).toBeVisible();
    const call = screen.getByRole('link', { name: 'Llamar al 112' });
    await expect.element(call).toBeVisible();
    expect(yellowThings()).toEqual([]);
    const { color, backgroundColor } = getComputedStyle(call.element());
    expect([color, backgroundColor]).toEqual(
      theme === 'dark' ? ['rgb(14, 24, 38)', 'rgb(255, 179, 174)'] : ['rgb(255, 255, 255)', 'rgb(176, 30, 36)'],
    );
  });
}

test('what a doctor knows of warns above a week that goes on', async () => {
  server({ user: aUser({ redFlag: { ...flag, kind: 'prof', words: 'Tengo diabetes' } }) });
  const screen = await show();
  const warning = screen.getByRole('alert', { name: 'Consulta primero con tu médico' });
  await expect.element(warning.getByRole('button', { name: 'Ya me ha visto un médico' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Empezar Entrenamiento' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Tu semana está en pausa' })).not.toBeInTheDocument();
});

test('«Ya me ha visto un médico» is sent once for these words and brings the day back', async () => {
  const { answers, calls } = server({ user: flagged });
  const screen = await show();
  const button = screen.getByRole('button', { name: 'Ya me ha visto un médico' });
  answers[confirmation] = { status: 200, body: confirmed };
  answers['GET /users/me'] = { status: 200, body: confirmed };
  await button.dblClick();
  await expect.element(screen.getByRole('button', { name: 'Empezar Entrenamiento' })).toBeVisible();
  await expect.element(screen.getByRole('alert', { name: 'Habla primero con un médico' })).not.toBeInTheDocument();
  expect(calls.filter(({ call }) => call === confirmation).map(({ body }) => body)).toEqual([
    { words: 'Me duele el pecho al correr' },
  ]);
});

test('a confirmation that fails says why, and the warning stays', async () => {
  const { answers } = server({ user: flagged });
  const screen = await show();
  const message = 'Lo que cuentas de tu salud ha cambiado. Léelo otra vez.';
  answers[confirmation] = { status: 409, body: { code: 'red_flag.changed', message } };
  await screen.getByRole('button', { name: 'Ya me ha visto un médico' }).click();
  await expect.element(screen.getByText(message)).toBeVisible();
  await expect.element(screen.getByText(urgent, { exact: true })).toBeVisible();
});

test('a start that the server refuses for a flag this device did not know of shows the warning', async () => {
  await page.viewport(1440, 900);
  const { answers } = server();
  const screen = await show();
  const start = screen.getByRole('button', { name: 'Empezar Entrenamiento' });
  await expect.element(start).toBeVisible();
  answers['POST /training-sessions'] = { status: 422, body: { code: 'session.red_flag', message: urgent } };
  answers['GET /users/me'] = { status: 200, body: flagged };
  await start.click();
  await expect.element(screen.getByRole('alert', { name: 'Habla primero con un médico' })).toBeVisible();
});

test('a crisis that was not meant: one tap keeps the text and brings the day back', async () => {
  const message = 'Siento que lo estés pasando así. Llama al 024; si hay peligro inmediato, al 112.';
  const crisis: RedFlag = { kind: 'crisis', words: 'No quiero vivir con este codo', message, confirmedAt: null };
  const injured = aUser({ injuries: crisis.words, injuriesConsent: true });
  const { answers, calls } = server({ user: { ...injured, redFlag: crisis } });
  const screen = await show();
  const warning = screen.getByRole('alert', { name: 'Ahora lo primero eres tú' });
  await expect.element(warning.getByText(/^Fuera de España: .*findahelpline\.com\.$/)).toBeVisible();
  answers['POST /users/suspicion/answer'] = { status: 200, body: { user: injured, message: null } };
  answers['GET /users/me'] = { status: 200, body: injured };
  await screen.getByRole('button', { name: 'No, me refería a otra cosa' }).click();
  await expect.element(screen.getByRole('button', { name: 'Empezar Entrenamiento' })).toBeVisible();
  const sent = calls.filter(({ call }) => call === 'POST /users/suspicion/answer').map(({ body }) => body);
  expect(sent).toEqual([{ about: 'injuries', answer: 'none' }]);
});
