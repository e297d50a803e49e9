import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Database } from '#kit/database/database.ts';
import { readStale } from '#kit/database/replica.ts';
import type { Deps } from '#kit/deps.ts';

const [db, replica] = [{ name: 'primary' }, { name: 'replica' }] as unknown as [Database, Database];
const nameOf = (database: Database) => (database === db ? 'primary' : 'replica');
const warn = vi.fn();
const log = { warn } as unknown as Deps['log'];

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => vi.useRealTimers());

it('asks a replica that failed nothing for ten seconds, and says so once', async () => {
  let isAway = true;
  const asked: string[] = [];
  const read = () =>
    readStale({ db, replica, log }, async (database) => {
      asked.push(nameOf(database));
      if (database === replica && isAway) throw new Error('away');
      return nameOf(database);
    });
  expect(await Promise.all([read(), read(), read()])).toEqual(['primary', 'primary', 'primary']);
  expect(asked.filter((name) => name === 'replica')).toHaveLength(3);
  asked.length = 0;
  isAway = false;
  vi.advanceTimersByTime(9_999);
  expect([await read(), await read()]).toEqual(['primary', 'primary']);
  expect([asked, warn.mock.calls.length]).toEqual([['primary', 'primary'], 1]);
  vi.advanceTimersByTime(1);
  expect(await read()).toBe('replica');
});
