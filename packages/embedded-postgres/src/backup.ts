import { chown, copyFile, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { EmbeddedDatabaseError, messages } from '#messages.ts';
import { clusterOf } from '#place.ts';
import type { RunAs } from '#run.ts';

/** Beside the cluster, so that PostgreSQL's user reaches it: base copies, and the log since the oldest of them. */
export const backupsOf = (home: string): string => join(home, 'backups');
const logOf = (home: string): string => join(backupsOf(home), 'log');

/** Archives nothing until the first backup has created the folder; then every finished segment of the log, once. */
export function archiveCommand(cluster: string): string {
  const folder = `'${logOf(join(cluster, '..')).replaceAll("'", `'\\''`)}'`;
  return `! test -d ${folder} || test -f ${folder}/%f || { cp %p ${folder}/%f.part && mv ${folder}/%f.part ${folder}/%f; }`;
}

/** Files that a copy omits: they belong to the running process, or are created again. */
const leftOut = new Set([
  'postmaster.pid',
  'postmaster.opts',
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_stat_tmp',
  'pg_subtrans',
]);

/**
 * Copies a running cluster between pg_backup_start and pg_backup_stop, and has its log archived from then on.
 * The copy is complete when it is there. It bears the instant of its end: no instant before that can be restored from it.
 * @returns the folder of the copy
 */
export async function copyCluster(connection: pg.ClientConfig): Promise<string> {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query("select current_setting('data_directory') as cluster");
    const cluster: string = rows[0].cluster;
    const home = join(cluster, '..');
    const { uid, gid } = await stat(cluster);
    for (const folder of [backupsOf(home), logOf(home)]) await ownFolder(folder, { uid, gid });
    const begun = copyName(new Date());
    const unfinished = join(backupsOf(home), `${begun}.new`);
    await client.query('select pg_backup_start($1, true)', [begun]);
    await copyFolder(cluster, unfinished).catch(async (error) => {
      // half a copy on a full disk would leave no room for the next
      await rm(unfinished, { recursive: true, force: true });
      throw error;
    });
    const { rows: ends } = await client.query('select labelfile, spcmapfile from pg_backup_stop(true)');
    const ended = copyName(new Date());
    await writeFile(join(unfinished, 'backup_label'), ends[0].labelfile, { flush: true });
    if (ends[0].spcmapfile) await writeFile(join(unfinished, 'tablespace_map'), ends[0].spcmapfile, { flush: true });
    const copy = join(backupsOf(home), ended);
    await rename(unfinished, copy);
    return copy;
  } finally {
    await client.end();
  }
}

/** An instant as copies are named; the order of names is that of time. */
export const copyName = (instant: Date): string => instant.toISOString().replaceAll(':', '');

/** The names of the copies in a home, oldest first. */
export async function copiesIn(home: string): Promise<string[]> {
  const names = await readdir(backupsOf(home)).catch(() => []);
  return names.filter((name) => /^\d{4}-[\w.-]+$/.test(name) && !name.endsWith('.new')).sort();
}

/** Its time is that of the last restore of this home, from which the database started. */
export const restoreNote = (home: string): string => join(backupsOf(home), 'restored');

/** The newest copy: when it ended, its size, and when a copy was last restored here; null without a copy. */
export async function newestCopy(home: string): Promise<{ at: Date; bytes: number; restoredAt: Date | null } | null> {
  const name = (await copiesIn(home)).at(-1);
  if (name === undefined) return null;
  const folder = join(backupsOf(home), name);
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile()).map((file) => stat(join(file.parentPath, file.name)));
  const bytes = (await Promise.all(files)).reduce((sum, { size }) => sum + size, 0);
  const restored = await stat(restoreNote(home)).catch(() => null);
  return { at: (await stat(folder)).mtime, bytes, restoredAt: restored?.mtime ?? null };
}

/**
 * Replaces the cluster by a copy and sets the former files aside; the next start replays the archived log up to `until`,
 * or to its end. The database must be stopped and locked.
 * @returns where the former cluster is now; null when there was none
 */
export async function replaceCluster(
  place: { home: string; runAs: RunAs },
  { copy, until, now }: { copy: string; until: Date | null; now: Date },
): Promise<string | null> {
  const { home, runAs } = place;
  const source = join(backupsOf(home), copy);
  await readFile(join(source, 'backup_label')).catch((cause) => {
    throw new EmbeddedDatabaseError(messages.noSuchBackup(source), { cause });
  });
  const cluster = clusterOf(home);
  const unfinished = `${cluster}.restoring`;
  await rm(unfinished, { recursive: true, force: true });
  await copyFolder(source, unfinished);
  for (const folder of leftOut) if (folder.startsWith('pg_')) await mkdir(join(unfinished, folder), { mode: 0o700 });
  const target =
    until === null
      ? []
      : [
          `recovery_target_time = '${until.toISOString().replace('T', ' ').replace('Z', '+00')}'`,
          "recovery_target_action = 'promote'",
        ];
  const log = logOf(home).replaceAll("'", "''");
  // no connection before the whole log is replayed
  const settings = ['hot_standby = off', `restore_command = 'cp "${log}/%f" "%p"'`, ...target].join('\n');
  await writeFile(join(unfinished, 'postgresql.auto.conf'), `${settings}\n`, { flush: true });
  await writeFile(join(unfinished, 'recovery.signal'), '', { flush: true });
  if (runAs) await ownAll(unfinished, runAs);
  const aside = `${cluster}.${now.toISOString().replaceAll(':', '')}`;
  const isAside = await rename(cluster, aside).then(
    () => true,
    () => false,
  );
  await rename(unfinished, cluster);
  return isAside ? aside : null;
}

async function ownFolder(folder: string, { uid, gid }: { uid: number; gid: number }): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (process.getuid?.() === 0) await chown(folder, uid, gid);
}

async function ownAll(folder: string, owner: { uid: number; gid: number }): Promise<void> {
  await chown(folder, owner.uid, owner.gid);
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    await chown(join(entry.parentPath, entry.name), owner.uid, owner.gid);
  }
}

/** Files may vanish while the server runs: the log restores the relevant ones. */
async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { mode: 0o700 });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (leftOut.has(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await copyFolder(source, target);
    else if (entry.isFile()) await copyFile(source, target).catch(ignoreVanished);
  }
  const folder = await open(to);
  await folder.sync().finally(() => folder.close());
}

function ignoreVanished(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
