import '#styles/index.css';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RoutinesPage } from '#pages/routines.tsx';
import { AdminFrame, freshTab } from '#pages/testing/admin.tsx';
import { base, plank, serve, squat } from '#pages/testing/routines.tsx';

beforeEach(freshTab);

const view = (path = '/routines') => (
  <AdminFrame path={path}>
    <RoutinesPage />
  </AdminFrame>
);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const line = (place: number) =>
  page
    .getByRole('group', { name: 'Ejercicios' })
    .getByRole('listitem')
    .nth(place - 1);
const picker = (place: number) => line(place).getByRole('combobox', { name: 'Ejercicio' });

async function pick(place: number, typed: string) {
  await picker(place).fill(typed);
  await expect.element(page.getByRole('listbox').getByRole('option')).toBeVisible();
  await userEvent.keyboard('{Enter}');
}

test('the form begins with the defaults and says everything that is missing', async () => {
  const { sent } = serve();
  await render(view());
  await expect.element(page.getByRole('heading', { name: 'Nueva Rutina' })).toBeVisible();
  await expect.element(page.getByLabelText('Tipo')).toHaveValue('Físico');
  await expect.element(page.getByLabelText('Dificultad')).toHaveValue('Principiante');
  await expect.element(page.getByLabelText('Duración (min)')).toHaveValue(60);
  await expect.element(page.getByLabelText('Series')).toHaveValue(3);
  await expect.element(page.getByLabelText('Repeticiones')).toHaveValue(10);
  await expect.element(page.getByLabelText('Descanso')).toHaveValue(60);
  await page.getByLabelText('Duración (min)').fill('10');
  await page.getByLabelText('Series').fill('0');
  await page.getByLabelText('Repeticiones').fill('');
  await page.getByLabelText('Descanso').fill('-1');
  await button('Crear Rutina').click();
  for (const words of [
    'El nombre es requerido',
    'La descripción es requerida',
    'La duración va de 15 a 180 minutos',
    'Elige un ejercicio',
    'Al menos 1 serie',
    'Al menos 1 repetición',
    'El descanso no puede ser negativo',
  ]) {
    await expect.element(page.getByText(words, { exact: true })).toBeVisible();
  }
  await expect.element(page.getByLabelText('Nombre')).toHaveFocus();
  await button('Quitar ejercicio 1').click();
  await expect.element(button('Añadir ejercicio')).toHaveFocus();
  await button('Crear Rutina').click();
  await expect.element(page.getByText('Añade al menos un ejercicio', { exact: true })).toBeVisible();
  expect(sent('POST')).toEqual([]);
});

test('creates a routine once, with everything of its lines', async () => {
  const { sent, handlers } = serve();
  let answer = (_: { status: number; body: unknown }) => {};
  handlers['POST /routines'] = () => new Promise((resolve) => (answer = resolve));
  await render(view());
  await page.getByLabelText('Nombre').fill('Piernas');
  await page.getByLabelText('Descripción').fill('Base de piernas.');
  await page.getByLabelText('Objetivos 1').fill('Fuerza');
  await pick(1, 'senta');
  await expect.element(picker(1)).toHaveValue('Sentadilla');
  await button('Añadir ejercicio').click();
  await expect.element(picker(2)).toHaveFocus();
  await pick(2, 'plan');
  await line(2).getByRole('button', { name: 'Usar su dosis' }).click();
  await expect.element(line(2).getByLabelText('Series')).toHaveValue(4);
  await expect.element(line(2).getByLabelText('Tiempo por serie (opcional)')).toHaveValue(30);
  await line(2).getByLabelText('Notas (opcional)').fill('Respira');
  await page.getByLabelText('Duración (min)').fill('15');
  await button('Crear Rutina').click();
  const working = button('Guardando...');
  await expect.element(working).toHaveAttribute('aria-busy', 'true');
  await working.click({ force: true });
  await userEvent.type(page.getByLabelText('Nombre'), '{enter}');
  answer({ status: 201, body: base });
  await expect.element(page.getByText('Rutina creada', { exact: true })).toBeVisible();
  expect(sent('POST').map(({ body }) => body)).toEqual([
    {
      name: 'Piernas',
      type: 'Físico',
      difficulty: 'Principiante',
      duration: 15,
      description: 'Base de piernas.',
      objectives: ['Fuerza'],
      exercises: [
        {
          exercise: squat._id,
          sets: 3,
          reps: 10,
          rest: 60,
          duration: null,
          metres: null,
          perSide: false,
          notes: '',
        },
        {
          exercise: plank._id,
          sets: 4,
          reps: 1,
          rest: 20,
          duration: 30,
          metres: null,
          perSide: true,
          notes: 'Respira',
        },
      ],
    },
  ]);
  await expect.element(page.getByRole('heading', { name: 'Nueva Rutina' })).toHaveFocus();
  await expect.element(page.getByLabelText('Nombre')).toHaveValue('');
  await expect.element(picker(1)).toHaveValue('');
});

