import { chown, mkdir, readdir, readFile, realpath, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { faultsOfLog, restoreCommand } from '#archived-log.ts';
import { copiesIn, copyName, leftOut, restoreNote } from '#backup.ts';
import { packagedBinaries, prepareBinaries } from '#binaries.ts';
import { lockFolder } from '#folder-lock.ts';
import { copyFolder, syncFolder } from '#hashed-files.ts';
import { faultsOfCopy } from '#manifest.ts';
import { EmbeddedDatabaseError, messages } from '#messages.ts';
import {
  backupsOf,
  clusterOf,
  discardRestore,
  findPlace,
  type Place,
  restoredOf,
  restoringOf,
  SHARED_FOLDERS,
} from '#place.ts';
import { startPostmaster, stopPostmaster } from '#postmaster.ts';
import { clearPreviousRun, STOP_ORPHAN_MS } from '#previous-run.ts';
import { prepareSocketFolder, SOCKET_PORT } from '#socket-folder.ts';
import type { EmbeddedOptions } from '#start.ts';

type Wish = {
  until: Date | null;
  now: Date;
  unchecked?: boolean;
};

/**
 * In a folder of its own until its database has started.
 * @throws EmbeddedDatabaseError: it runs, no copy, or damaged
 */
export async function restore(options: EmbeddedOptions, wish: Wish): Promise<{ copy: string; aside: string | null }> {
  const dataDir = await realpath(options.dataDir);
  const locks = [lockFolder(dataDir)];
  try {
    const place = await findPlace(dataDir, options.sharedFolders ?? SHARED_FOLDERS);
    const { home } = place;
    if (home !== dataDir) locks.push(lockFolder(home));
    const latest = wish.until && copyName(wish.until);
    const copy = (await copiesIn(home)).findLast((name) => latest === null || name <= latest);
    if (copy === undefined) throw new EmbeddedDatabaseError(messages.noBackup(backupsOf(home)));
    const binaries = await prepareBinaries(options.nativeFolder ?? packagedBinaries(), place.cache, place.runAs);
    if (!wish.unchecked) await checkCopy(home, copy);
    await checkUsable(join(backupsOf(home), copy), binaries.major);
    const unfinished = restoringOf(home);
    await discardRestore(home, options.log);
    try {
      await layOut(place, { copy, until: wish.until, folder: unfinished });
      await replay(place, {
        postgres: join(binaries.folder, 'bin', 'postgres'),
        cluster: unfinished,
        log: options.log,
      });
      await clearPreviousRun(clusterOf(home), null, STOP_ORPHAN_MS, options.log);
      await writeFile(restoreNote(home), `${copy}\n`);
      await rename(unfinished, restoredOf(home));
      return { copy, aside: await swap(home, wish.now) };
    } catch (error) {
      await rm(unfinished, { recursive: true, force: true });
      const detail = error instanceof Error ? error.message : String(error);
      throw new EmbeddedDatabaseError(messages.restoreFailed(detail), { cause: error });
    }
  } finally {
    for (const unlock of locks) unlock();
  }
}

/** @throws EmbeddedDatabaseError with the names of the damaged files */
async function checkCopy(home: string, copy: string): Promise<void> {
  const folder = join(backupsOf(home), copy);
  const faults = await faultsOfCopy(folder);
  if (faults === null) throw new EmbeddedDatabaseError(messages.copyWithoutManifest(folder));
  // a part of the log may be named by both
  const all = new Set([...faults, ...(await faultsOfLog(home, copy))]);
  if (all.size > 0) throw new EmbeddedDatabaseError(messages.copyDamaged(folder, [...all]));
}

/** PostgreSQL would take half a database for a whole one. */
async function checkUsable(copy: string, major: number): Promise<void> {
  const read = (name: string) =>
    readFile(join(copy, name), 'utf8').catch((cause) => {
      throw new EmbeddedDatabaseError(messages.noSuchBackup(copy), { cause });
    });
  await read('backup_label');
  const version = await read('PG_VERSION');
  if (Number(version) !== major) throw new EmbeddedDatabaseError(messages.otherMajor(copy, version.trim(), major));
}

async function layOut(
  { home, runAs }: Place,
  { copy, until, folder }: { copy: string; until: Date | null; folder: string },
): Promise<void> {
  await copyFolder(join(backupsOf(home), copy), folder, { leftOut, mayVanish: false });
  for (const name of leftOut) if (name.startsWith('pg_')) await mkdir(join(folder, name), { mode: 0o700 });
  const command = restoreCommand(home).replaceAll('\\', '\\\\').replaceAll("'", "''");
  // no connection before the whole log is replayed
  const settings = ['hot_standby = off', `restore_command = '${command}'`];
  if (until !== null) {
    const instant = until.toISOString().replace('T', ' ').replace('Z', '+00');
    settings.push(`recovery_target_time = '${instant}'`, "recovery_target_action = 'promote'");
  }
  await writeFile(join(folder, 'postgresql.auto.conf'), `${settings.join('\n')}\n`, { flush: true });
  await writeFile(join(folder, 'recovery.signal'), '', { flush: true });
  if (runAs) await giveAll(folder, runAs);
}

/** Archives nothing: until the swap the log belongs to the former cluster. */
async function replay(
  { home, runAs }: Place,
  { postgres, cluster, log }: { postgres: string; cluster: string; log: (line: string) => void },
): Promise<void> {
  const socketDir = await prepareSocketFolder(home, runAs);
  try {
    const postmaster = await startPostmaster({
      postgres,
      cluster,
      socketDir,
      port: SOCKET_PORT,
      runAs,
      log: (line) => line.includes('archiving is not configured') || log(line),
      archiveCommand: '',
      readyWithinMs: Number.POSITIVE_INFINITY,
    });
    await stopPostmaster(postmaster);
  } finally {
    await rmdir(socketDir).catch(() => {});
  }
}

/** The next start completes it (`findPlace`). @returns where the former cluster is now; null when there was none */
async function swap(home: string, now: Date): Promise<string | null> {
  const cluster = clusterOf(home);
  const aside = `${cluster}.${copyName(now)}`;
  const isAside = await rename(cluster, aside).then(
    () => true,
    (error) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );
  try {
    await rename(restoredOf(home), cluster);
  } catch (error) {
    if (isAside) await rename(aside, cluster);
    await rm(restoredOf(home), { recursive: true, force: true });
    throw error;
  }
  await syncFolder(home);
  return isAside ? aside : null;
}

export async function giveAll(folder: string, owner: { uid: number; gid: number }): Promise<void> {
  await chown(folder, owner.uid, owner.gid);
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    await chown(join(entry.parentPath, entry.name), owner.uid, owner.gid);
  }
}
