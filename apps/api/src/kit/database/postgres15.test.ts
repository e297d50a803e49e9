import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { register } from '@bandeja/domain/auth/contract';
import { putProfile } from '@bandeja/domain/profile/contract';
import { listRoutines } from '@bandeja/domain/routines/contract';
import { getWeek } from '@bandeja/domain/schedule/contract';
import { completeSession, listPast, startSession } from '@bandeja/domain/sessions/contract';
import { getStats } from '@bandeja/domain/stats/contract';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completeProfile } from '#testing/factories.ts';
import { callServer, freePort, startServer } from '#testing/server-process.ts';

const binaries = '/usr/lib/postgresql/15/bin';
const asRoot = process.getuid?.() === 0;
/** PostgreSQL refuses to run as root. */
const prefix = asRoot ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', '--'] : [];

// Debian's `postgresql` package has these binaries; without it the test is skipped.
describe.skipIf(!existsSync(binaries))('DATABASE_URL with PostgreSQL 15', () => {
  let folder = '';
  let url = '';
  let stop = async () => {};

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'bandeja-pg15-'));
    await chmod(folder, 0o755);
    const data = path.join(folder, 'data');
    await mkdir(data);
    if (asRoot) execFileSync('chown', ['postgres', data, folder]);
    const run = (program: string, ...args: string[]) => {
      const [command = '', ...rest] = [...prefix, path.join(binaries, program), ...args];
      return [command, rest] as const;
    };
    execFileSync(...run('initdb', '-D', data, '-U', 'bandeja', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8'));
    const port = await freePort();
    const server = spawn(...run('postgres', '-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1'), {
      stdio: 'ignore',
    });
    url = `postgres://bandeja@127.0.0.1:${port}/bandeja`;
    await createDatabase(port);
    stop = async () => {
      const exited = once(server, 'exit');
      server.kill('SIGINT');
      await exited;
    };
  });

  afterAll(async () => {
    await stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('migrates, seeds and carries a player from registration to statistics', { timeout: 180_000 }, async () => {
    const server = await startServer({ DATABASE_URL: url, DATA_DIR: path.join(folder, 'app') });
    expect(server.output()).not.toContain('bandeja.example');
    const account = { name: 'Marta', email: `${randomUUID()}@ejemplo.es`, password: 'secreto-1' };
    const { token } = await callServer(server, register, { body: account });
    await callServer(server, putProfile, { token, body: completeProfile });
    const week = await callServer(server, getWeek, { token });
    // whichever weekday it is: the days before the account are not planned
    expect(Object.values(week).some((day) => day.isPlanned)).toBe(true);
    const [routine] = await callServer(server, listRoutines, { token });
    const body = { routineId: routine?._id ?? '', type: 'Fuerza' } as const;
    const session = await callServer(server, startSession, { token, body });
    await callServer(server, completeSession, { token, params: { id: session._id }, body: { duration: 0 } });
    expect(await callServer(server, listPast, { token })).toHaveLength(1);
    expect((await callServer(server, getStats, { token })).sessions).toBe(1);
    expect(await server.stop()).toBe(0);
    const again = await startServer({ DATABASE_URL: url, DATA_DIR: path.join(folder, 'app') });
    expect(await callServer(again, listPast, { token })).toHaveLength(1);
    expect(await again.stop()).toBe(0);
  });
});

async function createDatabase(port: number): Promise<void> {
  for (;;) {
    const client = new pg.Client({ host: '127.0.0.1', port, user: 'bandeja', database: 'postgres' });
    try {
      await client.connect();
      await client.query('create database bandeja');
      return;
    } catch (error) {
      if (!isStarting(error)) throw error;
    } finally {
      await client.end().catch(() => {});
    }
  }
}

function isStarting(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ECONNREFUSED' || code === '57P03';
}
