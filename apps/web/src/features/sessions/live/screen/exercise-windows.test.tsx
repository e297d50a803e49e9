import '#styles/index.css';
import type { ExerciseOption } from '@bandeja/domain/sessions/contract';
import { each } from '@bandeja/domain/testing/each';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { emptyDevice, fakeServer, noNetwork, renderLive } from '#features/sessions/live/testing/fake-server.tsx';
import { entryFixture, sessionFixture, sessionId } from '#features/sessions/live/testing/fixtures.ts';
import { axeFindings } from '#ui/testing/axe-findings.ts';

const address = `/training-session/${sessionId}`;
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const names = () =>
  page
    .getByRole('dialog')
    .getByRole('listitem')
    .elements()
    .map((line) => line.textContent ?? '');

const optionOf = (id: number, changes: Partial<ExerciseOption>): ExerciseOption => ({
  exerciseId: `0193f5a0-0000-7000-8000-00000000ee0${id}`,
  name: 'Zancada atrás',
  description: '',
  videoUrl: null,
  steps: ['Paso atrás.'],
  tags: ['Fuerza'],
  notes: '',
  playerNote: '',
  loadType: 'reps',
  usesWeight: false,
  sets: 3,
  reps: 12,
  duration: null,
  metres: null,
  perSide: false,
  rest: 60,
  equipment: [],
  drawing: null,
  why: 'Piernas, sin cargar tu zona lumbar.',
  burden: null,
  lastDone: null,
  lastTime: [],
  ...changes,
});
const options = [
  optionOf(1, { lastDone: '2025-11-17' }),
  optionOf(2, { name: 'Remo con goma', equipment: ['gomas'] }),
  optionOf(3, {
    name: 'Peso muerto',
    equipment: ['mancuernas o kettlebell'],
    burden: 'loads',
    why: 'Carga tu zona lumbar.',
  }),
];

async function open() {
  const exercises = [0, 1, 2].map((index) => entryFixture(index));
  const server = fakeServer(sessionFixture({ currentExercise: 0, exerciseCount: 3, exercises }));
  server.answer = ({ path }) =>
    path.includes('exercise-options')
      ? { status: 200, body: { areas: ['zona lumbar'], doubt: null, material: ['mancuernas', 'kettlebell'], options } }
      : undefined;
  await renderLive(address);
  return server;
}

async function openMenu(line: RegExp) {
  await button('Más opciones').click();
  await page.getByRole('dialog').getByRole('button', { name: line }).click();
}

beforeEach(emptyDevice);
afterEach(() => vi.unstubAllGlobals());

test('an exercise is swapped by material, without those that load the spared area, which are counted and can be shown', async () => {
  const server = await open();
  await openMenu(/^Cambiar ejercicio/);
  await expect.element(page.getByText('Cuida tu zona lumbar')).toBeVisible();
  await expect.element(button(/Zancada atrás.*Sin material · lo hiciste el 17 de noviembre/)).toBeVisible();
  await expect.element(page.getByText('Remo con goma')).not.toBeInTheDocument();
  await expect.element(page.getByText('Peso muerto')).not.toBeInTheDocument();
  expect(await axeFindings()).toEqual([]);
  await page.getByText('Material: Sin material, Kettlebell, Mancuernas').click();
  await button('Gomas').click();
  await expect.element(page.getByText('Remo con goma')).toBeVisible();
  await expect.element(page.getByText('Sin 1 ejercicio que carga tu zona lumbar.')).toBeVisible();
  await button('Ver').click();
  await expect.element(page.getByText('Carga tu zona lumbar.', { exact: true })).toBeVisible();
  await button(/^Zancada atrás/).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Zancada atrás' })).toBeVisible();
  await expect
    .poll(() => server.session?.exercises.map(({ exerciseId }) => exerciseId))
    .toEqual([options[0]?.exerciseId, null, null]);
  expect(server.session?.exercises[0]?.setRows).toHaveLength(2);
});

test('without a network it shows a note, and the session continues', async () => {
  const server = await open();
  await openMenu(/^Cambiar ejercicio/);
  await expect.element(button(/Zancada atrás/)).toBeVisible();
  server.answer = ({ path }) => (path.includes('exercise-options') ? noNetwork() : undefined);
  await page.getByRole('searchbox', { name: 'Buscar por nombre' }).fill('remo');
  await expect.element(page.getByText('Para elegir otro hace falta conexión. Tu sesión sigue igual.')).toBeVisible();
  await button('Cerrar').click();
  await button('Completar serie 1').click();
  await expect.poll(() => server.session?.exercises[0]?.setRows[0]?.done).toBe(true);
});

test('exercises are moved, taken out, put back and added; the one under way stays in sight', async () => {
  const server = await open();
  await openMenu(/^Ver todos los ejercicios/);
  await button('Ordenar o quitar').click();
  expect(await axeFindings()).toEqual([]);
  await button('Subir Ejercicio número 3').click();
  await expect.poll(names).toEqual(['Ejercicio número 1', 'Ejercicio número 3', 'Ejercicio número 2']);
  await button('Quitar Ejercicio número 2').click();
  await expect.element(page.getByText('Has quitado Ejercicio número 2.')).toBeVisible();
  await expect.poll(names).toEqual(['Ejercicio número 1', 'Ejercicio número 3']);
  await button('Deshacer').click();
  await expect.poll(names).toEqual(['Ejercicio número 1', 'Ejercicio número 3', 'Ejercicio número 2']);
  await button('Añadir ejercicio').click();
  await button(/^Zancada atrás/).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Ejercicio número 1' })).toBeVisible();
  await expect.element(page.getByText('Ejercicio 1 de 4')).toBeVisible();
  await expect
    .poll(() => server.session?.exercises.map(({ exerciseId }) => exerciseId))
    .toEqual([null, options[0]?.exerciseId, null, null]);
});

test('the exercise under way is left for later: the next one is there, and it comes last', async () => {
  const server = await open();
  await openMenu(/^Dejarlo para luego/);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Ejercicio número 2' })).toBeVisible();
  await expect
    .poll(() => server.session?.exercises.map(({ name }) => name))
    .toEqual([2, 3, 1].map((number) => `Ejercicio número ${number}`));
});

test.each([320, 390])('with text twice as large the names of the list keep their words (%i px)', async (width) => {
  await page.viewport(width, 844);
  document.documentElement.style.fontSize = '200%';
  const exercises = [entryFixture(0, { name: 'Calentar' }), entryFixture(1, { name: 'Sentadilla' }), entryFixture(2)];
  fakeServer(sessionFixture({ currentExercise: 1, exerciseCount: 3, exercises }));
  await renderLive(address);
  await button('Más opciones').click();
  await page.getByRole('button', { name: /^Ver todos los ejercicios/ }).click();
  const list = page.getByRole('dialog', { name: 'Ejercicios' });
  await expect.element(list.getByText('Este te lo saltaste')).toBeVisible();
  each(['Calentar', 'Sentadilla'], 2, (name) => {
    const words = list.getByText(name, { exact: true }).element();
    expect(words.getClientRects()).toHaveLength(1);
    expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(width);
  });
  document.documentElement.style.fontSize = '';
  await page.viewport(390, 844);
});
