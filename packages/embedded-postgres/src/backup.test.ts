import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readdir, readFile, rename, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { faultsOfLog } from '#archived-log.ts';
import { newestCopy } from '#backup.ts';
import { faultsOfCopy } from '#manifest.ts';
import { restore } from '#restore.ts';
import { backUp } from '#start.ts';
import { cleanUpAfterTests, temporaryFolder } from '../testing/folders.ts';
import { query, start, until, writtenIds } from '../testing/server.ts';

cleanUpAfterTests();

const quiet = { sharedFolders: [], log: () => {} };

const refusal = (dataDir: string, wish: Partial<Parameters<typeof restore>[1]> = {}) =>
  restore({ dataDir, ...quiet }, { until: null, now: new Date(), ...wish }).then(
    () => expect.unreachable('it was restored'),
    (error: Error) => error.message,
  );

function spawnRestore(dataDir: string) {
  const module = JSON.stringify(new URL('./restore.ts', import.meta.url).href);
  const script = `const { restore } = await import(${module});
    await restore({ dataDir: ${JSON.stringify(dataDir)}, sharedFolders: [], log: () => {} }, { until: null, now: new Date() });`;
  return spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' });
}

async function changeByte(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  const at = Math.floor((await handle.stat()).size / 2);
  const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, at);
  await handle.write(Buffer.from([buffer.readUInt8(0) ^ 1]), 0, 1, at);
  await handle.close();
}

