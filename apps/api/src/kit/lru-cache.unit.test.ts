import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lruCache } from '#kit/lru-cache.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('drops the least recently read value when there are too many', () => {
  const cache = lruCache<number>(2);
  cache.set('a', 1);
  cache.set('b', 2);
  expect(cache.get('a')).toBe(1);
  expect(cache.set('c', 3)).toBe(3);
  expect([cache.get('b'), cache.keys()]).toEqual([undefined, ['a', 'c']]);
  cache.delete('a');
  expect(cache.keys()).toEqual(['c']);
});

it('drops a value after its time, also without a read; writing again restarts the time', () => {
  const cache = lruCache<object>(2, 1_000);
  cache.set('a', {});
  vi.advanceTimersByTime(600);
  cache.get('a');
  cache.set('b', {});
  vi.advanceTimersByTime(400);
  expect(cache.keys()).toEqual(['b']);
  cache.set('b', {});
  vi.advanceTimersByTime(999);
  expect(cache.keys()).toEqual(['b']);
  vi.advanceTimersByTime(1);
  expect(cache.keys()).toEqual([]);
});
