import '#styles/index.css';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AdminPage } from '#pages/admin.tsx';
import { AdminFrame, freshTab } from '#pages/testing/admin.tsx';
import { jump, serve, squat } from '#pages/testing/admin-exercises.tsx';

beforeEach(freshTab);

const view = (path = '/admin') => (
  <AdminFrame path={path}>
    <AdminPage />
  </AdminFrame>
);
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const card = (name: string) => page.getByRole('listitem').getByRole('button', { name: new RegExp(`^${name}`) });

test('a list keeps one empty row, and the focus stays near', async () => {
  serve();
  await render(view(`/admin?editar=${jump._id}`));
  await button('Quitar Pasos 1').click();
  await expect.element(field('Pasos 1')).toHaveFocus();
  await expect.element(field('Pasos 1')).toHaveValue('Salta y aterriza blando');
  await button('Quitar Pasos 1').click();
  await expect.element(field('Pasos 1')).toHaveFocus();
  await expect.element(field('Pasos 1')).toHaveValue('');
  await expect.element(field('Pasos 2')).not.toBeInTheDocument();
  await button('Añadir a Pasos').click();
  await expect.element(field('Pasos 2')).toHaveFocus();
  await userEvent.keyboard('{Backspace}');
  await expect.element(field('Pasos 1')).toHaveFocus();
});

test('variations are found by typing, chosen and taken away; the own exercise is none of them', async () => {
  const { sent } = serve();
  await render(view(`/admin?editar=${jump._id}`));
  await page.getByText('Errores comunes, consejos y variaciones').click();
  const picker = page.getByRole('combobox', { name: 'Variaciones' });
  await picker.fill('xyz');
  await expect.element(page.getByText('No se encontraron ejercicios')).toBeVisible();
  await picker.fill('s');
  await expect.element(page.getByRole('option', { name: /^Sentadilla/ })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  const chosen = page.getByRole('list', { name: 'Variaciones elegidas' });
  await expect.element(chosen.getByRole('button', { name: 'Quitar Sentadilla' })).toBeVisible();
  await expect.element(picker).toHaveFocus();
  await button('Actualizar Ejercicio').click();
  await expect.poll(() => sent('PUT')[0]?.body).toMatchObject({ variations: [squat._id] });
});

test('without exercises: the list says so, the picker is disabled', async () => {
  serve([]);
  await render(view());
  await expect
    .element(page.getByText('No hay ejercicios disponibles. Crea el primero.', { exact: true }))
    .toBeVisible();
  await page.getByText('Errores comunes, consejos y variaciones').click();
  await expect.element(page.getByRole('combobox', { name: 'Variaciones' })).toBeDisabled();
});

test('changes survive a reload, each exercise its own, and can be thrown away', async () => {
  serve();
  const first = await render(view());
  await field('Nombre').fill('A medias');
  await first.unmount();
  await render(view());
  await expect.element(field('Nombre')).toHaveValue('A medias');
  await expect.element(page.getByText('Hemos recuperado los cambios que no habías guardado.')).toBeVisible();
  await card('Sentadilla').click();
  await button('Editar Ejercicio').click();
  await expect.element(field('Nombre')).toHaveValue('Sentadilla');
  await button('Cancelar Edición').click();
  await expect.element(field('Nombre')).toHaveValue('A medias');
  await button('Descartar cambios').click();
  await expect.element(field('Nombre')).toHaveValue('');
  expect(sessionStorage).toHaveLength(0);
});

test('leaving with changes warns, by link and by the browser', async () => {
  serve();
  await render(
    <AdminFrame path="/admin">
      <a href="/dashboard">Dashboard</a>
      <AdminPage />
    </AdminFrame>,
  );
  const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(leave()).toBe(true);
  await field('Nombre').fill('A medias');
  await expect.poll(leave).toBe(false);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Tienes cambios sin guardar' });
  await dialog.getByRole('button', { name: 'Seguir editando' }).click();
  await expect.element(page.getByTestId('place')).toHaveTextContent('/admin');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await dialog.getByRole('button', { name: 'Salir' }).click();
  await expect.element(page.getByTestId('place')).toHaveTextContent('/dashboard');
});
