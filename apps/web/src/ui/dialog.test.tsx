import '#styles/index.css';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog, Dialog } from '#ui/dialog.tsx';

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

const texts = { title: '¿Borrar?', keep: 'Cancelar', confirm: 'Borrar', pending: 'Borrando...' };

function Question({ failure = null }: { failure?: Error | null }) {
  const [isOpen, setOpen] = useState(false);
  const [starts, setStarts] = useState(0);
  const [error, setError] = useState(failure);
  const start = () => setStarts((count) => count + 1);
  const reset = () => {
    setError(null);
    setStarts(0);
  };
  return (
    <main>
      <Button onClick={() => setOpen(true)}>Preguntar</Button>
      <p>Enviado: {starts}</p>
      <ConfirmDialog
        isOpen={isOpen}
        texts={{ ...texts, failed: 'No se ha podido borrar' }}
        action={{ start, isPending: starts > 0, error, reset }}
        onClose={() => setOpen(false)}
      >
        <p>No se puede deshacer.</p>
      </ConfirmDialog>
    </main>
  );
}

describe('ConfirmDialog', () => {
  it('is sent once, also when it is closed and opened again meanwhile', async () => {
    const screen = await render(<Question />);
    const ask = screen.getByRole('button', { name: 'Preguntar' });
    const pending = screen.getByRole('button', { name: 'Borrando...' });
    await ask.click();
    await screen.getByRole('button', { name: 'Borrar' }).click();
    await pending.click({ force: true });
    await screen.getByRole('button', { name: 'Cancelar' }).click();
    await ask.click();
    await pending.click({ force: true });
    await expect.element(screen.getByText('Enviado: 1')).toBeInTheDocument();
  });

  it('says inside why it failed, until it is closed', async () => {
    const screen = await render(<Question failure={new Error('down')} />);
    await screen.getByRole('button', { name: 'Preguntar' }).click();
    const dialog = screen.getByRole('alertdialog', { name: '¿Borrar?' });
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent('No se ha podido borrarEl fallo es nuestro: prueba otra vez.');
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Preguntar' }).click();
    await expect.element(dialog.getByText('No se puede deshacer.')).toBeVisible();
    expect(dialog.getByRole('alert').elements()).toEqual([]);
  });
});
