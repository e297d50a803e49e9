import '#styles/index.css';
import type { ExerciseSummary } from '@bandeja/domain/exercises/contract';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { prerender } from 'react-dom/static';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { guest, VisitorContext } from '#features/auth/visitor-context.ts';
import { ExerciseLibrary } from '#features/exercises/library/exercise-library.tsx';
import { libraryPage } from '#features/exercises/library/library-page.ts';
import { aSummary } from '#features/exercises/library/testing/an-exercise.ts';
import { ExercisesPage } from '#pages/exercises.tsx';
import { expectValid } from '#pages/testing/inspect.tsx';

const here = window.location.href;
const exercises: ExerciseSummary[] = [
  aSummary(),
  aSummary({ name: 'Sentadilla', slug: 'sentadilla', equipment: [], strokes: ['todos'], muscleGroups: ['Piernas'] }),
  aSummary({
    name: 'Bandeja y recuperar la red',
    slug: 'bandeja-y-recuperar-la-red',
    categories: ['Funcionalidad'],
    equipment: ['pista', 'pala', 'bolas'],
    strokes: ['bandeja'],
    hasDrill: true,
  }),
];

const pageOf = (search = '') => libraryPage(exercises, search);
const asked: string[] = [];

beforeEach(() => {
  history.replaceState(null, '', '/exercises');
  asked.length = 0;
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const { pathname, search } = new URL(String(input), window.location.origin);
    asked.push(pathname + search);
    return new Response(`<script type="application/json" id="page-data">${JSON.stringify(pageOf(search))}</script>`);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', here);
});

async function open() {
  const data = pageOf(window.location.search);
  await render(<ExercisesPage data={data} />);
  await expect.poll(cards).toHaveLength(data.exercises.length);
}
const cards = () => Array.from(document.querySelectorAll('h3'), ({ textContent }) => textContent);
async function htmlOf(element: ReactNode): Promise<string> {
  const { prelude } = await prerender(element, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return new Response(prelude).text();
}

const headings = () => Array.from(document.querySelectorAll('h2'), ({ textContent }) => textContent);
const list = (name: string) => page.getByLabelText(name, { exact: true });
const count = () => page.getByRole('status');

describe('the library', () => {
  test('lists every exercise by section, each the way to its page', async () => {
    await open();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Ejercicios de pádel' })).toBeVisible();
    expect(headings()).toEqual(['Técnica y táctica', 'Fuerza', 'Llévalo a tu semana']);
    expect(cards()).toEqual(['Bandeja y recuperar la red', 'Face pull con goma', 'Sentadilla']);
    await expect
      .element(page.getByRole('link', { name: 'Face pull con goma' }))
      .toHaveAttribute('href', '/exercises/face-pull-con-goma');
    await expect.element(page.getByText('Dibujo animado', { exact: true })).toBeVisible();
    await expect.element(count()).toHaveTextContent('3 ejercicios');
    const section = page.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name: /^Fuerza/ });
    await expect.element(section).toHaveAttribute('href', '/exercises?categoria=Fuerza');
    expect(document.getElementById('fuerza')?.textContent).toBe('Fuerza');
  });

  test('has its list and breadcrumbs for machines', async () => {
    await open();
    const blocks = [...document.querySelectorAll('script[type="application/ld+json"]')].map((block) =>
      JSON.parse(block.textContent ?? ''),
    );
    expect(blocks.map((block) => block['@type'])).toEqual(['ItemList', 'BreadcrumbList']);
    expect(blocks[0].itemListElement[2].url).toBe(`${window.location.origin}/exercises/sentadilla`);
    expect(document.title).toBe('Ejercicios de pádel: fuerza, técnica y táctica · Bandeja');
  });

  test('shows a sentence when there is no data at all', async () => {
    await render(<ExercisesPage />);
    await expect
      .element(page.getByRole('heading', { name: 'La lista de ejercicios no está disponible ahora mismo.' }))
      .toBeVisible();
  });
});

