import { each } from '@bandeja/domain/testing/each';
import '#styles/index.css';
import { timelineOf } from '@bandeja/drawing/drills/timeline';
import { drillFixture } from '@bandeja/drawing/testing/drill-fixture';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DrillPlayer } from '#ui/court/drill/drill-player.tsx';
import { axeFindings } from '#ui/testing/axe-findings.ts';

const timeline = timelineOf(drillFixture);
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const current = () => document.querySelector('[aria-current="step"]')?.textContent;
const ball = () => document.querySelector('circle.g-ball')?.getAttribute('cx');
const announced = () => page.getByRole('status');

const player = () => render(<DrillPlayer drill={drillFixture} title="Salida de pared" />);
const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
});
afterEach(async () => {
  vi.useRealTimers();
  delete document.documentElement.dataset.theme;
  await page.viewport(390, 844);
});

async function media(value: 'reduce' | 'no-preference') {
  // its methods are typed by the provider, which this package does not import
  const devtools = cdp() as unknown as { send: (method: string, params: object) => Promise<unknown> };
  await devtools.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
}

describe('playing', () => {
  test('begins as the taught stroke and does nothing by itself', async () => {
    await player();
    expect(current()).toContain('Golpea un globo cuando baje');
    expect(vi.getTimerCount()).toBe(0);
    const before = ball();
    pass(10);
    expect(ball()).toBe(before);
  });

  test('plays once from the first phase to the last, then offers to repeat', async () => {
    await player();
    await button('Reproducir').click();
    await expect.element(button('Pausa')).toBeVisible();
    expect(current()).toContain('Deja que la bola toque el cristal');
    const before = ball();
    pass(0.5);
    await expect.poll(ball).not.toBe(before);
    pass(timeline.steps[1]?.start ?? 0);
    await expect.poll(current).toContain('Golpea un globo cuando baje');
    pass(timeline.seconds);
    await expect.element(button('Repetir')).toBeVisible();
    expect(current()).toContain('Recupera el sitio');
    await expect.poll(() => vi.getTimerCount()).toBe(0);
    await button('Repetir').click();
    await expect.poll(current).toContain('Deja que la bola toque el cristal');
  });

  test('pauses where it is and goes on from there', async () => {
    await player();
    await button('Reproducir').click();
    pass(0.4);
    await button('Pausa').click();
    await expect.poll(() => vi.getTimerCount()).toBe(0);
    const paused = ball();
    pass(5);
    expect(ball()).toBe(paused);
    await button('Reproducir').click();
    expect(current()).toContain('Deja que la bola toque el cristal');
    pass(0.1);
    await expect.poll(ball).not.toBe(paused);
  });

  test('at half the speed it takes twice as long', async () => {
    await player();
    await button('0,5×').click();
    await expect.element(button('0,5×')).toHaveAttribute('aria-pressed', 'true');
    await button('Reproducir').click();
    await expect.element(button('Pausa')).toBeVisible();
    pass(timeline.seconds * 1.5);
    await expect.element(button('Pausa')).toBeVisible();
    pass(timeline.seconds);
    await expect.element(button('Repetir')).toBeVisible();
  });

  test('stops when it is scrolled out of sight', async () => {
    await render(
      <>
        <DrillPlayer drill={drillFixture} title="Salida de pared" />
        <div style={{ height: 3000 }} />
      </>,
    );
    await button('Reproducir').click();
    await expect.element(button('Pausa')).toBeVisible();
    document.documentElement.scrollTo(0, 2500);
    await expect.poll(() => page.getByText('Pausa', { exact: true }).elements()).toEqual([]);
    await expect.poll(() => vi.getTimerCount()).toBe(0);
    document.documentElement.scrollTo(0, 0);
  });

  test('on paper it is a whole phase', async () => {
    await player();
    await button('Reproducir').click();
    await expect.element(button('Pausa')).toBeVisible();
    dispatchEvent(new Event('beforeprint'));
    expect(page.getByText('Pausa', { exact: true }).elements()).toEqual([]);
    expect(document.querySelectorAll('.g-flight')).toHaveLength(3);
  });

  test('leaves nothing running behind', async () => {
    const screen = await player();
    await button('Reproducir').click();
    await expect.element(button('Pausa')).toBeVisible();
    await expect.poll(() => vi.getTimerCount()).toBe(1);
    await screen.unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('stepping', () => {
  test('goes to the neighbouring phase, says it, and stops at both ends', async () => {
    await player();
    await expect.element(announced()).toHaveTextContent('');
    await button('Fase siguiente').click();
    expect(current()).toContain('Recupera el sitio');
    await expect.element(announced()).toHaveTextContent('Fase 3 de 3: Recupera el sitio');
    await expect.element(button('Fase siguiente')).toHaveAttribute('aria-disabled', 'true');
    await button('Fase anterior').click();
    await button('Fase anterior').click();
    await expect.element(announced()).toHaveTextContent('Fase 1 de 3: Deja que la bola toque el cristal');
    await expect.element(button('Fase anterior')).toHaveAttribute('aria-disabled', 'true');
  });

  test('by keyboard alone', async () => {
    await player();
    await userEvent.tab();
    await expect.element(button('Fase anterior')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(current()).toContain('Deja que la bola toque el cristal');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect.element(button('Pausa')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect.element(button('Reproducir')).toHaveFocus();
  });

  test('a phase of the list is shown whole; playing goes on from it', async () => {
    await player();
    await page.getByRole('list', { name: 'Fases' }).getByRole('button').nth(2).click();
    await expect.element(announced()).toHaveTextContent('Fase 3 de 3: Recupera el sitio');
    await button('Reproducir').click();
    await expect.element(button('Pausa')).toBeVisible();
    expect(current()).toContain('Recupera el sitio');
  });

  test('playing announces nothing', async () => {
    await player();
    await button('Fase anterior').click();
    await button('Reproducir').click();
    await expect.element(announced()).toHaveTextContent('');
    pass((timeline.steps[1]?.start ?? 0) + 0.2);
    await expect.poll(current).toContain('Golpea un globo cuando baje');
    await expect.element(announced()).toHaveTextContent('');
  });
});

describe('where motion is not wanted', () => {
  beforeEach(() => media('reduce'));
  afterEach(() => media('no-preference'));

  test('there are only still pictures, one a phase', async () => {
    await player();
    await expect.element(button('Fase siguiente')).toBeVisible();
    expect(page.getByRole('button', { name: 'Reproducir' }).elements()).toEqual([]);
    expect(page.getByRole('group', { name: 'Velocidad' }).elements()).toEqual([]);
    await button('Fase siguiente').click();
    expect(current()).toContain('Recupera el sitio');
    expect(vi.getTimerCount()).toBe(0);
  });
});

test('less motion asked for while it plays: it stops', async () => {
  await player();
  await button('Reproducir').click();
  await expect.element(button('Pausa')).toBeVisible();
  await media('reduce');
  await expect.poll(() => vi.getTimerCount()).toBe(0);
  await expect.poll(() => document.querySelectorAll('.g-flight').length).toBe(3);
  await media('no-preference');
});

test('from above it keeps its place and its size', async () => {
  await player();
  const size = () => document.querySelector('svg.scene')?.getBoundingClientRect().toJSON();
  const [before, place] = [size(), ball()];
  await button('Desde arriba').click();
  await expect.poll(ball).not.toBe(place);
  expect(size()).toEqual(before);
});

describe.each(['light', 'dark'])('%s', (theme) => {
  test.each([320, 1440])('no finding of axe, nothing sticks out, targets of 44 px: %i px', async (width) => {
    await page.viewport(width, 900);
    document.documentElement.dataset.theme = theme;
    document.documentElement.lang = 'es';
    document.title = 'Dibujo';
    await render(
      <main className="wrap">
        <h1>Salida</h1>
        <DrillPlayer drill={drillFixture} title="Salida de pared" />
      </main>,
    );
    await document.fonts.ready;
    expect(await axeFindings()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    each(document.querySelectorAll('button'), 3, (control) => {
      const { width: wide, height } = control.getBoundingClientRect();
      expect(Math.min(wide, height), control.textContent ?? '').toBeGreaterThanOrEqual(44);
    });
  });
});
