import { mkdir, readFile, realpath, rmdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { backupsOf, copiesIn, copyCluster, copyName, replaceCluster, restoreNote } from '#backup.ts';
import { packagedBinaries, prepareBinaries } from '#binaries.ts';
import { APP_DATABASE, APP_USER, ensureDatabase, prepareCluster } from '#cluster.ts';
import { lockFolder } from '#folder-lock.ts';
import { AlreadyRunningError, EmbeddedDatabaseError, messages } from '#messages.ts';
import { clusterOf, findPlace, type Place, SHARED_FOLDERS } from '#place.ts';
import { prepareSocketFolder, SOCKET_PORT } from '#socket-folder.ts';
import { supervise } from '#supervise.ts';

export type EmbeddedOptions = {
  /** Created when missing; the same folder finds the same data again. */
  dataDir: string;
  /** Receives messages of the supervisor and the server, a line at a time; never data of users. */
  log: (line: string) => void;
  /** The server has ended by itself and no start can work until a person acts; otherwise it is started again. */
  onGone?: ((error: EmbeddedDatabaseError) => void) | undefined;
  /** Other pauses before the first, second, … start after an unexpected end; the last one is repeated. */
  restartPausesMs?: readonly number[];
  /** Other binaries than the installed ones: a folder with `bin`, `lib` and `share`, beside its `package.json`. */
  nativeFolder?: string;
  /** Other places than those of the system for what root's PostgreSQL cannot reach under the data folder. */
  sharedFolders?: readonly string[];
};

export type EmbeddedDatabase = {
  socketDir: string;
  port: number;
  user: string;
  database: string;
  /** For `pg`'s Client and Pool. */
  connection: { host: string; port: number; user: string; database: string; ssl: false };
  /** Folder of the cluster's files. */
  clusterDir: string;
  /** Ends the server in order; nothing that was committed is lost. May be called more than once. */
  stop: () => Promise<void>;
};

/**
 * Runs the embedded PostgreSQL over a data folder and answers when it takes connections (docs/decisions/0002-embedded-postgresql.md).
 * It ends with the thread that started it.
 * @throws EmbeddedDatabaseError with a Spanish sentence: already running, other version, no binaries, no permission.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  await mkdir(options.dataDir, { recursive: true });
  const dataDir = await realpath(options.dataDir);
  const locks = [lockFolder(dataDir)];
  const unlock = () => {
    for (const release of locks) release();
  };
  try {
    const native = options.nativeFolder ?? packagedBinaries();
    const place = await findPlace(dataDir, options.sharedFolders ?? SHARED_FOLDERS);
    // A copied data folder remembers the original's home: that one is locked too.
    if (place.home !== dataDir) locks.push(lockFolder(place.home));
    if (await isLost(dataDir, place)) {
      throw new EmbeddedDatabaseError(messages.clusterLost(clusterOf(place.home), socketNote(dataDir)));
    }
    const binaries = await prepareBinaries(native, place.cache, place.runAs);
    const clusterDir = await prepareCluster(place, binaries);
    if (place.home !== dataDir) options.log(messages.clusterElsewhere(clusterDir));
    const socketDir = await prepareSocketFolder(place.home, place.runAs);
    const server = await supervise({
      launch: {
        postgres: join(binaries.folder, 'bin', 'postgres'),
        cluster: clusterDir,
        socketDir,
        port: SOCKET_PORT,
        runAs: place.runAs,
        log: options.log,
      },
      onGone: options.onGone,
      restartPausesMs: options.restartPausesMs,
    });
    const stop = async () => {
      await server.stop();
      await rmdir(socketDir).catch(() => {});
      unlock();
    };
    try {
      await ensureDatabase(socketDir, SOCKET_PORT);
    } catch (error) {
      await stop();
      throw error;
    }
    await writeFile(socketNote(dataDir), socketDir);
    let stopped: Promise<void> | undefined;
    return {
      socketDir,
      ...address,
      connection: connectionIn(socketDir),
      clusterDir,
      stop: () => {
        stopped ??= stop();
        return stopped;
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** A database ran over this folder before, and its files are gone: an empty start would look like a lost account. */
async function isLost(dataDir: string, { home }: Place): Promise<boolean> {
  const isThere = (file: string) => stat(file).then(Boolean, () => false);
  return (await isThere(socketNote(dataDir))) && !(await isThere(clusterOf(home)));
}

/**
 * Copies the database of a data folder into its folder `backups`, while it runs or not.
 * @returns the folder of the copy
 */
export async function backUp(options: EmbeddedOptions): Promise<string> {
  try {
    const server = await startEmbedded(options);
    return await copyCluster(server.connection).finally(server.stop);
  } catch (error) {
    if (!(error instanceof AlreadyRunningError)) throw error;
    return copyCluster(await runningConnection(options.dataDir));
  }
}

/**
 * Restores the database of a data folder: the newest copy complete by `until` (or the newest of all) and the archived log
 * after it. The former files stay beside it.
 * @throws EmbeddedDatabaseError while the database runs, or without such a copy
 */
export async function restore(
  options: EmbeddedOptions,
  { until, now }: { until: Date | null; now: Date },
): Promise<{ copy: string; aside: string | null }> {
  const dataDir = await realpath(options.dataDir);
  const locks = [lockFolder(dataDir)];
  let result: { copy: string; aside: string | null };
  let note: string;
  try {
    const place = await findPlace(dataDir, options.sharedFolders ?? SHARED_FOLDERS);
    if (place.home !== dataDir) locks.push(lockFolder(place.home));
    const latest = until && copyName(until);
    const copy = (await copiesIn(place.home)).findLast((name) => latest === null || name <= latest);
    if (copy === undefined) throw new EmbeddedDatabaseError(messages.noBackup(backupsOf(place.home)));
    result = { copy, aside: await replaceCluster(place, { copy, until, now }) };
    note = restoreNote(place.home);
  } finally {
    for (const unlock of locks) unlock();
  }
  const server = await startEmbedded(options);
  await server.stop();
  await writeFile(note, `${result.copy}\n`);
  return result;
}

const address = { port: SOCKET_PORT, user: APP_USER, database: APP_DATABASE };

function connectionIn(socketDir: string): EmbeddedDatabase['connection'] {
  return { host: socketDir, ...address, ssl: false };
}

/** The file in which the running server records its socket, for commands beside it. */
function socketNote(dataDir: string): string {
  return join(dataDir, 'postgres.socket');
}

/** Connection to the database that another process runs over a data folder. @throws when it never ran there */
export async function runningConnection(dataDir: string): Promise<EmbeddedDatabase['connection']> {
  return connectionIn(await readFile(socketNote(dataDir), 'utf8'));
}
