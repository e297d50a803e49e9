import '#styles/index.css';
import { localDateIn } from '@bandeja/domain/calendar/dates';
import { ratedStrokes } from '@bandeja/domain/strokes/vocabulary';
import { each } from '@bandeja/domain/testing/each';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { FakeAnswer } from '#features/auth/testing/fake-api.ts';
import { periodOf } from '#features/progress/model.ts';
import { reportReached } from '#lib/connection.ts';
import { timeZone } from '#lib/time-zone.ts';
import { expectValid } from '#pages/testing/inspect.tsx';
import { answered, aProgress, nothing, ProgressAtHome, progressServer } from '#pages/testing/progress.tsx';

const today = localDateIn(timeZone, new Date());
const fourWeeks = periodOf('4', today);

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(async () => {
  localStorage.clear();
  vi.restoreAllMocks();
  document.documentElement.removeAttribute('data-theme');
  await page.viewport(390, 844);
});

test('shows the four weeks until today: totals, arcs, kinds, marks, and how each is computed', async () => {
  const api = progressServer(answered(aProgress(fourWeeks, 4)));
  await render(<ProgressAtHome />);
  await expect
    .element(page.getByText('Esta semana llevas 60 de los 120 min que marca tu plan.', { exact: true }))
    .toBeVisible();
  await expect.element(page.getByText(/25 % más que el periodo anterior/)).toBeVisible();
  await expect.element(page.getByText(/0,6 puntos más que el periodo anterior/)).toBeVisible();
  await expect.element(page.getByText(/En kilos, el máximo estimado a una repetición\./)).toBeVisible();
  await expect.element(page.getByText('26,7 kg', { exact: true })).toBeVisible();
  await expect.element(page.getByText('+2,7')).toBeVisible();
  await expect.element(page.getByText(/^Lo último que has apuntado: 69,8 kg, el \d+ de \w+\.$/)).toBeVisible();
  await expect.element(page.getByText('2:10', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/un 50 % más que la mayor hasta entonces/)).toBeVisible();
  await expect
    .element(page.getByText('En 3 de 4 sesiones el esfuerzo es el habitual de su tipo, no el tuyo.'))
    .toBeVisible();
  const asked = api.calls.filter(({ call }) => call === 'POST /graphql');
  expect(asked.map(({ body, token }) => [(body as { variables: unknown }).variables, token])).toEqual([
    [fourWeeks, 'Bearer a-token'],
  ]);
});

