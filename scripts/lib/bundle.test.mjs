import { expect, test } from 'vitest';
import { bundleTable, readRoutes, replaceBetween } from './bundle.mjs';

const manifest = {
  'app.html': { file: 'assets/app.js', isEntry: true, imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  '_form.js': { file: 'assets/form.js', imports: ['_react.js'] },
  'src/pages/login.tsx': { file: 'assets/login.js', isDynamicEntry: true, imports: ['app.html', '_form.js'] },
  'src/features/coach/panel.tsx': { file: 'assets/panel.js', isDynamicEntry: true },
};
const sizes = { 'assets/app.js': 10_000, 'assets/react.js': 40_000, 'assets/form.js': 2000, 'assets/login.js': 500 };

const routes = [{ route: '/login', page: 'src/pages/login.tsx' }];

test('sums up what the shell and each route load, each file once', () => {
  const table = bundleTable(manifest, routes, (file) => sizes[/** @type {keyof typeof sizes} */ (file)]);
  expect(table.split('\n').slice(2)).toEqual(['| every route (the shell) | 50.0 | |', '| `/login` | 52.5 | 2.5 |']);
});

test('a page that was not built has no row, and no table is no table', () => {
  const gone = [{ route: '/gone', page: 'src/pages/gone.tsx' }];
  expect(() => bundleTable(manifest, gone, () => 1)).toThrow('src/pages/gone.tsx of /gone is not in the build');
  expect(() => bundleTable(manifest, [], () => 1)).toThrow('no route');
});

test('reads the route table', () => {
  const source = `
    { path: '/login', access: 'guest', page: lazyPage(async () => (await import('#pages/login.tsx')).LoginPage) },
    { path: '/onboarding', page: () => <Navigate to="/onboarding-classic" replace /> },
    {
      path: '/s/:token',
      page: lazyPage(async () => (await import('#pages/shared-session.tsx')).SharedSessionPage),
    },`;
  expect(readRoutes(source)).toEqual([
    { route: '/login', page: 'src/pages/login.tsx' },
    { route: '/s/:token', page: 'src/pages/shared-session.tsx' },
  ]);
});

test('keeps the text around the markers', () => {
  const text = 'before\n<!-- t:start -->\nold\n<!-- t:end -->\nafter\n';
  expect(replaceBetween(text, 't', 'new')).toBe('before\n<!-- t:start -->\nnew\n<!-- t:end -->\nafter\n');
  expect(() => replaceBetween('no markers', 't', 'new')).toThrow('markers of t');
});
