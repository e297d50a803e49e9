import { readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newestCopy } from '#backup.ts';
import { backUp, restore } from '#start.ts';
import { cleanUpAfterTests, temporaryFolder } from '../testing/folders.ts';
import { query, start, until, writtenIds } from '../testing/server.ts';

cleanUpAfterTests();

const quiet = { sharedFolders: [], log: () => {} };

describe('backup and restore', { timeout: 240_000 }, () => {
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
    // the accident happens after that instant
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

    // without a time: the whole log, including the accident, and writes after the restore
    await restore({ dataDir, ...quiet }, { until: null, now: new Date() });
    const latest = await start(dataDir);
    expect((await readdir(home)).filter((name) => name.startsWith('postgres.2')).length).toBe(2);
    expect((await writtenIds(latest.connection)).has(2001)).toBe(true);
  });

  it('take no copy that was not complete at the instant', async () => {
    const dataDir = join(await temporaryFolder(), 'data');
    const server = await start(dataDir);
    // well after the copy began and well before it is whole
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
});
