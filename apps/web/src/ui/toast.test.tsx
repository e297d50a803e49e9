import '#styles/index.css';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

describe('toasts', () => {
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
