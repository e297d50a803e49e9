import '#styles/index.css';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RoutinesPage } from '#pages/routines.tsx';
import { AdminFrame, aRoutine, freshTab, routineSummaryOf } from '#pages/testing/admin.tsx';
import { base, serve } from '#pages/testing/routines.tsx';

beforeEach(freshTab);

const view = (path = '/routines') => (
  <AdminFrame path={path}>
    <RoutinesPage />
  </AdminFrame>
);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });

test('the table: its columns, states and actions; own routines of the AI are not in it', async () => {
  serve();
  await render(view());
  await expect.element(row('Fuerza base')).toBeVisible();
  const heads = page.getByRole('columnheader').elements();
  expect(heads.map((head) => head.textContent)).toEqual([
    'Nombre',
    'Tipo',
    'Dificultad',
    'Duración (min)',
    'Estado',
    'Acción',
  ]);
  await expect.element(row('Fuerza base').getByText('Activo', { exact: true })).toBeVisible();
  await expect.element(row('Fuerza base').getByText('Desactivar', { exact: true })).toBeVisible();
  await expect.element(row('Hombro y espalda').getByText('Inactivo', { exact: true })).toBeVisible();
  await expect.element(row('Hombro y espalda').getByText('Activar', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Hecha por la IA')).not.toBeInTheDocument();
  await page.getByRole('searchbox', { name: 'Buscar rutinas' }).fill('HÓMBRO');
  await expect.element(row('Fuerza base')).not.toBeInTheDocument();
  await expect.element(page.getByText('1 rutina', { exact: true })).toBeVisible();
});

test('activates and deactivates, and reads the list again', async () => {
  const { handlers, calls } = serve();
  let isActive = true;
  handlers['GET /routines'] = () => ({ body: [routineSummaryOf({ ...base, isActive })] });
  handlers[`PATCH /routines/${base._id}/deactivate`] = () => {
    isActive = false;
    return { body: routineSummaryOf({ ...base, isActive }) };
  };
  await render(view());
  await button('Desactivar Fuerza base').click();
  await expect.element(row('Fuerza base').getByText('Inactivo', { exact: true })).toBeVisible();
  await expect.element(button('Activar Fuerza base')).toHaveFocus();
  expect(calls.filter(({ method, path }) => method === 'GET' && path === '/routines')).toHaveLength(2);
  await button('Activar Fuerza base').click();
  await expect.element(page.getByText('Error al cambiar el estado de la rutina', { exact: true })).toBeVisible();
  await expect.element(row('Fuerza base').getByText('Inactivo', { exact: true })).toBeVisible();
});

test('loading errors in their words, and another try', async () => {
  const { handlers } = serve();
  const works = { ...handlers };
  handlers['GET /routines'] = () => 'offline';
  handlers['GET /exercises'] = () => 'offline';
  await render(view());
  await expect.element(page.getByRole('heading', { name: 'Error al cargar las rutinas' })).toBeVisible();
  await expect.element(page.getByText('Error al cargar los ejercicios', { exact: true })).toBeVisible();
  Object.assign(handlers, works);
  const retry = button('Intentar de nuevo');
  await retry.first().click();
  await expect.element(row('Fuerza base')).toBeVisible();
  await retry.click();
  await expect.element(page.getByText('Error al cargar los ejercicios', { exact: true })).not.toBeInTheDocument();
});

test('the table comes before the form; on a phone each row is a card, and «Nueva Rutina» leads to the form', async () => {
  serve();
  await page.viewport(390, 844);
  await render(view());
  const title = page.getByRole('heading', { name: 'Nueva Rutina' });
  await expect.element(row('Fuerza base')).toBeVisible();
  const shown = row('Fuerza base').element();
  expect(shown.compareDocumentPosition(title.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(shown.getBoundingClientRect().width).toBeLessThanOrEqual(390);
  await expect.element(button('Editar Fuerza base')).toBeInViewport();
  await button('Nueva Rutina').click();
  await expect.element(title).toHaveFocus();
  await expect.element(title).toBeInViewport();
});

test('a copy is inactive and opens in the form', async () => {
  const { handlers } = serve();
  const copy = aRoutine(9, 'Fuerza base (copia)', { isActive: false, exercises: base.exercises });
  handlers[`POST /routines/${base._id}/duplicate`] = () => ({ status: 201, body: copy });
  handlers[`GET /routines/${copy._id}`] = () => ({ body: copy });
  await render(view());
  await button('Duplicar Fuerza base').click();
  await expect.element(page.getByText('Copia creada: está inactiva hasta que la actives.')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Editar: Fuerza base (copia)' })).toHaveFocus();
});
