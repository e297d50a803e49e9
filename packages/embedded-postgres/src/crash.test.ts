import { execFileSync, spawn } from 'node:child_process';
import { chmod, chown, mkdir, readFile, rename, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { packagedBinaries } from '#binaries.ts';
import { spawnChild } from '../testing/child.ts';
import { afterThisTest, cleanUpAfterTests, sharedDataFolder, temporaryFolder } from '../testing/folders.ts';
import { childrenOf, isAlive, isLinux, isRoot, postmasterPid } from '../testing/processes.ts';
import { query, start, until, writtenIds } from '../testing/server.ts';

cleanUpAfterTests();

/** A PATH on which setpriv is not found, as on a Mac. */
async function pathWithoutSetpriv(): Promise<string> {
  const folder = await temporaryFolder();
  await symlink(execFileSync('which', ['id'], { encoding: 'utf8' }).trim(), join(folder, 'id'));
  return folder;
}

async function linkedBinaries(): Promise<string> {
  const folder = join(await temporaryFolder(), 'native');
  await mkdir(join(folder, 'bin'), { recursive: true });
  for (const name of ['lib', 'share', 'bin/initdb', 'bin/postgres']) {
    await symlink(join(packagedBinaries(), name), join(folder, name));
  }
  return folder;
}

describe.skipIf(!isLinux)('after a kill -9', { timeout: 120_000 }, () => {
  it('of node amid writes: the server ends with it and every acknowledged row is there', async () => {
    const dataDir = await sharedDataFolder();
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
    const dataDir = await sharedDataFolder();
    const child = spawnChild({ dataDir, writes: true }, { path: await pathWithoutSetpriv() });
    const { clusterDir } = await child.ready();
    const orphan = await postmasterPid(clusterDir);
    afterThisTest(() => isAlive(orphan).then((alive) => alive && process.kill(orphan, 'SIGQUIT')));
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
    const dataDir = await sharedDataFolder();
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

  it('of the server amid writes, six times in a row: it comes back each time, with every acknowledged row', async () => {
    const server = await start(await sharedDataFolder(), { restartPausesMs: [0, 10, 20] });
    await query(server.connection, 'drop table if exists written; create table written (id integer primary key)');
    const pool = new pg.Pool({ ...server.connection, max: 4 });
    pool.on('error', () => {});
    pool.on('connect', (client) => client.on('error', () => {}));
    afterThisTest(() => pool.end());
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
    const timesLogged = (text: string) => server.lines.filter((line) => line.includes(text)).length;
    for (let crash = 1; crash <= 6; crash += 1) {
      const before = acknowledged.length;
      await until(() => expect(acknowledged.length).toBeGreaterThan(before + 100));
      process.kill(await postmasterPid(server.clusterDir), 'SIGKILL');
      await until(() => expect(timesLogged('vuelve a estar en marcha')).toBe(crash));
    }
    expect(timesLogged('se ha detenido sin que nadie lo pidiera (SIGKILL)')).toBe(6);
    isOver = true;
    await Promise.all(writers);
    const found = await writtenIds(server.connection);
    expect(acknowledged.filter((id) => !found.has(id))).toEqual([]);
  });

  it('of the server whose start fails for a while: it is tried until it works, and said once', async () => {
    const nativeFolder = await linkedBinaries();
    const server = await start(await sharedDataFolder(), { nativeFolder, restartPausesMs: [0, 10] });
    const program = join(nativeFolder, 'bin', 'postgres');
    const script = '#!/bin/sh\necho try >> "$2/tries"\necho "FATAL:  No space left on device" >&2\nexit 1\n';
    await writeFile(`${program}.failing`, script, { mode: 0o755 });
    await rename(`${program}.failing`, program);
    process.kill(await postmasterPid(server.clusterDir), 'SIGKILL');
    const tries = async () => (await readFile(join(server.clusterDir, 'tries'), 'utf8')).split('\n').length - 1;
    await until(async () => expect(await tries()).toBeGreaterThan(5));
    expect(server.lines.filter((line) => line.includes('No space left'))).toHaveLength(2);
    expect(server.lines.at(-1)).toMatch(/No space left on device\ncódigo 1\nSe seguirá intentando\.$/);
    await symlink(join(packagedBinaries(), 'bin', 'postgres'), `${program}.working`);
    await rename(`${program}.working`, program);
    await until(() => expect(server.lines.at(-1)).toMatch(/vuelve a estar en marcha \(al intento \d+\)/));
    expect(await query(server.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('of the server whose start is being paused: a stop does not wait for it', async () => {
    const server = await start(await sharedDataFolder(), { restartPausesMs: [600_000] });
    process.kill(await postmasterPid(server.clusterDir), 'SIGKILL');
    await until(() => expect(server.lines.at(-1)).toContain('Se arranca de nuevo'));
    await server.stop();
    await expect(query(server.connection, 'select 1')).rejects.toThrow();
  });

  const damages: [string, RegExp, (clusterDir: string) => Promise<void>][] = [
    ['has lost its data', /ya no hay una base de datos/, (folder) => rename(folder, `${folder}.away`)],
    [
      'has lost its control file',
      /could not find the database system/,
      (folder) => rename(join(folder, 'global', 'pg_control'), join(folder, 'pg_control.away')),
    ],
    ['opens its data to others', /invalid permissions/, (folder) => chmod(folder, 0o777)],
    ['has the data of another version', /incompatible/, (folder) => writeFile(join(folder, 'PG_VERSION'), '15\n')],
  ];
  it.each(damages)('of a server that %s: it gives up and says why', async (_, sentence, damage) => {
    const gone: Error[] = [];
    const server = await start(await temporaryFolder(), { onGone: (error) => gone.push(error) });
    const pid = await postmasterPid(server.clusterDir);
    await damage(server.clusterDir);
    process.kill(pid, 'SIGKILL');
    await until(() => expect(gone.map((error) => error.message)).toEqual([expect.stringMatching(sentence)]));
    await server.stop();
  });

  it('of the server while one of its processes will not end: it waits for that one', async () => {
    const dataDir = await sharedDataFolder();
    const child = spawnChild({ dataDir, writes: false }, { path: await pathWithoutSetpriv() });
    const { clusterDir, connection } = await child.ready();
    const idle = new pg.Client(connection);
    idle.on('error', () => {});
    await idle.connect();
    const backend = Number((await idle.query('select pg_backend_pid() as pid')).rows[0].pid);
    const pid = await postmasterPid(clusterDir);
    process.kill(backend, 'SIGSTOP');
    afterThisTest(() => isAlive(backend).then((alive) => alive && process.kill(backend, 'SIGKILL')));
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
  async function ownerOf(dataDir: string): Promise<{ uid: number; gid: number } | undefined> {
    if (!isRoot) return undefined;
    const { uid, gid } = await stat(join(dataDir, 'postgres'));
    return { uid, gid };
  }

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
    const dataDir = await sharedDataFolder();
    const dead = spawn('true');
    await new Promise((resolve) => dead.once('exit', resolve));
    await leaveBehind(dataDir, dead.pid ?? 0);
    expect(await query((await start(dataDir)).connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('whose pid another program has now is deleted, and that program lives on', async () => {
    const dataDir = await sharedDataFolder();
    const other = spawn('sleep', ['60'], { ...(await ownerOf(dataDir)), cwd: '/' });
    afterThisTest(() => other.kill());
    await leaveBehind(dataDir, other.pid ?? 0);
    expect(await query((await start(dataDir)).connection, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(await isAlive(other.pid ?? 0)).toBe(true);
  });

  it('whose pid the PostgreSQL of other data has now is deleted, and that one is not touched', async () => {
    const neighbour = await start(await temporaryFolder());
    const dataDir = await sharedDataFolder();
    const pid = await postmasterPid(neighbour.clusterDir);
    await leaveBehind(dataDir, pid);
    expect(await query((await start(dataDir)).connection, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(await query(neighbour.connection, 'select 2 as two')).toEqual([{ two: 2 }]);
    expect(await postmasterPid(neighbour.clusterDir)).toBe(pid);
  });

  it('of a zombie does not keep it from starting', async () => {
    const dataDir = await sharedDataFolder();
    // The shell is replaced by a sleep that never collects its child.
    const parent = spawn('sh', ['-c', 'sleep 0.2 & echo $!; exec sleep 60'], {
      ...(await ownerOf(dataDir)),
      cwd: '/',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    afterThisTest(() => parent.kill());
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
