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
