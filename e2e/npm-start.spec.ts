import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';

const port = 4174;
const launched: ChildProcess[] = [];

// after any failure the port is free for the next run
test.afterEach(() => {
  for (const launcher of launched) launcher.kill();
});

async function start(dataDir: string) {
  const launcher = spawn('node', ['scripts/start.mjs'], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  launched.push(launcher);
  let output = '';
  const listening = new Promise<void>((resolve, reject) => {
    for (const stream of [launcher.stdout, launcher.stderr]) {
      stream.on('data', (text) => {
        output += text;
        if (output.includes('Ctrl-C para parar')) resolve();
      });
    }
    launcher.once('exit', () => reject(new Error(output)));
  });
  const exited = once(launcher, 'exit');
  exited.catch(() => undefined);
  await listening;
  return { launcher, exited, output: () => output };
}

test('start needs no second install or build, shows the demo accounts with a link each, and Ctrl-C leaves nothing behind', async ({
  page,
}) => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bandeja-start-'));
  chmodSync(dataDir, 0o755);
  try {
    const passwords = [];
    for (const round of ['first', 'second']) {
      const { launcher, exited, output } = await test.step(round, () => start(dataDir));
      expect(output()).toContain(`http://localhost:${port}`);
      expect(output()).not.toMatch(/Instalando|Construyendo/);
      passwords.push(/premium@bandeja\.example +(\S+)/.exec(output())?.[1]);
      expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);

      const [, link = ''] = /(http:\/\/localhost:\d+\/demo#[\w-]{43})/.exec(output()) ?? [];
      await page.goto(link);
      await expect(page.getByRole('heading', { name: 'Tu Planificación Semanal' })).toBeVisible();
      await page.goto('about:blank');
      await page.goto(link);
      await expect(page.getByRole('heading', { name: 'Este enlace ya se ha usado' })).toBeVisible();

      launcher.kill('SIGINT');
      expect(await exited).toEqual([0, null]);
      await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
      expect(existsSync(path.join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
    }
    expect(passwords[0]).toMatch(/\S{6,}/);
    expect(passwords[1]).toBe(passwords[0]);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
