import { randomUUID } from 'node:crypto';
import { chmod, lstat, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedDatabaseError, messages } from '#messages.ts';
import { clearPreviousRun, STOP_ORPHAN_MS } from '#previous-run.ts';
import { canEnter, type RunAs, run } from '#run.ts';

/** For a root start whose PostgreSQL user cannot pass a 0700 parent; the first safe one is used. */
export const SHARED_FOLDERS = ['/var/lib/bandeja', '/srv/bandeja', '/var/tmp/bandeja', join(tmpdir(), 'bandeja')];

/** `home` holds the folder `postgres`; it is the data folder unless its user cannot enter that. */
export type Place = { home: string; cache: string; runAs: RunAs };

export function clusterOf(home: string): string {
  return join(home, 'postgres');
}

export const backupsOf = (home: string): string => join(home, 'backups');

/**
 * PostgreSQL refuses root. Another place is recorded in `postgres.location` of the data folder, so that erasing it
 * really starts afresh.
 * @throws EmbeddedDatabaseError rather than starting empty beside data it cannot reach
 */
export async function findPlace(dataDir: string, sharedFolders: readonly string[]): Promise<Place> {
  const currentUid = process.getuid?.();
  if (currentUid !== 0) {
    await finishSwap(dataDir);
    await assertOwned(clusterOf(dataDir), currentUid);
    return { home: dataDir, cache: dataDir, runAs: undefined };
  }
  const pointer = join(dataDir, 'postgres.location');
  const remembered = await readFile(pointer, 'utf8').catch(() => undefined);
  const home = remembered?.trim() ?? dataDir;
  if (remembered !== undefined && !(await isOurFolder(home))) {
    throw new EmbeddedDatabaseError(messages.homeMissing(home, pointer));
  }
  await finishSwap(home);
  const found = await stat(clusterOf(home)).catch(() => undefined);
  const runAs = found !== undefined && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : await systemUser();
  await assertOwned(clusterOf(home), runAs.uid);
  if (await canEnter(home, runAs)) {
    return { home, cache: remembered === undefined ? dataDir : join(home, '..'), runAs };
  }
  if (found !== undefined) throw new EmbeddedDatabaseError(messages.clusterUnreachable(clusterOf(home)));
  const shared = await findSharedFolder(sharedFolders, runAs);
  return { home: await createHome(shared, pointer), cache: shared, runAs };
}

export const restoringOf = (home: string): string => `${clusterOf(home)}.restoring`;

/** Whole and not yet in its place. */
export const restoredOf = (home: string): string => `${clusterOf(home)}.restored`;

/** Completes a restore that was killed between setting the former cluster aside and replacing it. */
async function finishSwap(home: string): Promise<void> {
  const isThere = await lstat(clusterOf(home)).then(Boolean, () => false);
  if (!isThere) await rename(restoredOf(home), clusterOf(home)).catch(() => {});
}

/** What a killed restore has left, its PostgreSQL included; the former cluster is still in its place. */
export async function discardRestore(home: string, log: (line: string) => void): Promise<void> {
  await clearPreviousRun(restoringOf(home), null, STOP_ORPHAN_MS, log);
  for (const folder of [restoringOf(home), restoredOf(home)]) await rm(folder, { recursive: true, force: true });
}

async function createHome(shared: string, pointer: string): Promise<string> {
  const home = join(shared, randomUUID());
  await mkdir(home);
  await chmod(home, 0o711);
  await writeFile(`${pointer}.new`, `${home}\n`, { flush: true });
  await rename(`${pointer}.new`, pointer);
  return home;
}

/** In a public place another user may have set a trap. */
async function findSharedFolder(candidates: readonly string[], runAs: RunAs): Promise<string> {
  for (const folder of candidates) {
    const isNew = await mkdir(folder).then(
      () => true,
      () => false,
    );
    if (isNew) await chmod(folder, 0o755);
    if ((await isOurFolder(folder)) && (await canEnter(folder, runAs))) return folder;
  }
  throw new EmbeddedDatabaseError(messages.noSharedFolder(candidates));
}

async function isOurFolder(folder: string): Promise<boolean> {
  const found = await lstat(folder).catch(() => undefined);
  return found?.isDirectory() === true && found.uid === process.getuid?.() && (found.mode & 0o022) === 0;
}

async function assertOwned(cluster: string, uid: number | undefined): Promise<void> {
  const found = await stat(cluster).catch(() => undefined);
  if (found !== undefined && uid !== undefined && found.uid !== uid) {
    throw new EmbeddedDatabaseError(messages.foreignCluster(cluster, found.uid));
  }
}

async function systemUser(): Promise<{ uid: number; gid: number }> {
  for (const name of ['postgres', '_postgres', 'nobody']) {
    const [uid, gid] = [await run('id', ['-u', name]), await run('id', ['-g', name])];
    if (uid.ok && gid.ok) return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  }
  throw new EmbeddedDatabaseError(messages.noSystemUser);
}
