import { chown, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { Binaries } from '#binaries.ts';
import { EmbeddedDatabaseError, messages } from '#messages.ts';
import { clusterOf, type Place } from '#place.ts';
import { type RunAs, run } from '#run.ts';

export const APP_USER = 'bandeja';
export const APP_DATABASE = 'bandeja';

/** Renamed when complete. @throws EmbeddedDatabaseError for another major version or a folder of something else */
export async function prepareCluster({ home, runAs }: Place, binaries: Binaries): Promise<string> {
  const cluster = clusterOf(home);
  const version = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (version !== undefined) {
    if (Number(version) === binaries.major) return cluster;
    throw new EmbeddedDatabaseError(messages.otherMajor(cluster, version.trim(), binaries.major));
  }
  const unfinished = `${cluster}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  if (runAs !== undefined) await chown(unfinished, runAs.uid, runAs.gid);
  await initialise(unfinished, binaries, runAs);
  try {
    await rename(unfinished, cluster);
  } catch (error) {
    throw new EmbeddedDatabaseError(messages.unknownContent(cluster), { cause: error });
  }
  const folder = await open(home);
  await folder.sync().finally(() => folder.close());
  return cluster;
}

async function initialise(folder: string, binaries: Binaries, runAs: RunAs): Promise<void> {
  const args = ['-D', folder, '-U', APP_USER, '--auth=trust', '--encoding=UTF8', '--locale=C'];
  const collation = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  let detail = '';
  // pg_trgm and text search still use the C library's letters: under plain C, «pádel» is the two words «p» and «del».
  for (const characterType of ['C.UTF-8', 'en_US.UTF-8', 'C']) {
    const result = await run(
      join(binaries.folder, 'bin', 'initdb'),
      [...args, ...collation, `--lc-ctype=${characterType}`],
      runAs,
    );
    if (result.ok) return;
    detail = result.stderr.trim();
    if (!detail.includes('invalid locale name')) break;
  }
  await rm(folder, { recursive: true, force: true });
  throw new EmbeddedDatabaseError(messages.initFailed(detail));
}

export async function ensureDatabase(socketDir: string, port: number): Promise<void> {
  const client = new pg.Client({ host: socketDir, port, user: APP_USER, database: 'postgres', ssl: false });
  // Without a listener, a server that dies meanwhile would end node; the query rejects anyway.
  client.on('error', () => {});
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [APP_DATABASE]);
    if (found.rowCount === 0) await client.query(`create database ${APP_DATABASE}`);
  } finally {
    await client.end();
  }
}
