import type { Subscription } from '@bandeja/domain/subscriptions/vocabulary';
import { expect, test } from 'vitest';
import { nextMonth, pressures } from '#features/subscriptions/limits.ts';

const now = new Date('2025-11-20T12:00:00Z');
const free: Subscription = { plan: 'free', status: 'inactive', features: [], expiresAt: null };
const pro: Subscription = { plan: 'pro', status: 'active', features: [], expiresAt: null };

test.each([
  [{ sessions: 7, routines: 1 }, []],
  [{ sessions: 8, routines: 2 }, ['sessions 2', 'routines 1']],
  [{ sessions: 12, routines: 0 }, ['sessions 0']],
])('of ten sessions and three routines, %o is told as %o', (usage, expected) => {
  expect(pressures(free, usage, now).map(({ of, left }) => `${of} ${left}`)).toEqual(expected);
});

test('pro has no limits to near', () => {
  expect(pressures(pro, { sessions: 900, routines: 90 }, now)).toEqual([]);
});

test('the count begins again with the month, over the end of a year too', () => {
  expect(nextMonth(now)).toBe('2025-12-01');
  expect(nextMonth(new Date('2025-12-31T12:00:00Z'))).toBe('2026-01-01');
});
