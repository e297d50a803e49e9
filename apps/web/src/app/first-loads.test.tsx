import { afterEach, expect, test, vi } from 'vitest';
import { takeFirstReads } from '#app/first-loads.ts';
import { createQueryClient } from '#app/providers.tsx';
import * as paths from '#lib/paths.ts';

const address = window.location.href;
afterEach(() => {
  window.history.replaceState(null, '', address);
  vi.unstubAllGlobals();
});

test('without a network the page waits for one try of each read', async () => {
  window.history.replaceState(null, '', paths.dashboard);
  const asked = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', asked);
  window.firstReads = Promise.reject(new TypeError('Failed to fetch'));
  const client = createQueryClient();
  await takeFirstReads(client);
  expect(asked.mock.calls.length).toBeGreaterThan(6);
  expect(
    client
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.fetchStatus),
  ).not.toContain('fetching');
  expect(asked.mock.calls.length).toBe(client.getQueryCache().getAll().length);
});
