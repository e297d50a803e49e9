import { expect, expectTypeOf, it } from 'vitest';
import { toColumns, toWire } from '#kit/database/names.ts';

const at = new Date(0);

it('a row gets the names of the contract, its values unchanged', () => {
  const wire = toWire({ id: 'a', created_at: at, last_seen_at: null, match: { set_count: 2 } });
  expect(wire).toEqual({ id: 'a', createdAt: at, lastSeenAt: null, match: { set_count: 2 } });
  expectTypeOf(wire.createdAt).toEqualTypeOf<Date>();
});

it('values stand under the names of the columns', () => {
  const columns = toColumns({ userId: 'a', maxHeartRate: 180, notes: undefined });
  expect(columns).toEqual({ user_id: 'a', max_heart_rate: 180, notes: undefined });
  expectTypeOf(columns.max_heart_rate).toEqualTypeOf<number>();
});
