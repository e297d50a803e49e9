import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { hashOf, type StoredFile } from '#hashed-files.ts';
import { messages } from '#messages.ts';

export const manifestName = 'manifest';

/** A line each: SHA-256, bytes, path from the folder of the copy. The last line is the hash of those above it. */
export async function writeManifest(folder: string, files: readonly StoredFile[]): Promise<void> {
  const text = files.map(({ sha256, bytes, path }) => `${sha256} ${bytes} ${path}\n`).join('');
  await writeFile(join(folder, manifestName), `${text}${sumOf(text)}\n`, { mode: 0o600, flush: true });
}

/** @returns a Spanish sentence for each difference; null without a manifest */
export async function faultsOfCopy(folder: string): Promise<string[] | null> {
  const text = await readFile(join(folder, manifestName), 'utf8').catch(ifMissing(null));
  if (text === null) return null;
  const expected = parseManifest(text);
  if (expected === null) return [messages.fileChanged(manifestName)];
  const faults: string[] = [];
  for (const file of expected) faults.push(...(await faultsOfFile(folder, file)));
  const known = new Set([manifestName, ...expected.map(({ path }) => path)]);
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    const path = relative(folder, join(entry.parentPath, entry.name));
    if (!entry.isDirectory() && !known.has(path)) faults.push(messages.fileUnknown(path));
  }
  return faults;
}

export async function faultsOfFile(
  folder: string,
  { path, bytes, sha256 }: { path: string; bytes: number | null; sha256: string },
): Promise<string[]> {
  const file = join(folder, path);
  const found = await stat(file).catch(ifMissing(null));
  if (!found?.isFile()) return [messages.fileMissing(path)];
  if (bytes !== null && found.size !== bytes) return [messages.fileCut(path, { bytes, found: found.size })];
  return (await hashOf(file)) === sha256 ? [] : [messages.fileChanged(path)];
}

export function parseManifest(text: string): StoredFile[] | null {
  const lines = text.split('\n');
  const [sum, end] = lines.splice(-2);
  const above = lines.map((line) => `${line}\n`).join('');
  if (end !== '' || sum !== sumOf(above)) return null;
  return lines.map((line) => {
    const [sha256 = '', bytes, ...path] = line.split(' ');
    return { sha256, bytes: Number(bytes), path: path.join(' ') };
  });
}

const sumOf = (text: string): string => createHash('sha256').update(text).digest('hex');

export function ifMissing<Value>(value: Value): (error: NodeJS.ErrnoException) => Value {
  return (error) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return value;
    throw error;
  };
}
