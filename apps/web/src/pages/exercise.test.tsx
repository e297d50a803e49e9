import '#styles/index.css';
import type { Exercise } from '@bandeja/domain/exercises/contract';
import { drillFixture } from '@bandeja/drawing/testing/drill-fixture';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { anExercise, aSummary } from '#features/exercises/library/testing/an-exercise.ts';
import { ExercisePage } from '#pages/exercise.tsx';
import { expectValid } from '#pages/testing/inspect.tsx';

const related = [aSummary({ name: 'Remo con goma', slug: 'remo-con-goma' })];
const variations = [
  { _id: '2', slug: 'y-t-w-boca-abajo', name: 'Y-T-W boca abajo', difficulty: 'Intermedio' as const },
];
const withDrill = anExercise({
  name: 'Salida de pared de fondo',
  slug: 'salida-de-pared-de-fondo',
  hasDrill: true,
  drill: structuredClone(drillFixture) as Exercise['drill'],
  variations,
});

async function open(overrides: Partial<Exercise> = {}) {
  const screen = await render(<ExercisePage data={{ exercise: anExercise({ variations, ...overrides }), related }} />);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  return screen;
}

const link = (name: string) => page.getByRole('link', { name, exact: true });
const itemsOf = (section: string) =>
  Array.from(document.querySelectorAll(`section[aria-labelledby="${section}"] li`), ({ textContent }) => textContent);
const headings = () =>
  Array.from(document.querySelectorAll('h1, h2, h3'), ({ tagName, textContent }) => `${tagName} ${textContent}`);

afterEach(() => document.documentElement.removeAttribute('data-theme'));

describe('the page of an exercise', () => {
  test('says all of it, with headings in order', async () => {
    await open();
    await expect.element(page.getByRole('heading', { name: 'Llévalo a tu semana' })).toBeVisible();
    await expect
      .poll(headings)
      .toEqual([
        'H1 Face pull con goma',
        'H2 En resumen',
        'H2 Cómo se hace',
        'H2 Errores comunes',
        'H2 Consejos',
        'H2 Qué mejora en tu juego',
        'H2 Qué vigilar',
        'H2 Variaciones',
        'H2 Ejercicios relacionados',
        'H3 Remo con goma',
        'H2 Llévalo a tu semana',
      ]);
    expect(itemsOf('pasos')).toEqual([
      'Ancla la goma a la altura de la cara.',
      'Tira hacia la frente.',
      'Vuelve despacio.',
    ]);
    expect(itemsOf('errores')).toEqual(['Encoger los hombros.']);
    await expect.element(page.getByText('3 × 15', { exact: true })).toBeVisible();
    await expect.element(page.getByText(/^3 series de 15 repeticiones, con .* de descanso\.$/)).toBeVisible();
    await expect.element(page.getByText('En casa y en la pista', { exact: true })).toBeVisible();
    await expect.element(page.getByText(/^Con molestias de hombro: con precaución/)).toBeVisible();
    await expect.element(page.getByText('Información general; no es consejo médico.', { exact: true })).toBeVisible();
  });

  test('links to the library, its variations and similar exercises', async () => {
    await open();
    await expect.element(link('Ejercicios')).toHaveAttribute('href', '/exercises');
    await expect.element(link('Fuerza')).toHaveAttribute('href', '/exercises?categoria=Fuerza');
    await expect.element(link('Hombros')).toHaveAttribute('href', '/exercises?grupo=Hombros');
    await expect.element(link('gomas')).toHaveAttribute('href', '/exercises?material=gomas');
    await expect.element(link('Bandeja')).toHaveAttribute('href', '/exercises?golpe=bandeja');
    await expect
      .element(page.getByRole('link', { name: /Y-T-W boca abajo/ }))
      .toHaveAttribute('href', '/exercises/y-t-w-boca-abajo');
    await expect.element(link('Remo con goma')).toHaveAttribute('href', '/exercises/remo-con-goma');
    await expect.element(page.getByRole('link', { name: /Crea tu cuenta/ })).toHaveAttribute('href', '/register');
  });

  test('leaves out what an exercise does not have', async () => {
    await open({ commonMistakes: [], tips: [], strokes: [], variations: [], equipment: [], cautionFor: [] });
    await expect.element(link('Sin material')).toHaveAttribute('href', '/exercises?material=ninguno');
    expect(headings()).not.toContain('H2 Errores comunes');
    expect(headings()).not.toContain('H2 Variaciones');
    expect(headings()).not.toContain('H2 Vídeo');
    await expect.element(page.getByText(/^No carga ninguna zona/)).toBeVisible();
  });

  test('has its steps and breadcrumbs for machines', async () => {
    await open();
    const [howTo, trail] = [...document.querySelectorAll('script[type="application/ld+json"]')].map((block) =>
      JSON.parse(block.textContent ?? ''),
    );
    expect(howTo).toMatchObject({ '@type': 'HowTo', name: 'Face pull con goma', inLanguage: 'es' });
    expect(howTo.step).toHaveLength(3);
    expect(howTo.step[0]).toEqual({ '@type': 'HowToStep', position: 1, text: 'Ancla la goma a la altura de la cara.' });
    expect(howTo.tool).toEqual([{ '@type': 'HowToTool', name: 'gomas' }]);
    expect(trail.itemListElement.map(({ item }: { item: string }) => new URL(item).pathname)).toEqual([
      '/',
      '/exercises',
      '/exercises/face-pull-con-goma',
    ]);
    expect(document.title).toBe('Face pull con goma: ejercicio de pádel · Bandeja');
  });

  test('shows a sentence when there is no data', async () => {
    await render(<ExercisePage />);
    await expect
      .element(page.getByRole('heading', { name: 'Este ejercicio no está disponible ahora mismo.' }))
      .toBeVisible();
  });
});

test('a drill is drawn, and can be played', async () => {
  await render(<ExercisePage data={{ exercise: withDrill, related }} />);
  await expect.element(page.getByRole('heading', { name: 'Así se ve en la pista' })).toBeVisible();
  await page.getByRole('button', { name: 'Reproducir' }).click();
  await expect.element(page.getByRole('button', { name: 'Pausa' })).toBeVisible();
  await expect
    .element(link('Técnica y táctica'))
    .toHaveAttribute('href', '/exercises?categoria=T%C3%A9cnica+y+t%C3%A1ctica');
});

describe('a video', () => {
  test('is fetched only after a tap, without cookies', async () => {
    await open({ videoUrl: 'https://youtu.be/abcdefghijk' });
    const play = page.getByRole('button', { name: 'Ver el vídeo' });
    await expect.element(play).toBeVisible();
    expect(document.querySelectorAll('iframe, video, img')).toHaveLength(0);
    await play.click();
    const frame = page.getByTitle('Vídeo: Face pull con goma');
    await expect.element(frame).toHaveAttribute('src', expect.stringContaining('www.youtube-nocookie.com/embed/'));
    await expect.element(frame).toHaveFocus();
  });
});

describe('has no accessibility or layout errors in any width and theme', () => {
  test.each([
    ['with a drawing', withDrill],
    ['with a video', anExercise({ videoUrl: 'https://vimeo.com/123', demands: ['jump', 'run'], variations })],
  ])('%s', async (_name, exercise) => {
    await expectValid(<ExercisePage data={{ exercise, related }} />, undefined, async () => {
      await expect.poll(() => document.querySelectorAll('h1, #pasos, #relacionados').length).toBe(3);
      await expect.poll(() => document.querySelectorAll('.court').length).toBe(1);
    });
  });
});
