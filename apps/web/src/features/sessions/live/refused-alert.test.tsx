import '#styles/index.css';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { emptyDevice, fakeServer, renderLive } from '#features/sessions/live/testing/fake-server.tsx';
import { sessionFixture, sessionId } from '#features/sessions/live/testing/fixtures.ts';

beforeEach(emptyDevice);
afterEach(() => vi.unstubAllGlobals());

test('a set that another device changed meanwhile is shown with both choices, and stays on the device', async () => {
  const server = fakeServer(sessionFixture({ currentExercise: 0 }));
  server.answer = ({ method, body }) => {
    const [change] = (body.changes ?? []) as { id: string }[];
    if (method !== 'PUT' || !change) return undefined;
    return { status: 200, body: { ...server.session, refused: [{ id: change.id, reason: 'change.conflict' }] } };
  };
  await renderLive(`/training-session/${sessionId}`);
  await page.getByRole('button', { name: 'Completar serie 1', exact: true }).click();
  await expect.element(page.getByText('Otro dispositivo cambió lo mismo')).toBeVisible();
  await expect.element(page.getByText('Ejercicio número 1, serie 1: aquí 8 × 4 kg')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Dejar lo de este móvil' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Dejar lo del otro' })).toBeVisible();
  expect(localStorage.getItem(`bandeja.refused.${sessionId}`)).toContain('change.conflict');
});
