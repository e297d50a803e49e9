import '#styles/index.css';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FakeAnswer } from '#features/auth/testing/fake-api.ts';
import { RoutineSearchPage } from '#pages/routine-search.tsx';
import { aRoutine, idOf, library, requestsTo, show } from '#pages/testing/library.tsx';

const search = 'GET /routines/search/query';
const heart = (index: number) => page.getByRole('button', { name: `Favorita: Rutina ${index}` });
const field = () => page.getByRole('searchbox', { name: 'Buscar rutinas' });
const place = () => page.getByTestId('place');

function open(at: string, answer: FakeAnswer | Promise<FakeAnswer> = { status: 200, body: [aRoutine(1)] }) {
  const api = library({ [search]: answer });
  return show('/routine-search', at, <RoutineSearchPage />).then(() => api);
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(async () => {
  localStorage.clear();
  vi.restoreAllMocks();
  await page.viewport(390, 844);
});

describe('searching', () => {
  test('at first there are suggestions; Enter searches, and the address holds it', async () => {
    await open('/routine-search');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Buscar rutinas' })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Bandeja', exact: true }))
      .toHaveAttribute('href', '/routine-search?query=bandeja');
    await field().fill('remte');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('heading', { name: 'Resultados de «remte»' })).toBeVisible();
    await expect.element(page.getByText('1 rutina', { exact: true })).toBeVisible();
    await expect.element(place()).toHaveTextContent('/routine-search?query=remte');
    expect(requestsTo('/routines/search')).toEqual(['/api/routines/search/query?query=remte&limit=50']);
  });

  test('the button searches too; back brings the former term, field and all', async () => {
    await open('/routine-search?query=volea');
    await field().fill('globo');
    await page.getByRole('button', { name: 'Buscar', exact: true }).click();
    await expect.element(page.getByRole('heading', { name: 'Resultados de «globo»' })).toBeVisible();
    await page.getByRole('button', { name: 'Atrás' }).click();
    await expect.element(page.getByRole('heading', { name: 'Resultados de «volea»' })).toBeVisible();
    await expect.element(field()).toHaveValue('volea');
  });

  test('a blank term is not sent', async () => {
    await open('/routine-search');
    await field().fill('   ');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Por favor introduce un término de búsqueda', { exact: true })).toBeVisible();
    expect(requestsTo('/routines/search')).toEqual([]);
    await field().fill('core');
    await expect.element(page.getByText('Por favor introduce un término de búsqueda')).not.toBeInTheDocument();
  });

  test('a card shows name, categories, difficulty, minutes, author, 100 characters and the way on', async () => {
    const description = `${'x'.repeat(99)}áfuera`;
    await open('/routine-search?query=a', { status: 200, body: [aRoutine(1, { description })] });
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Rutina 1' }) });
    for (const text of ['Fuerza explosiva', 'Fuerza', 'Intermedio', '45 min', 'Marta Ruiz']) {
      await expect.element(card.getByText(text, { exact: true })).toBeVisible();
    }
    await expect.element(card.getByText(`${'x'.repeat(99)}á…`, { exact: true })).toBeVisible();
    const link = card.getByRole('link', { name: 'Ver detalles' });
    await expect.element(link).toHaveAttribute('href', `/routines/${idOf(1)}`);
    await expect.element(link).toHaveAccessibleDescription('Rutina 1');
  });

  test('without results it shows a sentence and a button back to the start', async () => {
    await open('/routine-search?query=chiquita', { status: 200, body: [] });
    await expect.element(page.getByRole('heading', { name: 'Sin rutinas para «chiquita»' })).toBeVisible();
    await page.getByRole('button', { name: 'Borrar búsqueda' }).click();
    await expect.element(page.getByRole('heading', { name: 'Por golpe' })).toBeVisible();
    await expect.element(field()).toHaveFocus();
    await expect.element(field()).toHaveValue('');
  });

  test('a failure has its words and another try', async () => {
    const api = await open('/routine-search?query=core', { status: 500, body: {} });
    await expect.element(page.getByRole('alert').getByText('Error al buscar rutinas', { exact: true })).toBeVisible();
    api.answers[search] = { status: 200, body: [aRoutine(1)] };
    await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
    await expect.element(page.getByRole('heading', { name: 'Rutina 1' })).toBeVisible();
  });

  test('old results stay while new ones come', async () => {
    const api = await open('/routine-search?query=core');
    await expect.element(page.getByRole('heading', { name: 'Rutina 1' })).toBeVisible();
    const later = Promise.withResolvers<FakeAnswer>();
    api.answers[search] = later.promise;
    await field().fill('globo');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Buscando...')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Rutina 1' })).toBeVisible();
    later.resolve({ status: 200, body: [aRoutine(2)] });
    await expect.element(page.getByRole('heading', { name: 'Rutina 2' })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Rutina 1' })).not.toBeInTheDocument();
  });
});

