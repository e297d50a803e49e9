import '#styles/index.css';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { InstallCard } from '#features/sessions/detail/install-card.tsx';
import { axeFindings } from '#ui/testing/axe-findings.ts';

const card = page.getByRole('region', { name: 'Bandeja en tu pantalla de inicio' });

beforeEach(() => localStorage.clear());
afterEach(() => window.dispatchEvent(new Event('appinstalled')));

function offer() {
  const prompt = vi.fn(async () => {});
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  window.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  return prompt;
}

const open = (sessionId: string) =>
  render(
    <main>
      <h1>Sesión</h1>
      <InstallCard sessionId={sessionId} />
    </main>,
  );

test('one tap shows the browser’s earlier prompt; without one the card is hidden', async () => {
  await open('1');
  expect(card.elements()).toEqual([]);
  const prompt = offer();
  await expect.element(card).toBeVisible();
  expect(await axeFindings()).toEqual([]);
  await card.getByRole('button', { name: 'Añadir' }).click();
  expect(prompt).toHaveBeenCalledOnce();
  await expect.element(card).not.toBeInTheDocument();
});

test('«Ahora no» is an answer for good', async () => {
  offer();
  await open('1');
  await card.getByRole('button', { name: 'Ahora no' }).click();
  await expect.element(card).not.toBeInTheDocument();
  await cleanup();
  await open('1');
  expect(card.elements()).toEqual([]);
});

test('left without an answer it is shown at the end of that session only', async () => {
  offer();
  await open('1');
  await expect.element(card).toBeVisible();
  await cleanup();
  await open('2');
  expect(card.elements()).toEqual([]);
  await cleanup();
  await open('1');
  await expect.element(card).toBeVisible();
});
