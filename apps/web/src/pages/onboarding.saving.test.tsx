import '#styles/index.css';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { FakeAnswer } from '#features/auth/testing/fake-api.ts';
import { newcomer } from '#features/onboarding/testing/answers.ts';
import {
  button,
  draftKey,
  field,
  inSignedInTab,
  isAt,
  open,
  say,
  sees,
  toInjuries,
} from '#pages/testing/conversation.tsx';
import { axeFindings } from '#ui/testing/axe-findings.ts';

inSignedInTab();

const saves = ['PUT /users/profile', 'PUT /training-schedule', 'POST /training-schedule/generate'];
const saveFailed = 'Hubo un error al guardar tu información. ¿Podrías intentarlo de nuevo?';
const plan =
  'Lunes: Fuerza. Miércoles: Cardio. Jueves: Fuerza explosiva. Viernes: Flexibilidad. Sábado: Partido. Domingo: Funcionalidad.';

async function toTheEnd() {
  await toInjuries();
  await say('Ninguna');
  await button('Nada de esto').click();
  await say('35');
}

test('the last answer saves once; plan after two seconds, three later the screen, then the dashboard', async () => {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
  const { sent } = await open();
  await toTheEnd();
  await expect.poll(() => sent().map(({ call }) => call)).toEqual(saves);
  await sees('Estoy preparando tu plan.');
  expect(sent()[0]?.body).toMatchObject({ height: 178, weight: 72.5, age: 35, trainingDays: 3, injuries: '' });
  expect(sent()[1]?.body).toMatchObject({ sessionDuration: { min: 60, max: 120 }, trainingDays: 3 });
  expect(page.getByText('Tu plan está listo.').elements()).toEqual([]);

  await vi.advanceTimersByTimeAsync(2000);
  await sees('Tu plan está listo.');
  await sees(plan);
  await vi.advanceTimersByTimeAsync(3000);
  await expect.element(page.getByRole('heading', { level: 1, name: '¡Onboarding Completado!' })).toHaveFocus();
  await sees('Tu primera semana está lista. Empieza el lunes con fuerza y cierra el domingo con trabajo funcional.');
  await vi.advanceTimersByTimeAsync(1000);
  await expect.poll(() => page.getByRole('timer').element().textContent).toMatch(/^Te llevamos en [34] s$/);
  await vi.advanceTimersByTimeAsync(4000);
  await isAt('/dashboard');
  expect(sessionStorage.getItem(draftKey)).toBeNull();
  expect(sent()).toHaveLength(3);
});

test('a failed save shows an error, keeps all answers and can be retried', async () => {
  const { answers, sent } = await open(newcomer, { 'PUT /training-schedule': 'offline' });
  await toTheEnd();
  await sees(saveFailed);
  await sees('No se puede conectar al servidor.');
  expect(sessionStorage.getItem(draftKey)).toContain('1,78');
  expect(await axeFindings()).toEqual([]);
  answers['PUT /training-schedule'] = { status: 200, body: { ...newcomer, advice: [] } };
  await button('Intentar de nuevo').click();
  await expect.poll(() => sent().map(({ call }) => call)).toEqual([...saves.slice(0, 2), ...saves]);
  await expect.element(field()).toHaveFocus();
});

test('after a failed save the last answer can still be corrected', async () => {
  const { sent } = await open(newcomer, {
    'PUT /users/profile': { status: 500, body: { message: 'Algo ha fallado.' } },
  });
  await toTheEnd();
  await sees('Algo ha fallado.');
  await button('Corregir la respuesta anterior').click();
  await say('36');
  await expect.poll(() => sent()).toHaveLength(2);
  expect(sent()[1]?.body).toMatchObject({ age: 36, height: 178 });
});

test('a reload between the last answer and its save saves', async () => {
  const never = new Promise<FakeAnswer>(() => {});
  const { screen } = await open(newcomer, { 'PUT /users/profile': never });
  await toTheEnd();
  await sees('Estoy preparando tu plan.');
  await screen.unmount();
  const { sent } = await open();
  await expect.poll(() => sent().map(({ call }) => call)).toEqual(saves);
});

test('a reload after the save leads to the dashboard', async () => {
  const { screen } = await open();
  await toTheEnd();
  await expect.poll(() => sessionStorage.getItem(draftKey)).toContain('"saving":"saved"');
  const draft = sessionStorage.getItem(draftKey) ?? '';
  await screen.unmount();
  expect(sessionStorage.getItem(draftKey)).toBeNull();
  sessionStorage.setItem(draftKey, draft);
  const { sent } = await open();
  await isAt('/dashboard');
  expect(sent()).toEqual([]);
});

test('a save that ends after the page was left stores nothing', async () => {
  let answer = (_: FakeAnswer) => {};
  const late = new Promise<FakeAnswer>((resolve) => (answer = resolve));
  const { screen, sent, queryClient } = await open(newcomer, { 'PUT /users/profile': late });
  await toTheEnd();
  await sees('Estoy preparando tu plan.');
  await screen.unmount();
  sessionStorage.clear();
  answer({ status: 200, body: { ...newcomer, height: 178 } });
  await expect.poll(() => queryClient.isMutating()).toBe(0);
  expect(sent().map(({ call }) => call)).toEqual(saves);
  expect(sessionStorage.getItem(draftKey)).toBeNull();
});

test('can wait for another day', async () => {
  await open();
  await button('Seguir en otro momento').click();
  await isAt('/dashboard');
});
