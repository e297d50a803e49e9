import { mkdir, readFile, realpath, rmdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { archiveCommand } from '#archived-log.ts';
import { copyCluster } from '#backup.ts';
import { packagedBinaries, prepareBinaries } from '#binaries.ts';
import { APP_DATABASE, APP_USER, ensureDatabase, prepareCluster } from '#cluster.ts';
import { lockFolder } from '#folder-lock.ts';
import { AlreadyRunningError, EmbeddedDatabaseError, messages } from '#messages.ts';
import { clusterOf, discardRestore, findPlace, type Place, SHARED_FOLDERS } from '#place.ts';
import { prepareSocketFolder, SOCKET_PORT } from '#socket-folder.ts';
import { supervise } from '#supervise.ts';

export type EmbeddedOptions = {
  dataDir: string;
  log: (line: string) => void;
  /** No start can work until a person acts; otherwise the server is started again. */
  onGone?: ((error: EmbeddedDatabaseError) => void) | undefined;
  /** Before the first, second, … restart; the last one is repeated. */
  restartPausesMs?: readonly number[];
  nativeFolder?: string;
  /** For what root's PostgreSQL cannot reach under the data folder. */
  sharedFolders?: readonly string[];
  /** Other settings of PostgreSQL, for a database that may be lost, such as that of tests. */
  settings?: Readonly<Record<string, string>>;
};

export type EmbeddedDatabase = {
  socketDir: string;
  port: number;
  user: string;
  database: string;
  connection: { host: string; port: number; user: string; database: string; ssl: false };
  clusterDir: string;
  /** May be called more than once; nothing that was committed is lost. */
  stop: () => Promise<void>;
};

/**
 * docs/decisions/0002-embedded-postgresql.md.
 * @throws EmbeddedDatabaseError: running, other version, no binaries, no permission
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
    await discardRestore(place.home, options.log);
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
        archiveCommand: archiveCommand(clusterDir),
        settings: options.settings,
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

/** An empty start would look like a lost account. */
async function isLost(dataDir: string, { home }: Place): Promise<boolean> {
  const isThere = (file: string) => stat(file).then(Boolean, () => false);
  return (await isThere(socketNote(dataDir))) && !(await isThere(clusterOf(home)));
}

/** While it runs or not. @returns the folder of the copy */
export async function backUp(options: EmbeddedOptions): Promise<string> {
  try {
    const server = await startEmbedded(options);
    return await copyCluster(server.connection).finally(server.stop);
  } catch (error) {
    if (!(error instanceof AlreadyRunningError)) throw error;
    return copyCluster(await runningConnection(options.dataDir));
  }
}

const address = { port: SOCKET_PORT, user: APP_USER, database: APP_DATABASE };

function connectionIn(socketDir: string): EmbeddedDatabase['connection'] {
  return { host: socketDir, ...address, ssl: false };
}

function socketNote(dataDir: string): string {
  return join(dataDir, 'postgres.socket');
}

/** Of another process. @throws when the database never ran there */
export async function runningConnection(dataDir: string): Promise<EmbeddedDatabase['connection']> {
  return connectionIn(await readFile(socketNote(dataDir), 'utf8'));
}
