import { randomUUID } from 'node:crypto';
import { chmod, lstat, mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EmbeddedDatabaseError, messages } from '#messages.ts';
import { canEnter, type RunAs, run } from '#run.ts';

/** Folders for a root start whose PostgreSQL user cannot pass a 0700 parent; the first safe one is used. */
export const SHARED_FOLDERS = ['/var/lib/bandeja', '/srv/bandeja', '/var/tmp/bandeja', join(tmpdir(), 'bandeja')];

/**
 * - `home`: ours, holds the folder `postgres`; the data folder itself unless its user cannot enter it.
 * - `cache`: ours, where a copy of the binaries may go.
 */
export type Place = { home: string; cache: string; runAs: RunAs };

/** The folder with the data inside a home. */
export function clusterOf(home: string): string {
  return join(home, 'postgres');
}

/**
 * Decides which user runs PostgreSQL and where its data lives. An ordinary user: itself, in the data folder. Root, which
 * PostgreSQL refuses: the owner of existing data, else `postgres`, else `nobody`; and when that user cannot enter the
 * data folder (a checkout under /root), a separate folder elsewhere, recorded in `<dataDir>/postgres.location` so that it
 * is found again and that erasing the data folder really starts afresh.
 * @throws EmbeddedDatabaseError rather than starting empty beside data it cannot reach.
 */
export async function findPlace(dataDir: string, sharedFolders: readonly string[]): Promise<Place> {
  const ownUid = process.getuid?.();
  if (ownUid !== 0) {
    await assertOwned(clusterOf(dataDir), ownUid);
    return { home: dataDir, cache: dataDir, runAs: undefined };
  }
  const pointer = join(dataDir, 'postgres.location');
  const remembered = await readFile(pointer, 'utf8').catch(() => undefined);
  const home = remembered?.trim() ?? dataDir;
  if (remembered !== undefined && !(await isOurFolder(home))) {
    throw new EmbeddedDatabaseError(messages.homeMissing(home, pointer));
  }
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

async function createHome(shared: string, pointer: string): Promise<string> {
  const home = join(shared, randomUUID());
  await mkdir(home);
  await chmod(home, 0o711);
  await writeFile(`${pointer}.new`, `${home}\n`, { flush: true });
  await rename(`${pointer}.new`, pointer);
  return home;
}

/** The first folder that can be created or that only we can write to: in a public place another user may have set a trap. */
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
