import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useBackCloses } from '#ui/use-back-closes.ts';

const overlay = () => window.history.state?.overlay;

beforeEach(() => window.history.pushState({ key: 'page' }, ''));

function Overlay({ name, onClose }: { name: string; onClose: () => void }) {
  useBackCloses(true, onClose);
  return (
    <div role="dialog" aria-label={name}>
      <button type="button" onClick={onClose}>{`Cerrar ${name}`}</button>
    </div>
  );
}

function Page({ isStubborn = false }) {
  const [open, setOpen] = useState<readonly string[]>([]);
  const close = (name: string) => setOpen((names) => names.filter((each) => each !== name));
  return (
    <>
      <button type="button" onClick={() => setOpen(['uno'])}>
        Uno
      </button>
      <button type="button" onClick={() => setOpen(['uno', 'dos'])}>
        Dos
      </button>
      <button type="button" onClick={() => setOpen(['dos'])}>
        Solo dos
      </button>
      {open.map((name) => (
        <Overlay key={name} name={name} onClose={() => !(isStubborn && name === 'dos') && close(name)} />
      ))}
    </>
  );
}

const dialog = (name: string) => page.getByRole('dialog', { name });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

test('the way back closes the topmost alone, then the next, and the page stays', async () => {
  await render(<Page />);
  await press('Uno');
  await press('Dos');
  expect(window.history.state).toMatchObject({ key: 'page', overlay: 2 });
  window.history.back();
  await expect.element(dialog('dos')).not.toBeInTheDocument();
  await expect.element(dialog('uno')).toBeVisible();
  window.history.back();
  await expect.element(dialog('uno')).not.toBeInTheDocument();
  expect(window.history.state).toEqual({ key: 'page' });
});

test('closed by hand it takes no further step to leave the page; what takes its place takes its entry', async () => {
  window.history.pushState({ key: 'next' }, '');
  await render(<Page />);
  // not the length of the history: a browser holds fifty entries at most
  const added = vi.spyOn(window.history, 'pushState');
  await press('Uno');
  await press('Solo dos');
  await expect.element(dialog('dos')).toBeVisible();
  await press('Cerrar dos');
  await press('Uno');
  await press('Cerrar uno');
  await expect.element(dialog('uno')).not.toBeInTheDocument();
  expect(added).toHaveBeenCalledOnce();
  added.mockRestore();
  window.history.back();
  await expect.poll(() => window.history.state).toEqual({ key: 'page' });
});

test('below one closed by hand is another: the back gesture closes that one', async () => {
  await render(<Page />);
  await press('Dos');
  await press('Cerrar dos');
  await expect.element(dialog('uno')).toBeVisible();
  window.history.back();
  await expect.element(dialog('uno')).not.toBeInTheDocument();
  expect(window.history.state).toEqual({ key: 'page' });
});

test('what does not close keeps its entry', async () => {
  await render(<Page isStubborn />);
  await press('Solo dos');
  const landed = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.back();
  await landed;
  await expect.poll(overlay).toBe(1);
  await expect.element(dialog('dos')).toBeVisible();
});

test('a page that was opened from an overlay is left to the page below, and that one in one more step', async () => {
  window.history.pushState({ key: 'next' }, '');
  const screen = await render(<Page />);
  await press('Uno');
  window.history.pushState({ key: 'another' }, '');
  await screen.unmount();
  window.history.back();
  await expect.poll(() => window.history.state).toEqual({ key: 'next', overlay: 1 });
  window.history.back();
  await expect.poll(() => window.history.state).toEqual({ key: 'page' });
});
