import '#styles/index.css';
import { drillFixture } from '@bandeja/drawing/testing/drill-fixture';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ExerciseMedia } from '#features/sessions/live/screen/exercise-media.tsx';
import { useBackGuard } from '#features/sessions/live/use-back-guard.ts';
import { useWakeLock } from '#lib/use-wake-lock.ts';
import { figureFixture } from '#ui/figure/testing/figure.ts';

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'wakeLock');
});

describe('useWakeLock', () => {
  function fakeWakeLock(request: () => Promise<EventTarget>) {
    const asked = vi.fn(request);
    Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request: asked } });
    return asked;
  }
  function Screen({ active }: { active: boolean }) {
    return <p>{useWakeLock(active) ? 'encendida' : 'puede apagarse'}</p>;
  }

  test('asks when the session runs, and again after the system let go', async () => {
    const lock = Object.assign(new EventTarget(), { released: false, release: vi.fn(async () => {}) });
    const asked = fakeWakeLock(async () => Object.assign(lock, { released: false }));
    const screen = await render(<Screen active={false} />);
    expect(asked).not.toHaveBeenCalled();
    await screen.rerender(<Screen active />);
    await expect.poll(() => asked.mock.calls.length).toBe(1);
    lock.released = true;
    lock.dispatchEvent(new Event('release'));
    await expect.poll(() => asked.mock.calls.length).toBe(2);
    lock.released = true;
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => asked.mock.calls.length).toBe(3);
    await screen.unmount();
    expect(lock.release).toHaveBeenCalled();
  });

  test('says where it is not to be had', async () => {
    fakeWakeLock(() => Promise.reject(new DOMException('low battery', 'NotAllowedError')));
    await render(<Screen active />);
    await expect.element(page.getByText('puede apagarse')).toBeVisible();
  });
});

test('going back asks, and stays as long as the session runs', async () => {
  function Screen() {
    const [asked, setAsked] = useState(0);
    useBackGuard(true, () => setAsked((times) => times + 1));
    return <p>{`preguntado ${asked}`}</p>;
  }
  const router = createMemoryRouter(
    [
      { path: '/dashboard', element: <p>Dashboard</p> },
      { path: '/training-session/1', element: <Screen /> },
    ],
    { initialEntries: ['/dashboard', '/training-session/1'], initialIndex: 1 },
  );
  await render(<RouterProvider router={router} />);
  for (const times of [1, 2]) {
    await expect.poll(() => router.state.location.state).toEqual({ liveGuard: true });
    await router.navigate(-1);
    await expect.element(page.getByText(`preguntado ${times}`)).toBeVisible();
    expect(router.state.location.pathname).toBe('/training-session/1');
  }
});

async function unchanged(drawing: () => unknown) {
  const before = drawing();
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  return drawing() === before;
}

describe('video', () => {
  test('its frame comes only after the tap', async () => {
    await render(
      <ExerciseMedia name="Bandeja" videoUrl="https://vimeo.com/76979871" drill={null} figure={null} compact={false} />,
    );
    expect(document.querySelector('iframe')).toBeNull();
    await page.getByRole('button', { name: 'Ver vídeo del ejercicio' }).click();
    await expect.element(page.getByTitle('Vídeo: Bandeja')).toBeInTheDocument();
    expect(document.querySelector('iframe')?.src).toContain('https://player.vimeo.com/video/76979871');
  });

  test('without one, a drill is drawn, and moves after the tap', async () => {
    await render(<ExerciseMedia name="Bandeja" videoUrl={null} drill={drillFixture} figure={null} compact />);
    await page.getByRole('button', { name: 'Ver el dibujo del ejercicio' }).click();
    await expect.element(page.getByRole('region', { name: 'Dibujo animado: Bandeja' })).toBeVisible();
  });

  test('without a drill either, its figure moves at once and can be stopped', async () => {
    await render(<ExerciseMedia name="Sentadilla" videoUrl={null} drill={null} figure={figureFixture} compact />);
    await expect.element(page.getByRole('img', { name: 'Dibujo: Sentadilla' })).toBeVisible();
    const drawing = () => document.querySelector('path.m-work')?.getAttribute('d');
    await expect.poll(drawing).toBeTruthy();
    const first = drawing();
    await expect.poll(drawing).not.toBe(first);
    await page.getByRole('button', { name: 'Parar el dibujo' }).click();
    await expect.poll(drawing).toBe(first);
    await expect.element(page.getByRole('button', { name: 'Mover el dibujo' })).toBeVisible();
  });

  test.each([true, false])(
    'film, drill and figure are of one height, before and after they are there (compact %s)',
    async (compact) => {
      const media = { name: 'Bandeja', videoUrl: null, drill: null, figure: null, compact };
      const screen = await render(
        <>
          <ExerciseMedia {...media} videoUrl="https://vimeo.com/76979871" />
          <ExerciseMedia {...media} drill={drillFixture} />
          <ExerciseMedia {...media} figure={figureFixture} />
        </>,
      );
      const heights = () => [...screen.container.children].map((each) => each.getBoundingClientRect().height);
      const before = heights();
      expect(before).toHaveLength(3);
      expect(new Set(before).size).toBe(1);
      await expect.element(page.getByRole('img', { name: 'Dibujo: Bandeja' })).toBeVisible();
      await expect.element(page.getByRole('button', { name: 'Ver el dibujo del ejercicio' })).toBeVisible();
      expect(heights()).toEqual(before);
    },
  );

  test('the figure goes on when it is in sight again', async () => {
    await render(
      <>
        <ExerciseMedia name="Sentadilla" videoUrl={null} drill={null} figure={figureFixture} compact />
        <div style={{ height: '300vh' }} />
      </>,
    );
    const drawing = () => document.querySelector('path.m-work')?.getAttribute('d');
    await expect.poll(drawing).toBeTruthy();
    scrollTo(0, document.body.scrollHeight);
    // out of sight: two pictures of the screen later it is where it was
    await expect.poll(() => unchanged(drawing)).toBe(true);
    const paused = drawing();
    scrollTo(0, 0);
    await expect.poll(drawing).not.toBe(paused);
  });

  test('during a rest it moves without yellow', async () => {
    await render(
      <ExerciseMedia name="Sentadilla" videoUrl={null} drill={null} figure={figureFixture} lit={false} compact />,
    );
    const drawing = () => document.querySelector('path.m-near')?.getAttribute('d');
    await expect.poll(drawing).toBeTruthy();
    const first = drawing();
    await expect.poll(drawing).not.toBe(first);
    expect(document.querySelector('path.m-work')).toBeNull();
  });

  test('without any of them there is no picture: that of another exercise would mislead', async () => {
    const screen = await render(<ExerciseMedia name="Respirar" videoUrl={null} drill={null} figure={null} compact />);
    expect(screen.container.innerHTML).toBe('');
  });
});
