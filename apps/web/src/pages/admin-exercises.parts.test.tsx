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

test('without exercises the list shows a sentence and the picker is disabled', async () => {
  serve([]);
  await render(view());
  await expect
    .element(page.getByText('No hay ejercicios disponibles. Crea el primero.', { exact: true }))
    .toBeVisible();
  await page.getByText('Errores comunes, consejos y variaciones').click();
  await expect.element(page.getByRole('combobox', { name: 'Variaciones' })).toBeDisabled();
});

test('changes survive a reload, separately for each exercise, and can be dropped', async () => {
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

test('another admin has saved meanwhile: both texts side by side, nothing typed is lost, the safer value is marked', async () => {
  const { sent, handlers } = serve();
  const stored = {
    ...jump,
    version: 7,
    avoidFor: ['rodilla', 'codo'],
    cautionFor: ['lumbar'],
    places: ['court'],
    loadType: 'time',
    dose: { sets: 3, reps: 1, seconds: 30, perSide: true, rest: 45 },
    tips: ['De Marta.'],
  };
  handlers[`PUT /exercises/${jump._id}`] = ({ body }) => {
    const { version } = body as { version: number };
    if (version === 7) return { body: { ...stored, version: 8 } };
    const changed = { by: 'Marta', at: '2025-11-20T11:42:00.000Z', version: 7, stored, sent: body };
    return { status: 409, body: { message: 'Otra persona lo ha guardado.', code: 'catalogue.changed', changed } };
  };
  await render(view(`/admin?editar=${jump._id}`));
  await field('Descripción').fill('La mía.');
  await button('Actualizar Ejercicio').click();
  const dialog = page.getByRole('dialog', { name: 'Elige con qué te quedas' });
  const notice = dialog.getByText(
    /^Marta guardó «Salto lateral sobre la línea» el 20 de noviembre a las \d\d:42, mientras editabas$/,
  );
  await expect.element(notice).toBeVisible();
  await expect
    .element(dialog.getByText(/lo suyo está guardado y lo tuyo sigue aquí. Hay 5 campos distintos\./))
    .toBeVisible();
  const group = (name: string) => dialog.getByRole('group', { name });
  const choice = (name: string, side: RegExp) => group(name).getByRole('radio', { name: side });
  const [hers, own] = [/Lo que guardó Marta/, /Lo tuyo/];
  const areas = '¿Qué zonas carga?';
  await expect.element(choice(areas, hers)).toBeChecked();
  await expect.element(choice('Dónde se puede hacer', hers)).toBeChecked();
  await expect.element(group(areas).getByText(/^Cada versión cuida algo que la otra no/)).toBeVisible();
  await expect.element(choice('Descripción', own)).toBeChecked();
  await expect.element(choice('Dosis', hers)).toBeChecked();
  await expect.element(dialog.getByText('Se guarda como versión 8: 4 campos de Marta, 1 tuyo.')).toBeVisible();

  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(field('Descripción')).toHaveValue('La mía.');
  await button('Actualizar Ejercicio').click();
  await choice('Consejos', own).click();
  await expect.element(dialog.getByText('Se guarda como versión 8: 3 campos de Marta, 2 tuyos.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Guardar lo elegido' }).click();
  await expect.element(page.getByText('Ejercicio actualizado', { exact: true })).toBeVisible();
  expect(sent('PUT').map(({ body }) => body)).toMatchObject([
    { version: 1, description: 'La mía.' },
    { version: 1, description: 'La mía.' },
    {
      version: 7,
      description: 'La mía.',
      avoidFor: ['rodilla', 'codo'],
      cautionFor: ['lumbar'],
      places: ['court'],
      loadType: 'time',
      dose: { seconds: 30 },
      tips: [],
    },
  ]);
});

test('the chosen version stays in the form when it cannot be sent; one’s own can be dropped', async () => {
  const { sent, handlers } = serve();
  const stored = { ...jump, version: 2, avoidFor: [], name: 'De Marta' };
  const changed = { by: null, at: new Date().toISOString(), version: 2, stored, sent: {} };
  const refused = {
    status: 409,
    body: { message: 'Otra persona lo ha guardado.', code: 'catalogue.changed', changed },
  };
  handlers[`PUT /exercises/${jump._id}`] = ({ body }) =>
    (body as { version: number }).version === 2 ? 'offline' : refused;
  await render(view(`/admin?editar=${jump._id}`));
  await field('Descripción').fill('La mía.');
  await button('Actualizar Ejercicio').click();
  const dialog = page.getByRole('dialog', { name: 'Elige con qué te quedas' });
  await expect
    .element(dialog.getByText(/^Otra persona guardó «De Marta» a las \d\d:\d\d, mientras editabas$/))
    .toBeVisible();
  await expect
    .element(dialog.getByRole('group', { name: '¿Qué zonas carga?' }).getByRole('radio', { name: /Lo tuyo/ }))
    .toBeChecked();
  await dialog.getByRole('button', { name: 'Guardar lo elegido' }).click();
  await expect.element(page.getByText(/^No se pudo guardar el ejercicio/)).toBeVisible();
  await expect.element(field('Nombre')).toHaveValue('De Marta');
  await expect.element(field('Descripción')).toHaveValue('La mía.');
  handlers[`PUT /exercises/${jump._id}`] = () => refused;
  await button('Actualizar Ejercicio').click();
  await dialog.getByRole('button', { name: 'Descartar lo mío' }).click();
  await expect.element(page.getByRole('heading', { name: 'Nuevo Ejercicio' })).toBeVisible();
  expect(sent('PUT').map(({ body }) => body)).toMatchObject([{ version: 1 }, { version: 2 }, { version: 2 }]);
  expect(sessionStorage).toHaveLength(0);
});

test('an area that one admin avoids and the other needs care with is chosen once, with all data on areas', async () => {
  const { sent, handlers } = serve();
  // the form was opened with the knee avoided and the ankle minded
  const stored = { ...jump, version: 2, avoidFor: [], cautionFor: ['rodilla', 'tobillo'] };
  handlers[`PUT /exercises/${jump._id}`] = ({ body }) => {
    if ((body as { version: number }).version === 2) return { body: { ...stored, version: 3 } };
    const changed = { by: 'Marta', at: new Date().toISOString(), version: 2, stored, sent: {} };
    return { status: 409, body: { message: 'Otra persona lo ha guardado.', code: 'catalogue.changed', changed } };
  };
  await render(view(`/admin?editar=${jump._id}`));
  await field('Descripción').fill('La mía.');
  await button('Actualizar Ejercicio').click();
  const dialog = page.getByRole('dialog', { name: 'Elige con qué te quedas' });
  await expect.element(dialog.getByText(/Hay 2 campos distintos\./)).toBeVisible();
  const areas = dialog.getByRole('group', { name: '¿Qué zonas carga?' });
  const own = areas.getByRole('radio', {
    name: /Lo tuyo Evitar con molestias en: Rodilla Con precaución si molesta: Tob/,
  });
  await expect.element(own).toBeChecked();
  await expect.element(areas.getByText('Va marcado lo más prudente.')).toBeVisible();
  await areas.getByRole('radio', { name: /Lo que guardó Marta Con precaución si molesta: Rodilla, Tobillo/ }).click();
  await dialog.getByRole('button', { name: 'Guardar lo elegido' }).click();
  await expect.element(page.getByText('Ejercicio actualizado', { exact: true })).toBeVisible();
  expect(sent('PUT').at(-1)?.body).toMatchObject({ avoidFor: [], cautionFor: ['rodilla', 'tobillo'] });
});
