import { execFileSync, spawn } from 'node:child_process';
import { chown, mkdir, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import {
  childrenOf,
  isAlive,
  isLinux,
  isRoot,
  later,
  postmasterPid,
  query,
  spawnChild,
  start,
  temporaryFolder,
  until,
  usedFolder,
  useHarness,
  writtenIds,
} from '#kit/database/embedded/harness.ts';
import type { ServerExit } from '#kit/database/embedded/supervise.ts';

useHarness();

/** A PATH on which setpriv is not found, as on a Mac. */
async function pathWithoutSetpriv(): Promise<string> {
  const folder = await temporaryFolder();
  await symlink(execFileSync('which', ['id'], { encoding: 'utf8' }).trim(), join(folder, 'id'));
  return folder;
}

// What is killed and looked at here is found through /proc.
describe.skipIf(!isLinux)('after a kill -9', { timeout: 120_000 }, () => {
  it('of node amid writes: the server ends with it and every acknowledged row is there', async () => {
    const dataDir = await usedFolder();
    const child = spawnChild({ dataDir, writes: true });
    const { clusterDir } = await child.ready();
    const pid = await postmasterPid(clusterDir);
    await until(() => expect(child.acknowledged().length).toBeGreaterThan(300));
    child.process.kill('SIGKILL');
    await child.exited;
    await until(async () => expect(await isAlive(pid)).toBe(false));
    const found = await writtenIds((await start(dataDir)).connection);
    expect(child.acknowledged().filter((id) => !found.has(id))).toEqual([]);
  });

  it('of node where nothing ties the server to it: the orphan is stopped first, and nothing is lost', async () => {
    const dataDir = await usedFolder();
    const child = spawnChild({ dataDir, writes: true }, { path: await pathWithoutSetpriv() });
    const { clusterDir } = await child.ready();
    const orphan = await postmasterPid(clusterDir);
    later(() => isAlive(orphan).then((alive) => alive && process.kill(orphan, 'SIGQUIT')));
    await until(() => expect(child.acknowledged().length).toBeGreaterThan(300));
    child.process.kill('SIGKILL');
    await child.exited;
    expect(await isAlive(orphan)).toBe(true);

    const server = await start(dataDir);
    expect(server.lines.join('\n')).toContain(`Sigue vivo un PostgreSQL de un arranque anterior (pid ${orphan})`);
    expect(await isAlive(orphan)).toBe(false);
    const found = await writtenIds(server.connection);
    expect(child.acknowledged().filter((id) => !found.has(id))).toEqual([]);
  });

  it('of node, the server and all its processes amid writes: every acknowledged row is there', async () => {
    const dataDir = await usedFolder();
    const child = spawnChild({ dataDir, writes: true }, { path: await pathWithoutSetpriv() });
    const { clusterDir } = await child.ready();
    const pid = await postmasterPid(clusterDir);
    await until(() => expect(child.acknowledged().length).toBeGreaterThan(300));
    for (const victim of [pid, ...childrenOf(pid)]) process.kill(victim, 'SIGKILL');
    child.process.kill('SIGKILL');
    await child.exited;

    const server = await start(dataDir);
    expect(server.lines.join('\n')).toMatch(/not properly shut down|was interrupted/);
    const found = await writtenIds(server.connection);
    expect(child.acknowledged().filter((id) => !found.has(id))).toEqual([]);
  });

  it('of the server amid writes: it is back once, with every acknowledged row; a second fall is final', async () => {
    const exits: ServerExit[] = [];
    const server = await start(await usedFolder(), { onExit: (exit) => exits.push(exit) });
    await query(server.connection, 'drop table if exists written; create table written (id integer primary key)');
    const pool = new pg.Pool({ ...server.connection, max: 4 });
    pool.on('error', () => {});
    pool.on('connect', (client) => client.on('error', () => {}));
    later(() => pool.end());
    const acknowledged: number[] = [];
    let next = 0;
    let isOver = false;
    const writers = [1, 2, 3, 4].map(async () => {
      while (!isOver) {
        const id = next++;
        await pool.query('insert into written values ($1)', [id]).then(
          () => acknowledged.push(id),
          () => {},
        );
      }
    });
    await until(() => expect(acknowledged.length).toBeGreaterThan(300));
    process.kill(await postmasterPid(server.clusterDir), 'SIGKILL');
    await until(() => expect(exits).toEqual([{ reason: 'SIGKILL', restarting: true }]));
    const before = acknowledged.length;
    await until(() => expect(acknowledged.length).toBeGreaterThan(before + 100));
    isOver = true;
    await Promise.all(writers);
    const found = await writtenIds(server.connection);
    expect(acknowledged.filter((id) => !found.has(id))).toEqual([]);

    process.kill(await postmasterPid(server.clusterDir), 'SIGKILL');
    await until(() => expect(exits[1]).toEqual({ reason: 'SIGKILL', restarting: false }));
    await expect(query(server.connection, 'select 1')).rejects.toThrow();
    await server.stop();
  });

  it('of the server while one of its processes will not end: it waits for that one', async () => {
    const dataDir = await usedFolder();
    const child = spawnChild({ dataDir, writes: false }, { path: await pathWithoutSetpriv() });
    const { clusterDir, connection } = await child.ready();
    const idle = new pg.Client(connection);
    idle.on('error', () => {});
    await idle.connect();
    const backend = Number((await idle.query('select pg_backend_pid() as pid')).rows[0].pid);
    const pid = await postmasterPid(clusterDir);
    process.kill(backend, 'SIGSTOP');
    later(() => isAlive(backend).then((alive) => alive && process.kill(backend, 'SIGKILL')));
    child.process.kill('SIGKILL');
    await child.exited;
    process.kill(pid, 'SIGKILL');

    const lines: string[] = [];
    const starting = start(dataDir, { log: (line) => lines.push(line) });
    await until(() => expect(lines.join('\n')).toContain('pre-existing shared memory block'));
    process.kill(backend, 'SIGCONT');
    expect(await query((await starting).connection, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(lines).toContain('Un PostgreSQL anterior todavía está saliendo: se espera.');
  });
});

describe.skipIf(!isLinux)('a stale postmaster.pid', { timeout: 120_000 }, () => {
  /** Whose processes PostgreSQL takes for living servers: those of its own user. */
  async function ownerOf(dataDir: string): Promise<{ uid: number; gid: number } | undefined> {
    if (!isRoot) return undefined;
    const { uid, gid } = await stat(join(dataDir, 'postgres'));
    return { uid, gid };
  }

  /** A stopped cluster with a pid file, and a socket lock, that name the given process. */
  async function leaveBehind(dataDir: string, pid: number): Promise<void> {
    const { clusterDir, socketDir, stop } = await start(dataDir);
    await stop();
    const text = [pid, clusterDir, '1700000000', '5432', socketDir, '', '  1 1', 'ready', ''].join('\n');
    await mkdir(socketDir, { mode: 0o700 });
    const owner = await stat(clusterDir);
    await chown(socketDir, owner.uid, owner.gid);
    const [pidFile, socketFile] = [join(clusterDir, 'postmaster.pid'), join(socketDir, '.s.PGSQL.5432')];
    for (const file of [pidFile, socketFile, `${socketFile}.lock`]) {
      await writeFile(file, text, { mode: 0o600 });
      await chown(file, owner.uid, owner.gid);
    }
  }

  it('of a dead process does not keep it from starting', async () => {
    const dataDir = await usedFolder();
    const dead = spawn('true');
    await new Promise((resolve) => dead.once('exit', resolve));
    await leaveBehind(dataDir, dead.pid ?? 0);
    expect(await query((await start(dataDir)).connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('whose pid another program has now is deleted, and that program lives on', async () => {
    const dataDir = await usedFolder();
    const other = spawn('sleep', ['60'], { ...(await ownerOf(dataDir)), cwd: '/' });
    later(() => other.kill());
    await leaveBehind(dataDir, other.pid ?? 0);
    expect(await query((await start(dataDir)).connection, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(await isAlive(other.pid ?? 0)).toBe(true);
  });

  it('whose pid the PostgreSQL of other data has now is deleted, and that one is not touched', async () => {
    const neighbour = await start(await temporaryFolder());
    const dataDir = await usedFolder();
    const pid = await postmasterPid(neighbour.clusterDir);
    await leaveBehind(dataDir, pid);
    expect(await query((await start(dataDir)).connection, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(await query(neighbour.connection, 'select 2 as two')).toEqual([{ two: 2 }]);
    expect(await postmasterPid(neighbour.clusterDir)).toBe(pid);
  });

  it('of a zombie does not keep it from starting', async () => {
    const dataDir = await usedFolder();
    // The shell becomes a sleep that never collects its child.
    const parent = spawn('sh', ['-c', 'sleep 0.2 & echo $!; exec sleep 60'], {
      ...(await ownerOf(dataDir)),
      cwd: '/',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    later(() => parent.kill());
    const zombie = await new Promise<number>((resolve) => {
      createInterface({ input: parent.stdout }).once('line', (line) => resolve(Number(line)));
    });
    await until(() =>
      expect(execFileSync('ps', ['-o', 'stat=', '-p', String(zombie)], { encoding: 'utf8' })).toMatch(/^Z/),
    );
    await leaveBehind(dataDir, zombie);
    expect(await query((await start(dataDir)).connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});
