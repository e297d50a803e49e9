import { beforeEach, describe, expect, test } from 'vitest';
import * as storage from '#features/sessions/live/queue/device-storage.ts';
import { sessionFixture, sessionId } from '#features/sessions/live/testing/fixtures.ts';

const now = Date.parse('2025-11-20T17:10:00.000Z');
const startTime = Date.parse('2025-11-20T17:00:00.000Z');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the clock', () => {
  test('begins with the training, after the seconds counted by another device', () => {
    expect(storage.beginClock(sessionId, 0, now)).toBe(now);
    localStorage.clear();
    expect(storage.beginClock(sessionId, 90, now)).toBe(now - 90_000);
  });
  test('goes on after a reload, and stood still while the player was away', () => {
    storage.beginClock(sessionId, 0, now);
    expect(storage.resumeClock(sessionId, startTime, now + 60_000)).toBe(now);
    storage.pauseClock(sessionId, now + 60_000);
    expect(storage.resumeClock(sessionId, startTime, now + 3_660_000)).toBe(now + 3_600_000);
    expect(storage.resumeClock(sessionId, startTime, now + 3_700_000)).toBe(now + 3_600_000);
  });
  test('counts from the session’s own start where this device knows nothing', () => {
    expect(storage.resumeClock(sessionId, startTime, now)).toBe(startTime);
  });
});

test('a session comes back as it was stored, and not when it is broken', () => {
  const session = sessionFixture();
  expect(storage.storeSession(session)).toBe(true);
  expect(storage.storedSession(sessionId)).toEqual(session);
  localStorage.setItem(`bandeja.session.${sessionId}`, '{"_id":1}');
  expect(storage.storedSession(sessionId)).toBeNull();
});

test('a rest that ended while the page was away is over without a word', () => {
  const setTimer = null;
  storage.storeTimers(sessionId, {
    rest: { status: 'running', endsAt: now, totalMs: 60_000 },
    setTimer,
    interval: null,
  });
  expect(storage.storedTimers(sessionId, now - 1)).toMatchObject({ rest: { status: 'running' } });
  expect(storage.storedTimers(sessionId, now + 1)).toMatchObject({ rest: { status: 'off' } });
});

test('a start keeps its id until it is forgotten', () => {
  expect(storage.plannedStartId('today', () => sessionId)).toBe(sessionId);
  const other = '0193f5a0-0000-7000-8000-000000000002';
  expect(storage.plannedStartId('today', () => other)).toBe(sessionId);
  storage.forgetStart('today');
  expect(storage.plannedStartId('today', () => other)).toBe(other);
});

test('a session that is over leaves nothing behind', () => {
  storage.storeSession(sessionFixture());
  storage.beginClock(sessionId, 0, now);
  storage.storeTimers(sessionId, { rest: { status: 'off' }, setTimer: null, interval: null });
  storage.forgetSession(sessionId);
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});
