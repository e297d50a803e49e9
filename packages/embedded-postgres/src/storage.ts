import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, readFile, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { inLog, logOf } from '#archived-log.ts';
import { copiesIn, copyName } from '#backup.ts';
import { lockFolder } from '#folder-lock.ts';
import { hashOf } from '#hashed-files.ts';
import { ifMissing, manifestName, parseManifest } from '#manifest.ts';
import { EmbeddedDatabaseError, messages } from '#messages.ts';
import { backupsOf, findPlace, SHARED_FOLDERS } from '#place.ts';
import { giveAll } from '#restore.ts';
import type { EmbeddedOptions } from '#start.ts';

/** Another machine's place for files by key, such as a bucket. `put` stores the whole file or nothing; null is an empty one. */
export type CopyStore = {
  list: (prefix: string) => Promise<{ key: string; bytes: number }[]>;
  put: (key: string, file: string | null, content: { sha256: string }) => Promise<void>;
  get: (key: string) => Promise<AsyncIterable<Uint8Array>>;
  remove: (key: string) => Promise<void>;
};

/** `cluster`: PostgreSQL's own number of it, so that the log of another one never mixes with this one's. */
export type StoredCopy = { cluster: string; name: string; bytes: number };

const atOnce = 8;
const logFolder = 'log';
const hashOfNothing = createHash('sha256').digest('hex');
const keyPattern = /^(\d+)\/([\w.-]+)\/(.+)$/;

/** The newest copy and its log, as far as they are not there yet; the manifest last: with it the copy is whole. */
export async function upload(store: CopyStore, options: EmbeddedOptions): Promise<StoredCopy> {
  const { home } = await placeOf(options);
  const name = (await copiesIn(home)).at(-1);
  if (name === undefined) throw new EmbeddedDatabaseError(messages.noBackup(backupsOf(home)));
  const folder = join(backupsOf(home), name);
  const files = parseManifest(await readFile(join(folder, manifestName), 'utf8'));
  if (files === null)
    throw new EmbeddedDatabaseError(messages.copyDamaged(folder, [messages.fileChanged(manifestName)]));
  const cluster = await clusterNumber(folder);
  const present = new Set((await store.list(`${cluster}/`)).map(({ key }) => key));
  const putNew = async (path: string, file: string | null, sha256: string) => {
    const key = `${cluster}/${path}`;
    if (!present.has(key)) await store.put(key, file, { sha256 });
  };
  const putHashed = async (path: string, file: string) => {
    if (!present.has(`${cluster}/${path}`)) await putNew(path, file, await hashOf(file));
  };
  const own = files.filter(({ path }) => !path.startsWith(inLog('')));
  await inTurns(own, ({ path, sha256 }) => putNew(`${name}/${path}`, join(folder, path), sha256));
  const emptyFolders = await emptyFoldersIn(folder);
  await inTurns(emptyFolders, (path) => putNew(`${name}/${path}/`, null, hashOfNothing));
  // a piece without its hash is still being written
  const sums = (await readdir(logOf(home))).filter((file) => file.endsWith('.sha256'));
  await inTurns(sums, async (sum) => {
    const piece = sum.slice(0, -'.sha256'.length);
    const isWhole = await stat(join(logOf(home), piece)).then(Boolean, ifMissing(false));
    for (const file of isWhole ? [piece, sum] : []) await putHashed(`${logFolder}/${file}`, join(logOf(home), file));
  });
  await putHashed(`${name}/${manifestName}`, join(folder, manifestName));
  return { cluster, name, bytes: own.reduce((sum, { bytes }) => sum + bytes, 0) };
}

/** Whole copies, the oldest first. */
export async function storedCopies(store: CopyStore): Promise<StoredCopy[]> {
  return copiesAmong(await store.list(''));
}

