import '#styles/index.css';
import { hashKey } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { waitingSessions } from '#features/sessions/live/queue/queue-database.ts';
import { emptyDevice, fakeServer, noNetwork, renderLive } from '#features/sessions/live/testing/fake-server.tsx';
import { entryFixture, sessionFixture, sessionId } from '#features/sessions/live/testing/fixtures.ts';
import { tokenKey } from '#lib/device-storage.ts';
import { lastAnswer, storeAnswer } from '#lib/last-answers.ts';
import { keyOf } from '#lib/query.ts';

const routineId = '0193f5a0-0000-7000-8000-0000000000aa';
const overview = () => page.getByRole('button', { name: 'Empezar Entrenamiento' });
const notThere = { status: 404, body: { code: 'routine.not_found', message: 'No se encontró la rutina' } };

beforeEach(emptyDevice);
afterEach(() => vi.unstubAllGlobals());

describe('without an id', () => {
  test('starts the routine of the address, once, with a new id, and fetches nothing again', async () => {
    const server = fakeServer(sessionFixture());
    await renderLive(`/training-session?routineId=${routineId}&type=Fuerza`);
    await expect.element(overview()).toBeVisible();
    const posts = server.sent('POST', /^\/training-sessions$/);
    expect(posts).toHaveLength(1);
    expect(posts[0]?.body).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
      routineId,
      type: 'Fuerza',
      date: expect.any(String),
      startTime: expect.any(String),
      sentAt: expect.any(String),
      duration: 0,
      completedExercises: [],
    });
    expect(server.sent('GET', new RegExp(sessionId))).toEqual([]);
    await expect.poll(() => Object.keys(sessionStorage)).toEqual([`bandeja.timers.${sessionId}`]);
  });

  test('a reload before the answer begins the same session', async () => {
    const server = fakeServer(sessionFixture());
    server.answer = noNetwork;
    const first = await renderLive(`/training-session?routineId=${routineId}&type=Fuerza`);
    await expect.element(page.getByText('Error al cargar la sesión de entrenamiento')).toBeVisible();
    await first.unmount();
    server.answer = () => undefined;
    await renderLive(`/training-session?routineId=${routineId}&type=Fuerza`);
    await expect.element(overview()).toBeVisible();
    expect(new Set(server.sent('POST', /./).map(({ body }) => body._id)).size).toBe(1);
  });

  test('begins by itself once the database answers again', async () => {
    const server = fakeServer(sessionFixture());
    const outage = { status: 503, body: { code: 'storage.unavailable', message: 'La base de datos no responde.' } };
    server.answer = () => outage;
    await renderLive(`/training-session?routineId=${routineId}&type=Fuerza`);
    await expect.element(page.getByText('La base de datos no responde.')).toBeVisible();
    server.answer = () => undefined;
    await expect.element(overview(), { timeout: 10_000 }).toBeVisible();
    expect(new Set(server.sent('POST', /./).map(({ body }) => body._id)).size).toBe(1);
  });

  test('starts today’s planned session', async () => {
    const server = fakeServer(sessionFixture());
    const today = { routineId, type: 'Pliometría' };
    server.answer = ({ path }) => (path.endsWith('/next') ? { status: 200, body: { open: null, today } } : undefined);
    await renderLive('/training-session');
    await expect.element(overview()).toBeVisible();
    expect(server.sent('POST', /./)[0]?.body).toMatchObject({ routineId, type: 'Pliometría' });
  });

  test('at the limit of the plan: the server’s words and the way to the plans', async () => {
    const server = fakeServer(sessionFixture());
    const message = 'Has llegado a las 10 sesiones de este mes.';
    server.answer = ({ method }) =>
      method === 'POST' ? { status: 403, body: { code: 'plan.limit_reached', message } } : undefined;
    const refused = await renderLive(`/training-session?routineId=${routineId}&type=Fuerza`);
    await expect.element(page.getByText(message, { exact: true })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Ver planes' })).toHaveAttribute('href', '/subscription');
    await expect.element(page.getByRole('link', { name: 'Volver al Dashboard' })).toBeVisible();
    // with a plan that has room it begins then, not when it was refused
    await refused.unmount();
    server.answer = () => undefined;
    await renderLive(`/training-session?routineId=${routineId}&type=Fuerza`);
    await expect.element(overview()).toBeVisible();
    const [first, second] = server.sent('POST', /./).map(({ body }) => body);
    expect(second?._id).not.toBe(first?._id);
    expect(String(second?.startTime) > String(first?.startTime)).toBe(true);
  });

  test('without a network nothing begins under a red flag', async () => {
    const server = fakeServer(sessionFixture());
    server.answer = noNetwork;
    localStorage.setItem(tokenKey, 'a token');
    const message = 'Antes de entrenar, que te vea un médico.';
    const me = { redFlag: { kind: 'urg', words: 'dolor en el pecho', message, confirmedAt: null } };
    await storeAnswer('lucia', 'GET /users/me', hashKey(keyOf('GET /users/me', {})), me);
    await renderLive(`/training-session?routineId=${routineId}&type=Fuerza`);
    await expect.element(page.getByText(message, { exact: true })).toBeVisible();
    expect(await waitingSessions()).toEqual([]);
  });

  test('a session that ended with the network does not prevent one that begins without it', async () => {
    const session = sessionFixture({ currentExercise: 0, exercises: [entryFixture(0)] });
    const server = fakeServer(session);
    localStorage.setItem(tokenKey, 'a token');
    await storeAnswer('lucia', 'GET /training-sessions/next', hashKey(keyOf('GET /training-sessions/next', {})), {
      today: null,
      open: session,
    });
    await renderLive(`/training-session/${sessionId}`);
    await page.getByRole('button', { name: 'Completar serie 1', exact: true }).click();
    await page.getByRole('button', { name: 'Finalizar' }).click();
    await expect.element(page.getByRole('heading', { name: 'Resumen' })).toBeVisible();
    expect(server.sent('PUT', /complete$/)).toHaveLength(1);
    const known = async () =>
      (await lastAnswer(hashKey(keyOf('GET /training-sessions/next', {})))) as { open: unknown };
    await expect.poll(async () => (await known()).open).toBeNull();
  });

  test('nothing planned: «No se encontró la sesión o la rutina»', async () => {
    const server = fakeServer(null);
    server.answer = () => ({ status: 200, body: { open: null, today: null } });
    await renderLive('/training-session');
    await expect.element(page.getByText('No se encontró la sesión o la rutina', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Volver al Dashboard' }).click();
    await expect.element(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });

  test('an unknown routine: «No se encontró la rutina»', async () => {
    const server = fakeServer(null);
    server.answer = () => notThere;
    await renderLive(`/training-session?routineId=${routineId}`);
    await expect.element(page.getByText('No se encontró la rutina', { exact: true })).toBeVisible();
  });
});

describe('another session is open', () => {
  async function renderOpen() {
    const server = fakeServer(sessionFixture());
    let open: { _id: string; name: string } | null = { _id: sessionId, name: 'Movilidad total' };
    server.answer = ({ method, path }) => {
      if (path.endsWith('/next')) return { status: 200, body: { open, today: null } };
      if (method === 'DELETE') open = null;
      if (method === 'POST' && open) return { status: 409, body: { code: 'session.open_exists', message: '' } };
      return undefined;
    };
    await renderLive(`/training-session?routineId=${routineId}&type=Fuerza`);
    return server;
  }

  test('«Continuar» goes on with it', async () => {
    const server = await renderOpen();
    await page.getByRole('link', { name: 'Continuar' }).click();
    await expect.element(overview()).toBeVisible();
    expect(server.sent('DELETE', /./)).toEqual([]);
  });

  test('«Descartar» deletes it and starts this one', async () => {
    const server = await renderOpen();
    await page.getByRole('button', { name: 'Descartar' }).click();
    expect(server.sent('DELETE', /./)).toEqual([]);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click();
    await expect.element(overview()).toBeVisible();
    expect(server.sent('DELETE', /./)).toHaveLength(1);
    expect(server.sent('POST', /./)).toHaveLength(2);
  });
});

describe('with an id', () => {
  test('an unknown session: «No se encontró la sesión o la rutina»', async () => {
    fakeServer(null);
    await renderLive(`/training-session/${sessionId}`);
    await expect.element(page.getByText('No se encontró la sesión o la rutina', { exact: true })).toBeVisible();
  });

  test('no answer: the error with another try', async () => {
    const server = fakeServer(sessionFixture());
    server.answer = noNetwork;
    await renderLive(`/training-session/${sessionId}`);
    await expect.element(page.getByText('Error al cargar la sesión de entrenamiento', { exact: true })).toBeVisible();
    server.answer = () => undefined;
    await page.getByRole('button', { name: 'Intentar de nuevo' }).click();
    await expect.element(overview()).toBeVisible();
  });
});
