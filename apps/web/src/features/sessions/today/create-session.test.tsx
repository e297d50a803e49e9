import type { Routine } from '@bandeja/domain/routines/contract';
import { hashKey, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withOutbox } from '#features/sessions/live/api.ts';
import { isEndWaiting, sendWaitingSessions } from '#features/sessions/live/queue/send-waiting.ts';
import { emptyDevice, fakeServer, noNetwork } from '#features/sessions/live/testing/fake-server.tsx';
import { sessionFixture, sessionId } from '#features/sessions/live/testing/fixtures.ts';
import { nextQuery } from '#features/sessions/today/api.ts';
import { createSession } from '#features/sessions/today/create-session.ts';
import { tokenKey } from '#lib/device-storage.ts';
import { HttpError } from '#lib/http.ts';
import { storeAnswer } from '#lib/last-answers.ts';
import { keyOf } from '#lib/query.ts';
import { uuid7 } from '#lib/uuid7.ts';

const routineId = '0193f5a0-0000-7000-8000-0000000000aa';
const input = { routineId, type: 'Fuerza' as const };
const routine = { _id: routineId, name: 'Movilidad total', type: 'Fuerza', exercises: [] } as unknown as Routine;

beforeEach(emptyDevice);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function endedWithoutNetwork() {
  const server = fakeServer(sessionFixture());
  server.openId = sessionId;
  localStorage.setItem(tokenKey, 'a token');
  await storeAnswer(
    'lucia',
    'GET /routines/:id',
    hashKey(keyOf('GET /routines/:id', { params: { id: routineId } })),
    routine,
  );
  const next = { today: null, open: sessionFixture() };
  await storeAnswer('lucia', 'GET /training-sessions/next', hashKey(keyOf('GET /training-sessions/next', {})), next);
  await withOutbox(sessionId, async (outbox) => {
    outbox.put([{ id: uuid7(), kind: 'finish', at: '2025-11-20T18:00:00.000Z', duration: 3600 }]);
  });
  return server;
}

test('a session that ended without a network does not prevent the next one, with or without a network', async () => {
  const server = await endedWithoutNetwork();
  server.answer = noNetwork;
  const second = await createSession(new QueryClient(), input);
  server.answer = () => undefined;
  await sendWaitingSessions();
  expect(server.requests.slice(-2).map(({ method, path, body }) => `${method} ${path} ${body._id ?? ''}`)).toEqual([
    `PUT /training-sessions/${sessionId}/complete `,
    `POST /training-sessions ${second}`,
  ]);
  expect(server.openId).toBe(second);
});

test('where the server fails on its end, the next one begins on the device and waits behind it', async () => {
  const server = await endedWithoutNetwork();
  server.answer = ({ path }) => {
    if (path.startsWith('/routines/')) return { status: 200, body: routine };
    return path.endsWith('/complete') ? { status: 500, body: {} } : undefined;
  };
  const second = await createSession(new QueryClient(), input);
  expect(server.sent('POST', /./)).toEqual([]);
  expect(await isEndWaiting(sessionId)).toBe(true);
  server.answer = () => undefined;
  await sendWaitingSessions();
  expect(server.openId).toBe(second);
});

test('a session that ended on this device is not shown as open, although the server calls it open', async () => {
  const server = await endedWithoutNetwork();
  server.answer = ({ method }) => (method === 'PUT' ? { status: 500, body: {} } : undefined);
  expect((await new QueryClient().fetchQuery(nextQuery)).open).toBeNull();
  server.answer = () => undefined;
  await sendWaitingSessions();
  server.openId = sessionId;
  expect((await new QueryClient().fetchQuery(nextQuery)).open?._id).toBe(sessionId);
});

