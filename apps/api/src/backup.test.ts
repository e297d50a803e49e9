import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { login, register } from '@bandeja/domain/auth/contract';
import { expect, it, onTestFinished } from 'vitest';
import { callServer, startServer } from '#testing/server-process.ts';

const commandFile = fileURLToPath(new URL('./backup.ts', import.meta.url));

function run(dataDir: string, ...args: string[]): Promise<{ code: number; output: string }> {
  const env = { ...process.env, DATA_DIR: dataDir, HOST: '127.0.0.1' };
  return new Promise((resolve) => {
    execFile(process.execPath, [commandFile, ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr });
    });
  });
}

it('a cut file of a copy is refused by its name; mended, the copy and its log bring every account back', {
  timeout: 600_000,
}, async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'bandeja-restore-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  await chmod(dataDir, 0o755);
  const account = { name: 'Marta', email: `${randomUUID()}@ejemplo.es`, password: 'secreto-1' };
  const later = { ...account, email: `${randomUUID()}@ejemplo.es` };
  const server = await startServer({ DATA_DIR: dataDir });
  await callServer(server, register, { body: account });
  const made = await run(dataDir, 'backup');
  expect(made.code).toBe(0);
  const copy = made.output.match(/Copia de seguridad: (.+)/)?.[1] ?? '';
  await callServer(server, register, { body: later });
  await server.stop();

  const manifest = await readFile(path.join(copy, 'manifest'), 'utf8');
  const bySize = manifest.split('\n').map((line) => line.split(' '));
  const [, , largest = ''] =
    bySize.filter(([, , file]) => file?.startsWith('base/')).sort((a, b) => Number(b[1]) - Number(a[1]))[0] ?? [];
  const file = path.join(copy, largest);
  const content = await readFile(file);
  await truncate(file, 8192);
  const refused = await run(dataDir, 'restore');
  expect(refused.code).toBe(1);
  expect(refused.output).toContain(`«${largest}» tiene 8192 bytes y debería tener ${content.length}`);
  expect(refused.output).toContain('--sin-comprobar');
  expect(refused.output).not.toMatch(/\s+at |Error/);
  await writeFile(file, content);
  const restored = await run(dataDir, 'restore');
  expect(restored.code).toBe(0);
  expect(restored.output.trim().split('\n')).toEqual([
    expect.stringMatching(/^Restaurada la copia /),
    expect.stringMatching(/^Los archivos anteriores están en /),
  ]);
  expect((await readdir(dataDir)).filter((name) => name.startsWith('postgres.resto'))).toEqual([]);
  const again = await startServer({ DATA_DIR: dataDir });
  for (const { email, password } of [account, later]) await callServer(again, login, { body: { email, password } });
  await again.stop();
  expect((await run(dataDir, 'restore', 'mañana')).code).toBe(2);
  expect((await run(dataDir, 'backup', '--sin-comprobar')).code).toBe(2);
});
