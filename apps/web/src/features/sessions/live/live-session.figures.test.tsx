import '#styles/index.css';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { emptyDevice, fakeServer, renderLive } from '#features/sessions/live/testing/fake-server.tsx';
import { entryFixture, sessionFixture, sessionId } from '#features/sessions/live/testing/fixtures.ts';
import { figureFixture } from '#ui/figure/testing/figure.ts';

const address = `/training-session/${sessionId}`;
const running = (changes = {}) => sessionFixture({ currentExercise: 0, ...changes });
const button = (name: string) => page.getByRole('button', { name, exact: true });

beforeEach(async () => {
  await emptyDevice();
  await page.viewport(390, 844);
});

test('the figure is highlighted during a set; a rest shows the next one, not highlighted', async () => {
  const other = { ...figureFixture, work: ['head'] };
  const exercises = [entryFixture(0, { figure: figureFixture }), entryFixture(1, { figure: other })];
  fakeServer(running({ exercises }));
  await renderLive(address);
  const lit = () => document.querySelectorAll('path.m-work').length;
  const drawn = () => document.querySelectorAll('path.m-near').length;
  const coming = page.getByText('Después: Ejercicio número 2', { exact: true });
  await expect.poll(lit).toBe(2);
  await button('Completar serie 1').click();
  await expect.poll(lit).toBe(0);
  expect(drawn()).toBeGreaterThan(3);
  expect(coming.elements()).toEqual([]);
  await button('Saltar').click();
  await expect.poll(lit).toBe(2);
  await button('Completar serie 2').click();
  await expect.element(coming).toBeVisible();
  await expect.poll(drawn).toBeGreaterThan(3);
  expect(lit()).toBe(0);
  const box = page
    .getByRole('img', { name: /Ejercicio número 2/ })
    .element()
    .getBoundingClientRect();
  const label = coming.element().getBoundingClientRect();
  expect([label.left, label.right]).toEqual([box.left, box.right]);
  expect(label.top < box.bottom && label.bottom > box.bottom).toBe(true);
  const ground = document.querySelector('path.m-floor')?.getBoundingClientRect();
  expect(ground && ground.left <= box.left && ground.right >= box.right && ground.bottom >= box.bottom).toBe(true);
  await button('Saltar').click();
  await expect.poll(() => coming.elements().length).toBe(0);
  await button('Siguiente').click();
  await expect.poll(lit).toBe(1);
});

test('the next exercise stays in sight beside the last set, however many were done', async () => {
  const exercises = [entryFixture(0, { sets: 5, figure: figureFixture }), entryFixture(1, { figure: figureFixture })];
  fakeServer(running({ exercises }));
  await renderLive(address);
  const autoRest = page.getByRole('switch', { name: 'Descanso automático' });
  await expect.element(autoRest).toBeVisible();
  await autoRest.click();
  for (const set of [1, 2, 3, 4]) await button(`Completar serie ${set}`).click();
  await autoRest.click();
  await button('Completar serie 5').click();
  const rest = page.getByRole('heading', { name: 'Descanso' });
  await expect.element(rest).toBeVisible();
  const lastSet = page.getByRole('button', { name: /^Serie 5.*hecha/ });
  lastSet.element().scrollIntoView({ block: 'center' });
  expect(window.scrollY).toBeGreaterThan(100);
  const isInSight = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  await expect.poll(() => isInSight(page.getByText('Después: Ejercicio número 2').element())).toBe(true);
  await expect.poll(() => isInSight(lastSet.element())).toBe(true);
});
