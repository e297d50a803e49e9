import type { Subscription } from '@bandeja/domain/billing/schemas';
import { expect, test } from 'vitest';
import { pressures } from '#features/usage/model.ts';

const now = new Date('2025-11-20T12:00:00Z');
const free: Subscription = { plan: 'free', status: 'inactive', features: [], expiresAt: null, renews: false };
const pro: Subscription = { plan: 'pro', status: 'active', features: [], expiresAt: null, renews: false };

test.each([
  [{ sessions: 7, routines: 1 }, []],
  [{ sessions: 8, routines: 2 }, ['sessions 2', 'routines 1']],
  [{ sessions: 12, routines: 0 }, ['sessions 0']],
])('of ten sessions and three routines, %o is summed up as %o', (usage, expected) => {
  expect(pressures(free, usage, now).map(({ of, left }) => `${of} ${left}`)).toEqual(expected);
});

test('pro has no limits to near', () => {
  expect(pressures(pro, { sessions: 900, routines: 90 }, now)).toEqual([]);
});
