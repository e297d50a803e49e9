import { expect, test } from './testing/fixtures.ts';
import { inspect } from './testing/inspect.ts';
import { newPlayer, signIn, startedSession, storedSession, storedSessions, storedSets } from './testing/players.ts';
import { chooseTraining, completeSets, todayCard } from './testing/steps.ts';

const routine = 'Codo y muñeca para voleas';

test('a reload in the middle of a timed set, of a set and of a rest goes on there @phone', async ({
  page,
  baseURL,
}) => {
  const player = await newPlayer(baseURL ?? '');
  const session = await startedSession(player, routine, 'Flexibilidad');
  await signIn(page, player);
  await page.goto(`/training-session/${session._id}`);
  await expect(page.getByRole('heading', { name: routine })).toBeVisible();
  await inspect(page, 'live-overview');
  await page.getByRole('button', { name: 'Empezar Entrenamiento' }).click();
  await page.getByRole('button', { name: 'Empezar 5 min' }).click();
  await expect(page.getByText('Prepárate')).toBeVisible();
  await inspect(page, 'live-set-timer');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Parar', exact: true })).toBeVisible();
  await expect(page.getByText(/^(Prepárate|En marcha)$/)).toBeVisible();
  await completeSets(page, 1, 1);
  await expect(page.getByRole('button', { name: 'Parar', exact: true })).toBeHidden();

  await page.getByRole('button', { name: 'Siguiente' }).click();
  await page.getByLabel('Peso', { exact: true }).fill('3');
  await page.getByLabel('Peso', { exact: true }).press('Enter');
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
  await inspect(page, 'live-set');
  await page.reload();
  await expect(page.getByText('Ejercicio 2 de 6', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Peso', { exact: true })).toHaveValue('3');

  await completeSets(page, 1, 1);
  const rest = page.getByRole('region', { name: 'Descanso' });
  await rest.getByRole('button', { name: '+15 s' }).click();
  await rest.getByRole('button', { name: 'Pausar' }).click();
  await expect(rest.getByRole('button', { name: 'Seguir' })).toBeVisible();
  const left = await rest.getByRole('timer', { name: 'Descanso' }).textContent();
  expect(left).toMatch(/^0:5\d|1:00$/);
  await inspect(page, 'live-rest');
  await page.reload();
  await expect(rest.getByRole('timer', { name: 'Descanso' })).toHaveText(left ?? '');
  await rest.getByRole('button', { name: 'Seguir' }).click();
  await rest.getByRole('button', { name: 'Saltar' }).click();
  await expect(rest).toBeHidden();
  await expect(page.getByRole('button', { name: 'Completar serie 2' })).toBeVisible();
  await expect.poll(() => storedSets(player, session._id)).toEqual([1, 1, 0, 0, 0, 0]);
});

test('«Anterior», «Siguiente» and «Finalizar»: an exercise without a done set is jumped, not completed @phone', async ({
  page,
  baseURL,
}) => {
  const player = await newPlayer(baseURL ?? '');
  const session = await startedSession(player, routine, 'Flexibilidad');
  await signIn(page, player);
  await page.goto(`/training-session/${session._id}`);
  await page.getByRole('button', { name: 'Empezar Entrenamiento' }).click();
  await page.getByRole('button', { name: 'Anterior' }).click();
  await expect(page.getByRole('heading', { name: 'Objetivos' })).toBeVisible();
  await page.getByRole('button', { name: 'Empezar Entrenamiento' }).click();
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await expect(page.getByRole('heading', { name: 'Extensión excéntrica de muñeca' })).toBeVisible();
  await page.getByRole('button', { name: 'Anterior' }).click();
  await expect(page.getByRole('heading', { name: 'Calentamiento dinámico RAMP' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Completar serie 1' })).toBeVisible();

  await page.getByRole('button', { name: 'Más opciones' }).click();
  await expect(page.getByRole('dialog', { name: 'Calentamiento dinámico RAMP' })).toBeVisible();
  await inspect(page, 'live-menu');
  await page.getByRole('button', { name: /^Ver todos los ejercicios/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Ejercicios' });
  await expect(sheet.getByRole('button', { name: /Calentamiento dinámico RAMP.*0 de 1 serie$/ })).toBeVisible();
  await inspect(page, 'live-sheet');
  await sheet.getByRole('button', { name: /Antebrazo flexor y extensor/ }).click();
  await expect(page.getByText('Ejercicio 6 de 6', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Siguiente' })).toBeHidden();
  await page.getByRole('switch', { name: 'Descanso automático' }).uncheck();
  await completeSets(page, 1, 1);

  await page.getByRole('button', { name: 'Salir de la sesión' }).click();
  await expect(page.getByRole('dialog', { name: '¿Salir de la sesión?' })).toBeVisible();
  await inspect(page, 'live-leave');
  await page.getByRole('button', { name: 'Seguir entrenando' }).click();
  await page.getByRole('button', { name: 'Finalizar' }).click();
  await expect(page.getByRole('dialog', { name: 'Faltan 5 ejercicios: ¿terminar?' })).toBeVisible();
  await inspect(page, 'live-finish');
  await page.getByRole('button', { name: 'Terminar aquí' }).click();
  await expect(page).toHaveURL(`/training-sessions/${session._id}`);
  await expect(page.getByRole('definition').filter({ hasText: '1 de 6' })).toBeVisible();
  const stored = await storedSession(player, session._id);
  expect(stored.completedExercises).toEqual([5]);
  expect(await storedSets(player, session._id)).toEqual([0, 0, 0, 0, 0, 1]);
  await page.goto(`/training-session/${session._id}`);
  await expect(page).toHaveURL(`/training-sessions/${session._id}`);
});

test('a double click on the start makes one session @once', async ({ page, baseURL }) => {
  const player = await newPlayer(baseURL ?? '');
  await signIn(page, player);
  await page.goto('/dashboard');
  await chooseTraining(page, 'Flexibilidad', 'Movilidad total');
  await inspect(page, 'dashboard-form');
  await page.getByRole('button', { name: 'Empezar Entrenamiento' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Movilidad total' })).toBeVisible();
  expect(await storedSessions(player)).toHaveLength(1);
});

test('an address without an id starts one session and becomes its address @phone', async ({ page, baseURL, watch }) => {
  watch.allow(/status of 40[04]/);
  const player = await newPlayer(baseURL ?? '');
  const { routineId } = await startedSession(player, 'Movilidad total', 'Flexibilidad');
  await signIn(page, player);
  watch.allow(/status of 409/);
  await page.goto(`/training-session?routineId=${routineId}&type=Flexibilidad`);
  await expect(page.getByText('Ya tienes una sesión en marcha. Continúala o descártala.')).toBeVisible();
  await inspect(page, 'live-open-exists');
  await page.getByRole('button', { name: 'Descartar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click();
  await expect(page).toHaveURL(/\/training-session\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { name: 'Movilidad total' })).toBeVisible();
  expect(await storedSessions(player)).toHaveLength(1);

  await page.goto('/training-session/0198c1f0-0000-7000-8000-000000000000');
  await expect(page.getByRole('heading', { name: 'No se encontró la sesión o la rutina' })).toBeVisible();
  await inspect(page, 'live-missing');
  await page.getByRole('link', { name: 'Volver al Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('an open session is offered: «Continuar» or «Descartar» @once', async ({ page, baseURL, watch }) => {
  watch.allow(/status of 409/);
  const player = await newPlayer(baseURL ?? '');
  const session = await startedSession(player, routine, 'Flexibilidad');
  await signIn(page, player);
  await page.goto('/dashboard');
  const strip = page.getByRole('region', { name: `Tienes una sesión en marcha: ${routine}` });
  await expect(strip).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Domingo' })).toBeVisible();
  await inspect(page, 'dashboard-open');
  await strip.getByRole('link', { name: 'Continuar' }).click();
  await page.getByRole('button', { name: 'Empezar Entrenamiento' }).click();
  await completeSets(page, 1, 1);
  await page.getByRole('button', { name: 'Salir de la sesión' }).click();
  await page.getByRole('button', { name: 'Salir y seguir luego' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect.poll(() => storedSets(player, session._id)).toEqual([1, 0, 0, 0, 0, 0]);

  await chooseTraining(page, 'Flexibilidad', 'Movilidad total');
  await page.getByRole('button', { name: 'Empezar Entrenamiento' }).click();
  await expect(todayCard(page).getByText('Ya tienes una sesión en marcha. Continúala o descártala.')).toBeVisible();
  await inspect(page, 'dashboard-start-error');
  await strip.getByRole('button', { name: 'Descartar' }).click();
  const dialog = page.getByRole('alertdialog', { name: '¿Descartar la sesión?' });
  await expect(dialog).toBeVisible();
  await inspect(page, 'discard-dialog');
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(strip).toBeVisible();
  await strip.getByRole('button', { name: 'Descartar' }).click();
  // «Deshacer» is pressed at once, because it is shown for ten seconds only
  await dialog.getByRole('button', { name: 'Descartar' }).click();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(strip).toBeVisible();
  await expect(page.getByText('Sesión descartada', { exact: true })).toBeHidden();
  expect(await storedSets(player, session._id)).toEqual([1, 0, 0, 0, 0, 0]);
  await strip.getByRole('button', { name: 'Descartar' }).click();
  await dialog.getByRole('button', { name: 'Descartar' }).click();
  await expect(strip).toBeHidden();
  expect(await storedSessions(player)).toEqual([]);
});
