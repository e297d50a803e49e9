import { beforeEach, describe, expect, test } from 'vitest';
import * as kept from '#features/sessions/live/device-storage.ts';
import { sessionFixture, sessionId } from '#features/sessions/live/testing/fixtures.ts';

const now = Date.parse('2025-11-20T17:10:00.000Z');
const startTime = Date.parse('2025-11-20T17:00:00.000Z');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the clock', () => {
  test('begins with the training, after what another device has counted', () => {
    expect(kept.beginClock(sessionId, 0, now)).toBe(now);
    localStorage.clear();
    expect(kept.beginClock(sessionId, 90, now)).toBe(now - 90_000);
  });
  test('goes on after a reload, and stood still while the player was away', () => {
    kept.beginClock(sessionId, 0, now);
    expect(kept.resumeClock(sessionId, startTime, now + 60_000)).toBe(now);
    kept.pauseClock(sessionId, now + 60_000);
    expect(kept.resumeClock(sessionId, startTime, now + 3_660_000)).toBe(now + 3_600_000);
    expect(kept.resumeClock(sessionId, startTime, now + 3_700_000)).toBe(now + 3_600_000);
  });
  test('counts from the session’s own start where this device knows nothing', () => {
    expect(kept.resumeClock(sessionId, startTime, now)).toBe(startTime);
  });
});

test('a session comes back as it was kept, and not when it is broken', () => {
  const session = sessionFixture();
  expect(kept.storeSession(session)).toBe(true);
  expect(kept.storedSession(sessionId)).toEqual(session);
  localStorage.setItem(`bandeja.session.${sessionId}`, '{"_id":1}');
  expect(kept.storedSession(sessionId)).toBeNull();
});

test('a rest that ended while the page was away is over without a word', () => {
  const setTimer = null;
  kept.storeTimers(sessionId, { rest: { status: 'running', endsAt: now, totalMs: 60_000 }, setTimer });
  expect(kept.storedTimers(sessionId, now - 1)).toMatchObject({ rest: { status: 'running' } });
  expect(kept.storedTimers(sessionId, now + 1)).toMatchObject({ rest: { status: 'off' } });
});

test('a start keeps its id until it is forgotten', () => {
  const make = (_id: string) => () => ({ _id, startTime: new Date(now).toISOString() });
  const first = kept.plannedStart('today', make(sessionId));
  const other = '0193f5a0-0000-7000-8000-000000000002';
  expect(kept.plannedStart('today', make(other))).toEqual(first);
  kept.forgetStart('today');
  expect(kept.plannedStart('today', make(other))._id).toBe(other);
});

test('a session that is over leaves nothing behind', () => {
  kept.storeSession(sessionFixture());
  kept.beginClock(sessionId, 0, now);
  kept.storeTimers(sessionId, { rest: { status: 'off' }, setTimer: null });
  kept.forgetSession(sessionId);
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});
