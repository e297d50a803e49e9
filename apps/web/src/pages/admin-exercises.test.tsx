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
const chip = (group: string, name: string) =>
  page.getByRole('group', { name: group, exact: true }).getByRole('button', { name, exact: true });

test('«Ejercicios» is the first tab; create mode is where one begins', async () => {
  serve();
  await render(view());
  await expect.element(page.getByRole('tab').first()).toHaveTextContent('Ejercicios');
  await expect.element(page.getByRole('tab', { name: 'Ejercicios' })).toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByRole('heading', { name: 'Nuevo Ejercicio' })).toBeVisible();
  await expect.element(button('Crear Ejercicio')).toBeVisible();
  await expect.element(button('Cancelar Edición')).not.toBeInTheDocument();
  await expect.element(chip('Dificultad', 'Principiante')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByText('2 ejercicios', { exact: true })).toBeVisible();
});

test('says everything that is missing, and goes to the first of it', async () => {
  const { sent } = serve();
  await render(view());
  await button('Crear Ejercicio').click();
  await expect.element(page.getByText('El nombre es requerido', { exact: true })).toBeVisible();
  await expect.element(page.getByText('La descripción es requerida', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Selecciona al menos una categoría', { exact: true })).toBeVisible();
  await expect.element(field('Nombre')).toHaveFocus();
  expect(sent('POST')).toEqual([]);
});

test('creates an exercise once, then the form is empty again', async () => {
  const { sent, handlers } = serve();
  let answer = (_: { status: number; body: unknown }) => {};
  handlers['POST /exercises'] = () => new Promise((resolve) => (answer = resolve));
  await render(view());
  await field('Nombre').fill('Sombra de bandeja');
  await field('Descripción').fill('Arma la bandeja sin bola.');
  await chip('Categorías', 'Funcionalidad').click();
  await chip('Dificultad', 'Avanzado').click();
  await field('Pasos 1').fill('Gira los hombros');
  await userEvent.keyboard('{Enter}');
  await expect.element(field('Pasos 2')).toHaveFocus();
  await userEvent.keyboard('Brazo arriba');
  await button('Crear Ejercicio').click();
  const working = button('Guardando...');
  await expect.element(working).toHaveAttribute('aria-busy', 'true');
  await working.click({ force: true });
  await userEvent.type(field('Nombre'), '{enter}');
  answer({ status: 201, body: jump });
  await expect.element(page.getByText('Ejercicio creado', { exact: true })).toBeVisible();
  expect(sent('POST').map(({ body }) => body)).toEqual([
    {
      name: 'Sombra de bandeja',
      description: 'Arma la bandeja sin bola.',
      categories: ['Funcionalidad'],
      difficulty: 'Avanzado',
      muscleGroups: [],
      equipment: [],
      steps: ['Gira los hombros', 'Brazo arriba'],
      commonMistakes: [],
      tips: [],
      variations: [],
      videoUrl: null,
      dose: { sets: 3, reps: 10, perSide: false, rest: 60 },
      loadType: 'reps',
      avoidFor: [],
      cautionFor: [],
      demands: [],
      places: ['home', 'court'],
      answered: [],
      strokes: [],
      figureName: null,
    },
  ]);
  await expect.element(page.getByRole('heading', { name: 'Nuevo Ejercicio' })).toHaveFocus();
  await expect.element(field('Nombre')).toHaveValue('');
  await expect.element(field('Pasos 2')).not.toBeInTheDocument();
});

test('a pasted list becomes rows without its numbers and marks', async () => {
  serve();
  await render(view());
  const paste = async (row: string, text: string) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    await field(row).click();
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(paste);
  };
  await paste('Pasos 1', '1. Colócate de lado\n2) Salta 1.5 metros\n 3.- Aterriza blando\n\n10 saltos más');
  await expect.element(field('Pasos 1')).toHaveValue('Colócate de lado');
  await expect.element(field('Pasos 2')).toHaveValue('Salta 1.5 metros');
  await expect.element(field('Pasos 3')).toHaveValue('Aterriza blando');
  await expect.element(field('Pasos 4')).toHaveValue('10 saltos más');
  await button('Añadir a Pasos').click();
  await paste('Pasos 5', '4. Vuelve al sitio');
  await expect.element(field('Pasos 5')).toHaveValue('Vuelve al sitio');
  await button('Añadir a Pasos').click();
  await paste('Pasos 6', '• Respira\n- Repite -sin prisa-');
  await expect.element(field('Pasos 6')).toHaveValue('Respira');
  await expect.element(field('Pasos 7')).toHaveValue('Repite -sin prisa-');
});

test('a drawing of another exercise can be picked, seen and taken away again', async () => {
  const { sent } = serve([jump, { ...squat, code: 'F01', figureName: 'F01' }]);
  const first = await render(view(`/admin?editar=${jump._id}`));
  const picker = page.getByRole('combobox', { name: 'Dibujo', exact: true });
  const preview = () => picker.element().closest('form')?.querySelector('img[src^="/figures/"]')?.getAttribute('src');
  await expect.element(picker).toHaveValue('');
  expect(preview()).toBeUndefined();
  await picker.selectOptions('Sentadilla');
  await expect.poll(preview).toBe('/figures/F01.svg');
  await button('Actualizar Ejercicio').click();
  await expect.poll(() => sent('PUT')[0]?.body).toMatchObject({ figureName: 'F01' });
  await first.unmount();
  await render(view(`/admin?editar=${squat._id}`));
  await expect.element(picker).toHaveValue('F01');
  await picker.selectOptions('Ninguno');
  await expect.poll(preview).toBeUndefined();
  await button('Actualizar Ejercicio').click();
  await expect.poll(() => sent('PUT')[1]?.body).toMatchObject({ figureName: null });
});

test('a card opens the detail, «Editar Ejercicio» loads it and brings its form into view', async () => {
  const { sent } = serve();
  await render(view());
  await card('Salto lateral sobre la línea').click();
  const dialog = page.getByRole('dialog', { name: 'Salto lateral sobre la línea' });
  await expect.element(dialog.getByText('3 series de 12 repeticiones por lado, con 45 s de descanso')).toBeVisible();
  await expect.element(dialog.getByText('No se usa en ninguna rutina ni sesión.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Editar Ejercicio' }).click();
  const title = page.getByRole('heading', { name: 'Editar: Salto lateral sobre la línea' });
  await expect.element(title).toHaveFocus();
  await expect.element(title).toBeInViewport();
  await expect.element(card('Salto lateral sobre la línea')).toHaveAttribute('aria-current', 'true');
  await expect.element(page.getByTestId('place')).toHaveTextContent(`/admin?editar=${jump._id}`);
  await expect.element(field('Pasos 2')).toHaveValue('Salta y aterriza blando');
  await page.getByText('Errores comunes, consejos y variaciones').click();
  await expect.element(field('Errores comunes 1')).toHaveValue('Rodillas hacia dentro');
  await expect.element(field('Consejos 1')).toHaveValue('');
  await field('Nombre').fill('Salto lateral');
  await button('Actualizar Ejercicio').click();
  await expect.element(page.getByText('Ejercicio actualizado', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Nuevo Ejercicio' })).toHaveFocus();
  await expect.element(field('Nombre')).toHaveValue('');
  expect(sent('PUT')).toHaveLength(1);
  expect(sent('PUT')[0]?.body).toMatchObject({
    name: 'Salto lateral',
    steps: jump.steps,
    dose: jump.dose,
    avoidFor: ['rodilla'],
    strokes: ['volea'],
  });
});

test('«Cancelar Edición» goes back to create mode, and asks before it throws changes away', async () => {
  serve();
  await render(view(`/admin?editar=${jump._id}`));
  await expect.element(page.getByRole('heading', { name: 'Editar: Salto lateral sobre la línea' })).toBeVisible();
  await button('Cancelar Edición').click();
  await expect.element(page.getByRole('heading', { name: 'Nuevo Ejercicio' })).toHaveFocus();
  await card('Sentadilla').click();
  await button('Editar Ejercicio').click();
  await expect.element(page.getByRole('heading', { name: /^Editar: Sentadilla/ })).toBeVisible();
  await field('Nombre').fill('Otra');
  await button('Cancelar Edición').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click();
  await expect.element(page.getByRole('heading', { name: 'Nuevo Ejercicio' })).toBeVisible();
  expect(sessionStorage).toHaveLength(0);
});

test('the trainer’s figures: the dose in words, measured doses require their figure', async () => {
  const { sent } = serve();
  await render(view());
  await expect.element(page.getByText('Se leerá: 3 series de 10 repeticiones, con 60 s de descanso.')).toBeVisible();
  await field('Nombre').fill('Plancha');
  await field('Descripción').fill('Aguanta.');
  await chip('Categorías', 'Fuerza').click();
  await page.getByLabelText('Cómo se mide').selectOptions('Tiempo');
  await expect.element(page.getByText('Escribe la dosis y aquí verás cómo se lee.')).toBeVisible();
  await page.getByLabelText('Vídeo o imagen').fill('http://youtube.com/x');
  await button('Crear Ejercicio').click();
  await expect.element(page.getByText('Un ejercicio por tiempo necesita los segundos de cada serie')).toBeVisible();
  await expect
    .element(
      page.getByText(
        'Usa una dirección https de YouTube o Vimeo, o la de un archivo .mp4, .webm, .jpg, .png, .webp o .avif',
      ),
    )
    .toBeVisible();
  const seconds = page.getByLabelText('Segundos', { exact: true });
  await expect.element(seconds).toHaveFocus();
  await seconds.fill('90');
  await expect.element(page.getByText('Se leerá: 3 series de 90 s, con 60 s de descanso.')).toBeVisible();
  await page.getByLabelText('Series', { exact: true }).fill('30');
  await page.getByLabelText('Vídeo o imagen').fill('https://youtu.be/abcdefghijk');
  await button('Crear Ejercicio').click();
  await expect.element(page.getByText('De 1 a 20 series')).toBeVisible();
  await page.getByLabelText('Series', { exact: true }).fill('2');
  await button('Crear Ejercicio').click();
  await expect
    .poll(() => sent('POST')[0]?.body)
    .toMatchObject({
      dose: { sets: 2, reps: 1, seconds: 90, rest: 60 },
      loadType: 'time',
      videoUrl: 'https://youtu.be/abcdefghijk',
    });
});

test('the safety questions are asked one by one; «Publicar» says why not, then saves and publishes', async () => {
  const { sent, handlers } = serve();
  const draft = { ...jump, isDraft: true, answered: [] };
  handlers['POST /exercises'] = () => ({ status: 201, body: draft });
  handlers[`PATCH /exercises/${jump._id}/publish`] = () => ({ body: jump });
  await render(view());
  await field('Nombre').fill('Zancada con giro');
  await field('Descripción').fill('Zancada larga con giro.');
  await chip('Categorías', 'Fuerza').click();
  await expect.element(page.getByText('0 de 6 respondidas. «Ninguna» también es una respuesta.')).toBeVisible();
  await expect.element(page.getByText('Faltan 6 respuestas para publicar.')).toBeVisible();
  await expect.element(button('Publicar')).toHaveAttribute('aria-disabled', 'true');
  await button('¿Salta? No').click();
  await expect.element(page.getByRole('heading', { name: '¿Corre?' })).toHaveFocus();
  await button('¿Corre? No').click();
  await button('¿Levanta los brazos por encima de la cabeza? No').click();
  await button('¿Hace falta tumbarse o apoyarse en el suelo? Sí').click();
  await chip('¿Dónde se hace?', 'En la pista').click();
  await button('Siguiente pregunta').click();
  await expect.element(page.getByText('Falta 1 respuesta para publicar.')).toBeVisible();
  await chip('Rodilla', 'Evitar').click();
  await chip('Lumbar', 'Con cuidado').click();
  await button('Siguiente pregunta').click();
  await expect.element(page.getByText('Evitar: Rodilla. Con cuidado: Lumbar.')).toBeVisible();
  await expect.element(page.getByText('6 de 6 respondidas. «Ninguna» también es una respuesta.')).toBeVisible();
  await button('Cambiar: ¿Salta?').click();
  await button('¿Salta? Sí').click();
  await button('Publicar').click();
  await expect.element(page.getByText('Ejercicio publicado', { exact: true })).toBeVisible();
  expect(sent('POST')[0]?.body).toMatchObject({
    avoidFor: ['rodilla'],
    cautionFor: ['lumbar'],
    demands: expect.arrayContaining(['floor', 'jump']),
    places: ['home'],
    answered: expect.arrayContaining(['jump', 'run', 'overhead', 'floor', 'places', 'areas']),
  });
  expect(sent('PATCH').map(({ path }) => path)).toEqual([`/exercises/${jump._id}/publish`]);
});

test('«Ninguna zona» is an answer, and a draft says that it was not reviewed', async () => {
  const { sent } = serve([{ ...jump, isDraft: true, answered: ['jump', 'run', 'overhead', 'floor', 'places'] }]);
  await render(view());
  await expect.element(card(jump.name).getByText('Borrador')).toBeVisible();
  await expect.element(card(jump.name).getByText('Inactivo')).toBeVisible();
  await card(jump.name).click();
  await expect.element(page.getByText('Aún no lo hemos revisado para molestias.')).toBeVisible();
  await button('Editar Ejercicio').click();
  await button('Ninguna zona').click();
  await button('Actualizar Ejercicio').click();
  await expect.poll(() => sent('PUT')[0]?.body).toMatchObject({ avoidFor: [], cautionFor: [] });
});

test('a name like another one’s is warned of', async () => {
  const { handlers } = serve();
  handlers['GET /exercises/similar'] = () => ({
    body: [{ _id: squat._id, name: 'Sentadilla', isDraft: false, isRetired: false }],
  });
  await render(view());
  await field('Nombre').fill('Sentadilla honda');
  const warning = page.getByRole('status').filter({ hasText: 'Hay uno parecido' });
  await expect.element(warning.getByText('«Sentadilla», publicado.')).toBeVisible();
  await page.viewport(1440, 900);
  await expect
    .element(page.getByRole('complementary', { name: 'Así se ve ahora' }).getByText('«Sentadilla», publicado.'))
    .toBeVisible();
  await page.viewport(390, 844);
});

test('the server’s errors appear at their fields, and no input is lost', async () => {
  const { handlers } = serve();
  handlers['POST /exercises'] = () => ({
    status: 400,
    body: {
      message: 'Revisa los datos marcados.',
      issues: [
        { path: 'steps.1', message: 'Este paso sobra' },
        { path: 'variations', message: 'Una variación ya no existe' },
      ],
    },
  });
  await render(view());
  await field('Nombre').fill('Plancha');
  await field('Descripción').fill('Aguanta.');
  await chip('Categorías', 'Fuerza').click();
  await field('Pasos 1').fill('Uno');
  await button('Añadir a Pasos').click();
  await button('Añadir a Pasos').click();
  await field('Pasos 3').fill('Tres');
  await button('Crear Ejercicio').click();
  await expect.element(page.getByText('Revisa los datos marcados.')).toBeVisible();
  await expect.element(field('Pasos 3')).toHaveAccessibleDescription('Este paso sobra');
  await expect.element(field('Pasos 3')).toHaveFocus();
  await expect.element(page.getByText('Una variación ya no existe')).toBeInTheDocument();
  await expect.element(field('Nombre')).toHaveValue('Plancha');

  handlers['POST /exercises'] = () => 'offline';
  await button('Crear Ejercicio').click();
  await expect
    .element(page.getByText('No se pudo guardar el ejercicio. Lo que has escrito sigue aquí: inténtalo de nuevo.'))
    .toBeVisible();
  expect(console.error).toHaveBeenCalled();
});
