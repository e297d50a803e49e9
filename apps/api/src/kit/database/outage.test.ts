import { chmod, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { login } from '@bandeja/domain/auth/contract';
import { getMe } from '@bandeja/domain/profile/contract';
import { readPidFile } from '@bandeja/embedded-postgres/previous-run';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { callServer, type ServerProcess, startServer } from '#testing/server-process.ts';

let dataDir = '';
let clusterDir = '';
const servers: ServerProcess[] = [];

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'bandeja-outage-'));
  await chmod(dataDir, 0o755);
  clusterDir = path.join(dataDir, 'postgres');
});

afterEach(async () => {
  for (const server of servers.splice(0)) await server.kill();
});

afterAll(async () => {
  await rm(dataDir, { recursive: true, force: true });
});

async function started(): Promise<ServerProcess> {
  const server = await startServer({ DATA_DIR: dataDir });
  servers.push(server);
  return server;
}

async function killDatabase(): Promise<void> {
  const { pid } = (await readPidFile(clusterDir)) ?? {};
  if (pid === undefined) throw new Error('no postmaster.pid');
  process.kill(pid, 'SIGKILL');
}

const statusOf = async (server: ServerProcess, where: string) => (await fetch(`${server.url}${where}`)).status;
const until = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 60_000, interval: 10 });
const linesWith = (server: ServerProcess, text: string) =>
  server
    .output()
    .split('\n')
    .filter((line) => line.includes(text)).length;

describe('a server whose embedded database is killed with -9', { timeout: 180_000 }, () => {
  it('answers again after every kill, four in a row', async () => {
    const server = await started();
    const password = /gratis@bandeja\.example\s+(\S{8})/.exec(server.output())?.[1] ?? '';
    for (let kill = 1; kill <= 4; kill += 1) {
      await killDatabase();
      await until(async () => expect(await statusOf(server, '/readyz')).toBe(503));
      expect(await statusOf(server, '/healthz')).toBe(200);
      await until(async () => expect(await statusOf(server, '/readyz')).toBe(200));
      const { user } = await callServer(server, login, { body: { email: 'gratis@bandeja.example', password } });
      expect(user.name).toBe('Lucía Ferrer');
    }
    expect(await server.stop()).toBe(0);
  });

  it('answers 503 while it is away and says so in a few lines, with the number of failed calls', async () => {
    const server = await started();
    const settings = path.join(clusterDir, 'postgresql.auto.conf');
    const before = await readFile(settings, 'utf8');
    await writeFile(settings, 'max_connections = none\n');
    await killDatabase();
    await until(async () => expect(await statusOf(server, '/readyz')).toBe(503));
    await until(async () => expect(linesWith(server, 'Se seguirá intentando')).toBe(1));
    const linesBefore = server.output().split('\n').length;
    const headers = { authorization: 'Bearer of-anybody' };
    const call = () => fetch(`${server.url}/api${getMe.path}`, { headers });
    const refused = await Promise.all(Array.from({ length: 300 }, call));
    expect(refused.map(({ status }) => status)).toEqual(Array(300).fill(503));
    expect(await refused[0]?.json()).toMatchObject({ code: 'database.unavailable' });
    expect(
      server
        .output()
        .split('\n')
        .slice(linesBefore - 1),
    ).toEqual(['']);
    expect(linesWith(server, 'database: away')).toBe(1);
    await writeFile(settings, before);
    await until(async () => expect(await statusOf(server, '/readyz')).toBe(200));
    await until(async () => expect(linesWith(server, 'database: back after')).toBe(1));
    const [, calls] = /back after .* s, (\d+) failed calls/.exec(server.output()) ?? [];
    expect(Number(calls)).toBeGreaterThanOrEqual(300);
    expect(await server.stop()).toBe(0);
    expect(server.output()).not.toContain('\n    at ');
  });

  it('ends with an exit code where the database can never start again', async () => {
    const server = await started();
    const exited = server.exited();
    await rename(path.join(clusterDir, 'global', 'pg_control'), path.join(dataDir, 'pg_control'));
    await killDatabase();
    expect(await exited).toBe(1);
    expect(server.output()).toContain('PostgreSQL no ha arrancado: ');
    expect(server.output()).not.toContain('\n    at ');
  });
});
