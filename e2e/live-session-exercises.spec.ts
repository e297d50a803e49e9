import { expect, test } from './testing/fixtures.ts';
import { inspect } from './testing/inspect.ts';
import { newPlayer, signIn, startedSession, storedSession } from './testing/players.ts';
import { completeSets } from './testing/steps.ts';

const routine = 'Codo y muñeca para voleas';

test('an exercise is swapped after a set, others are moved, taken out and left for later; a reload and the server agree @phone', async ({
  page,
  baseURL,
}) => {
  const player = await newPlayer(baseURL ?? '');
  const session = await startedSession(player, routine, 'Flexibilidad');
  const names = session.exercises.map(({ name }) => name);
  await signIn(page, player);
  await page.goto(`/training-session/${session._id}`);
  await page.getByRole('button', { name: 'Empezar Entrenamiento' }).click();
  await page.getByRole('button', { name: 'Siguiente' }).click();
  await completeSets(page, 1, 1);

  await page.getByRole('button', { name: 'Más opciones' }).click();
  await page.getByRole('button', { name: /^Cambiar ejercicio/ }).click();
  const swap = page.getByRole('dialog', { name: 'Cambiar ejercicio' });
  await expect(swap.getByRole('listitem').first()).toBeVisible();
  await inspect(page, 'live-swap');
  const chosen = (await swap.getByRole('listitem').first().locator('.font-strong').first().textContent()) ?? '';
  await swap.getByRole('listitem').first().getByRole('button').click();
  await expect(page.getByRole('heading', { level: 1, name: chosen })).toBeVisible();
  await expect(page.getByText('Ejercicio 3 de 7', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Más opciones' }).click();
  await page.getByRole('button', { name: /^Ver todos los ejercicios/ }).click();
  const list = page.getByRole('dialog', { name: 'Ejercicios' });
  await list.getByRole('button', { name: 'Ordenar o quitar' }).click();
  await inspect(page, 'live-order');
  await list.getByRole('button', { name: `Bajar ${names[0]}`, exact: true }).click();
  await list.getByRole('button', { name: `Quitar ${names[5]}`, exact: true }).click();
  await list.getByRole('button', { name: 'Cerrar' }).click();
  await expect(page.getByText('Ejercicio 3 de 6', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Más opciones' }).click();
  await page.getByRole('button', { name: /^Dejarlo para luego/ }).click();
  await expect(page.getByText('Guardado', { exact: true })).toBeVisible();

  const wanted = [names[1], names[0], ...names.slice(2, 5), chosen];
  const stored = async () => (await storedSession(player, session._id)).exercises.map(({ name }) => name);
  await expect.poll(stored).toEqual(wanted);
  await page.reload();
  await expect(page.getByText('Ejercicio 3 de 6', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: names[2] ?? '' })).toBeVisible();
  const [done] = (await storedSession(player, session._id)).exercises;
  expect([done?.completed, done?.setRows.map((row) => row.done)]).toEqual([true, [true]]);
});
