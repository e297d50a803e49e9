import { logout } from '@bandeja/domain/auth/contract';
import { callServer } from '../apps/api/testing/server-process.ts';
import { expect, test } from './testing/fixtures.ts';
import { inspect } from './testing/inspect.ts';
import { newPlayer, signIn, startedSession, storedSets } from './testing/players.ts';
import { completeSets } from './testing/steps.ts';

const routine = 'Codo y muñeca para voleas';

test('two tabs of one session do not overwrite each other', { tag: '@once' }, async ({ page, context, baseURL }) => {
  const player = await newPlayer(baseURL ?? '');
  const session = await startedSession(player, routine, 'Flexibilidad');
  await signIn(page, player);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`/training-session/${session._id}`);
    await expect(tab.getByRole('heading', { name: routine })).toBeVisible();
  }
  for (const tab of [page, other]) {
    await tab.getByRole('button', { name: 'Empezar Entrenamiento' }).click();
    await tab.getByRole('switch', { name: 'Descanso automático' }).uncheck();
    await tab.getByRole('button', { name: 'Siguiente' }).click();
  }
  // set 3 stays a line meanwhile: a control that is replaced under the finger takes no tap
  await Promise.all([completeSets(page, 1, 1), completeSets(other, 3, 3)]);
  await completeSets(page, 2, 2);
  await other.getByRole('button', { name: 'Siguiente' }).click();
  await completeSets(other, 1, 3);
  await page.getByRole('button', { name: 'Anterior' }).click();
  await completeSets(page, 1, 1);
  await expect.poll(() => storedSets(player, session._id)).toEqual([1, 3, 3, 0, 0, 0]);
  for (const tab of [page, other]) {
    await tab.reload();
    await tab.getByRole('button', { name: 'Más opciones' }).click();
    await tab.getByRole('button', { name: /^Ver todos los ejercicios/ }).click();
    const sheet = tab.getByRole('dialog', { name: 'Ejercicios' });
    await expect(sheet.getByText('3 de 3 series')).toHaveCount(2);
  }
});

test('a token that dies during a session brings the login over it; nothing is lost @phone', async ({
  page,
  baseURL,
  watch,
}) => {
  watch.allow(/status of 401/);
  const player = await newPlayer(baseURL ?? '');
  const session = await startedSession(player, routine, 'Flexibilidad');
  await signIn(page, player);
  await page.goto(`/training-session/${session._id}`);
  // «Guardado» is shown before the start is sent, too: a token that expires before it opens the login over the tap
  const sent = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await page.getByRole('button', { name: 'Empezar Entrenamiento' }).click();
  await page.getByRole('switch', { name: 'Descanso automático' }).uncheck();
  await sent;
  await page.waitForLoadState('networkidle');
  await callServer(player, logout, { token: player.token });
  await completeSets(page, 1, 1);
  const dialog = page.getByRole('alertdialog', { name: 'Vuelve a iniciar sesión' });
  await expect(dialog.getByLabel('Email')).toHaveValue(player.email);
  await inspect(page, 'relogin');
  await dialog.getByLabel('Contraseña').fill(player.password);
  await dialog.getByRole('button', { name: 'Seguir entrenando' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();
  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
  expect(await storedSets({ ...player, token }, session._id)).toEqual([1, 0, 0, 0, 0, 0]);
});
