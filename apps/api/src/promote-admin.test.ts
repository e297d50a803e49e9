import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { register } from '@bandeja/domain/auth/contract';
import { getMe } from '@bandeja/domain/profile/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callServer, startServer } from '#testing/server-process.ts';

const script = fileURLToPath(new URL('./promote-admin.ts', import.meta.url));
let dataDir = '';

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'bandeja-admin-'));
  await chmod(dataDir, 0o755);
});

afterAll(async () => {
  await rm(dataDir, { recursive: true, force: true });
});

async function promote(...args: string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [script, ...args], { env: { ...process.env, DATA_DIR: dataDir } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const [code] = await once(child, 'close');
  return { code, output };
}

describe('npm run admin', () => {
  it('promotes an existing account while the server runs and while it does not, and says why it cannot', {
    timeout: 180_000,
  }, async () => {
    const email = `${randomUUID()}@ejemplo.es`;
    const server = await startServer({ DATA_DIR: dataDir });
    const { token } = await callServer(server, register, { body: { name: 'Ana', email, password: 'abcdef' } });
    expect(await promote(email)).toMatchObject({
      code: 0,
      output: expect.stringContaining(`${email} ya puede administrar Bandeja.`),
    });
    expect((await callServer(server, getMe, { token })).isAdmin).toBe(true);
    expect(await promote('--quitar', email)).toMatchObject({
      code: 0,
      output: expect.stringContaining(`${email} ya no puede administrar Bandeja.`),
    });
    expect((await callServer(server, getMe, { token })).isAdmin).toBe(false);
    await server.stop();
    expect(await promote(email.toUpperCase())).toMatchObject({
      code: 0,
      output: expect.stringContaining('ya puede administrar Bandeja.'),
    });
    expect(await promote('nadie@ejemplo.es')).toMatchObject({
      code: 1,
      output: expect.stringContaining('No hay ninguna cuenta con el email nadie@ejemplo.es.'),
    });
    expect(await promote('--sin-segundo-factor', email)).toMatchObject({
      code: 0,
      output: expect.stringContaining(`${email} ya puede entrar solo con su contraseña.`),
    });
    expect((await promote('--otra-cosa', email)).code).toBe(2);
  });
});
