import { each } from '@bandeja/domain/testing/each';
import '#styles/index.css';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FigureLoop } from '#ui/figure/figure-loop.tsx';
import { FigurePlayer } from '#ui/figure/figure-player.tsx';
import { figureFixture } from '#ui/figure/testing/figure.ts';

const steps = ['Separa los pies.', 'Lleva la cadera atrás.'];
const framesLater = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

async function media(value: 'reduce' | 'no-preference') {
  // its methods are typed by the provider, which this package does not import
  const devtools = cdp() as unknown as { send: (method: string, params: object) => Promise<unknown> };
  await devtools.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
}

const thigh = () => document.querySelector('path.m-work')?.getAttribute('d');

async function show() {
  await render(
    <FigurePlayer figure={figureFixture} title="Sentadilla" steps={steps} mistakes={['Rodillas que se juntan.']} />,
  );
}

test('is still at its first step until it is played, and can be stopped', async () => {
  await show();
  await expect.element(page.getByRole('region', { name: 'Dibujo animado: Sentadilla' })).toBeVisible();
  const first = thigh();
  await page.getByRole('button', { name: 'Reproducir' }).click();
  await expect.poll(thigh).not.toBe(first);
  await page.getByRole('button', { name: 'Parar', exact: true }).click();
  const stopped = thigh();
  await framesLater();
  expect(thigh()).toBe(stopped);
});

test('while it is played the list says which posture it has reached', async () => {
  await show();
  const list = page.getByRole('list', { name: 'Posturas' });
  await page.getByRole('button', { name: 'Reproducir' }).click();
  for (const step of [/Lleva la cadera/, /Separa los pies/])
    await expect
      .element(list.getByRole('button', { name: step }), { timeout: 10_000 })
      .toHaveAttribute('aria-current', 'step');
});

test('a frame is drawn into the paths that are there, and a posture chosen afterwards is whole', async () => {
  await show();
  const [svg] = document.querySelectorAll('svg.bg-court');
  const before = svg?.firstElementChild;
  const first = thigh();
  await page.getByRole('button', { name: 'Reproducir' }).click();
  await expect.poll(thigh).not.toBe(first);
  await page
    .getByRole('list', { name: 'Posturas' })
    .getByRole('button', { name: /Separa/ })
    .click();
  expect(thigh()).toBe(first);
  expect(svg?.firstElementChild).toBe(before);
  await framesLater();
  expect(thigh()).toBe(first);
});

test('each posture is shown with the step of the card, and said', async () => {
  await show();
  const first = thigh();
  const list = page.getByRole('list', { name: 'Posturas' });
  await expect.element(list.getByRole('button', { name: /Separa los pies/ })).toHaveAttribute('aria-current', 'step');
  await page.getByRole('button', { name: 'Postura siguiente' }).click();
  expect(thigh()).not.toBe(first);
  await expect.element(page.getByRole('status')).toHaveTextContent('Postura 2 de 2: Lleva la cadera atrás.');
  expect(document.querySelectorAll('path.m-arrow')).toHaveLength(1);
  expect(document.querySelectorAll('path.m-ghost').length).toBeGreaterThan(5);
});

test('a card with fewer steps than the figure names lists those it has', async () => {
  await render(<FigurePlayer figure={figureFixture} title="Sentadilla" steps={steps.slice(0, 1)} mistakes={[]} />);
  const list = page.getByRole('list', { name: 'Posturas' });
  await expect.element(list.getByRole('button', { name: /Separa los pies/ })).toBeVisible();
  expect(list.getByRole('button').elements()).toHaveLength(1);
});

test('the commonest mistake is crossed out beside its sentence', async () => {
  await show();
  await expect.element(page.getByText('Rodillas que se juntan.')).toBeVisible();
  expect(document.querySelectorAll('path.m-cross')).toHaveLength(1);
  expect(document.querySelectorAll('path.m-bad')).toHaveLength(2);
});

describe('where less motion is wanted', () => {
  beforeEach(() => media('reduce'));
  afterEach(() => media('no-preference'));

  test('the player shows its postures one by one and offers no playing', async () => {
    await show();
    const first = thigh();
    expect(page.getByRole('button', { name: 'Reproducir' }).elements()).toEqual([]);
    await page.getByRole('button', { name: 'Postura siguiente' }).click();
    await expect.poll(thigh).not.toBe(first);
  });

  test('a picture that moves elsewhere stays still, and says what it shows', async () => {
    await render(<FigureLoop figure={figureFixture} width={88} height={80} isMoving label="Dibujo: Sentadilla" />);
    await expect.element(page.getByRole('img', { name: 'Dibujo: Sentadilla' })).toBeVisible();
    const first = thigh();
    await framesLater();
    expect(thigh()).toBe(first);
  });
});

test('the same picture moves where motion is welcome', async () => {
  await render(<FigureLoop figure={figureFixture} width={88} height={80} isMoving />);
  const first = thigh();
  await expect.poll(thigh).not.toBe(first);
});

test('the drawing fits into its picture', async () => {
  await show();
  each(document.querySelectorAll('svg.bg-court'), 1, (svg) => {
    const frame = svg.getBoundingClientRect();
    each(svg.querySelectorAll('.m-near, .m-work, .m-far, .m-bad'), 3, (path) => {
      const { left, right, top, bottom } = path.getBoundingClientRect();
      expect(left).toBeGreaterThanOrEqual(frame.left - 1);
      expect(right).toBeLessThanOrEqual(frame.right + 1);
      expect(top).toBeGreaterThanOrEqual(frame.top - 1);
      expect(bottom).toBeLessThanOrEqual(frame.bottom + 1);
    });
  });
});
