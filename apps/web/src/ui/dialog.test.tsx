import '#styles/index.css';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';

function Page({ isAlert = false }: { isAlert?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <Button onClick={() => setOpen(true)}>Ver detalle</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Core antirrotación"
        isAlert={isAlert}
        footer={<Button onClick={() => setOpen(false)}>Hecho</Button>}
      >
        <p>{'Plancha con toque de hombro. '.repeat(200)}</p>
      </Dialog>
    </main>
  );
}

async function opened(isAlert = false) {
  const screen = await render(<Page isAlert={isAlert} />);
  const opener = screen.getByRole('button', { name: 'Ver detalle' });
  await opener.click();
  const dialog = screen.getByRole(isAlert ? 'alertdialog' : 'dialog', { name: 'Core antirrotación' });
  await expect.element(dialog).toBeVisible();
  return { screen, opener, dialog };
}

describe('Dialog', () => {
  it('keeps the focus inside and hides the page', async () => {
    const { dialog, opener } = await opened();
    for (let press = 0; press < 4; press += 1) {
      await userEvent.tab();
      expect(dialog.element().contains(document.activeElement)).toBe(true);
    }
    expect(opener.element().closest('[inert]')).not.toBeNull();
  });

  it('closes with Escape and gives the focus back', async () => {
    const { dialog, opener } = await opened();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  it('closes with its button', async () => {
    const { dialog, screen } = await opened();
    await screen.getByRole('button', { name: 'Cerrar' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('scrolls inside and stays within the window', async () => {
    const { dialog, screen } = await opened();
    const { top, bottom } = dialog.element().getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(innerHeight);
    await expect.element(screen.getByRole('button', { name: 'Hecho' })).toBeInViewport();
  });

  it('as a question is announced as one', async () => {
    const { dialog } = await opened(true);
    await expect.element(dialog).toHaveAttribute('role', 'alertdialog');
  });
});
