import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { register } from '@bandeja/domain/auth/contract';
import { listRoutines } from '@bandeja/domain/routines/contract';
import { putSession, startSession } from '@bandeja/domain/sessions/contract';
import { startEmbedded } from '@bandeja/embedded-postgres/start';
import { afterAll, expect, it } from 'vitest';
import { callServer, type ServerProcess, startServer } from '#testing/server-process.ts';
import { attachStandby, movingAddress, pidOf, storedSets } from '#testing/standby.ts';

const ends: (() => unknown)[] = [];
afterAll(async () => {
  for (const end of ends.reverse()) await end();
});

async function sessionOf(server: ServerProcess) {
  const account = { name: 'Marta', email: `${randomUUID()}@ejemplo.es`, password: 'secreto-1' };
  const { token } = await callServer(server, register, { body: account });
  const routines = await callServer(server, listRoutines, { token });
  const routineId = routines.find(({ code }) => code === 'R03')?._id ?? '';
  const session = await callServer(server, startSession, { token, body: { routineId, type: 'Fuerza' } });
  const entryId = session.exercises[1]?._id ?? '';
  return { token, params: { id: session._id }, entryId };
}

const isLinux = process.platform === 'linux';

it.skipIf(!isLinux)(
  'a replica that takes over has every acknowledged set, and the server goes on',
  { timeout: 240_000 },
  async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'bandeja-failover-'));
    ends.push(() => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 }));
    await chmod(folder, 0o755);
    const primary = await startEmbedded({ dataDir: path.join(folder, 'primary'), log: () => {} });
    ends.push(primary.stop);
    const address = await movingAddress(primary.connection);
    ends.push(address.close);
    const server = await startServer({ DATA_DIR: path.join(folder, 'server'), DATABASE_URL: address.url });
    ends.push(server.kill);
    const { token, params, entryId } = await sessionOf(server);
    const acknowledged = new Map<string, number>();
    const write = async () => {
      const [setId, reps] = [randomUUID(), 1 + (acknowledged.size % 30)];
      const position = 10 + (acknowledged.size % 80);
      const change = { id: randomUUID(), at: new Date().toISOString(), kind: 'set' as const, entryId, setId };
      const state = { position, reps, seconds: null, metres: null, weight: null, done: true, removed: false };
      await callServer(server, putSession, { token, params, body: { changes: [{ ...change, ...state }] } });
      acknowledged.set(setId, reps);
    };

    const standby = await attachStandby(primary, path.join(folder, 'standby'));
    ends.push(standby.stop);
    const lost = (async () => {
      for (;;) await write();
    })();
    await expect.poll(() => acknowledged.size).toBeGreaterThan(20);
    process.kill(await pidOf(primary), 'SIGKILL');
    await expect(lost).rejects.toThrow(/answered 50\d|fetch failed/);
    const before = acknowledged.size;
    await standby.promote();
    address.lead(standby.connection);
    await expect
      .poll(() =>
        write().then(
          () => acknowledged.size,
          () => 0,
        ),
      )
      .toBe(before + 1);
    const { sets } = await storedSets(standby.connection);
    expect([...acknowledged].filter(([id, reps]) => sets.get(id) !== reps)).toEqual([]);
  },
);
