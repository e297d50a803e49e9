import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { appUrl, mailboxUrl, ports } from './e2e/testing/ports.ts';
import { chromiumLaunchOptions } from './scripts/lib/chromium.mjs';
import { nodeBinary } from './scripts/lib/project.mjs';

const commands = '**/npm-start.spec.ts';

// Playwright reads this file again in every worker: only the first reading makes the folder
if (!process.env.E2E_DATA_DIR) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bandeja-e2e-'));
  // the database may run as another user than we do
  chmodSync(dataDir, 0o755);
  process.env.E2E_DATA_DIR = dataDir;
  process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
}

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 3,
  // a journey whose screens are looked at in both widths is long on a busy machine
  timeout: 180_000,
  // what is awaited comes late on a busy machine: Playwright's five seconds would call it wrong
  expect: { timeout: 20_000 },
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: '.cache/results/e2e.json' }]],
  use: {
    baseURL: appUrl,
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    screenshot: 'only-on-failure',
    // a new browser for each test would fetch the whole app each time; the journeys without a network allow it
    serviceWorkers: 'block',
    // a trace makes every page load dearer by a fifth or more: `npm test -- e2e --trace retain-on-failure` asks for it
    trace: 'off',
    launchOptions: await chromiumLaunchOptions(),
  },
  // tests independent of the width run once: @once on a desktop, @phone on a phone
  projects: [
    { name: 'commands', testMatch: commands },
    {
      name: 'phone',
      testIgnore: commands,
      grepInvert: /@once/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', testIgnore: commands, grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
  ],
  webServer: [
    {
      command: `"${nodeBinary()}" e2e/testing/mail-server.ts ${ports.smtp} ${ports.mailbox}`,
      url: mailboxUrl,
      timeout: 180_000,
      reuseExistingServer: false,
    },
    {
      command: `"${nodeBinary()}" apps/api/src/main.ts`,
      url: `${appUrl}/healthz`,
      env: {
        PORT: String(ports.app),
        HOST: '127.0.0.1',
        DATA_DIR: process.env.E2E_DATA_DIR,
        LOG_LEVEL: 'warn',
        TRUST_PROXY: '127.0.0.1',
        PUBLIC_URL: appUrl,
        SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
      },
      timeout: 180_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
      reuseExistingServer: false,
      stdout: 'ignore',
      stderr: 'pipe',
    },
  ],
});
