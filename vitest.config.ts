import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { contentFiles } from './apps/web/src/pages/testing/content-files.ts';
import { chromiumLaunchOptions } from './scripts/lib/chromium.mjs';

const apiGlobalSetup = './apps/api/testing/global-setup.ts';
const apiSetup = './apps/api/testing/setup.ts';
const webSetup = fileURLToPath(new URL('apps/web/src/app/testing/setup.ts', import.meta.url));
const embeddedPostgres = 'packages/embedded-postgres/**/*.test.ts';
const unitTestsOfApi = ['apps/api/**/*.unit.test.ts'];

// A busy machine is slow, not wrong: only a test that hangs runs into this.
const testTimeout = 60_000;
const poll = { interval: 20, timeout: 30_000 };
const requireAssertions = true;

// These replace modules, start what runs for as long as a document does, or go far back in its history.
const needOwnDocument = [
  'src/app/guards.test.tsx',
  'src/app/offline/notices.test.tsx',
  'src/app/routes.test.tsx',
  'src/pages/connect.test.tsx',
  'src/pages/oidc.test.tsx',
  'src/pages/quiz.sending.test.tsx',
  'src/pages/demo-checkout.test.tsx',
  'src/pages/progress.download.test.tsx',
  'src/pages/subscription-success.test.tsx',
  'src/pages/subscription.plan.test.tsx',
  'src/pages/subscription.test.tsx',
];
const chromium = { browser: 'chromium', viewport: { width: 390, height: 844 } } as const;

// `unit` and `web-unit` are pure; `api` has the real database, `web` a real browser.
const launchOptions = await chromiumLaunchOptions();

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          // pure: a worker loads the trainer's weights and index once
          isolate: false,
          // in `npm test` it runs in the time that the other suites leave
          testTimeout: 5 * testTimeout,
          expect: { requireAssertions },
          include: ['packages/**/*.test.ts', 'scripts/**/*.test.mjs', ...unitTestsOfApi],
          exclude: ['**/node_modules/**', embeddedPostgres],
        },
      },
      {
        test: {
          name: 'api',
          // each file has its own server and database: loading the modules again for each would prove nothing more
          isolate: false,
          // some start servers one after the other
          testTimeout: 2 * testTimeout,
          hookTimeout: 2 * testTimeout,
          expect: { poll, requireAssertions },
          include: ['apps/api/**/*.test.ts', embeddedPostgres],
          exclude: ['**/node_modules/**', ...unitTestsOfApi],
          globalSetup: existsSync(apiGlobalSetup) ? [apiGlobalSetup] : [],
          setupFiles: existsSync(apiSetup) ? [apiSetup] : [],
        },
      },
      {
        test: {
          name: 'web-unit',
          root: './apps/web',
          testTimeout,
          expect: { requireAssertions },
          include: ['*.test.ts', 'src/**/*.test.ts'],
        },
      },
      {
        extends: './apps/web/vite.config.ts',
        plugins: [contentFiles()],
        root: './apps/web',
        // only tests, workers and late chunks import these: found late, they would reload a running test
        optimizeDeps: {
          include: [
            'axe-core',
            'fflate',
            'saxes',
            '@markw65/fit-file-writer',
            'fit-file-parser',
            'eventsource-parser/stream',
            'eventsource-parser',
          ],
        },
        test: {
          name: 'web',
          setupFiles: [webSetup],
          testTimeout,
          hookTimeout: testTimeout,
          expect: { poll, requireAssertions },
          include: ['src/**/*.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            connectTimeout: 5 * testTimeout,
            screenshotFailures: false,
            provider: playwright({ launchOptions }),
            instances: [
              // the files of a worker share one document: another one would load every module again
              { name: 'web (shared document)', ...chromium, isolate: false, exclude: needOwnDocument },
              { name: 'web (own document)', ...chromium, include: needOwnDocument },
            ],
          },
        },
      },
    ],
  },
});
