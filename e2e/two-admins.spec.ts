import { randomUUID } from 'node:crypto';
import { createExercise, getExercise, listExercises } from '@bandeja/domain/exercises/contract';
import { createRoutine, getRoutine } from '@bandeja/domain/routines/contract';
import type { Page } from '@playwright/test';
import { callServer } from '../apps/api/testing/server-process.ts';
import { expect, test } from './testing/fixtures.ts';
import { signIn, theAdmin } from './testing/players.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const save = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('two admins edit one exercise, the first to open saves first: nothing is lost @once', async ({
  page,
  browser,
  baseURL,
  watch,
}) => {
  watch.allow(/409 \(Conflict\)/, /No se pudo guardar el ejercicio/);
  const url = baseURL ?? '';
  const admin = await theAdmin(url);
  const { token } = admin;
  const name = `Sombra ${randomUUID().slice(0, 8)}`;
  const { _id, version } = await callServer(admin, createExercise, {
    token,
    body: { name, description: 'La de antes.', categories: ['Fuerza'], avoidFor: ['rodilla'] },
  });
  const context = await browser.newContext({ baseURL: url });
  await watch.over(context);
  const pages = [page, await context.newPage()];
  for (const one of pages) {
    await signIn(one, admin);
    await one.goto(`/admin?editar=${_id}`);
    await expect(one.getByRole('heading', { name: `Editar: ${name}` })).toBeVisible();
  }
  const [first, second] = pages;
  if (!first || !second) throw new Error('two pages were opened');

  await field(first, 'Nombre').fill(`${name} de Marta`);
  await field(first, 'Descripción').fill('La de Marta.');
  await save(first, 'Actualizar Ejercicio');
  await expect(first.getByText('Ejercicio actualizado')).toBeVisible();

  await field(second, 'Descripción').fill('La de Ana.');
  await save(second, 'Actualizar Ejercicio');
  const dialog = second.getByRole('dialog', { name: 'Elige con qué te quedas' });
  await expect(dialog.getByText(`${admin.name} guardó «${name} de Marta» a las`)).toBeVisible();
  await expect(dialog.getByText('Hay 2 campos distintos.')).toBeVisible();
  const choice = (group: string, side: string | RegExp) =>
    dialog.getByRole('group', { name: group }).getByRole('radio', { name: side });
  await expect(choice('Descripción', 'Lo tuyo La de Ana.')).toBeChecked();
  await expect(choice('Nombre', /^Lo que guardó/)).toBeChecked();
  await expect(
    dialog.getByText(`Se guarda como versión ${version + 2}: 1 campo de ${admin.name}, 1 tuyo.`),
  ).toBeVisible();
  const before = await callServer(admin, getExercise, { token, params: { id: _id } });
  expect([before.version, before.description]).toEqual([version + 1, 'La de Marta.']);
  await dialog.getByRole('button', { name: 'Guardar lo elegido' }).click();
  await expect(second.getByText('Ejercicio actualizado')).toBeVisible();

  const stored = await callServer(admin, getExercise, { token, params: { id: _id } });
  expect(stored).toMatchObject({
    name: `${name} de Marta`,
    description: 'La de Ana.',
    avoidFor: ['rodilla'],
    version: version + 2,
  });
  await context.close();
});

test('two admins edit one routine, the second to open saves first: nothing is lost @once', async ({
  page,
  browser,
  baseURL,
  watch,
}) => {
  watch.allow(/409 \(Conflict\)/, /Error al actualizar la rutina/);
  const url = baseURL ?? '';
  const admin = await theAdmin(url);
  const { token } = admin;
  const name = `Piernas ${randomUUID().slice(0, 8)}`;
  const [exercise] = await callServer(admin, listExercises, { token });
  const { _id, version } = await callServer(admin, createRoutine, {
    token,
    body: {
      name,
      type: 'Físico',
      difficulty: 'Intermedio',
      duration: 45,
      description: 'La de antes.',
      exercises: [{ exercise: exercise?._id ?? '' }],
    },
  });
  const context = await browser.newContext({ baseURL: url });
  await watch.over(context);
  const pages = [page, await context.newPage()];
  for (const one of pages) {
    await signIn(one, admin);
    await one.goto(`/routines?editar=${_id}`);
    await expect(one.getByRole('heading', { name: `Editar: ${name}` })).toBeVisible();
  }
  const [second, first] = pages;
  if (!first || !second) throw new Error('two pages were opened');

  await field(first, 'Nombre').fill(`${name} de Marta`);
  await save(first, 'Actualizar Rutina');
  await expect(first.getByText('Rutina actualizada')).toBeVisible();

  await field(second, 'Descripción').fill('La de Ana.');
  await second.getByLabel('Series').fill('5');
  await save(second, 'Actualizar Rutina');
  const dialog = second.getByRole('dialog', { name: 'Elige con qué te quedas' });
  await expect(dialog.getByText(`${admin.name} guardó «${name} de Marta» a las`)).toBeVisible();
  await expect(dialog.getByText('Hay 3 campos distintos.')).toBeVisible();
  await expect(dialog.getByText(/: 1 campo de .+, 2 tuyos\.$/)).toBeVisible();
  const before = await callServer(admin, getRoutine, { token, params: { id: _id } });
  expect([before.version, before.description]).toEqual([version + 1, 'La de antes.']);
  await dialog.getByRole('button', { name: 'Guardar lo elegido' }).click();
  await expect(second.getByText('Rutina actualizada')).toBeVisible();

  const stored = await callServer(admin, getRoutine, { token, params: { id: _id } });
  expect(stored).toMatchObject({ name: `${name} de Marta`, description: 'La de Ana.', version: version + 2 });
  expect(stored.exercises).toMatchObject([{ sets: 5 }]);
  await context.close();
});
