import '#styles/index.css';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ScoreBoard } from '#features/matches/score-board.tsx';

beforeEach(() => localStorage.clear());
afterEach(async () => {
  document.documentElement.style.fontSize = '';
  await page.viewport(390, 844);
});

const board = (
  <MemoryRouter>
    <ScoreBoard userId="lucia" />
  </MemoryRouter>
);
const ourPoint = (points: string) =>
  page.getByRole('button', { name: new RegExp(`^Punto para nosotros. Van ${points},`) });

test('a double tap on a half is one point', async () => {
  await render(board);
  await ourPoint('0').dblClick();
  await expect.element(ourPoint('15')).toBeVisible();
});

test.each([
  [320, 640, ''],
  [390, 844, ''],
  [390, 844, '200%'],
])('the court keeps its height and its figures their places (%i × %i %s)', async (width, height, fontSize) => {
  await page.viewport(width, height);
  document.documentElement.style.fontSize = fontSize;
  await render(board);
  const half = ourPoint('0').element();
  expect(half.getBoundingClientRect().height).toBeGreaterThan(height * 0.3);
  const [figure, names] = [...half.querySelectorAll(':scope > [aria-hidden]')].map((part) =>
    part.getBoundingClientRect(),
  );
  expect(figure?.bottom).toBeLessThan(names?.top ?? 0);
  for (const name of ['Deshacer', 'Lados', 'Terminar']) {
    expect(page.getByRole('button', { name, exact: true }).element().getBoundingClientRect().height).toBe(56);
  }
});

const points = (text: string) => [...text].map((each) => (each === 'u' ? 'us' : 'them'));

test.each([
  ['uuutttu'.slice(0, 6), 'Punto de oro', '40'],
  ['uuuutttt'.repeat(6), 'Tie-break', '0'],
  ['uuuu', 'Cambio de lado', '0'],
  ['uuuu'.repeat(12), 'Partido para nosotros', ''],
])('after %s the net says «%s»', async (text, shownText, called) => {
  const board = { points: points(text), firstServer: 'us', begunAt: Date.now(), isSwapped: false };
  const format = { goldenPoint: true, shortDecider: false, setsToWin: 2 };
  localStorage.setItem('bandeja.match.lucia.board', JSON.stringify({ ...board, format }));
  await render(
    <MemoryRouter>
      <ScoreBoard userId="lucia" />
    </MemoryRouter>,
  );
  await expect.element(page.getByRole('status')).toHaveTextContent(shownText);
  if (called !== '') await expect.element(ourPoint(called)).toBeVisible();
});

const storedBoard = () => JSON.parse(localStorage.getItem('bandeja.match.lucia.board') ?? '{}');
const theirPoint = page.getByRole('button', { name: /^Punto para ellos/ });
const question = page.getByText('¿Cómo se perdió?');

test('a lost point asks how, never in the way of the next one, and its tag goes with it', async () => {
  await render(board);
  await ourPoint('0').click();
  expect(question.query()).toBeNull();
  await theirPoint.click();
  await expect.element(question).toBeVisible();
  await page.getByRole('button', { name: 'Globo', exact: true }).click();
  expect(question.query()).toBeNull();
  await expect.element(page.getByRole('button', { name: 'Terminar', exact: true })).toBeVisible();
  // the court counts on while the question stands
  await theirPoint.click();
  await ourPoint('15').click();
  expect(question.query()).toBeNull();
  await theirPoint.click();
  await page.getByRole('button', { name: 'Ganador suyo', exact: true }).click();
  expect(storedBoard()).toMatchObject({ points: points('uttut'), lost: { 1: 'lob', 4: 'winner' } });
  await page.getByRole('button', { name: 'Deshacer', exact: true }).click();
  expect(storedBoard().lost).toEqual({ 1: 'lob' });
  await theirPoint.click();
  await page.getByRole('button', { name: 'Seguir sin etiqueta' }).click();
  await expect.element(page.getByRole('button', { name: 'Lados', exact: true })).toBeVisible();
});

test.each([
  [320, 640],
  [844, 390],
  [640, 320],
])('on a phone of %i × %i both halves keep their size while the question stands', async (width, height) => {
  await page.viewport(width, height);
  await render(board);
  await theirPoint.click();
  await expect.element(question).toBeVisible();
  const [ours, theirs] = [ourPoint('0'), theirPoint].map((half) => half.element().getBoundingClientRect());
  expect(ours?.height).toBe(theirs?.height);
  expect((ours?.width ?? 0) * (ours?.height ?? 0)).toBeGreaterThan(150 * 150);
  for (const name of ['Red', 'Cristal', 'Globo', 'Resto', 'Error no forzado', 'Ganador suyo', 'Seguir sin etiqueta']) {
    const button = page.getByRole('button', { name, exact: true }).element().getBoundingClientRect();
    expect(button.height).toBeGreaterThanOrEqual(44);
    expect(button.bottom).toBeLessThanOrEqual(height);
    expect(button.right).toBeLessThanOrEqual(width);
  }
});

test('a board of a former version goes on, its points without tags', async () => {
  const former = { points: points('ut'), firstServer: 'us', begunAt: Date.now(), isSwapped: false };
  const format = { goldenPoint: true, shortDecider: false, setsToWin: 2 };
  localStorage.setItem('bandeja.match.lucia.board', JSON.stringify({ ...former, format }));
  await render(board);
  await page.getByRole('button', { name: 'Red', exact: true }).click();
  expect(storedBoard()).toMatchObject({ points: points('ut'), lost: { 1: 'net' } });
});
