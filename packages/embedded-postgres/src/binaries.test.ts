import { cp, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packagedBinaries, prepareBinaries } from '#binaries.ts';
import { cleanUpAfterTests, temporaryFolder } from '../testing/folders.ts';
import { query, start } from '../testing/server.ts';

cleanUpAfterTests();

/** A package as npm unpacks it when install scripts are off: no links. */
async function packageWithoutLinks(parent: string): Promise<string> {
  const folder = join(parent, 'package');
  const native = packagedBinaries();
  await mkdir(folder);
  const links = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')) as { target: string }[];
  expect(links.length).toBeGreaterThan(0);
  await cp(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  for (const { target } of links) await rm(join(folder, target), { force: true });
  await writeFile(join(folder, 'package.json'), '{ "version": "18.0.0-test" }');
  return join(folder, 'native');
}

describe('the binaries', { timeout: 120_000 }, () => {
  it('are copied and completed when the install script has not created their links', async () => {
    const [dataDir, nativeFolder] = [await temporaryFolder(), await packageWithoutLinks(await temporaryFolder())];
    const server = await start(dataDir, { nativeFolder });
    expect(
      await query(server.connection, "select current_setting('server_version_num')::int / 10000 as major"),
    ).toEqual([{ major: 18 }]);
    const copy = join(dataDir, `postgres-18.0.0-test-${process.platform}-${process.arch}`);
    expect((await stat(copy)).mode & 0o777).toBe(0o755);
    await rm(join(copy, 'bin', 'initdb'));
    expect(await prepareBinaries(nativeFolder, dataDir, undefined)).toEqual({ folder: copy, major: 18 });
    const { ino } = await stat(copy);
    await prepareBinaries(nativeFolder, dataDir, undefined);
    expect((await stat(copy)).ino).toBe(ino);
  });

  it('are used where they are when they work', async () => {
    const cache = await temporaryFolder();
    const native = packagedBinaries();
    const links = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8')) as { target: string }[];
    const found = await Promise.allSettled(links.map(({ target }) => stat(join(native, '..', target))));
    const { folder } = await prepareBinaries(native, cache, undefined);
    const isComplete = found.every(({ status }) => status === 'fulfilled');
    expect(folder.startsWith(cache)).toBe(!isComplete);
  });

  it('say what to do where there are none or they do not run', async () => {
    expect(() => packagedBinaries('plan9', 'mips')).toThrow(/plan9-mips.*DATABASE_URL/);
    expect(() => packagedBinaries('win32', 'x64')).toThrow(/win32-x64.*DATABASE_URL/);
    const folder = await temporaryFolder();
    await mkdir(join(folder, 'native', 'bin'), { recursive: true });
    await writeFile(join(folder, 'native', 'bin', 'postgres'), '#!/no/such/loader\n', { mode: 0o755 });
    await writeFile(join(folder, 'package.json'), '{ "version": "1.0.0" }');
    await expect(start(await temporaryFolder(), { nativeFolder: join(folder, 'native') })).rejects.toThrow(
      /no funciona en este sistema.*DATABASE_URL/s,
    );
  });
});
