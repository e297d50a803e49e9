import { expect, test } from 'vitest';
import { pages } from '../../apps/api/src/kit/pages.ts';
import * as paths from '../../apps/web/src/lib/paths.ts';
import { plantProject } from '../testing/plant.mjs';
import { checkPaths } from './paths.mjs';

const table = "export const login = '/login';\nexport const routines = '/routines';\n";

/** @type {(file: string, content: string) => string[]} */
const errorsOf = (file, content) => checkPaths(plantProject({ 'apps/web/src/lib/paths.ts': table, [file]: content }));

test('an address written out', () => {
  expect(errorsOf('apps/web/src/pages/a.tsx', 'const a = 1;\nreturn <Link to="/login">Entrar</Link>;\n')).toEqual([
    'apps/web/src/pages/a.tsx:2: an address written out (/login); take it from the table',
  ]);
  expect(errorsOf('apps/web/src/features/auth/a.ts', 'navigate(`/routines/1`);\n')).toHaveLength(1);
  expect(errorsOf('apps/web/src/ui/a.tsx', "open('/login?next=x');\n")).toHaveLength(1);
  const below = ['`$', '{publicUrl}/login`;\n'].join('');
  expect(errorsOf('apps/api/src/features/auth/mails.ts', below)).toHaveLength(1);
});

test('what is no address of a page passes', () => {
  const content = "// '/login' is public\nconst a = ['/login-icon.svg', '/api/routines', 'a/login', '/lado'];\n";
  expect(errorsOf('apps/web/src/pages/a.tsx', content)).toEqual([]);
});

test('tests write addresses out', () => {
  expect(checkPaths(plantProject({ 'apps/web/src/lib/paths.ts': table, 'apps/web/src/a.ts': '' }))).toEqual([]);
  for (const file of ['apps/web/src/pages/a.test.tsx', 'apps/web/src/pages/testing/a.tsx']) {
    const root = plantProject({ 'apps/web/src/lib/paths.ts': table, 'apps/web/src/a.ts': '', [file]: "'/login'" });
    expect(checkPaths(root)).toEqual([]);
  }
});

test('a checkout without sources or without the table does not pass', () => {
  expect(checkPaths(plantProject({ 'README.md': '' }))).toHaveLength(1);
  expect(checkPaths(plantProject({ 'apps/web/src/lib/paths.ts': '', 'apps/web/src/a.ts': '' }))).toHaveLength(1);
});

test('the API writes addresses of the table, under their names', () => {
  const written = (/** @type {unknown} */ address) => (typeof address === 'function' ? address('id') : address);
  /** @type {Record<string, unknown>} */
  const known = paths;
  const expected = Object.keys(pages).map((name) => [name, written(known[name])]);
  expect(expected.length).toBeGreaterThan(20);
  expect(Object.fromEntries(Object.entries(pages).map(([name, address]) => [name, written(address)]))).toEqual(
    Object.fromEntries(expected),
  );
});
