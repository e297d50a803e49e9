import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { login, register } from '@bandeja/domain/auth/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startS3Server } from '#testing/s3-server.ts';
import { callServer, startServer } from '#testing/server-process.ts';

const commandFile = fileURLToPath(new URL('./backup.ts', import.meta.url));

const run = (dataDir: string, ...args: string[]) => runWith({}, dataDir, ...args);

function runWith(
  environment: Record<string, string>,
  dataDir: string,
  ...args: string[]
): Promise<{ code: number; output: string }> {
  const env = { ...process.env, DATA_DIR: dataDir, HOST: '127.0.0.1', ...environment };
  return new Promise((resolve) => {
    execFile(process.execPath, [commandFile, ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr });
    });
  });
}

let folder = '';
let dataDir = '';
let copy = '';
let storage: Awaited<ReturnType<typeof startS3Server>>;
const account = { name: 'Marta', email: `${randomUUID()}@ejemplo.es`, password: 'secreto-1' };
const later = { ...account, email: `${randomUUID()}@ejemplo.es` };
const inBucket = (place: string, ...args: string[]) =>
  runWith({ ...storage.environment, BACKUP_KEEP: '1' }, place, ...args);

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'bandeja-restore-'));
  await chmod(folder, 0o755);
  dataDir = path.join(folder, 'data');
  storage = await startS3Server();
  const server = await startServer({ DATA_DIR: dataDir });
  await callServer(server, register, { body: account });
  expect((await inBucket(dataDir, 'backup', '--lista')).output).toBe('No hay copias en el almacén.\n');
  const made = await inBucket(dataDir, 'backup');
  expect(made).toEqual({
    code: 0,
    output: expect.stringMatching(/^Copia de seguridad: .+\nEn el almacén: \S+, con el/),
  });
  copy = made.output.match(/Copia de seguridad: (.+)/)?.[1] ?? '';
  await callServer(server, register, { body: later });
  await server.stop();
}, 600_000);

afterAll(async () => {
  await storage.stop();
  await rm(folder, { recursive: true, force: true });
});

it('a copy in a bucket brings every account back on another machine, and as many stay as are wanted', {
  timeout: 600_000,
}, async () => {
  const [cluster = ''] = [...storage.files.keys()][0]?.split('/') ?? [];
  const old = ['2020-01-01T000000.000Z/base/1/1', '2020-01-01T000000.000Z/manifest', 'log/000000010000000000000000'];
  const foreign = '77/2020-01-01T000000.000Z/manifest';
  for (const key of [...old.map((name) => `${cluster}/${name}`), foreign]) storage.files.set(key, Buffer.from(''));
  // only the log has grown
  const again = await inBucket(dataDir, 'backup', '--subir');
  expect(again.output.split('\n').slice(1)).toEqual(['Borrada del almacén: 2020-01-01T000000.000Z', '']);
  const keys = [...storage.files.keys()];
  expect(keys.filter((key) => old.some((name) => key === `${cluster}/${name}`))).toEqual([]);
  expect(keys).toContain(foreign);
  storage.files.delete(foreign);
  expect((await inBucket(dataDir, 'backup', '--lista')).output).toMatch(
    new RegExp(`^${path.basename(copy)} {2}\\d+ MB {2}base de datos ${cluster}\n$`),
  );

  const elsewhere = path.join(folder, 'elsewhere');
  const tooEarly = await inBucket(elsewhere, 'restore', '--del-almacen', '2019-01-01T00:00:00Z');
  expect([tooEarly.code, tooEarly.output]).toEqual([1, expect.stringContaining('En el almacén no hay ninguna copia')]);
  const restored = await inBucket(elsewhere, 'restore', '--del-almacen');
  expect(restored).toEqual({ code: 0, output: `Restaurada la copia ${path.basename(copy)}.\n` });
  const server = await startServer({ DATA_DIR: elsewhere });
  for (const { email, password } of [account, later]) await callServer(server, login, { body: { email, password } });
  await server.stop();

  expect(storage.refused).toEqual([]);
  const stranger = await runWith({ ...storage.environment, S3_SECRET: 'otro-secreto' }, dataDir, 'backup', '--lista');
  expect(stranger.code).toBe(1);
  expect(stranger.output).toMatch(
    /^El almacén de copias \(127\.0\.0\.1:\d+\) ha respondido 403 SignatureDoesNotMatch\n$/,
  );
  storage.files.set(keys.find((key) => key.includes('/base/')) ?? '', Buffer.from('x'));
  const damaged = await inBucket(elsewhere, 'restore', '--del-almacen');
  expect(damaged.code).toBe(1);
  expect(damaged.output).toMatch(/^Las copias de este equipo están en .+\n[\s\S]*tiene 1 bytes y debería tener/);
  expect((await run(dataDir, 'backup', '--subir')).code).toBe(2);
});

it('a cut file of a copy is refused by its name; mended, the copy and its log bring every account back', {
  timeout: 600_000,
}, async () => {
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