/** Of this cluster: all but the newest copies, and the log from before the oldest that stays. @returns names of what was deleted */
export async function deleteOld(
  store: CopyStore,
  { cluster, keep }: { cluster: string; keep: number },
): Promise<string[]> {
  const found = await store.list(`${cluster}/`);
  const kept = copiesAmong(found).slice(-keep);
  const [oldest] = kept;
  if (oldest === undefined) return [];
  // what an upload left that never ended goes too
  const isOld = (folder: string) => folder !== logFolder && folder < oldest.name;
  const old = found.filter(({ key }) => isOld(partsOf(key).folder));
  const isManifest = ({ key }: { key: string }) => partsOf(key).path === manifestName;
  // without its manifest a copy that is half deleted is none
  await inTurns(old.filter(isManifest), ({ key }) => store.remove(key));
  await inTurns(
    old.filter((entry) => !isManifest(entry)),
    ({ key }) => store.remove(key),
  );
  const manifest = parseManifest(await text(await store.get(`${cluster}/${oldest.name}/${manifestName}`))) ?? [];
  const needed = manifest
    .filter(({ path }) => path.startsWith(inLog('')))
    .map(({ path }) => positionOf(basename(path)));
  const first = needed.sort()[0] ?? '';
  const isPast = ({ folder, path }: ReturnType<typeof partsOf>) =>
    folder === logFolder && /^[\dA-F]{24}(\.sha256)?$/.test(path) && positionOf(path) < first;
  await inTurns(
    found.filter(({ key }) => isPast(partsOf(key))),
    ({ key }) => store.remove(key),
  );
  return [...new Set(old.map(({ key }) => partsOf(key).folder))].sort();
}

/**
 * Brings the newest copy that was complete at the instant, with its log, to where a restore looks for it; copies of this
 * machine are set aside.
 * @throws EmbeddedDatabaseError: the database runs, or there is no such copy
 */
export async function download(
  store: CopyStore,
  options: EmbeddedOptions,
  { until, now }: { until: Date | null; now: Date },
): Promise<{ aside: string | null }> {
  await mkdir(options.dataDir, { recursive: true });
  const unlock = lockFolder(await realpath(options.dataDir));
  try {
    const { home, runAs } = await placeOf(options);
    const latest = until && copyName(until);
    const copy = (await storedCopies(store)).findLast(({ name }) => latest === null || name <= latest);
    if (copy === undefined) throw new EmbeddedDatabaseError(messages.noStoredCopy);
    const folder = backupsOf(home);
    const unfinished = `${folder}.new`;
    await rm(unfinished, { recursive: true, force: true });
    const wanted = (await store.list(`${copy.cluster}/`)).filter(({ key }) =>
      [copy.name, logFolder].includes(partsOf(key).folder),
    );
    await inTurns(wanted, async ({ key }) => {
      const { folder: part, path } = partsOf(key);
      const file = join(unfinished, part, path);
      await mkdir(key.endsWith('/') ? file : dirname(file), { recursive: true, mode: 0o700 });
      if (key.endsWith('/')) return;
      await pipeline(await store.get(key), createWriteStream(file, { mode: 0o600, flush: true }));
    });
    if (runAs) await giveAll(unfinished, runAs);
    const aside = `${folder}.${copyName(now)}`;
    const isAside = await rename(folder, aside).then(() => true, ifMissing(false));
    await rename(unfinished, folder);
    return { aside: isAside ? aside : null };
  } finally {
    unlock();
  }
}

async function placeOf({ dataDir, sharedFolders }: EmbeddedOptions) {
  return findPlace(await realpath(dataDir), sharedFolders ?? SHARED_FOLDERS);
}

function copiesAmong(found: readonly { key: string; bytes: number }[]): StoredCopy[] {
  const byCopy = Map.groupBy(found, ({ key }) => {
    const { cluster, folder } = partsOf(key);
    return `${cluster}/${folder}`;
  });
  return [...byCopy]
    .filter(([copy, files]) => files.some(({ key }) => key === `${copy}/${manifestName}`))
    .map(([copy, files]) => {
      const [cluster = '', name = ''] = copy.split('/');
      return { cluster, name, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) };
    })
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

function partsOf(key: string): { cluster: string; folder: string; path: string } {
  const [, cluster = '', folder = '', path = ''] = keyPattern.exec(key) ?? [];
  return { cluster, folder, path };
}

/** Of a piece of the log, whatever its timeline. */
const positionOf = (piece: string): string => piece.slice(8, 24);

/** PostgreSQL wants them, and storage by key knows no folders: each is kept as an empty file whose key ends with a slash. */
async function emptyFoldersIn(copy: string): Promise<string[]> {
  const entries = await readdir(copy, { withFileTypes: true, recursive: true });
  const filled = new Set(entries.map(({ parentPath }) => parentPath));
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ parentPath, name }) => join(parentPath, name));
  return folders.filter((folder) => !filled.has(folder)).map((folder) => relative(copy, folder));
}

/** PostgreSQL's system identifier, the first eight bytes of its control file. */
async function clusterNumber(copy: string): Promise<string> {
  const file = await open(join(copy, 'global', 'pg_control'));
  try {
    const { buffer } = await file.read(Buffer.alloc(8), 0, 8, 0);
    return buffer.readBigUInt64LE().toString();
  } finally {
    await file.close();
  }
}

async function inTurns<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const turn = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, turn));
}
