import '#styles/index.css';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FakeAnswer } from '#features/auth/testing/fake-api.ts';
import { RoutineManagerPage } from '#pages/routine-manager.tsx';
import { aRoutine, idOf, library, requestsTo, show } from '#pages/testing/library.tsx';

const list = 'GET /routines';
const mine = { isOwn: true, createdBy: { name: 'Lucía Ferrer' } };
const routines = [
  aRoutine(1),
  aRoutine(2, { isFavorite: true, categories: ['Cardio'] }),
  aRoutine(3, { isFavorite: true }),
  aRoutine(4, mine),
  aRoutine(5, { isActive: false }),
];
const place = () => page.getByTestId('place');
const tab = (name: string) => page.getByRole('tab', { name });
const card = (index: number) => page.getByRole('heading', { name: `Rutina ${index}`, exact: true });
const heart = (index: number) => page.getByRole('button', { name: `Favorita: Rutina ${index}` });
const names = () =>
  page
    .getByRole('heading', { level: 3 })
    .elements()
    .map(({ textContent }) => textContent);

async function open(at = '/routine-manager', body: unknown = routines) {
  const api = library({ [list]: { status: 200, body } });
  await show('/routine-manager', at, <RoutineManagerPage />);
  return api;
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

test('what «Guardar Rutina» kept is on the shelf, though the list was read before it was', async () => {
  const [first, keeping] = [Promise.withResolvers<FakeAnswer>(), Promise.withResolvers<FakeAnswer>()];
  const keep = `PATCH /routines/own/${idOf(7)}`;
  const api = library({ [list]: first.promise, [keep]: keeping.promise });
  const at = { pathname: '/routine-manager', search: '?tab=mis-rutinas', state: { kept: idOf(7) } };
  await show('/routine-manager', at, <RoutineManagerPage />);
  await expect.poll(() => requestsTo(`/routines/own/${idOf(7)}`)).toHaveLength(1);
  api.answers[list] = { status: 200, body: [aRoutine(7, mine), ...routines] };
  keeping.resolve({ status: 200, body: aRoutine(7, mine) });
  first.resolve({ status: 200, body: routines });
  await expect.element(page.getByText('«Rutina 7» ya está guardada en «Mis rutinas».')).toBeVisible();
  expect(names()).toEqual(['Rutina 7', 'Rutina 4']);
});

describe('the tabs', () => {
  test('hold the library, the own and the favourites; the address keeps which', async () => {
    await open();
    await expect.element(card(1)).toBeVisible();
    expect(names()).toEqual(['Rutina 1', 'Rutina 2', 'Rutina 3']);
    await tab('Mis rutinas').click();
    await expect.element(card(4)).toBeVisible();
    expect(names()).toEqual(['Rutina 4']);
    await expect.element(place()).toHaveTextContent('/routine-manager?tab=mis-rutinas');
    await tab('Favoritas').click();
    await expect.element(card(2)).toBeVisible();
    expect(names()).toEqual(['Rutina 2', 'Rutina 3']);
    await expect.element(place()).toHaveTextContent('/routine-manager?tab=favoritas');
  });

  test('open where the address says; arrows move between them', async () => {
    await open('/routine-manager?tab=favoritas');
    await expect.element(tab('Favoritas')).toHaveAttribute('aria-selected', 'true');
    (tab('Favoritas').element() as HTMLElement).focus();
    await userEvent.keyboard('{Home}');
    await expect.element(tab('Disponibles')).toHaveFocus();
    await expect.element(card(1)).toBeVisible();
  });

  test('the library can be narrowed down to a category; the other boards stay whole', async () => {
    const api = await open();
    await expect.element(card(1)).toBeVisible();
    api.answers[list] = { status: 200, body: routines.slice(1, 2) };
    await page.getByRole('combobox', { name: 'Categoría' }).selectOptions('Cardio');
    await expect.element(place()).toHaveTextContent('/routine-manager?tab=disponibles&category=Cardio');
    await expect.element(card(1)).not.toBeInTheDocument();
    expect(names()).toEqual(['Rutina 2']);
    expect(requestsTo('/routines').at(-1)).toContain('of=library&category=Cardio&limit=50');
    api.answers[list] = { status: 200, body: routines };
    await tab('Favoritas').click();
    await expect.element(card(3)).toBeVisible();
    expect(names()).toEqual(['Rutina 2', 'Rutina 3']);
    await expect.element(page.getByRole('combobox')).not.toBeInTheDocument();
  });

  test('show fifty routines and load more; the focus goes to the first new one', async () => {
    const many = Array.from({ length: 60 }, (_, index) => aRoutine(index + 1));
    const api = await open('/routine-manager', many.slice(0, 50));
    await expect.element(card(50)).toBeVisible();
    api.answers[list] = { status: 200, body: many.slice(50) };
    await page.getByRole('button', { name: 'Mostrar más' }).click();
    await expect.element(card(60)).toBeVisible();
    expect(names()).toHaveLength(60);
    expect(requestsTo('/routines').at(-1)).toBe(`/api/routines?of=library&limit=50&before=${idOf(50)}`);
    await expect.element(page.getByRole('button', { name: 'Mostrar más' })).not.toBeInTheDocument();
    await expect.element(heart(51)).toHaveFocus();
  });

  test('say what to do while they are empty', async () => {
    await open('/routine-manager?tab=mis-rutinas', []);
    await expect.element(page.getByRole('heading', { name: 'Aún no tienes rutinas propias.' })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Buscar una rutina' }))
      .toHaveAttribute('href', '/routine-search');
    await tab('Favoritas').click();
    await expect.element(page.getByRole('heading', { name: 'Aún no tienes favoritas.' })).toBeVisible();
    await page.getByRole('button', { name: 'Ver las disponibles' }).click();
    await expect.element(page.getByRole('heading', { name: 'Ahora mismo no hay rutinas disponibles.' })).toBeVisible();
    await expect.element(tab('Disponibles')).toHaveFocus();
  });

  test('wait, fail with their words, and try again', async () => {
    const later = Promise.withResolvers<FakeAnswer>();
    const api = library({ [list]: later.promise });
    await show('/routine-manager', '/routine-manager', <RoutineManagerPage />);
    await expect.element(page.getByText('Cargando rutinas...')).toBeInTheDocument();
    later.resolve({ status: 500, body: {} });
    await expect.element(page.getByRole('heading', { name: 'Error al cargar las rutinas' })).toBeVisible();
    api.answers[list] = { status: 200, body: routines };
    await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
    await expect.element(card(1)).toBeVisible();
  });
});

describe('hearts', () => {
  test('an emptied heart leaves the favourites; the focus goes to the next one', async () => {
    const api = await open('/routine-manager?tab=favoritas');
    api.answers[`DELETE /routines/favorites/${idOf(2)}`] = { status: 204 };
    api.answers[`DELETE /routines/favorites/${idOf(3)}`] = { status: 204 };
    await heart(2).click();
    await expect.element(card(2)).not.toBeInTheDocument();
    await expect.element(page.getByText('Rutina eliminada de favoritos')).toBeVisible();
    await expect.element(heart(3)).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect.element(page.getByRole('button', { name: 'Ver las disponibles' })).toHaveFocus();
  });

  test('come back when the server refuses', async () => {
    await open('/routine-manager?tab=favoritas');
    await heart(2).click();
    await expect.element(page.getByText('Error al actualizar favoritos')).toBeVisible();
    await expect.element(heart(2)).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('«Empezar»', () => {
  test('starts a session of that routine and goes to it', async () => {
    const api = await open();
    api.answers['POST /training-sessions'] = { status: 201, body: { _id: idOf(77) } };
    await page.getByRole('button', { name: 'Empezar Rutina 2' }).click();
    await expect.element(place()).toHaveTextContent(`/training-session/${idOf(77)}`);
    const { body } = api.calls.find(({ call }) => call === 'POST /training-sessions') ?? {};
    expect(body).toMatchObject({ routineId: idOf(2), type: 'Cardio' });
  });

  test('with another one open, offers to continue or discard it on that very card', async () => {
    const api = await open();
    const message = 'Ya tienes una sesión en marcha. Continúala o descártala.';
    api.answers['POST /training-sessions'] = { status: 409, body: { code: 'session.open_exists', message } };
    await expect.element(card(1)).toBeVisible();
    api.answers['GET /training-sessions/next'] = {
      status: 200,
      body: { open: { _id: idOf(80), name: 'Core', type: 'Fuerza' }, today: null },
    };
    await page.getByRole('button', { name: 'Empezar Rutina 1' }).click();
    const item = page.getByRole('listitem').filter({ has: card(1) });
    await expect.element(item.getByText(message)).toBeVisible();
    await expect
      .element(item.getByRole('link', { name: 'Continuar' }))
      .toHaveAttribute('href', `/training-session/${idOf(80)}`);
    await expect.element(item.getByRole('button', { name: 'Descartar' })).toBeVisible();
  });
});

describe('deleting an own routine', () => {
  const remove = `DELETE /routines/${idOf(4)}`;

  test('asks first, then it is gone', async () => {
    const api = await open('/routine-manager?tab=mis-rutinas');
    api.answers[remove] = { status: 204 };
    await page.getByRole('button', { name: 'Eliminar Rutina 4' }).click();
    const dialog = page.getByRole('alertdialog', { name: '¿Eliminar la rutina?' });
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(api.calls.map(({ call }) => call)).not.toContain(remove);
    api.answers[list] = { status: 200, body: routines.filter(({ isOwn }) => !isOwn) };
    await page.getByRole('button', { name: 'Eliminar Rutina 4' }).click();
    await dialog.getByRole('button', { name: 'Eliminar', exact: true }).click();
    await expect.element(page.getByText('Rutina eliminada', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Aún no tienes rutinas propias.' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Buscar una rutina' })).toHaveFocus();
  });

  test('stays and shows an error when it fails', async () => {
    await open('/routine-manager?tab=mis-rutinas');
    await page.getByRole('button', { name: 'Eliminar Rutina 4' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: 'Eliminar', exact: true }).click();
    await expect.element(dialog.getByRole('alert')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(card(4)).toBeVisible();
  });

  test('is not offered for the library', async () => {
    await open();
    await expect.element(card(1)).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Eliminar/ })).not.toBeInTheDocument();
  });
});

test('the field leads to the search', async () => {
  await open();
  await page.getByRole('searchbox', { name: 'Buscar rutinas' }).fill('remate y globo');
  await userEvent.keyboard('{Enter}');
  await expect.element(place()).toHaveTextContent('/routine-search?query=remate+y+globo');
});

describe('routines that are not offered', () => {
  const loads = { isOffered: false, reason: 'injury', area: 'hombro', note: '' } as const;
  const sore = [
    aRoutine(1, { offer: { isOffered: true, reason: null, area: null, note: 'Si notas el hombro, menos carga.' } }),
    aRoutine(2, { offer: loads, isFavorite: true }),
    aRoutine(3, { offer: loads }),
    aRoutine(4, { offer: { ...loads, reason: 'level', area: null } }),
  ];

  test('is one routine: so says the button', async () => {
    await open('/routine-manager', sore.slice(0, 2));
    await expect.element(page.getByText('Sin 1 rutina que carga tu hombro.')).toBeVisible();
    await page.getByRole('button', { name: 'Mostrarla', exact: true }).click();
    await expect.element(card(2)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Ocultarla', exact: true })).toBeVisible();
  });

  test('is counted by reason, and can be shown with its reason and without a start', async () => {
    await open('/routine-manager', sore);
    await expect.element(card(1)).toBeVisible();
    expect(names()).toEqual(['Rutina 1']);
    await expect.element(page.getByText('Si notas el hombro, menos carga.')).toBeVisible();
    const notice = 'Sin 2 rutinas que cargan tu hombro · Sin 1 rutina por encima de tu nivel.';
    await expect.element(page.getByText(notice)).toBeVisible();
    await page.getByRole('button', { name: 'Mostrarlas' }).click();
    await expect.element(card(3)).toBeVisible();
    expect(names()).toEqual(['Rutina 1', 'Rutina 2', 'Rutina 3', 'Rutina 4']);
    await expect.element(page.getByText('No te la proponemos: carga tu hombro.').first()).toBeVisible();
    expect(page.getByRole('button', { name: /^Empezar/ }).elements()).toHaveLength(1);
    await page.getByRole('button', { name: 'Ocultarlas' }).click();
    expect(names()).toEqual(['Rutina 1']);
  });

  test('a favourite stays among the favourites', async () => {
    await open('/routine-manager?tab=favoritas', sore);
    await expect.element(card(2)).toBeVisible();
    await expect.element(page.getByText('No te la proponemos: carga tu hombro.')).toBeVisible();
  });
});