test('the estimated time is beside the typed one and warns when they are far apart', async () => {
  serve();
  await render(view());
  await expect.element(page.getByText('Tiempo estimado: elige ejercicios y aparecerá aquí')).toBeVisible();
  await pick(1, 'senta');
  // 3 · 10 · 4 s + 2 · 60 s + 45 s = 285 s
  await expect.element(page.getByText('Tiempo estimado: 5 min', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Se aleja más de un 10 % de los 60 min escritos.')).toBeVisible();
  await page.getByLabelText('Series').fill('20');
  await page.getByLabelText('Repeticiones').fill('20');
  // 20 · 20 · 4 s + 19 · 60 s + 45 s = 2785 s
  await expect.element(page.getByText('Tiempo estimado: 46 min', { exact: true })).toBeVisible();
  await button('Usar 46 min').click();
  await expect.element(page.getByLabelText('Duración (min)')).toHaveValue(46);
  await expect.element(page.getByText(/Se aleja más/)).not.toBeInTheDocument();
});

test('lines change places by keyboard: the focus stays with the moved one, and the move is announced', async () => {
  const { sent } = serve();
  await render(view(`/routines?editar=${base._id}`));
  await expect.element(page.getByRole('heading', { name: 'Editar: Fuerza base' })).toHaveFocus();
  await expect.element(picker(1)).toHaveValue('Sentadilla');
  button('Bajar Sentadilla').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Sentadilla: ahora en el puesto 2 de 2')).toBeInTheDocument();
  await expect.element(picker(2)).toHaveValue('Sentadilla');
  await expect.element(button('Subir Sentadilla')).toHaveFocus();
  await expect.element(button('Bajar Sentadilla')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.element(picker(1)).toHaveValue('Sentadilla');
  await expect.element(button('Bajar Sentadilla')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await button('Quitar Sentadilla').click();
  await expect.element(picker(1)).toHaveFocus();
  await button('Actualizar Rutina').click();
  await expect.element(page.getByText('Rutina actualizada', { exact: true })).toBeVisible();
  expect(sent('PUT')[0]?.body).toMatchObject({
    objectives: ['Fuerza general'],
    categories: ['Fuerza'],
    exercises: [{ exercise: plank._id, duration: 30, notes: 'Respira' }],
  });
});

test('a failure keeps the input; the server’s errors appear at their lines', async () => {
  const { handlers } = serve();
  handlers['POST /routines'] = () => 'offline';
  await render(view());
  await page.getByLabelText('Nombre').fill('Piernas');
  await page.getByLabelText('Descripción').fill('Base.');
  await pick(1, 'senta');
  await button('Crear Rutina').click();
  await expect.element(page.getByText('Error al crear la rutina', { exact: true })).toBeVisible();
  await expect.element(page.getByLabelText('Nombre')).toHaveValue('Piernas');
  handlers['POST /routines'] = () => ({
    status: 400,
    body: {
      message: 'Revisa los datos marcados.',
      issues: [{ path: 'exercises.0.exercise', message: 'Este ejercicio está retirado' }],
    },
  });
  await button('Crear Rutina').click();
  await expect.element(picker(1)).toHaveAccessibleDescription('Este ejercicio está retirado');
  await expect.element(picker(1)).toHaveFocus();
});

test('another admin has saved meanwhile: both texts side by side, and the chosen one is saved', async () => {
  const { sent, handlers } = serve();
  const stored = {
    ...base,
    version: 4,
    name: 'Fuerza de Marta',
    objectives: ['De Marta'],
    exercises: [base.exercises[1]],
  };
  handlers[`PUT /routines/${base._id}`] = ({ body }) => {
    if ((body as { version: number }).version === 4) return { body: { ...stored, version: 5 } };
    const changed = { by: 'Marta', at: '2025-11-20T11:42:00.000Z', version: 4, stored, sent: body };
    return { status: 409, body: { message: 'Otra persona lo ha guardado.', code: 'catalogue.changed', changed } };
  };
  await render(view(`/routines?editar=${base._id}`));
  await page.getByLabelText('Descripción').fill('La mía.');
  await line(1).getByLabelText('Series').fill('5');
  await button('Actualizar Rutina').click();
  const dialog = page.getByRole('dialog', { name: 'Elige con qué te quedas' });
  await expect
    .element(dialog.getByText(/^Marta guardó «Fuerza de Marta» el 20 de noviembre a las \d\d:42, mientras editabas$/))
    .toBeVisible();
  await expect.element(dialog.getByText(/Hay 4 campos distintos\./)).toBeVisible();
  const choice = (name: string, side: RegExp) => dialog.getByRole('group', { name }).getByRole('radio', { name: side });
  await expect
    .element(choice('Ejercicios', /Sentadilla: 5 series de 10 repeticiones, con 60 s de descanso\. Plancha/))
    .toBeChecked();
  await choice('Ejercicios', /Lo que guardó Marta Plancha: 3 series de 30 s, con 60 s de descanso\. Respira/).click();
  await expect.element(choice('Objetivos', /Lo que guardó Marta/)).toBeChecked();
  await choice('Nombre', /Lo tuyo/).click();
  await expect.element(dialog.getByText('Se guarda como versión 5: 2 campos de Marta, 2 tuyos.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Guardar lo elegido' }).click();
  await expect.element(page.getByText('Rutina actualizada', { exact: true })).toBeVisible();
  expect(sent('PUT').map(({ body }) => body)).toMatchObject([
    { version: 1, exercises: [{ exercise: squat._id, sets: 5 }, { exercise: plank._id }] },
    {
      version: 4,
      name: 'Fuerza base',
      description: 'La mía.',
      objectives: ['De Marta'],
      exercises: [{ exercise: plank._id, sets: 3, duration: 30, notes: 'Respira' }],
    },
  ]);
});

test('changes survive a reload and can be thrown away', async () => {
  serve();
  const first = await render(view());
  await page.getByLabelText('Nombre').fill('A medias');
  await pick(1, 'senta');
  await first.unmount();
  await render(view());
  await expect.element(page.getByLabelText('Nombre')).toHaveValue('A medias');
  await expect.element(picker(1)).toHaveValue('Sentadilla');
  await button('Descartar cambios').click();
  await expect.element(page.getByLabelText('Nombre')).toHaveValue('');
  expect(sessionStorage).toHaveLength(0);
});

test('the picker: arrows move, Escape closes, text without a choice is dropped', async () => {
  serve();
  await render(view());
  await picker(1).click();
  await expect.element(page.getByRole('listbox').getByRole('option').nth(1)).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('option', { name: /Plancha/ })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(picker(1)).toHaveAttribute('aria-expanded', 'false');
  await picker(1).fill('nada de nada');
  await expect.element(page.getByText('No se encontraron ejercicios')).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(picker(1)).toHaveValue('');
});