describe('filters', () => {
  test('work at once, say how many are left, and stay in the address', async () => {
    await open();
    await list('Golpe').selectOptions('Bandeja');
    await expect.poll(cards).toEqual(['Bandeja y recuperar la red', 'Face pull con goma']);
    await expect.element(count()).toHaveTextContent('2 de 3 ejercicios');
    expect(window.location.search).toBe('?golpe=bandeja');
    await list('Material').selectOptions('Gomas');
    await expect.poll(cards).toEqual(['Face pull con goma']);
    expect(window.location.search).toBe('?golpe=bandeja&material=gomas');
    await page.getByRole('button', { name: 'Quitar filtros' }).click();
    await expect.poll(cards).toHaveLength(3);
    expect(window.location.search).toBe('');
    expect(asked).toEqual(['/exercises?golpe=bandeja', '/exercises?golpe=bandeja&material=gomas', '/exercises']);
    await expect.element(list('Categoría')).toHaveFocus();
  });

  test('are read from the address', async () => {
    history.replaceState(null, '', '/exercises?grupo=Piernas&utm_source=x');
    await open();
    expect(cards()).toEqual(['Sentadilla']);
    await expect.element(list('Grupo muscular')).toHaveValue('Piernas');
    expect(window.location.search).toBe('?grupo=Piernas&utm_source=x');
  });

  test('that leave nothing say so', async () => {
    history.replaceState(null, '', '/exercises?golpe=cuchara');
    await open();
    await expect.element(page.getByRole('heading', { name: 'Ningún ejercicio cumple todo eso.' })).toBeVisible();
    await expect.element(count()).toHaveTextContent('0 de 3 ejercicios');
    await expect.element(list('Golpe')).toHaveValue('cuchara');
  });

  test('chosen before the code was there count', async () => {
    const library = <ExerciseLibrary page={pageOf()} isPlayer={false} />;
    const place = document.createElement('div');
    place.innerHTML = await htmlOf(library);
    document.body.append(place);
    const early = place.querySelector<HTMLSelectElement>('select[name="grupo"]');
    if (early !== null) early.value = 'Piernas';
    const refused = vi.fn();
    const root = hydrateRoot(place, library, { onRecoverableError: refused });
    await expect.poll(cards).toEqual(['Sentadilla']);
    expect(window.location.search).toBe('?grupo=Piernas');
    expect(early?.value).toBe('Piernas');
    expect(refused).not.toHaveBeenCalled();
    root.unmount();
    place.remove();
  });

  test('leave the server’s list alone until something is chosen', async () => {
    const library = <ExerciseLibrary page={pageOf()} isPlayer={false} />;
    const place = document.createElement('div');
    place.innerHTML = await htmlOf(library);
    document.body.append(place);
    const card = place.querySelector('h3');
    const root = hydrateRoot(place, library);
    // React has taken over as soon as a list answers
    await list('Golpe').selectOptions('Bandeja');
    await expect.poll(cards).toEqual(['Bandeja y recuperar la red', 'Face pull con goma']);
    expect(card?.isConnected).toBe(false);
    await page.getByRole('button', { name: 'Quitar filtros' }).click();
    await expect.poll(cards).toHaveLength(3);
    root.unmount();
    place.remove();
  });

  test('are an ordinary form without scripts, and show the chosen values', async () => {
    // a parsed document runs no scripts: it includes the content of its <noscript>
    const html = await htmlOf(<ExercisesPage data={pageOf('?golpe=bandeja&texto=goma')} />);
    const place = new DOMParser().parseFromString(html, 'text/html');
    const form = place.querySelector('form');
    expect([form?.method, form?.getAttribute('action')]).toEqual(['get', '/exercises']);
    expect(form?.querySelector('button[type="submit"]')?.textContent).toBe('Buscar');
    const sent = new URLSearchParams(
      [...new FormData(form ?? undefined)].map(([name, value]) => [name, String(value)]),
    );
    expect(sent.toString()).toBe('texto=goma&categoria=&golpe=bandeja&material=&grupo=');
    expect(Array.from(place.querySelectorAll('h3'), ({ textContent }) => textContent)).toEqual(['Face pull con goma']);
  });
});

describe('pages', () => {
  const many = Array.from({ length: 100 }, (_, index) =>
    aSummary({ name: `Ejercicio ${index}`, slug: `ejercicio-${index}` }),
  );
  const links = () =>
    Array.from(document.querySelectorAll('[rel=prev], [rel=next]'), (link) => link.getAttribute('href'));

  test('hold a part of the library each, with the ways to the next and the one before', async () => {
    await render(<ExercisesPage data={libraryPage(many, '?pagina=2')} />);
    await expect.poll(cards).toHaveLength(48);
    expect(cards()[0]).toBe('Ejercicio 48');
    await expect.element(page.getByText('Página 2 de 3')).toBeVisible();
    await expect.element(count()).toHaveTextContent('100 ejercicios');
    await expect.element(page.getByRole('link', { name: 'Anterior' })).toHaveAttribute('href', '/exercises');
    await expect.element(page.getByRole('link', { name: 'Siguiente' })).toHaveAttribute('href', '/exercises?pagina=3');
    expect(new Set(links())).toEqual(new Set(['/exercises', '/exercises?pagina=3']));
    const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href');
    expect(canonical).toBe(`${window.location.origin}/exercises?pagina=2`);
  });

  test('keep the filter, and end with the last one', async () => {
    await render(<ExercisesPage data={libraryPage(many, '?pagina=9&categoria=Fuerza')} />);
    await expect.poll(cards).toHaveLength(4);
    await expect
      .element(page.getByRole('link', { name: 'Anterior' }))
      .toHaveAttribute('href', '/exercises?categoria=Fuerza&pagina=2');
    expect(page.getByRole('link', { name: 'Siguiente' }).elements()).toEqual([]);
    // search engines list the library once
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });
});

test('a guest is led to an account, a player to the plan', async () => {
  const as = (visitor: Parameters<typeof VisitorContext>[0]['value']) => (
    <VisitorContext value={visitor}>
      <ExercisesPage data={pageOf()} />
    </VisitorContext>
  );
  const { rerender } = await render(as(guest));
  await expect.element(page.getByRole('link', { name: /Crea tu cuenta/ })).toHaveAttribute('href', '/register');
  await expect
    .element(page.getByRole('link', { name: /Rutina gratis de 7 días/ }))
    .toHaveAttribute('href', '/rutina-padel-gratuita');
  await rerender(as({ status: 'player', user: null }));
  await expect.element(page.getByRole('link', { name: /Ir a mi plan/ })).toHaveAttribute('href', '/dashboard');
});

test('has no accessibility or layout errors in any width and theme', async () => {
  await expectValid(<ExercisesPage data={pageOf()} />, undefined, () => expect.poll(cards).toHaveLength(3));
});
