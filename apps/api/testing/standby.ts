import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, mkdtemp, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { copyCluster } from '@bandeja/embedded-postgres/backup';
import { readPidFile } from '@bandeja/embedded-postgres/previous-run';
import pg from 'pg';

/* A second PostgreSQL that follows the first one, and an address that points to either. */

export type Running = { clusterDir: string; connection: pg.ClientConfig };

async function query(connection: pg.ClientConfig, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  await client.connect();
  return client.query(text).then(
    ({ rows }) => client.end().then(() => rows),
    (error) => client.end().then(() => Promise.reject(error)),
  );
}

async function until<T>(check: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + 120_000;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await pause(50);
    }
  }
}

export const pidOf = async ({ clusterDir }: Pick<Running, 'clusterDir'>): Promise<number> => {
  const file = await readPidFile(clusterDir);
  if (!file) throw new Error('no postmaster.pid');
  return file.pid;
};

/** Every commit of the primary waits for it. @returns the replica, and how it takes over */
export async function attachStandby(primary: Running, home: string) {
  const { uid, gid } = await stat(primary.clusterDir);
  const clusterDir = path.join(home, 'postgres');
  await mkdir(home, { recursive: true });
  await rename(await copyCluster(primary.connection), clusterDir);
  for (const folder of ['pg_wal', 'pg_replslot', 'pg_dynshmem', 'pg_stat_tmp', 'pg_subtrans']) {
    await mkdir(path.join(clusterDir, folder), { mode: 0o700 });
  }
  const { host, port, user } = primary.connection;
  await writeFile(
    path.join(clusterDir, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${host} port=${port} user=${user}'\n`,
  );
  await writeFile(path.join(clusterDir, 'standby.signal'), '');
  const socketDir = await mkdtemp(path.join(os.tmpdir(), 'bandeja-standby-'));
  execFileSync('chown', ['-R', `${uid}:${gid}`, clusterDir]);
  await chown(socketDir, uid, gid);
  // the same program with the same settings, over other folders
  const commandLine = await readFile(`/proc/${await pidOf(primary)}/cmdline`, 'utf8');
  const [program = '', ...settings] = commandLine.split('\0').filter(Boolean);
  const places = new Map([
    [primary.clusterDir, clusterDir],
    [host, socketDir],
  ]);
  const child = spawn(
    program,
    settings.map((word) => places.get(word) ?? word),
    { uid, gid, cwd: '/', stdio: 'ignore', detached: true },
  );
  const connection = { ...primary.connection, host: socketDir };
  await until(() => query(connection, 'select 1'));
  await query(primary.connection, "alter system set synchronous_standby_names = '*'");
  await query(primary.connection, 'select pg_reload_conf()');
  await until(async () => {
    const [row] = await query(primary.connection, 'select sync_state from pg_stat_replication');
    if (row?.sync_state !== 'sync') throw new Error(`the replica is ${row?.sync_state}`);
  });
  return {
    clusterDir,
    connection,
    promote: () => query(connection, 'select pg_promote(true, 60)'),
    stop: async () => {
      const exited = once(child, 'exit');
      child.kill('SIGINT');
      await exited;
    },
  };
}

/** `lead` changes the server and cuts the existing connections, as a proxy does after a failover. */
export async function movingAddress(first: pg.ClientConfig) {
  let { host } = first;
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    const onward = connect(path.join(host ?? '', '.s.PGSQL.5432'));
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
      one.pipe(other);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `postgres://${first.user}@127.0.0.1:${address.port}/${first.database}`,
    lead: (next: pg.ClientConfig) => {
      host = next.host;
      for (const socket of open) socket.destroy();
    },
    close: () => server.close(),
  };
}

export async function storedSets(connection: pg.ClientConfig) {
  const sets = await query(connection, 'select id, reps, done from session_sets where not removed');
  const changes = await query(connection, 'select id, count(*)::int as count from session_changes group by id');
  return {
    sets: new Map(sets.map(({ id, reps, done }) => [String(id), done === true ? Number(reps) : null])),
    times: new Map(changes.map(({ id, count }) => [String(id), Number(count)])),
  };
}