test('every drawing is there as a table too', async () => {
  progressServer(answered(aProgress(fourWeeks, 4)));
  await render(<ProgressAtHome />);
  for (const title of [
    'Minutos por semana',
    'Minutos por tipo',
    'Carga',
    'Puntuación de tus sesiones',
    'Mejores marcas',
  ]) {
    await page.getByRole('button', { name: `Ver como tabla: ${title}` }).click();
    await expect.element(page.getByRole('table', { name: `${title}, en cifras` })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Ver como gráfico: Carga' }).click();
  await expect.element(page.getByRole('img', { name: /^Carga por semana/ })).toBeVisible();
});

test('another period asks for it and shows the year as a map', async () => {
  const api = progressServer(answered(aProgress(fourWeeks, 4)));
  await render(<ProgressAtHome />);
  await expect.element(page.getByRole('heading', { name: 'Carga' })).toBeVisible();
  const year = periodOf('52', today);
  api.answers['POST /graphql'] = answered(aProgress(year, 52));
  await page.getByRole('button', { name: '1 año' }).click();
  await expect.element(page.getByRole('img', { name: 'Días entrenados en el último año: 52' })).toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Este mes y el anterior' })).toBeVisible();
  await expect.element(page.getByText('300 UA', { exact: true }).first()).toBeInTheDocument();
});

test('while another period loads, the figures of the one before are marked as such and keep their height', async () => {
  const api = progressServer(answered(aProgress(fourWeeks, 4)));
  await render(<ProgressAtHome />);
  await expect.element(page.getByText('En 3 de 4 sesiones', { exact: false })).toBeVisible();
  const { promise, resolve } = Promise.withResolvers<FakeAnswer>();
  api.answers['POST /graphql'] = promise;
  const heightBefore = document.body.scrollHeight;
  const figures = () => page.getByRole('region', { name: 'Resumen del periodo' }).element().closest('[aria-busy]');
  expect(figures()).toHaveAttribute('aria-busy', 'false');
  const other = page.getByRole('button', { name: '12 semanas' });
  expect(other.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await other.click();
  await expect.element(page.getByRole('status').filter({ hasText: /^Cargando 12 semanas\.\.\.$/ })).toBeVisible();
  expect(figures()).toHaveAttribute('aria-busy', 'true');
  await expect.poll(() => figures() && getComputedStyle(figures() as Element).opacity).toBe('0.4');
  expect(document.body.scrollHeight).toBe(heightBefore);
  resolve(answered(aProgress(periodOf('12', today), 12)));
  await expect.element(page.getByText('En 11 de 12 sesiones', { exact: false })).toBeVisible();
  expect(figures()).toHaveAttribute('aria-busy', 'false');
  expect(page.getByText('Cargando 12 semanas...').elements()).toEqual([]);
});

test('sessions per week come from the weeks that are over, and no figure breaks at 320 px', async () => {
  await page.viewport(320, 800);
  const progress = aProgress(periodOf('4', today), 4);
  const weeks = progress.weeks.map((week, index) => ({ ...week, sessions: index === 3 ? 0 : 3 }));
  const totals = { ...progress.totals, sessions: 9, minutes: 10_125 };
  progressServer(answered({ ...progress, weeks, totals }));
  await render(<ProgressAtHome />);
  await expect.element(page.getByText('3 por semana', { exact: true })).toBeVisible();
  const figure = page.getByText('10.125', { exact: true }).element();
  const lineHeight = Number.parseFloat(getComputedStyle(figure).lineHeight);
  expect(figure.getBoundingClientRect().height).toBeLessThan(1.5 * lineHeight);
});

test('with doubled text no word of a table breaks, and a figure keeps its unit beside it', async ({
  onTestFinished,
}) => {
  onTestFinished(() => {
    document.documentElement.style.removeProperty('font-size');
    vi.useRealTimers();
  });
  document.documentElement.style.fontSize = '200%';
  await page.viewport(390, 844);
  // on the first of a month there is no table of the month beside the one before
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z'), toFake: ['Date'] });
  progressServer(answered(aProgress(periodOf('52', '2026-11-20'), 52)));
  await render(<ProgressAtHome />);
  await page.getByRole('button', { name: 'Ver como tabla: Mejores marcas' }).click();
  const linesOf = (element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  };
  expect(linesOf(page.getByRole('rowheader', { name: 'Sesiones', exact: true }).element())).toBe(1);
  expect(
    linesOf(
      page
        .getByRole('cell', { name: /\d kg$/ })
        .first()
        .element(),
    ),
  ).toBe(1);
});

test('a year with one day names the missing data: sessions count from its week, no month before, one weight', async () => {
  const progress = aProgress(periodOf('52', today), 52);
  const weeks = progress.weeks.map((week, index) => ({ ...week, sessions: index === 51 ? 1 : 0 }));
  const weights = [{ date: '2026-11-20', kilograms: 76.4 }];
  const totals = { ...progress.totals, sessions: 1 };
  progressServer(answered({ ...progress, weeks, weights, totals, days: [], previous: null }));
  await render(<ProgressAtHome />);
  await expect.element(page.getByText('1 por semana', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/Aún no hay con qué comparar/)).toBeVisible();
  await expect.element(page.getByText(/^76,4 kg el 20 de noviembre\. Con otro día/)).toBeVisible();
});

test('every side of the radar has its whole name beside it, on a phone and a desktop', async () => {
  const strokes = ratedStrokes.map((stroke) => ({ stroke, level: 4, ratedOn: today, before: 3 }));
  progressServer(answered(aProgress(fourWeeks, 4, { strokes })));
  await render(<ProgressAtHome />);
  for (const width of [390, 1440]) {
    await page.viewport(width, 900);
    const radar = page.getByRole('img', { name: /^Tus golpes de 1 a 5/ });
    await expect.element(radar).toBeVisible();
    const box = radar.element().getBoundingClientRect();
    each([...radar.element().querySelectorAll('text')], 8, (label) => {
      const { left, right } = label.getBoundingClientRect();
      expect([left >= box.left, right <= box.right]).toEqual([true, true]);
    });
  }
});

test('the weeks fill a phone, and the figure of the running one stays whole', async () => {
  const progress = aProgress(fourWeeks, 4);
  const weeks = progress.weeks.map((week) => ({ ...week, minutes: 196, plannedMinutes: 1245 }));
  progressServer(answered({ ...progress, weeks }));
  await render(<ProgressAtHome />);
  const region = page.getByRole('region', { name: 'Minutos por semana, dibujo' });
  await expect.element(region.getByText('196 de 1245')).toBeVisible();
  const label = region.getByText('196 de 1245').element().getBoundingClientRect();
  const { right } = region.element().getBoundingClientRect();
  expect(label.right).toBeLessThanOrEqual(right + 1);
  expect(label.right).toBeGreaterThan(right - 12);
});

test('a plan with four weeks says what it holds back', async () => {
  progressServer(answered(aProgress(fourWeeks, 4, { isLimited: true })));
  await render(<ProgressAtHome />);
  await expect.element(page.getByText('Tu plan muestra cuatro semanas', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Ver planes' })).toHaveAttribute('href', '/subscription');
});

test('a plan with four weeks calls no mark the first, no weeks the year, and names the period it does not show', async () => {
  const hidden = { isLimited: true, hidesEarlier: true, previous: null };
  const progress = aProgress(fourWeeks, 4, hidden);
  const bests = progress.bests.map((best) => ({ ...best, before: null }));
  progressServer(answered({ ...progress, bests }));
  await render(<ProgressAtHome />);
  await page.getByRole('button', { name: '1 año' }).click();
  await expect.element(page.getByText('Tu plan no muestra el periodo anterior')).toBeVisible();
  await expect.element(page.getByText('26,7 kg', { exact: true })).toBeVisible();
  expect(page.getByText('Primera', { exact: true }).elements()).toEqual([]);
  expect(page.getByRole('heading', { name: 'Tu año' }).elements()).toEqual([]);
});

test('without a session it names the missing data instead of drawing nothing', async () => {
  progressServer(answered(aProgress(fourWeeks, 4, nothing)));
  await render(<ProgressAtHome />);
  await expect.element(page.getByRole('heading', { name: 'Aún no hay sesiones en este periodo' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Ir a tu semana' })).toHaveAttribute('href', '/dashboard');
  expect(page.getByRole('img', { name: /^Minutos por semana/ }).elements()).toEqual([]);
});

test('one session without score or marks names the missing data', async () => {
  progressServer(answered(aProgress(fourWeeks, 1, { scores: [], bests: [], previous: null, spike: null })));
  await render(<ProgressAtHome />);
  await expect.element(page.getByText(/Ninguna sesión de este periodo tiene puntuación./)).toBeVisible();
  await expect.element(page.getByText(/Marca tus series en la sesión en vivo/)).toBeVisible();
  await expect.element(page.getByText('Sin periodo anterior con el que comparar')).toBeVisible();
  await expect.element(page.getByText(/Con otra sesión en 30 días verás/)).toBeVisible();
});

test('a session of no minute draws no empty axes: it names the missing data', async () => {
  const { totals } = aProgress(fourWeeks, 1);
  progressServer(answered(aProgress(fourWeeks, 1, { totals: { ...totals, sessions: 1, minutes: 0 } })));
  await render(<ProgressAtHome />);
  await expect.element(page.getByText(/^Lo que has hecho no llega a un minuto/)).toBeVisible();
  for (const name of ['Minutos por semana', 'Minutos por tipo', 'Carga'])
    expect(page.getByRole('heading', { name }).elements()).toEqual([]);
});

test('a period before that was nearly empty is named, not turned into a percentage', async () => {
  const progress = aProgress(fourWeeks, 4);
  const previous = { ...progress.totals, minutes: 20 };
  progressServer(answered({ ...progress, previous }));
  await render(<ProgressAtHome />);
  await expect.element(page.getByText('20 en el periodo anterior')).toBeVisible();
});

test('the sessions behind the figures can be taken along as CSV, in every plan', async () => {
  const api = progressServer(answered(aProgress(fourWeeks, 4, { isLimited: true })));
  api.answers['GET /account/sessions.csv'] = { status: 503, body: { message: 'Ahora no.', code: 'storage.full' } };
  await render(<ProgressAtHome />);
  await page.getByRole('button', { name: 'Descargar sesiones (CSV)' }).click();
  await expect.element(page.getByText('Ahora no.')).toBeVisible();
});

test('a failure offers to try again, and the second try may do', async () => {
  const api = progressServer('offline');
  await render(<ProgressAtHome />);
  await expect.element(page.getByText('Error al cargar tu progreso')).toBeVisible();
  api.answers['POST /graphql'] = answered(aProgress(fourWeeks, 4));
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
  await expect.element(page.getByText(/25 % más que el periodo anterior/)).toBeVisible();
});

test('is valid in every width and theme, drawings and tables', async () => {
  progressServer(answered(aProgress(periodOf('52', today), 52)));
  await expectValid(<ProgressAtHome />, [320, 390, 1440], async () => {
    await page.getByRole('button', { name: '1 año' }).click();
    await expect.element(page.getByRole('heading', { name: 'Tu año' })).toBeVisible();
    await page.getByRole('button', { name: 'Ver como tabla: Mejores marcas' }).click();
  });
});

test('data that could not be read without a network are read by themselves once it is back', async () => {
  const api = progressServer('offline');
  await render(<ProgressAtHome />);
  await expect.element(page.getByText('Error al cargar tu progreso')).toBeVisible();
  api.answers['POST /graphql'] = answered(aProgress(fourWeeks, 4));
  reportReached(true);
  await expect.element(page.getByRole('heading', { name: 'Carga' })).toBeVisible();
});
