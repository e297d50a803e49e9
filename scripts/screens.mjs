import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumLaunchOptions } from './lib/chromium.mjs';
import { nodeBinary, projectRoot } from './lib/project.mjs';

// npm run screens, after a build: pictures of the dashboard for the landing. Run it again when the dashboard has changed.

const folder = path.join(projectRoot, 'apps/web/src/features/content/landing/screens');
const port = 4199;
const url = `http://localhost:${port}`;
const screens = [
  { name: 'phone', width: 390, height: 720, scale: 2 },
  { name: 'desktop', width: 1180, height: 800, scale: 1.25 },
];
const quality = 0.8;

const dataFolder = mkdtempSync(path.join(tmpdir(), 'bandeja-screens-'));
const server = spawn(nodeBinary(), ['apps/api/src/main.ts'], {
  cwd: projectRoot,
  env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataFolder },
});
try {
  const password = await new Promise((/** @type {(found: string) => void} */ resolve, reject) => {
    let output = '';
    server.stdout.on('data', (part) => {
      output += part;
      const [, found] = /premium@bandeja\.example\s+(\S+)/.exec(output) ?? [];
      if (found) resolve(found);
    });
    server.on('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  const browser = await chromium.launch(await chromiumLaunchOptions());
  mkdirSync(folder, { recursive: true });
  for (const { name, width, height, scale } of screens) {
    for (const theme of /** @type {const} */ (['light', 'dark'])) {
      const context = await browser.newContext({
        viewport: { width, height },
        deviceScaleFactor: scale,
        colorScheme: theme,
        locale: 'es-ES',
        timezoneId: 'Europe/Madrid',
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      const answer = await page.request.post(`${url}/api/auth/login`, {
        data: { email: 'premium@bandeja.example', password },
      });
      const { token } = await answer.json();
      await page.addInitScript((stored) => localStorage.setItem('token', stored), token);
      await page.goto(`${url}/dashboard`);
      await page.getByRole('heading', { name: 'Tu Planificación Semanal' }).waitFor();
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState('networkidle');
      const png = (await page.screenshot()).toString('base64');
      writeFileSync(path.join(folder, `${name}-${theme}.webp`), await toWebp(page, png));
      await context.close();
    }
  }
  await browser.close();
} finally {
  server.kill('SIGTERM');
  await new Promise((resolve) => (server.exitCode === null ? server.once('exit', resolve) : resolve(null)));
  rmSync(dataFolder, { recursive: true, force: true });
}

/** A quarter of the PNG's bytes. @param {import('@playwright/test').Page} page @param {string} png base64 */
async function toWebp(page, png) {
  const packed = await page.evaluate(
    async ([data, share]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', share);
    },
    /** @type {[string, number]} */ ([png, quality]),
  );
  return Buffer.from(packed.split(',')[1] ?? '', 'base64');
}
