import '#styles/index.css';
import { each } from '@bandeja/domain/testing/each';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page as screenPage } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '#ui/button.tsx';
import { ToastProvider, useToast } from '#ui/toast.tsx';

function Buttons() {
  const toast = useToast();
  return (
    <>
      <Button onClick={() => toast('Rutina añadida a favoritos')}>Bien</Button>
      <Button onClick={() => toast('Error al actualizar favoritos', { kind: 'err', seconds: 6 })}>Mal</Button>
    </>
  );
}

const page = (
  <ToastProvider>
    <Buttons />
  </ToastProvider>
);

describe('toasts', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it('are announced as status for 3 s', async () => {
    const screen = await render(page);
    await screen.getByRole('button', { name: 'Bien' }).click();
    const toast = screen.getByRole('status');
    await expect.element(toast).toHaveTextContent('Rutina añadida a favoritos');
    vi.advanceTimersByTime(2900);
    await expect.element(toast).toBeVisible();
    vi.advanceTimersByTime(200);
    await expect.element(toast).not.toBeInTheDocument();
  });

  it('interrupt with an error and may stay 6 s', async () => {
    const screen = await render(page);
    await screen.getByRole('button', { name: 'Mal' }).click();
    const toast = screen.getByRole('alert');
    await expect.element(toast).toHaveTextContent('Error al actualizar favoritos');
    vi.advanceTimersByTime(5900);
    await expect.element(toast).toBeVisible();
    vi.advanceTimersByTime(200);
    await expect.element(toast).not.toBeInTheDocument();
  });

  it('do not pile up with the same words', async () => {
    const screen = await render(page);
    await screen.getByRole('button', { name: 'Bien' }).click();
    await screen.getByRole('button', { name: 'Bien' }).click();
    await expect.element(screen.getByRole('status')).toBeVisible();
    expect(screen.getByRole('status').elements()).toHaveLength(1);
  });
});

it('of the same thing takes the place of the former one, whose undo no longer holds', async () => {
  function Changes() {
    const toast = useToast();
    const undo = { hint: () => '', label: 'Deshacer', undo: () => {} };
    return ['Primero', 'Segundo'].map((text) => (
      <Button key={text} onClick={() => toast(`${text} cambiado`, { seconds: 10, about: 'season', undo })}>
        {text}
      </Button>
    ));
  }
  const screen = await render(
    <ToastProvider>
      <Changes />
    </ToastProvider>,
  );
  await screen.getByRole('button', { name: 'Primero' }).click();
  await expect.element(screen.getByText('Primero cambiado')).toBeVisible();
  await screen.getByRole('button', { name: 'Segundo' }).click();
  await expect.element(screen.getByText('Segundo cambiado')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Deshacer' }).elements()).toHaveLength(1);
});

describe('the place of a message', () => {
  function Page({ taken }: { taken: { from: number; to: number }[] }) {
    const toast = useToast();
    const [isLate, setLate] = useState(false);
    return (
      <>
        <Button onClick={() => toast('Cambios guardados')}>Guardar</Button>
        <Button onClick={() => setLate(true)}>Crecer</Button>
        {taken.slice(0, isLate ? undefined : 1).map(({ from, to }) => (
          <button
            key={from}
            type="button"
            className="fixed inset-x-0 border bg-surface"
            style={{ bottom: from, height: to - from }}
          >
            {`de ${from} a ${to}`}
          </button>
        ))}
      </>
    );
  }

  async function shown(taken: { from: number; to: number }[]) {
    const screen = await render(
      <ToastProvider>
        <Page taken={taken} />
      </ToastProvider>,
    );
    await screen.getByRole('button', { name: 'Guardar' }).click();
    await expect.element(screen.getByRole('status')).toBeVisible();
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    return screen;
  }

  function covered(): (string | null)[] {
    const message = document.querySelector('[role=status]')?.getBoundingClientRect();
    if (!message) throw new Error('no message is shown');
    return [...document.querySelectorAll('button')]
      .filter((action) => {
        const { left, right, top, bottom } = action.getBoundingClientRect();
        return left < message.right && right > message.left && top < message.bottom && bottom > message.top;
      })
      .map((action) => action.textContent);
  }

  it('is at the foot of the screen where nothing is pressed', async () => {
    await shown([{ from: 300, to: 350 }]);
    expect(covered()).toEqual([]);
    const { bottom } = document.querySelector('[role=status]')?.getBoundingClientRect() ?? { bottom: 0 };
    expect(window.innerHeight - bottom).toBeLessThan(40);
  });

  it.each([
    [390, 844],
    [1440, 900],
  ])('covers no action at %d × %d, wherever it lies', async (width, height) => {
    await screenPage.viewport(width, height);
    const places = [0, 20, 60, 88, 100, 140].map((from) => ({ from, to: from + 56 }));
    await each(places, 6, async (place) => {
      const screen = await shown([place]);
      expect(covered()).toEqual([]);
      await screen.unmount();
    });
  });

  it('goes out of the way of what appears later', async () => {
    const screen = await shown([
      { from: 300, to: 350 },
      { from: 0, to: 120 },
    ]);
    await screen.getByRole('button', { name: 'Crecer' }).click();
    await expect.poll(covered).toEqual([]);
    await expect.element(screen.getByRole('status')).toBeVisible();
  });

  it('is one for two messages within their seconds: both are read whole, and neither covers a sentence or an action', async () => {
    function Two() {
      const toast = useToast();
      const [hasAnswered, setAnswered] = useState(false);
      function answer() {
        toast('Guardado en tu estantería', { seconds: 6 });
        setAnswered(true);
      }
      return (
        <>
          <Button onClick={() => toast('Cambios guardados', { seconds: 6 })}>Guardar</Button>
          <Button onClick={answer}>Contestar</Button>
          <p className="fixed inset-x-0 bottom-22">Una frase que se está leyendo</p>
          {hasAnswered && (
            <button type="button" className="fixed inset-x-0 bottom-40 h-10">
              Seguir
            </button>
          )}
        </>
      );
    }
    await screenPage.viewport(390, 844);
    const screen = await render(
      <ToastProvider>
        <Two />
      </ToastProvider>,
    );
    await screen.getByRole('button', { name: 'Guardar' }).click();
    await expect.element(screen.getByRole('status')).toBeVisible();
    await screen.getByRole('button', { name: 'Contestar' }).click();
    const messages = screen.getByRole('status');
    await expect.element(messages.nth(1)).toBeVisible();
    const boxOf = (text: string) => screen.getByText(text).element().getBoundingClientRect();
    // where they will have landed, before the page is looked at again
    const region = messages.nth(1).element().parentElement;
    if (!region) throw new Error('no region');
    const bottom = window.innerHeight - Number.parseInt(region.style.bottom, 10);
    const top = bottom - region.offsetHeight;
    expect(top).toBeGreaterThanOrEqual(0);
    for (const text of ['Una frase que se está leyendo', 'Seguir']) {
      const other = boxOf(text);
      expect([text, top < other.bottom && bottom > other.top]).toEqual([text, false]);
    }
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    const [first, second] = ['Cambios guardados', 'Guardado en tu estantería'].map(boxOf);
    expect(first && second && first.bottom <= second.top).toBe(true);
  });

  it('covers as little as it can where actions are everywhere', async () => {
    await shown([{ from: 0, to: 600 }]);
    await expect.element(screenPage.getByRole('status')).toBeInViewport({ ratio: 1 });
  });
});
