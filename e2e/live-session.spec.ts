import { expect, test } from './testing/fixtures.ts';
import { inspect } from './testing/inspect.ts';
import { newPlayer, signIn, startedSession, storedSets } from './testing/players.ts';
import { completeSets } from './testing/steps.ts';

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
