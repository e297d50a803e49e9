import '#styles/index.css';
import { entryIdOf, setIdOf } from '@bandeja/domain/sessions/rules';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SessionFacts } from '#features/sessions/detail/session-facts.tsx';
import { forgetRefused, rememberRefused } from '#features/sessions/live/queue/refused.ts';
import { RefusedAlert } from '#features/sessions/live/queue/refused-alert.tsx';
import { emptyDevice, fakeServer, renderLive } from '#features/sessions/live/testing/fake-server.tsx';
import { sessionFixture, sessionId } from '#features/sessions/live/testing/fixtures.ts';
import { uuid7 } from '#lib/uuid7.ts';

beforeEach(async () => {
  await emptyDevice();
  forgetRefused(sessionId);
});
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

test('changes refused at the end appear on the summary, with both choices', async () => {
  const change = {
    id: uuid7(),
    at: '2025-11-20T17:00:00.000Z',
    kind: 'set' as const,
    entryId: entryIdOf(sessionId, 0),
    setId: setIdOf(sessionId, 0, 0),
    position: 0,
    reps: 8,
    seconds: null,
    metres: null,
    weight: 4,
    done: true,
    removed: false,
  };
  fakeServer(sessionFixture());
  rememberRefused(sessionId, { kind: 'progress', changes: [change], finish: null }, [
    { id: change.id, reason: 'change.conflict' },
  ]);
  await render(<SessionFacts session={sessionFixture({ isFinished: true })} />);
  await expect.element(page.getByText('Otro dispositivo cambió lo mismo')).toBeVisible();
  forgetRefused(sessionId);
  await expect.element(page.getByText('Otro dispositivo cambió lo mismo')).not.toBeInTheDocument();
});

test('a choice waits until all that was done here is on the server', async () => {
  const server = fakeServer(sessionFixture({ currentExercise: 0 }));
  server.answer = ({ method, body }) => {
    const [change] = (body.changes ?? []) as { id: string }[];
    if (method !== 'PUT' || !change) return undefined;
    return { status: 200, body: { ...server.session, refused: [{ id: change.id, reason: 'change.conflict' }] } };
  };
  await renderLive(`/training-session/${sessionId}`);
  await page.getByRole('button', { name: 'Completar serie 1', exact: true }).click();
  await expect.element(page.getByText('Otro dispositivo cambió lo mismo')).toBeVisible();
  server.answer = ({ method }) => (method === 'PUT' ? { status: 500, body: {} } : undefined);
  await page.getByRole('button', { name: 'Saltar', exact: true }).click();
  await page.getByRole('button', { name: 'Completar serie 2', exact: true }).click();
  await page.getByRole('button', { name: 'Dejar lo del otro' }).click();
  await expect
    .element(page.getByText('Ahora no se puede elegir. Lo de este móvil sigue aquí: prueba otra vez.'))
    .toBeVisible();
  await expect
    .element(page.getByText('El servidor no responde bien: se guarda en este dispositivo y se vuelve a enviar'))
    .toBeVisible();
  expect(localStorage.getItem(`bandeja.refused.${sessionId}`)).toContain('change.conflict');
});

test('after a choice that could not be sent, later refusals can be chosen again', async () => {
  fakeServer(sessionFixture({ currentExercise: 0 }));
  const change = {
    id: uuid7(),
    at: '2025-11-20T17:00:00.000Z',
    kind: 'note' as const,
    entryId: entryIdOf(sessionId, 0),
    note: '',
  };
  const refuse = () =>
    rememberRefused(sessionId, { kind: 'progress', changes: [change], finish: null }, [
      { id: change.id, reason: 'change.conflict' },
    ]);
  refuse();
  let sends = 0;
  const send = async () => {
    sends += 1;
    return sends === 1 ? ('saved' as const) : ('offline' as const);
  };
  await render(<RefusedAlert session={sessionFixture()} send={send} />);
  const theirs = page.getByRole('button', { name: 'Dejar lo del otro' });
  await theirs.click();
  await expect.element(theirs).not.toBeInTheDocument();
  refuse();
  await expect.element(theirs).not.toHaveAttribute('aria-busy');
});
