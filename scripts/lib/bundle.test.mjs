import { expect, test } from 'vitest';
import { bundleTable, readRoutes, replaceBetween } from './bundle.mjs';

const manifest = {
  'app.html': { file: 'assets/app.js', isEntry: true, imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  '_form.js': { file: 'assets/form.js', imports: ['_react.js'] },
  'src/pages/login.tsx': { file: 'assets/login.js', isDynamicEntry: true, imports: ['app.html', '_form.js'] },
  'src/features/coach/panel.tsx': { file: 'assets/panel.js', isDynamicEntry: true },
};
const sizes = {
  'assets/app.js': 10_000,
  'assets/react.js': 40_000,
  'assets/form.js': 2000,
  'assets/login.js': 500,
  'assets/panel.js': 1000,
};

const app = {
  title: 'Route',
  entry: 'app.html',
  common: 'every route (the shell)',
  manifest,
  sizeOf: (/** @type {string} */ file) => sizes[/** @type {keyof typeof sizes} */ (file)],
};

test('sums up what all pages and each page load, each file once', () => {
  const pages = [{ route: '/login', sources: ['src/pages/login.tsx', 'src/features/coach/panel.tsx'] }];
  expect(bundleTable({ ...app, pages }).split('\n')).toEqual([
    '| Route | JavaScript it loads (kB, brotli) | of which its own |',
    '|---|---|---|',
    '| every route (the shell) | 50.0 | |',
    '| `/login` | 53.5 | 3.5 |',
  ]);
});

test('a page that was not built has no row, and no table is no table', () => {
  const pages = [{ route: '/gone', sources: ['src/pages/gone.tsx'] }];
  expect(() => bundleTable({ ...app, pages })).toThrow('src/pages/gone.tsx of /gone is not in the build');
  expect(() => bundleTable({ ...app, pages: [] })).toThrow('no page');
  expect(() => bundleTable({ ...app, entry: 'index.html', pages })).toThrow('no entry');
});

test('reads the route table', () => {
  const paths = { login: '/login', sharedSession: (/** @type {string} */ token) => `/s/${token}` };
  const source = `
    { path: paths.login, access: 'guest', page: lazyPage(async () => (await import('#pages/login.tsx')).LoginPage) },
    { path: paths.onboarding, page: () => <Navigate to={paths.onboardingForm} replace /> },
    {
      path: paths.sharedSession(':token'),
      page: lazyPage(async () => (await import('#pages/shared-session.tsx')).SharedSessionPage),
    },
    { path: '*', page: lazyPage(async () => (await import('#pages/not-found.tsx')).NotFoundPage) }`;
  expect(readRoutes(source, paths)).toEqual([
    { route: '/login', page: 'src/pages/login.tsx' },
    { route: '/s/:token', page: 'src/pages/shared-session.tsx' },
    { route: '*', page: 'src/pages/not-found.tsx' },
  ]);
  expect(() => readRoutes(source, { login: '/login' })).toThrow('paths.sharedSession');
});

test('keeps the text around the markers', () => {
  const text = 'before\n<!-- t:start -->\nold\n<!-- t:end -->\nafter\n';
  expect(replaceBetween(text, 't', 'new')).toBe('before\n<!-- t:start -->\nnew\n<!-- t:end -->\nafter\n');
  expect(() => replaceBetween('no markers', 't', 'new')).toThrow('markers of t');
});
