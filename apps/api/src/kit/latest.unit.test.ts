import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepLatest } from '#kit/latest.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('drops the least recently read value when there are too many', () => {
  const latest = keepLatest<number>(2);
  latest.set('a', 1);
  latest.set('b', 2);
  expect(latest.get('a')).toBe(1);
  expect(latest.set('c', 3)).toBe(3);
  expect([latest.get('b'), latest.keys()]).toEqual([undefined, ['a', 'c']]);
  latest.delete('a');
  expect(latest.keys()).toEqual(['c']);
});

it('drops a value after its time, also without a read; writing again restarts the time', () => {
  const latest = keepLatest<object>(2, 1_000);
  latest.set('a', {});
  vi.advanceTimersByTime(600);
  latest.get('a');
  latest.set('b', {});
  vi.advanceTimersByTime(400);
  expect(latest.keys()).toEqual(['b']);
  latest.set('b', {});
  vi.advanceTimersByTime(999);
  expect(latest.keys()).toEqual(['b']);
  vi.advanceTimersByTime(1);
  expect(latest.keys()).toEqual([]);
});
