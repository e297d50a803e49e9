import '#styles/index.css';
import type { FormEvent } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '#ui/button.tsx';

describe('Button', () => {
  it('keeps its width while it waits and says what it does', async () => {
    const view = (pending: boolean) => (
      <Button pending={pending} pendingLabel="Regenerando...">
        Regenerar Plan
      </Button>
    );
    const screen = await render(view(false));
    await document.fonts.ready;
    const idle = screen.getByRole('button', { name: 'Regenerar Plan' });
    const width = idle.element().getBoundingClientRect().width;
    await screen.rerender(view(true));
    const busy = screen.getByRole('button', { name: 'Regenerando...', exact: true });
    await expect.element(busy).toHaveAttribute('aria-busy', 'true');
    expect(busy.element().getBoundingClientRect().width).toBe(width);
    await expect.element(screen.getByText('Regenerar Plan')).not.toBeInTheDocument();
  });

  it('cannot be pressed twice, nor send its form again with Enter', async () => {
    const press = vi.fn();
    const send = vi.fn((event: FormEvent) => event.preventDefault());
    const view = (pending: boolean) => (
      <form onSubmit={send}>
        <input aria-label="Email" />
        <Button type="submit" pending={pending} pendingLabel="Guardando..." onClick={press}>
          Guardar
        </Button>
      </form>
    );
    const screen = await render(view(false));
    await screen.getByRole('button', { name: 'Guardar' }).click();
    await screen.rerender(view(true));
    await screen.getByRole('button', { name: 'Guardando...' }).click({ force: true });
    await screen.getByRole('textbox').click();
    await userEvent.keyboard('{Enter}');
    expect(press).toHaveBeenCalledOnce();
    expect(send).toHaveBeenCalledOnce();
  });
});
