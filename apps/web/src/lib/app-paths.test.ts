import { expect, test } from 'vitest';
import { isAppPath } from '#lib/app-paths.ts';

test.each([
  '/login',
  '/login?next=%2Fdashboard',
  '/dashboard/',
  '/dashboard#hoy',
  '/training-sessions/0198',
  '/training-session',
  '/training-session/0198?routineId=1',
  '/routine-search?query=remate',
  '/routine-manager',
  '/routines/0198',
  '/s/AAAA',
])('%s is shown by the app', (path) => {
  expect(isAppPath(path)).toBe(true);
});

test.each(['/', '/?a=1', '/faq', '/dashboard/x', '/s', '/s/a/b', '/loginx', '', '//login'])(
  '%s is a document of its own',
  (path) => {
    expect(isAppPath(path)).toBe(false);
  },
);
