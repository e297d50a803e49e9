import { listRoutines } from '@bandeja/domain/routines/contract';
import { callServer } from '../apps/api/testing/server-process.ts';
import { expect, test } from './testing/fixtures.ts';
import {
  area,
  askFor,
  button,
  generatorPath,
  premiumPlayer,
  result,
  routineName,
  used,
  wish,
} from './testing/generator.ts';
import { inspect } from './testing/inspect.ts';
import { type Player, signIn, storedSession } from './testing/players.ts';

const ownRoutines = async (player: Player) =>
  callServer(player, listRoutines, { token: player.token, query: { of: 'own' } });

test('a routine from a wish, another with the selected exercises, and its session @phone', async ({
  page,
  baseURL,
}) => {
  const player = await premiumPlayer(baseURL ?? '');
  await signIn(page, player);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Escribe qué quieres mejorar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Genera tu rutina con IA' })).toBeVisible();
  await expect(page.getByText('Te quedan 20 rutinas este mes')).toBeVisible();
  await expect(button(page, 'Generar Rutina')).toBeDisabled();
  await inspect(page, 'generator-empty');

  await askFor(page, wish);
  await expect(button(page, 'Comenzar Ahora')).toBeVisible();
  await expect(routineName(page)).toBeFocused();
  await expect(page.getByText('Te quedan 19 rutinas este mes')).toBeVisible();
  await expect(result(page).getByRole('region', { name: 'Calentamiento' })).toBeVisible();
  await inspect(page, 'generator-routine');
  const first = await routineName(page).innerText();
  await page.reload();
  await expect(area(page)).toHaveValue(wish);
  await expect(routineName(page)).toHaveText(first);
  const [shelved] = await ownRoutines(player);
  expect(shelved?.name).toBe(first);

  await page.getByRole('tab', { name: /^Ejercicios \(\d+\)$/ }).click();
  await expect(page.getByText('Selecciona al menos un ejercicio para regenerar la rutina.')).toBeVisible();
  const chosen = page.getByRole('checkbox').nth(2);
  const chosenName = await result(page).getByRole('heading', { level: 3 }).nth(2).innerText();
  await chosen.check();
  await page
    .getByLabel(/^Detalles:/)
    .nth(2)
    .click();
  await expect(result(page).getByText('Pasos', { exact: true }).nth(2)).toBeVisible();
  await inspect(page, 'generator-exercises');
  await button(page, 'Regenerar rutina con selección').click();
  await expect(page.getByRole('tab', { name: 'Rutina', exact: true })).toHaveAttribute('aria-selected', 'true');
  await expect(result(page).getByRole('heading', { level: 4, name: chosenName })).toBeVisible();
  await expect(page.getByText('Te quedan 19 rutinas este mes')).toBeVisible();
  const [second, ...more] = await ownRoutines(player);
  expect(more).toEqual([]);
  expect(second?._id).not.toBe(shelved?._id);

  await button(page, 'Comenzar Ahora').click();
  await expect(page).toHaveURL(/\/training-session\/[0-9a-f-]{36}$/);
  await expect(button(page, 'Empezar Entrenamiento')).toBeVisible();
  const session = await storedSession(player, page.url().split('/').at(-1) ?? '');
  expect(session).toMatchObject({ routineId: second?._id, type: 'Físico' });
  expect(await used(player)).toBe(1);
});

test('«Qué ve tu entrenador» lists the facts; what may be serious gets a calm answer and no exercise @phone', async ({
  page,
  baseURL,
  watch,
}) => {
  watch.allow(/422/);
  const player = await premiumPlayer(baseURL ?? '');
  await signIn(page, player);
  await page.goto(generatorPath);
  await button(page, 'Qué ve tu entrenador').click();
  const dialog = page.getByRole('dialog', { name: 'Qué ve tu entrenador' });
  await expect(dialog.getByText('Responde el entrenador de Bandeja: nada de esto sale de aquí.')).toBeVisible();
  await expect(dialog.getByText('Intermedio', { exact: true })).toBeVisible();
  await inspect(page, 'generator-view');
  await page.keyboard.press('Escape');
  await expect(button(page, 'Qué ve tu entrenador')).toBeFocused();

  await askFor(page, 'me duele el pecho cuando corro, quiero una rutina de cardio');
  await expect(
    page.getByText(
      'Lo que cuentas puede ser serio. Para ahora mismo y no entrenes. Si lo notas ahora, es intenso o acaba de ocurrir, llama al 112. No te propondré ejercicio hasta que te valore un médico.',
      { exact: true },
    ),
  ).toBeVisible();
  await expect(button(page, 'Comenzar Ahora')).toBeHidden();
  await expect(page.getByRole('alert')).toBeHidden();
  await inspect(page, 'generator-safety');
  expect(await ownRoutines(player)).toEqual([]);
  expect(await used(player)).toBe(0);
});

test('a misread wish is mended by one tap; a suspicion is asked about calmly, and «No, nada de eso» goes on', {
  tag: '@phone',
}, async ({ page, baseURL, watch }) => {
  watch.allow(/422/);
  const player = await premiumPlayer(baseURL ?? '');
  await signIn(page, player);
  await page.goto(generatorPath);
  await askFor(page, 'Fuerza de piernas en casa, 45 minutos');
  await expect(
    result(page).getByText('Tu rutina ya lleva estos cambios. Corregirla no gasta las del mes.'),
  ).toBeVisible();
  const first = await ownRoutines(player);
  await button(page, 'en casa').click();
  await expect(result(page).getByText('«Fuerza de piernas en casa»')).toBeVisible();
  await inspect(page, 'generator-understood');
  await button(page, 'Quitar «piernas»').click();
  await expect(button(page, 'Quitar «piernas»')).toBeHidden();
  await expect(
    result(page).getByText('Tu rutina ya lleva estos cambios. Corregirla no gasta las del mes.'),
  ).toBeVisible();
  const second = await ownRoutines(player);
  expect(second.map(({ _id }) => _id)).not.toEqual(first.map(({ _id }) => _id));
  expect(second).toHaveLength(1);
  expect(await used(player)).toBe(1);

  await area(page).fill('me ahogo cuando subo escaleras, quiero resistencia');
  await button(page, 'Generar Rutina').click();
  await expect(page.getByRole('heading', { name: '¿Te pasa algo de esto?' })).toBeFocused();
  await inspect(page, 'generator-question');
  await button(page, 'Mareo o desmayo').click();
  await expect(page.getByText(/^Lo que cuentas puede ser serio\. Para ahora mismo y no entrenes\./)).toBeVisible();
  await button(page, 'Generar Rutina').click();
  await button(page, 'No, nada de eso').click();
  await expect(button(page, 'Comenzar Ahora')).toBeVisible();
  expect(await used(player)).toBe(2);
  expect(await ownRoutines(player)).toHaveLength(2);
});
