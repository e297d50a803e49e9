import { execFileSync } from 'node:child_process';
import { mkdir, readFile, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { stopPostmaster } from '#postmaster.ts';
import { prepareSocketFolder } from '#socket-folder.ts';
import { afterThisTest, cleanUpAfterTests, sharedDataFolder, temporaryFolder } from '../testing/folders.ts';
import { postmasterPid } from '../testing/processes.ts';
import { query, start, until, writtenIds } from '../testing/server.ts';

cleanUpAfterTests();

describe('the embedded database', { timeout: 120_000 }, () => {
  it('starts in an empty folder: durable, in UTF-8, on a private unix socket only', async () => {
    const server = await start(join(await temporaryFolder(), 'data'));
    const names = ['server_encoding', 'fsync', 'synchronous_commit', 'full_page_writes', 'listen_addresses', 'jit'];
    const values = names.map((name) => `current_setting('${name}') as ${name}`).join(', ');
    expect(await query(server.connection, `select ${values}, current_database() as database`)).toEqual([
      {
        server_encoding: 'UTF8',
        fsync: 'on',
        synchronous_commit: 'on',
        full_page_writes: 'on',
        listen_addresses: '',
        jit: 'off',
        database: 'bandeja',
      },
    ]);
    expect((await stat(server.socketDir)).mode & 0o777).toBe(0o700);
  });

  it('offers the extensions of the search, and they know what a Spanish letter is', async () => {
    const { connection } = await start(await sharedDataFolder());
    await query(connection, 'create extension unaccent; create extension pg_trgm; create extension citext');
    const found = await query(
      connection,
      `select unaccent('pádel') as plain, lower('ÁÑ') as lower, 'ÑANDÚ'::citext = 'ñandú' as same,
              '  d' = any(show_trgm('pádel')) as breaks_words, to_tsvector('spanish', 'ñandú')::text as lexemes`,
    );
    expect(found).toEqual([{ plain: 'padel', lower: 'áñ', same: true, breaks_words: false, lexemes: "'ñandu':1" }]);
  });

  it('never writes statements or their data into the log', async () => {
    const { connection, lines } = await start(await sharedDataFolder());
    await query(connection, 'create table people (email text primary key)');
    await query(connection, "insert into people values ('ana@ejemplo.es')");
    await expect(query(connection, "insert into people values ('ana@ejemplo.es')")).rejects.toThrow('duplicate key');
    await expect(query(connection, 'select secret from people')).rejects.toThrow('does not exist');
    // A line the server does write, after those: the log is read in order.
    await query(connection, "select pg_reload_conf(), 'ana@ejemplo.es'");
    await until(() => expect(lines.join('\n')).toContain('SIGHUP'));
    expect(lines.join('\n')).not.toMatch(/ana@|people|duplicate/);
  });

  it('loses nothing in a stop amid writes, ends in order and finds its data again', async () => {
    const dataDir = await sharedDataFolder();
    const first = await start(dataDir);
    await query(first.connection, 'drop table if exists written; create table written (id integer primary key)');
    const acknowledged: number[] = [];
    const writer = (async () => {
      const client = new pg.Client(first.connection);
      client.on('error', () => {});
      await client.connect();
      for (let id = 0; ; id++) {
        await client.query('insert into written values ($1)', [id]);
        acknowledged.push(id);
      }
    })();
    const broken = expect(writer).rejects.toThrow();
    await until(() => expect(acknowledged.length).toBeGreaterThan(100));
    await Promise.all([first.stop(), first.stop(), broken]);
    expect(first.lines.at(-1)).toContain('database system is shut down');

    const second = await start(dataDir);
    const found = await writtenIds(second.connection);
    expect(acknowledged.filter((id) => !found.has(id))).toEqual([]);
    expect(second.lines.join('\n')).not.toMatch(/not properly shut down|interrupted/);
  });

  it('is stopped harder and harder when it does not end', async () => {
    const signals: string[] = [];
    const { promise: exited, resolve } = Promise.withResolvers<string>();
    const signal = (name: NodeJS.Signals) => {
      signals.push(name);
      if (name === 'SIGKILL') resolve(name);
    };
    await stopPostmaster({ pid: 1, exited, signal }, 5);
    expect(signals).toEqual(['SIGINT', 'SIGQUIT', 'SIGKILL']);
  });

  it('is out of reach of the Ctrl-C that stops node', async () => {
    const { clusterDir } = await start(await sharedDataFolder());
    const groupOf = (pid: number) =>
      execFileSync('ps', ['-o', 'pgid=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    expect(groupOf(await postmasterPid(clusterDir))).not.toBe(groupOf(process.pid));
  });

  it('refuses a second start over the same data and leaves the first one alone', async () => {
    const dataDir = await sharedDataFolder();
    const first = await start(dataDir);
    await expect(start(dataDir)).rejects.toThrow(/^Bandeja ya está en marcha con los datos de «.*»/);
    expect(await query(first.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
    await first.stop();
    const again = await start(dataDir);
    expect(await query(again.connection, 'select 2 as two')).toEqual([{ two: 2 }]);
  });

  it('says of a lock file that is damaged which one it is', async () => {
    const dataDir = await temporaryFolder();
    await writeFile(
      join(dataDir, 'postgres.lock'),
      'not a lock, but long enough to be read as a header of one'.repeat(3),
    );
    await expect(start(dataDir)).rejects.toThrow(/postgres\.lock» está dañado/);
  });

  it('listens elsewhere when the path is too long for a socket', async () => {
    const dataDir = join(await temporaryFolder(), 'ñ'.repeat(60), 'x'.repeat(60));
    const server = await start(dataDir);
    expect(Buffer.byteLength(join(server.socketDir, '.s.PGSQL.5432'))).toBeLessThanOrEqual(103);
    expect(server.clusterDir.startsWith(dataDir)).toBe(true);
    expect((await stat(server.socketDir)).mode & 0o777).toBe(0o700);
    expect(await query(server.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
    await server.stop();
    await expect(stat(server.socketDir)).rejects.toThrow('ENOENT');
  });

  it('does not use a socket folder that others can enter', async () => {
    const [temporary, home] = [await temporaryFolder(), `/${'x'.repeat(120)}`];
    const expected = await prepareSocketFolder(home, undefined, temporary);
    expect(dirname(expected)).toBe(temporary);
    expect(await prepareSocketFolder(home, undefined, temporary)).toBe(expected);
    const trapped = await temporaryFolder();
    await mkdir(join(trapped, expected.slice(temporary.length)), { mode: 0o755 });
    const elsewhere = await prepareSocketFolder(home, undefined, trapped);
    afterThisTest(() => rmdir(elsewhere));
    expect(dirname(elsewhere)).toBe('/tmp');
  });

  it('begins again after an initdb that was cut off', async () => {
    const dataDir = await temporaryFolder();
    await mkdir(join(dataDir, 'postgres.new', 'base'), { recursive: true });
    await writeFile(join(dataDir, 'postgres.new', 'PG_VERSION'), '18\n');
    const server = await start(dataDir);
    expect(await query(server.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
    await expect(stat(join(dataDir, 'postgres.new'))).rejects.toThrow('ENOENT');
  });

  it('refuses data of another major version, untouched', async () => {
    const dataDir = await sharedDataFolder();
    const server = await start(dataDir);
    await server.stop();
    const versionFile = join(server.clusterDir, 'PG_VERSION');
    await writeFile(versionFile, '15\n');
    await expect(start(dataDir)).rejects.toThrow(
      /es de PostgreSQL 15 y este programa trae PostgreSQL 18.*DATABASE_URL/,
    );
    expect(await readFile(versionFile, 'utf8')).toBe('15\n');
    await writeFile(versionFile, '18\n');
    expect(await query((await start(dataDir)).connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});
