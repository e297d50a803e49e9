import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSessionSender, liveSessionOptions, withOutbox } from '#features/sessions/live/api.ts';
import { createOutbox } from '#features/sessions/live/queue/outbox.ts';
import { waitingSessions } from '#features/sessions/live/queue/queue-database.ts';
import { forgetGone, queueAnswers, sendWaitingSessions } from '#features/sessions/live/queue/send-waiting.ts';
import { unsentSessions } from '#features/sessions/live/queue/unsent.ts';
import { emptyDevice, fakeServer, noNetwork } from '#features/sessions/live/testing/fake-server.tsx';
import { sessionFixture } from '#features/sessions/live/testing/fixtures.ts';
import { answersOwnerKey, playerIdKey } from '#lib/device-storage.ts';
import { uuid7 } from '#lib/uuid7.ts';

const [first, second] = ['0193f5a0-0000-7000-8000-00000000000b', '0193f5a0-0000-7000-8000-00000000000a'] as const;
const routineId = '0193f5a0-0000-7000-8000-0000000000aa';
const startTime = '2025-11-20T17:00:00.000Z';

async function leave(sessionId: string): Promise<void> {
  const outbox = createOutbox(sessionId);
  await outbox.ready;
  outbox.put([
    { id: uuid7(), kind: 'start', body: { _id: sessionId, routineId, type: 'Fuerza', startTime } },
    { id: uuid7(), kind: 'finish', at: '2025-11-20T18:00:00.000Z', duration: 3600 },
  ]);
  await outbox.stored();
  outbox.close();
}

beforeEach(emptyDevice);
afterEach(() => vi.unstubAllGlobals());

test('two sessions of a day without a network arrive one after the other, each with its end before the next begins', async () => {
  const server = fakeServer(sessionFixture());
  await leave(first);
  await leave(second);
  await queueAnswers(first, { rpe: 7 });
  expect((await sendWaitingSessions()).isAnySent).toBe(true);
  expect(server.requests.map(({ method, path, body }) => `${method} ${path} ${body._id ?? body.rpe ?? ''}`)).toEqual([
    `POST /training-sessions ${first}`,
    `PUT /training-sessions/${first}/complete `,
    `PUT /training-sessions/${first} 7`,
    `POST /training-sessions ${second}`,
    `PUT /training-sessions/${second}/complete `,
  ]);
  expect((await sendWaitingSessions()).isAnySent).toBe(false);
});

test('a session that the server does not take stays on the device with its reason, and the next one is sent', async () => {
  const server = fakeServer(sessionFixture());
  const message = 'Has llegado a las 10 sesiones de este mes.';
  server.answer = ({ body }) =>
    body._id === first ? { status: 403, body: { code: 'plan.limit_reached', message } } : undefined;
  await leave(first);
  await leave(second);
  await sendWaitingSessions();
  expect(unsentSessions()).toEqual([{ sessionId: first, reason: message, isGone: false }]);
  expect(server.sent('PUT', /complete$/)).toHaveLength(1);
  server.answer = () => undefined;
  await sendWaitingSessions();
  expect(unsentSessions()).toEqual([]);
  expect(server.sent('PUT', /complete$/)).toHaveLength(2);
});

test('a session that cannot be read leaves nothing behind that listens', async () => {
  fakeServer(sessionFixture()).answer = () => ({ status: 404, body: {} });
  const close = vi.spyOn(BroadcastChannel.prototype, 'close');
  await expect(new QueryClient().fetchQuery(liveSessionOptions(first))).rejects.toThrow();
  expect(close).toHaveBeenCalledTimes(1);
  close.mockRestore();
});

test('without a network nothing is tried twice', async () => {
  const server = fakeServer(sessionFixture());
  server.answer = noNetwork;
  await leave(first);
  await leave(second);
  expect((await sendWaitingSessions()).isAnySent).toBe(false);
  expect(server.requests).toHaveLength(1);
});

test('a session that the server fails on does not hold up the next one, and is tried again', async () => {
  const server = fakeServer(sessionFixture());
  server.answer = ({ body }) => (body._id === first ? { status: 500, body: {} } : undefined);
  await leave(first);
  await leave(second);
  expect(await sendWaitingSessions()).toEqual({ isAnySent: true, isDelayed: true });
  expect(await waitingSessions()).toEqual([first]);
  server.answer = () => undefined;
  expect(await sendWaitingSessions()).toEqual({ isAnySent: true, isDelayed: false });
  expect(await waitingSessions()).toEqual([]);
});

test('unsent items of a session deleted on the server are mentioned, and removed at the player’s request', async () => {
  const server = fakeServer(sessionFixture());
  server.answer = ({ path }) =>
    path.includes(first)
      ? { status: 404, body: { code: 'session.not_found', message: 'No se encontró la sesión' } }
      : undefined;
  await leave(first);
  await withOutbox(first, async (outbox) =>
    outbox.acknowledge(
      outbox
        .pending()
        .slice(0, 1)
        .map(({ id }) => id),
    ),
  );
  await sendWaitingSessions();
  expect(unsentSessions()).toEqual([{ sessionId: first, reason: 'No se encontró la sesión', isGone: true }]);
  await forgetGone([first]);
  await sendWaitingSessions();
  expect(unsentSessions()).toEqual([]);
  expect(await waitingSessions()).toEqual([]);
});

test('a session that is read without a network leaves no sender behind', async () => {
  const server = fakeServer(sessionFixture());
  server.answer = noNetwork;
  await leave(first);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const options = liveSessionOptions(first);
  await new QueryClient().fetchQuery({ ...options, gcTime: Number.POSITIVE_INFINITY }).catch(() => {});
  const asked = server.requests.length;
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  expect(asked).toBeGreaterThan(0);
  expect(server.requests).toHaveLength(asked);
});

test('a player’s unsent items in local storage are not sent for the next player, and are sent once the first is back', async () => {
  const server = fakeServer(sessionFixture());
  signedIn('lucia');
  const outbox = createOutbox(first, undefined, null);
  outbox.put([{ id: uuid7(), kind: 'start', body: { _id: first, routineId, type: 'Fuerza', startTime } }]);
  outbox.close();
  signedIn('marta');
  expect((await sendWaitingSessions()).isAnySent).toBe(false);
  expect(server.requests).toEqual([]);
  signedIn('lucia');
  expect((await sendWaitingSessions()).isAnySent).toBe(true);
  expect(server.sent('POST', /^\/training-sessions$/).map(({ body }) => body._id)).toEqual([first]);
});

test('another player signs in over a running session: its sets wait for their owner', async () => {
  const server = fakeServer(sessionFixture());
  signedIn('lucia');
  const outbox = createOutbox(first);
  await outbox.ready;
  outbox.put([{ id: uuid7(), at: startTime, kind: 'position', index: 1 }]);
  localStorage.setItem(playerIdKey, 'marta');
  const sender = createSessionSender(first, outbox, () => 0);
  expect(await sender.flush()).toBe('signedOut');
  expect(server.requests).toEqual([]);
  signedIn('lucia');
  expect(await sender.flush()).toBe('saved');
  expect(server.sent('PUT', /./)).toHaveLength(1);
  outbox.close();
});

function signedIn(playerId: string) {
  localStorage.setItem(playerIdKey, playerId);
  localStorage.setItem(answersOwnerKey, playerId);
}
