import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchOutage } from '#kit/database/outage.ts';

const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function watched(isAway: () => boolean) {
  const lines: string[] = [];
  const query = async () => {
    if (isAway()) throw refused;
  };
  return { lines, outage: watchOutage({ query, log: (line) => lines.push(line) }) };
}

it('says once that the database is away, once a minute that it still is, and once that it is back', async () => {
  let isAway = true;
  const { lines, outage } = watched(() => isAway);
  for (let call = 0; call < 1_000; call += 1) expect(outage.note(refused)).toBe(true);
  expect(lines).toEqual(['database: away (connect ECONNREFUSED)']);
  await vi.advanceTimersByTimeAsync(59_500);
  expect(lines).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(lines.slice(1)).toEqual(['database: still away after 60.0 s, 1000 failed calls']);
  isAway = false;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(lines.slice(2)).toEqual(['database: back after 61.0 s, 1000 failed calls']);
  outage.note(refused);
  expect(lines.slice(3)).toEqual(['database: away (connect ECONNREFUSED)']);
  await vi.advanceTimersByTimeAsync(0);
  expect(lines.slice(4)).toEqual(['database: back after 0.0 s, 1 failed calls']);
});

it('leaves other errors to the caller', () => {
  const { lines, outage } = watched(() => true);
  expect(outage.note(new Error('duplicate key'))).toBe(false);
  expect(outage.note(Object.assign(new Error('open font.ttf'), { code: 'ENOENT', syscall: 'open' }))).toBe(false);
  expect(outage.note('not even an error')).toBe(false);
  expect(lines).toEqual([]);
});

it('knows a lost database by its socket, and in the copies of errors that the job library hands on', () => {
  const missing = { code: 'ENOENT', syscall: 'connect', message: 'connect ENOENT .s.PGSQL.5432 (Queue: mail)' };
  const { lines, outage } = watched(() => true);
  expect(outage.note(missing)).toBe(true);
  expect(lines).toEqual([`database: away (${missing.message})`]);
});

it('sends no query after the stop', async () => {
  const query = vi.fn(async () => {
    throw refused;
  });
  const outage = watchOutage({ query, log: () => {} });
  outage.note(refused);
  await vi.advanceTimersByTimeAsync(3_500);
  expect(query).toHaveBeenCalledTimes(4);
  outage.stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(query).toHaveBeenCalledTimes(4);
});