describe('filters', () => {
  test('times and material read from the words are shown, and a tap removes them', async () => {
    await open('/routine-search?query=piernas+30+minutos+sin+material');
    const understood = page.getByRole('list', { name: 'Entendido de tu búsqueda' });
    await expect.element(understood.getByRole('listitem').nth(1)).toHaveTextContent('Sin material');
    await understood.getByRole('button', { name: 'Quitar «Unos 30 min»' }).click();
    await expect.element(place()).toHaveTextContent('/routine-search?query=piernas+sin+material');
    await understood.getByRole('button', { name: 'Quitar «Sin material»' }).click();
    await expect.element(understood).not.toBeInTheDocument();
    await expect.element(field()).toHaveValue('piernas');
  });

  test('live in the address and go to the server', async () => {
    await page.viewport(1440, 900);
    await open('/routine-search?query=core');
    await page.getByRole('combobox', { name: 'Nivel' }).selectOptions('Avanzado');
    await page.getByRole('combobox', { name: 'Duración' }).selectOptions('De 46 a 60 min');
    await page.getByText('Material que tienes').first().click();
    await page.getByRole('button', { name: 'Pala' }).click();
    await page.getByRole('button', { name: 'Bolas' }).click();
    await expect
      .element(place())
      .toHaveTextContent(
        '/routine-search?query=core&difficulty=Avanzado&duration=46-60&equipment=bolas&equipment=pala',
      );
    await expect
      .poll(() => requestsTo('/routines/search').at(-1))
      .toBe(
        '/api/routines/search/query?query=core&difficulty=Avanzado&minDuration=46&maxDuration=60&equipment=bolas&equipment=pala&limit=50',
      );
    await page.getByRole('button', { name: 'Sin material' }).click();
    await expect
      .element(place())
      .toHaveTextContent('/routine-search?query=core&difficulty=Avanzado&duration=46-60&equipment=ninguno');
    await page.getByRole('button', { name: 'Quitar filtros' }).click();
    await expect.element(place()).toHaveTextContent('/routine-search?query=core');
    await expect.element(page.getByRole('heading', { name: 'Resultados de «core»' })).toHaveFocus();
  });

  test('of a shared address are set, and count on a phone, where they are folded away', async () => {
    await open('/routine-search?query=core&type=T%C3%A9cnico&category=Fuerza', { status: 200, body: [] });
    await expect.element(page.getByText('Con estos filtros no queda ninguna.')).toBeVisible();
    const toggle = page.getByRole('button', { name: 'Filtros (2)' });
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
    await toggle.click();
    await expect.element(page.getByRole('combobox', { name: 'Tipo' })).toHaveValue('Técnico');
    await expect.element(page.getByRole('combobox', { name: 'Categoría' })).toHaveValue('Fuerza');
  });
});

