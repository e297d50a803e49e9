import { completeSession, correctSession } from '@bandeja/domain/sessions/contract';
import { callServer } from '../apps/api/testing/server-process.ts';
import { expect, test } from './testing/fixtures.ts';
import { inspect } from './testing/inspect.ts';
import { newPlayer, type Player, signIn, startedSession, storedSession, storedSessions } from './testing/players.ts';

async function finished(player: Player) {
  const { _id } = await startedSession(player, 'Codo y muñeca para voleas', 'Flexibilidad');
  const { token } = player;
  await callServer(player, completeSession, { token, params: { id: _id }, body: {} });
  return storedSession(player, _id);
}

test('a finished session is corrected, also onto what another tab wrote meanwhile', { tag: '@phone' }, async ({
  page,
  baseURL,
  watch,
}) => {
  watch.allow(/status of 409/);
  const player = await newPlayer(baseURL ?? '');
  const session = await finished(player);
  await signIn(page, player);
  await page.goto(`/training-sessions/${session._id}`);
  await page.getByRole('button', { name: 'Corregir' }).click();
  const dialog = page.getByRole('dialog', { name: 'Corregir sesión' });
  await dialog.getByLabel('Duración').fill('48');
  const exercise = dialog.getByRole('group', { name: 'Extensión excéntrica de muñeca' });
  await exercise.getByLabel('Serie 1', { exact: true }).check();
  await exercise.getByLabel('Repeticiones de la serie 1').fill('9');
  await exercise.getByLabel('Kilos de la serie 1').fill('2.5');
  await exercise.getByRole('button', { name: 'Quitar la serie 3' }).click();
  await inspect(page, 'session-correction');

  const { token } = player;
  const params = { id: session._id };
  const other = await callServer(player, correctSession, {
    token,
    params,
    body: { updatedAt: session.updatedAt, minutes: 30 },
  });
  expect(other.duration).toBe(1800);
  await dialog.getByRole('button', { name: 'Guardar cambios' }).click();
  await expect(dialog.getByText('La sesión ha cambiado desde que la abriste, quizá en otra pestaña.')).toBeVisible();
  expect((await storedSession(player, session._id)).duration).toBe(1800);
  await dialog.getByRole('button', { name: 'Guardar lo mío' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('definition').filter({ hasText: '48 min' })).toBeVisible();
  await expect(page.getByText('9 × 2,5 kg por lado')).toBeVisible();
  const stored = await storedSession(player, session._id);
  expect(stored.duration).toBe(2880);
  expect(stored.exercises[1]?.setRows.map(({ done, reps, weight }) => [done, reps, weight])).toEqual([
    [true, 9, 2.5],
    [false, 12, null],
  ]);
});

test('a session done without the app is added with its sets, on its day', { tag: '@phone' }, async ({
  page,
  baseURL,
}) => {
  const player = await newPlayer(baseURL ?? '');
  await signIn(page, player);
  await page.goto('/training-sessions');
  await page.getByRole('button', { name: 'Añadir sesión' }).click();
  const dialog = page.getByRole('dialog', { name: 'Añadir una sesión pasada' });
  await dialog.getByLabel('Día').fill('2025-03-04');
  await dialog.getByLabel('Duración').fill('35');
  await dialog.getByLabel('Rutina (opcional)').selectOption('Fuerza base en casa sin material · 30 min');
  await inspect(page, 'session-add');
  await dialog.getByRole('button', { name: 'Guardar sesión' }).click();
  await expect(page.getByRole('heading', { name: '¡Enhorabuena!' })).toBeVisible();
  await expect(page.getByText('martes, 4 de marzo de 2025')).toBeVisible();
  const [stored] = await storedSessions(player);
  expect(stored).toMatchObject({ localDate: '2025-03-04', duration: 2100, isFinished: true, type: 'Fuerza' });
  const sets = (await storedSession(player, stored?._id ?? '')).exercises.flatMap(({ setRows }) => setRows);
  expect(sets.length).toBeGreaterThan(5);
  expect(sets.filter(({ done }) => !done)).toEqual([]);
});
