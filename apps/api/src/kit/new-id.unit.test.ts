import { afterEach, expect, it, vi } from 'vitest';
import { newId } from '#kit/new-id.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('sorts in the order of creation, however many come in a millisecond', () => {
  const ids = Array.from({ length: 20_000 }, newId);
  expect(ids.filter((id, index) => id <= (ids[index - 1] ?? ''))).toEqual([]);
  expect(new Set(ids).size).toBe(20_000);
});

it('is a UUIDv7 of its time', () => {
  const before = Date.now();
  const id = newId();
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(Math.abs(Number.parseInt(id.slice(0, 13).replace('-', ''), 16) - before)).toBeLessThan(60_000);
});