describe('hearts', () => {
  const add = `POST /routines/favorites/${idOf(1)}`;
  const remove = `DELETE /routines/favorites/${idOf(1)}`;
  const sent = (api: { calls: { call: string }[] }) =>
    api.calls.map(({ call }) => call).filter((call) => call.includes('favorites'));

  test('respond at once and announce the change', async () => {
    const api = await open('/routine-search?query=core');
    const later = Promise.withResolvers<FakeAnswer>();
    api.answers[add] = later.promise;
    await heart(1).click();
    await expect.element(heart(1)).toHaveAttribute('aria-pressed', 'true');
    await expect.element(page.getByText('Rutina añadida a favoritos')).not.toBeInTheDocument();
    later.resolve({ status: 204 });
    await expect.element(page.getByText('Rutina añadida a favoritos', { exact: true })).toBeVisible();
    api.answers[remove] = { status: 204 };
    await heart(1).click();
    await expect.element(page.getByText('Rutina eliminada de favoritos', { exact: true })).toBeVisible();
    await expect.element(heart(1)).toHaveAttribute('aria-pressed', 'false');
  });

  test('roll back when the server refuses, and say so', async () => {
    const api = await open('/routine-search?query=core');
    const later = Promise.withResolvers<FakeAnswer>();
    api.answers[add] = later.promise;
    await heart(1).click();
    await expect.element(heart(1)).toHaveAttribute('aria-pressed', 'true');
    later.resolve({ status: 500, body: {} });
    await expect.element(page.getByRole('alert')).toHaveTextContent('Error al actualizar favoritos');
    await expect.element(heart(1)).toHaveAttribute('aria-pressed', 'false');
  });

  test('two quick taps send one request at a time and end where the last tap was', async () => {
    const api = await open('/routine-search?query=core');
    const later = Promise.withResolvers<FakeAnswer>();
    api.answers[add] = later.promise;
    await expect.element(heart(1)).toBeVisible();
    const button = heart(1).element() as HTMLElement;
    button.click();
    button.click();
    await expect.element(heart(1)).toHaveAttribute('aria-pressed', 'false');
    expect(sent(api)).toEqual([add]);
    api.answers[remove] = { status: 204 };
    later.resolve({ status: 204 });
    await expect.element(page.getByText('Rutina eliminada de favoritos')).toBeVisible();
    expect(sent(api)).toEqual([add, remove]);
    await expect.element(heart(1)).toHaveAttribute('aria-pressed', 'false');
    expect(page.getByText('Rutina añadida a favoritos').query()).toBeNull();
  });

  test('an answer that was asked for before the tap does not take the heart back', async () => {
    const api = await open('/routine-search?query=core');
    const results = Promise.withResolvers<FakeAnswer>();
    await expect.element(heart(1)).toBeVisible();
    api.answers[search] = results.promise;
    await field().fill('globo');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Buscando...')).toBeVisible();
    api.answers[add] = { status: 204 };
    await heart(1).click();
    await expect.element(page.getByText('Rutina añadida a favoritos')).toBeVisible();
    results.resolve({ status: 200, body: [aRoutine(1), aRoutine(2)] });
    await expect.element(heart(2)).toHaveAttribute('aria-pressed', 'false');
    await expect.element(heart(1)).toHaveAttribute('aria-pressed', 'true');
  });

  test('disappear when the token expires on the page; the search continues', async () => {
    const api = await open('/routine-search?query=core');
    api.answers[add] = { status: 401, body: { message: 'Inicia sesión para continuar.' } };
    await heart(1).click();
    await expect.element(page.getByText('Error al actualizar favoritos')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Rutina 1' })).toBeVisible();
    await expect.element(heart(1)).not.toBeInTheDocument();
    const link = page.getByRole('link', { name: 'Iniciar Sesión' });
    await expect.element(link).toHaveAttribute('href', '/login?next=%2Froutine-search%3Fquery%3Dcore');
    const { isFavorite: _, ...visitors } = aRoutine(2);
    api.answers[search] = { status: 200, body: [visitors] };
    await field().fill('globo');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('heading', { name: 'Rutina 2' })).toBeVisible();
    await expect.element(heart(2)).not.toBeInTheDocument();
  });
});

test('by keyboard alone: search, heart, details', async () => {
  const api = await open('/routine-search');
  api.answers[`POST /routines/favorites/${idOf(1)}`] = { status: 204 };
  await expect.element(field()).toBeVisible();
  await userEvent.keyboard('{Tab}core{Enter}');
  await expect.element(heart(1)).toBeVisible();
  await expect.element(field()).toHaveFocus();
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(page.getByRole('button', { name: 'Filtros' })).toHaveFocus();
  await userEvent.keyboard('{Tab} ');
  await expect.element(heart(1)).toHaveAttribute('aria-pressed', 'true');
  await expect.element(heart(1)).toHaveFocus();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(place()).toHaveTextContent(`/routines/${idOf(1)}`);
});
