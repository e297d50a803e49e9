import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** `path` from the folder it was stored in; `sha256` in hexadecimal digits. */
export type StoredFile = { path: string; bytes: number; sha256: string };

export async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Flushes to the disk; leaves out names at any depth. With `mayVanish` a file may disappear meanwhile. */
export async function copyFolder(
  from: string,
  to: string,
  { leftOut, mayVanish }: { leftOut: ReadonlySet<string>; mayVanish: boolean },
  path = '',
): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  const [source, target] = [join(from, path), join(to, path)];
  await mkdir(target, { mode: 0o700 });
  for (const entry of await readdir(source, { withFileTypes: true })) {
    if (leftOut.has(entry.name)) continue;
    const inside = join(path, entry.name);
    if (entry.isDirectory()) {
      files.push(...(await copyFolder(from, to, { leftOut, mayVanish }, inside)));
    } else if (entry.isFile()) {
      const stored = await copyFile(join(from, inside), join(to, inside), mayVanish);
      if (stored !== null) files.push({ path: inside, ...stored });
    }
  }
  await syncFolder(target);
  return files;
}

export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  await folder.sync().finally(() => folder.close());
}

async function copyFile(
  source: string,
  target: string,
  mayVanish: boolean,
): Promise<{ bytes: number; sha256: string } | null> {
  let from: FileHandle;
  try {
    from = await open(source);
  } catch (error) {
    if (mayVanish && error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
  // what is hashed is what is written: a running server may change the file meanwhile
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    const to = await open(target, 'wx', 0o600);
    try {
      for await (const chunk of from.createReadStream({ autoClose: false })) {
        hash.update(chunk);
        bytes += chunk.length;
        await to.writeFile(chunk);
      }
      await to.sync();
    } finally {
      await to.close();
    }
  } finally {
    await from.close();
  }
  return { bytes, sha256: hash.digest('hex') };
}
