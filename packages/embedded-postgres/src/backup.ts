import { chown, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { firstSegment, inLog, logOf, segmentsBetween } from '#archived-log.ts';
import { copyFolder, hashOf, type StoredFile, syncFolder } from '#hashed-files.ts';
import { manifestName, writeManifest } from '#manifest.ts';
import { backupsOf } from '#place.ts';

export const leftOut: ReadonlySet<string> = new Set([
  manifestName,
  'postmaster.pid',
  'postmaster.opts',
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_stat_tmp',
  'pg_subtrans',
]);

/** The copy is named after its end: no instant before that can be restored from it. @returns its folder */
export async function copyCluster(connection: pg.ClientConfig): Promise<string> {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query("select current_setting('data_directory') as cluster");
    const cluster: string = rows[0].cluster;
    const home = join(cluster, '..');
    const { uid, gid } = await stat(cluster);
    for (const folder of [backupsOf(home), logOf(home)]) await giveFolder(folder, { uid, gid });
    const begun = copyName(new Date());
    const unfinished = join(backupsOf(home), `${begun}.new`);
    await client.query('select pg_backup_start($1, true)', [begun]);
    // half a copy on a full disk would leave no room for the next
    const discard = async (error: unknown) => {
      await rm(unfinished, { recursive: true, force: true });
      throw error;
    };
    // the log restores what changes or vanishes meanwhile
    const files = await copyFolder(cluster, unfinished, { leftOut, mayVanish: true }).catch(discard);
    const { rows: ends } = await client.query(
      'select labelfile, spcmapfile, pg_walfile_name(lsn) as segment from pg_backup_stop(true)',
    );
    const ended = copyName(new Date());
    const copy = join(backupsOf(home), ended);
    await finishCopy(unfinished, files, ends[0]).catch(discard);
    await rename(unfinished, copy);
    await syncFolder(backupsOf(home));
    return copy;
  } finally {
    await client.end();
  }
}

/** The manifest comes last: with it the copy is whole. */
async function finishCopy(
  folder: string,
  files: readonly StoredFile[],
  end: { labelfile: string; spcmapfile: string; segment: string },
): Promise<void> {
  const stored = [...files];
  const { labelfile, spcmapfile, segment } = end;
  for (const [path, text] of Object.entries({ backup_label: labelfile, tablespace_map: spcmapfile })) {
    if (!text) continue;
    await writeFile(join(folder, path), text, { mode: 0o600, flush: true });
    stored.push(await storedFile(folder, path));
  }
  // without this part of the log the copy cannot be restored at all
  for (const name of segmentsBetween(firstSegment(labelfile) ?? segment, segment)) {
    stored.push(await storedFile(folder, inLog(name)));
  }
  await writeManifest(folder, stored);
  await syncFolder(folder);
}

async function storedFile(folder: string, path: string): Promise<StoredFile> {
  const file = join(folder, path);
  return { path, bytes: (await stat(file)).size, sha256: await hashOf(file) };
}

/** The order of names is that of time. */
export const copyName = (instant: Date): string => instant.toISOString().replaceAll(':', '');

export async function copiesIn(home: string): Promise<string[]> {
  const names = await readdir(backupsOf(home)).catch(() => []);
  return names.filter((name) => /^\d{4}-[\w.-]+$/.test(name) && !name.endsWith('.new')).sort();
}

/** A file whose time is that of the last restore from which the database started. */
export const restoreNote = (home: string): string => join(backupsOf(home), 'restored');

/** `at`: when it ended; null without a copy. */
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

async function giveFolder(folder: string, { uid, gid }: { uid: number; gid: number }): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (process.getuid?.() === 0) await chown(folder, uid, gid);
}
