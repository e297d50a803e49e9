import { expect, test } from 'vitest';
import { isLiveSession, loginPath, safeNextPath } from '#lib/next-path.ts';

test.each([
  '/dashboard',
  '/training-sessions?type=Fuerza#lista',
  '/training-session?routineId=1',
  '/training-session/0198c1f0-0000-7000-8000-000000000000',
])('comes back to %s', (path) => {
  expect(safeNextPath(path)).toBe(path);
});

test.each([
  null,
  '',
  'dashboard',
  '//evil.example',
  '///evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https://evil.example',
  'https:/evil.example',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  '\\\\evil.example',
])('goes nowhere else: %j', (path) => {
  expect(safeNextPath(path)).toBeNull();
});

test('a path that only looks foreign stays ours', () => {
  expect(safeNextPath('/https://evil.example')).toBe('/https://evil.example');
  expect(safeNextPath('/a/../dashboard')).toBe('/dashboard');
});

test.each(['/login', '/login?next=%2Fdashboard', '/register', '/register/'])('never circles back to %s', (path) => {
  expect(safeNextPath(path)).toBeNull();
  expect(loginPath(path)).toBe('/login');
});

test('the sign-in address keeps the wanted path whole', () => {
  expect(loginPath('/training-sessions?type=Fuerza&x=1')).toBe(
    '/login?next=%2Ftraining-sessions%3Ftype%3DFuerza%26x%3D1',
  );
  expect(loginPath('/')).toBe('/login');
});

test('only a session that runs is one', () => {
  expect(isLiveSession('/training-session/0198')).toBe(true);
  expect(isLiveSession('/training-session')).toBe(false);
  expect(isLiveSession('/training-sessions/0198')).toBe(false);
});