describe('backup and restore', { timeout: 480_000 }, () => {
  it('put the database back to a point in time after the copy, and set the damaged files aside', async () => {
    const dataDir = join(await temporaryFolder(), 'data');
    const server = await start(dataDir);
    const { connection, clusterDir } = server;
    await query(connection, 'create table written (id integer primary key)');
    await query(connection, 'insert into written select generate_series(1, 1000)');
    const home = dirname(clusterDir);
    expect(await newestCopy(home)).toBeNull();
    const copy = await backUp({ dataDir, ...quiet });
    expect(dirname(copy)).toBe(join(home, 'backups'));
    const untried = await newestCopy(home);
    expect(untried).toMatchObject({ restoredAt: null });
    // no smaller than an empty cluster, and no larger than its files
    expect(untried?.bytes).toBeGreaterThan(5_000_000);
    expect(untried?.bytes).toBeLessThan(500_000_000);
    expect(Math.abs(Date.now() - (untried?.at.getTime() ?? 0))).toBeLessThan(60_000);
    await query(connection, 'insert into written select generate_series(1001, 2000)');
    const [before] = await query(connection, "select (now() + interval '10 ms')::text as at");
    await query(connection, 'select pg_sleep(0.05)');
    await query(connection, 'delete from written');
    await query(connection, 'select pg_switch_wal()');
    const archived = 'select last_archived_wal is not null and failed_count = 0 as ok from pg_stat_archiver';
    await until(async () => expect(await query(connection, archived)).toEqual([{ ok: true }]));
    await server.stop();

    const { aside } = await restore({ dataDir, ...quiet }, { until: new Date(String(before?.at)), now: new Date() });
    expect(aside).not.toBeNull();
    const restoredAt = (await newestCopy(home))?.restoredAt;
    expect(restoredAt?.getTime()).toBeGreaterThan(untried?.at.getTime() ?? Number.NaN);
    const restored = await start(dataDir);
    expect((await writtenIds(restored.connection)).size).toBe(2000);
    await query(restored.connection, 'insert into written values (2001)');
    await restored.stop();

    await restore({ dataDir, ...quiet }, { until: null, now: new Date() });
    const latest = await start(dataDir);
    expect((await readdir(home)).filter((name) => name.startsWith('postgres.2')).length).toBe(2);
    expect((await writtenIds(latest.connection)).has(2001)).toBe(true);
  });

  it('take no copy that was not complete at the instant', async () => {
    const dataDir = join(await temporaryFolder(), 'data');
    const server = await start(dataDir);
    const within = new Date(Date.now() + 20);
    const copy = await backUp({ dataDir, ...quiet });
    await server.stop();
    // the log between beginning and end belongs to the copy: no instant within it can be restored
    await expect(restore({ dataDir, ...quiet }, { until: within, now: new Date() })).rejects.toThrow(
      'No hay ninguna copia de seguridad',
    );
    const ended = new Date(basename(copy).replace(/T(..)(..)/, 'T$1:$2:'));
    expect(ended.getTime()).toBeGreaterThan(within.getTime());
    expect((await restore({ dataDir, ...quiet }, { until: null, now: new Date() })).copy).toBe(basename(copy));
  });

  it('refuse to start empty where a database has been, and to restore without a copy', async () => {
    const dataDir = join(await temporaryFolder(), 'data');
    const server = await start(dataDir);
    await server.stop();
    await rm(server.clusterDir, { recursive: true });
    await expect(start(dataDir)).rejects.toThrow('ya no está. Recupérala o restaura una copia');
    await expect(restore({ dataDir, ...quiet }, { until: null, now: new Date() })).rejects.toThrow(
      'No hay ninguna copia de seguridad',
    );
    await rm(join(dataDir, 'postgres.socket'));
    await start(dataDir);
  });

  it('refuse a damaged copy by the name of the file, and the former database still starts', async () => {
    const dataDir = join(await temporaryFolder(), 'data');
    const server = await start(dataDir);
    await query(server.connection, 'create table written (id integer primary key)');
    await query(server.connection, 'insert into written select generate_series(1, 5000)');
    const copy = await backUp({ dataDir, ...quiet });
    const home = dirname(server.clusterDir);
    for (let piece = 1; piece <= 3; piece += 1) {
      await query(
        server.connection,
        `insert into written select generate_series(${piece} * 5000 + 1, ${piece} * 5000 + 5000)`,
      );
      await query(server.connection, 'select pg_switch_wal()');
    }
    const log = join(home, 'backups', 'log');
    await server.stop();
    const pieces = (await readdir(log)).filter((name) => /^[0-9A-F]{24}$/.test(name)).sort();
    expect(pieces.length).toBeGreaterThanOrEqual(4);
    const needed = /\(file (\w+)\)/.exec(await readFile(join(copy, 'backup_label'), 'utf8'))?.[1] ?? '';
    const between = pieces.at(-2) ?? '';
    const before = (await readdir(home)).sort();
    const table = (await readFile(join(copy, 'manifest'), 'utf8')).match(/ (\d{6,}) (base\/\d+\/\d+)\n/)?.[2] ?? '';

    const manifest = join(copy, 'manifest');
    const damages: [string, (file: string) => Promise<unknown>, string][] = [
      [join(copy, table), (file) => truncate(file, 8192), `«${table}» tiene 8192 bytes`],
      [join(copy, table), rm, `falta «${table}»`],
      [join(copy, table), changeByte, `«${table}» no es como se guardó`],
      [join(copy, 'backup_label'), rm, 'falta «backup_label»'],
      [join(copy, 'base', '99'), (file) => writeFile(file, 'x'), '«base/99» no es de esta copia'],
      [manifest, rm, 'no tiene manifiesto'],
      [manifest, changeByte, '«manifest» no es como se guardó'],
      [manifest, (file) => truncate(file, 5000), '«manifest» no es como se guardó'],
      [manifest, (file) => truncate(file, 0), '«manifest» no es como se guardó'],
      [join(log, needed), rm, `falta «../log/${needed}»`],
      [join(log, between), rm, `falta «../log/${between}»`],
      [join(log, between), (file) => truncate(file, 1_000_000), `«../log/${between}» tiene 1000000 bytes`],
      [join(log, between), changeByte, `«../log/${between}» no es como se guardó`],
      [join(log, `${between}.sha256`), rm, `falta «../log/${between}.sha256»`],
    ];
    const faults = async () => {
      const found = (await faultsOfCopy(copy)) ?? ['no tiene manifiesto'];
      return [...found, ...(await faultsOfLog(home, basename(copy)))].join('\n');
    };
    for (const [file, damage, sentence] of damages) {
      const content = await readFile(file).catch(() => null);
      await damage(file);
      expect(await faults()).toContain(sentence);
      if (content === null) await rm(file);
      else await writeFile(file, content);
    }
    expect(damages.length).toBe(14);
    const label = join(copy, 'backup_label');
    await rename(label, `${home}/label`);
    const message = await refusal(dataDir);
    expect(message).toContain('falta «backup_label»');
    expect(message).toContain('--sin-comprobar');
    await rename(`${home}/label`, label);
    expect((await readdir(home)).sort()).toEqual(before);

    // a copy that is whole but leads nowhere: the log ends before that instant
    const later = new Date(Date.now() + 3_600_000);
    expect(await refusal(dataDir, { until: later, now: later })).toMatch(
      /no se ha cambiado nada: [\s\S]*recovery ended before/,
    );
    expect((await readdir(home)).filter((name) => name !== 'socket').sort()).toEqual(before);
    const former = await start(dataDir);
    expect((await writtenIds(former.connection)).size).toBe(20_000);
    await former.stop();

    // an older copy, taken as it is
    const written = await readFile(manifest);
    await rm(manifest);
    const lines: string[] = [];
    const noted = { dataDir, ...quiet, log: (line: string) => lines.push(line) };
    await restore(noted, { until: null, now: new Date(), unchecked: true });
    expect(lines.join('\n')).toContain('archive recovery complete');
    expect(lines.join('\n')).not.toMatch(/cannot stat|WARNING|FATAL/);
    const restored = await start(dataDir);
    expect((await writtenIds(restored.connection)).size).toBe(20_000);
    await query(restored.connection, 'insert into written values (20001)');
    await restored.stop();

    // writes after a restore are a second timeline of the log, which is checked as well
    await writeFile(manifest, written);
    await restore({ dataDir, ...quiet }, { until: null, now: new Date() });
    const again = await start(dataDir);
    expect((await writtenIds(again.connection)).has(20_001)).toBe(true);
    await again.stop();
    await rm(join(log, '00000002.history'));
    expect(await refusal(dataDir)).toContain('falta «../log/00000002.history»');
  });

  it('keep a database however a restore is killed', async () => {
    const dataDir = join(await temporaryFolder(), 'data');
    const server = await start(dataDir);
    await query(server.connection, 'create table written (id integer primary key)');
    await query(server.connection, 'insert into written select generate_series(1, 10)');
    await backUp({ dataDir, ...quiet });
    await query(server.connection, 'insert into written values (11)');
    await server.stop();
    const { clusterDir } = server;

    const child = spawnRestore(dataDir);
    await until(() => stat(join(`${clusterDir}.restoring`, 'postmaster.pid')));
    child.kill('SIGKILL');
    await once(child, 'exit');
    const former = await start(dataDir);
    expect((await writtenIds(former.connection)).size).toBe(11);
    expect((await readdir(dirname(clusterDir))).filter((name) => name.startsWith('postgres.resto'))).toEqual([]);
    await former.stop();

    // between the former cluster's departure and the arrival of the restored one
    await restore({ dataDir, ...quiet }, { until: null, now: new Date() });
    await rename(clusterDir, `${clusterDir}.restored`);
    const restored = await start(dataDir);
    expect((await writtenIds(restored.connection)).size).toBe(11);
    await query(restored.connection, 'insert into written values (12)');
  });
});
