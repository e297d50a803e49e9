import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { register } from '@bandeja/domain/auth/contract';
import { expect, inject, it, onTestFinished } from 'vitest';
import { asAdmin } from '#testing/api.ts';
import { templateDatabase } from '#testing/global-setup.ts';
import { imageFolder, layOutImage } from '#testing/image.ts';
import { callServer, startServer } from '#testing/server-process.ts';
import { buildWebForTest } from '#testing/web-build.ts';

it('the files of the image are enough for a server, which writes to its volume alone', {
  timeout: 180_000,
}, async () => {
  await rm(await buildWebForTest(), { recursive: true });
  await rm(imageFolder, { recursive: true, force: true });
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'bandeja-image-'));
  const connection = inject('database');
  const name = `image_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(connection, `create database ${name} template ${templateDatabase}`);
  onTestFinished(async () => {
    await asAdmin(connection, `drop database ${name} with (force)`);
    for (const folder of [imageFolder, dataDir]) await rm(folder, { recursive: true, force: true });
  });

  const { command, health } = await layOutImage();
  const before = await readdir(imageFolder, { recursive: true });
  expect(
    before.filter((file) =>
      /^(apps|packages)\/.*(\.test\.|\/testing\/)|^node_modules\/(vitest|typescript|vite|react)\//.test(file),
    ),
  ).toEqual([]);
  const [node, main = ''] = command;
  expect(node).toBe('node');
  const { host, port, user } = connection;
  const environment = {
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    DATABASE_URL: `postgres://${user}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`,
    PUBLIC_URL: 'https://bandeja.example',
    SECRET_KEY: 'una-clave-de-prueba-de-32-caracteres',
  };
  const server = await startServer(environment, path.join(imageFolder, main));
  const account = { name: 'Marta', email: `${randomUUID()}@ejemplo.es`, password: 'secreto-1' };
  await callServer(server, register, { body: account });
  const page = await fetch(server.url, { redirect: 'manual' });
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<h1')]);
  const asked = { env: { ...process.env, PORT: new URL(server.url).port } };
  await promisify(execFile)(process.execPath, health.slice(1), asked);
  expect(await server.stop('SIGTERM')).toBe(0);
  await expect(promisify(execFile)(process.execPath, health.slice(1), asked)).rejects.toThrow('Command failed');
  expect(await readdir(imageFolder, { recursive: true })).toEqual(before);
});