test('a device without room begins nothing that it would lose', async () => {
  const server = await endedWithoutNetwork();
  await sendWaitingSessions();
  const next = { today: null, open: null };
  await storeAnswer('lucia', 'GET /training-sessions/next', hashKey(keyOf('GET /training-sessions/next', {})), next);
  server.answer = noNetwork;
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(full);
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(full);
  await expect(createSession(new QueryClient(), input)).rejects.toThrow(
    'No hay conexión ni sitio en este dispositivo: libera espacio para empezar.',
  );
});

test('another running session prevents a start, also without a network', async () => {
  const server = await endedWithoutNetwork();
  await sendWaitingSessions();
  server.answer = noNetwork;
  await expect(createSession(new QueryClient(), input)).rejects.toMatchObject({ code: 'session.open_exists' });
});

test('without a network no session begins adapted; the unadapted one replaces the lost one', async () => {
  const server = await endedWithoutNetwork();
  await sendWaitingSessions();
  const next = { today: null, open: null };
  await storeAnswer('lucia', 'GET /training-sessions/next', hashKey(keyOf('GET /training-sessions/next', {})), next);
  const { fetch } = window;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    await fetch(address, init);
    noNetwork();
  });
  const checkIn = { state: 'tired' as const, area: null };
  await expect(createSession(new QueryClient(), { ...input, checkIn })).rejects.toThrow(
    'Sin conexión no se puede adaptar la sesión. Empieza sin cambios o inténtalo cuando vuelva la red.',
  );
  const adapted = server.openId;
  vi.stubGlobal('fetch', async () => noNetwork());
  const plain = await createSession(new QueryClient(), input);
  expect(plain).not.toBe(adapted);
  vi.stubGlobal('fetch', fetch);
  await sendWaitingSessions();
  expect(server.requests.slice(-2).map(({ method, path }) => `${method} ${path}`)).toEqual([
    `DELETE /training-sessions/${adapted}`,
    'POST /training-sessions',
  ]);
  expect(server.openId).toBe(plain);
});

const stretch = {
  _id: '0193f5a0-0000-7000-8000-0000000000e1',
  code: 'X01',
  name: 'Estirar',
  categories: ['Flexibilidad'],
};
const referral = { kind: 'prof', words: 'tomo bisoprolol', message: 'Consulta con tu médico', confirmedAt: null };
const urgent = { ...referral, kind: 'urg' };

test.each([
  ['gentle work', referral, { ...stretch, demands: [] }, true],
  ['brisk walking', referral, { ...stretch, code: 'C01', categories: ['Cardio'], demands: [] }, true],
  ['what lies on the floor', referral, { ...stretch, demands: ['floor'] }, false],
  ['strength', referral, { ...stretch, categories: ['Fuerza'], demands: [] }, false],
  ['what was kept from a former release', referral, stretch, false],
  ['a draft', referral, { ...stretch, demands: [], isDraft: true }, false],
  ['gentle work in an emergency', urgent, { ...stretch, demands: [] }, false],
])('without a network, while a doctor has to look first: %s', async (_name, redFlag, exercise, isAllowed) => {
  const server = await endedWithoutNetwork();
  await sendWaitingSessions();
  await storeAnswer('lucia', 'GET /training-sessions/next', hashKey(keyOf('GET /training-sessions/next', {})), {
    today: null,
    open: null,
  });
  await storeAnswer('lucia', 'GET /users/me', hashKey(keyOf('GET /users/me', {})), { _id: 'lucia', redFlag });
  const exercises = [
    { exercise: { isDraft: false, steps: [], muscleGroups: [], equipment: [], ...exercise }, sets: 1 },
  ];
  const key = hashKey(keyOf('GET /routines/:id', { params: { id: routineId } }));
  await storeAnswer('lucia', 'GET /routines/:id', key, { ...routine, exercises });
  server.answer = noNetwork;
  const started = createSession(new QueryClient(), input).then(
    () => 'began',
    (error: unknown) => (error instanceof HttpError ? error.code : error),
  );
  expect(await started).toBe(isAllowed ? 'began' : 'session.red_flag');
});
