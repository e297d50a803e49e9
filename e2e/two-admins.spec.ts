import { randomUUID } from 'node:crypto';
import { createExercise, getExercise } from '@bandeja/domain/exercises/contract';
import type { Page } from '@playwright/test';
import { callServer } from '../apps/api/testing/server-process.ts';
import { expect, test } from './support/fixtures.ts';
import { signIn, theAdmin } from './support/players.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Actualizar Ejercicio', exact: true }).click();

for (const order of ['the first to open saves first', 'the second to open saves first'] as const) {
  test(`two admins edit one exercise, ${order}: nothing is lost @once`, async ({ page, browser, baseURL, watch }) => {
    // the second save is refused
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
    const [first, second] = order === 'the first to open saves first' ? pages : pages.toReversed();
    if (!first || !second) throw new Error('two pages were opened');

    await field(first, 'Nombre').fill(`${name} de Marta`);
    await field(first, 'Descripción').fill('La de Marta.');
    await save(first);
    await expect(first.getByText('Ejercicio actualizado')).toBeVisible();

    await field(second, 'Descripción').fill('La de Ana.');
    await save(second);
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
}
