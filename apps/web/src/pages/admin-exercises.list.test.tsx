import '#styles/index.css';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AdminPage } from '#pages/admin.tsx';
import { AdminFrame, anExercise, freshTab, playServer, summaryOf } from '#pages/testing/admin.tsx';
import { jump, serve, squat } from '#pages/testing/admin-exercises.tsx';

beforeEach(freshTab);

const view = (path = '/admin') => (
  <AdminFrame path={path}>
    <AdminPage />
  </AdminFrame>
);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const card = (name: string) => page.getByRole('listitem').getByRole('button', { name: new RegExp(`^${name}`) });

test('search and filters ask the server when the typing pauses', async () => {
  const { calls } = serve();
  await render(view());
  await expect.element(card('Sentadilla')).toBeVisible();
  const before = calls.length;
  await page.getByRole('searchbox', { name: 'Buscar ejercicios' }).fill('salto');
  await expect.element(card('Sentadilla')).not.toBeInTheDocument();
  await expect.element(page.getByText('1 ejercicio', { exact: true })).toBeVisible();
  expect(calls.slice(before).map(({ query }) => query.toString())).toEqual(['search=salto&retired=without&limit=50']);
  await page.getByLabelText('Categoría').selectOptions('Fuerza explosiva');
  await page.getByLabelText('Estado').selectOptions('Retirados');
  await expect
    .poll(() => calls.at(-1)?.query.toString())
    .toBe('search=salto&category=Fuerza+explosiva&retired=only&limit=50');
  await page.getByRole('searchbox', { name: 'Buscar ejercicios' }).fill('nada');
  await expect.element(page.getByText('Ningún ejercicio coincide con la búsqueda.')).toBeVisible();
  await button('Quitar filtros').click();
  await expect.element(card('Sentadilla')).toBeVisible();
});

test('«Cargar más» loads the next ones, and focuses the first new card', async () => {
  const many = Array.from({ length: 60 }, (_, index) => anExercise(index + 10, `Ejercicio ${index + 1}`));
  playServer({
    'GET /exercises': ({ query }) => {
      const start = many.findIndex(({ _id }) => _id === query.get('before')) + 1;
      return { body: many.slice(start, start + Number(query.get('limit'))).map(summaryOf) };
    },
  });
  await render(view());
  await expect.element(page.getByText('50 ejercicios a la vista, hay más')).toBeVisible();
  await button('Cargar más').click();
  await expect.element(page.getByText('60 ejercicios', { exact: true })).toBeVisible();
  await expect.element(card('Ejercicio 51')).toHaveFocus();
  await expect.element(button('Cargar más')).not.toBeInTheDocument();
});

test('a used exercise is retired and restored; the dialog lists its uses', async () => {
  const { handlers } = serve();
  const at = `/exercises/${jump._id}`;
  let isRetired = false;
  const now = () => ({ body: { ...jump, isRetired } });
  handlers['GET /exercises'] = () => ({ body: [summaryOf({ ...jump, isRetired })] });
  handlers[`GET ${at}`] = now;
  handlers[`GET ${at}/usage`] = () => ({
    body: {
      routines: [{ _id: squat._id, name: 'Fuerza base', isActive: false }],
      playerRoutines: 2,
      sessions: 1,
      variationOf: [{ _id: squat._id, name: 'Sentadilla' }],
    },
  });
  for (const verb of ['retire', 'restore']) {
    handlers[`PATCH ${at}/${verb}`] = () => {
      isRetired = verb === 'retire';
      return now();
    };
  }
  await render(view());
  await card('Salto lateral').click();
  const dialog = page.getByRole('dialog');
  await expect
    .element(dialog.getByText('Se usa en 1 rutina, 2 rutinas de jugadores, 1 sesión y las variaciones de 1 ejercicio.'))
    .toBeVisible();
  await expect
    .element(dialog.getByRole('link', { name: 'Fuerza base' }))
    .toHaveAttribute('href', `/routines?editar=${squat._id}`);
  await expect.element(dialog.getByRole('button', { name: 'Eliminar' })).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Retirar' }).click();
  await expect.element(page.getByText('Ejercicio retirado')).toBeVisible();
  await expect.element(dialog.getByText('Retirado', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Restaurar' }).click();
  await expect.element(page.getByText('Ejercicio restaurado')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Retirar' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Editar Sentadilla' }).click();
  await expect.element(page.getByRole('heading', { name: 'Editar: Sentadilla' })).toHaveFocus();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('what nothing uses can be deleted; when something begins to use it meanwhile, it says where', async () => {
  const { handlers, sent } = serve();
  const at = `/exercises/${jump._id}`;
  handlers[`DELETE ${at}`] = () => ({
    status: 409,
    body: { code: 'exercise.in_use', message: 'Se usa en 3 rutinas y 12 sesiones' },
  });
  await render(view());
  await card('Salto lateral').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Eliminar' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
  await dialog.getByRole('button', { name: 'Sí, eliminar' }).click();
  await expect.element(dialog.getByText('Se usa en 3 rutinas y 12 sesiones')).toBeVisible();
  handlers[`DELETE ${at}`] = () => ({ status: 204 });
  handlers['GET /exercises'] = () => ({ body: [summaryOf(squat)] });
  await dialog.getByRole('button', { name: 'Eliminar' }).click();
  await dialog.getByRole('button', { name: 'Sí, eliminar' }).click();
  await expect.element(page.getByText('Ejercicio eliminado')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(card('Salto lateral')).not.toBeInTheDocument();
  expect(sent('DELETE')).toHaveLength(2);
});

test('a list that does not load can be asked for again', async () => {
  const { handlers } = serve();
  const works = handlers['GET /exercises'];
  handlers['GET /exercises'] = () => 'offline';
  await render(view());
  await expect.element(page.getByRole('heading', { name: 'Error al cargar los ejercicios' })).toBeVisible();
  if (works) handlers['GET /exercises'] = works;
  await page.getByRole('tabpanel').getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect.element(card('Sentadilla')).toBeVisible();
});
