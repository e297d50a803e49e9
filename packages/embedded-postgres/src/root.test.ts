import { execFileSync } from 'node:child_process';
import { chmod, chown, cp, mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packagedBinaries } from '#binaries.ts';
import { canEnter } from '#run.ts';
import { spawnChild } from '../testing/child.ts';
import { cleanUpAfterTests, temporaryFolder } from '../testing/folders.ts';
import { isRoot, postmasterPid } from '../testing/processes.ts';
import { query, start, until } from '../testing/server.ts';

cleanUpAfterTests();

const otherUser = isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : { uid: 0, gid: 0 };

function idOf(option: '-u' | '-g'): number {
  return Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8' }));
}

async function ownerOf(clusterDir: string): Promise<number> {
  return (await stat(`/proc/${await postmasterPid(clusterDir)}`)).uid;
}

async function closedCheckout() {
  const [checkout, parent] = [await temporaryFolder(), await temporaryFolder()];
  await chmod(checkout, 0o700);
  return { dataDir: join(checkout, '.data'), checkout, sharedFolders: [join(parent, 'shared')] };
}

describe.skipIf(!isRoot)('started by root', { timeout: 120_000 }, () => {
  it('runs as another user over data in its usual place', async () => {
    const dataDir = await temporaryFolder();
    const server = await start(dataDir);
    expect(server.clusterDir).toBe(join(dataDir, 'postgres'));
    expect(await ownerOf(server.clusterDir)).not.toBe(0);
    expect((await stat(server.socketDir)).uid).toBe(await ownerOf(server.clusterDir));
  });

  it('runs as «nobody» where there is no postgres user', async () => {
    const tools = await temporaryFolder();
    const real = execFileSync('which', ['id'], { encoding: 'utf8' }).trim();
    const script = `#!/bin/sh\ncase "$2" in *postgres) exit 1;; esac\nexec ${real} "$@"\n`;
    await writeFile(join(tools, 'id'), script, { mode: 0o755 });
    const child = spawnChild(
      { dataDir: await temporaryFolder(), writes: false },
      { path: `${tools}:${process.env.PATH}` },
    );
    const { clusterDir, connection } = await child.ready();
    expect(await ownerOf(clusterDir)).toBe(otherUser.uid);
    expect(await query(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
    child.process.kill('SIGTERM');
    expect(await child.exited).toBe(0);
  });

  it('works from a checkout under a 0700 folder, binaries included, and finds its data again', async () => {
    const { dataDir, checkout, sharedFolders } = await closedCheckout();
    await cp(packagedBinaries(), join(checkout, 'package', 'native'), { recursive: true, verbatimSymlinks: true });
    await writeFile(join(checkout, 'package', 'package.json'), '{ "version": "18.0.0-test" }');
    const options = { sharedFolders, nativeFolder: join(checkout, 'package', 'native') };
    const first = await start(dataDir, options);
    expect(first.clusterDir.startsWith(sharedFolders[0] ?? '-')).toBe(true);
    expect(first.lines.join('\n')).toContain(`la base de datos está en «${first.clusterDir}»`);
    await query(first.connection, 'create table notes as select 7 as value');
    await first.stop();

    const second = await start(dataDir, options);
    expect(second.clusterDir).toBe(first.clusterDir);
    expect(await query(second.connection, 'select value from notes')).toEqual([{ value: 7 }]);

    // a copy of the data folder remembers the same place
    await cp(dataDir, join(checkout, 'copy'), { recursive: true });
    await expect(start(join(checkout, 'copy'), options)).rejects.toThrow('ya está en marcha');
    await second.stop();

    await rm(dataDir, { recursive: true });
    const third = await start(dataDir, options);
    await expect(query(third.connection, 'select value from notes')).rejects.toThrow('does not exist');
  });

  it('never starts empty beside data it cannot reach', async () => {
    const { dataDir, sharedFolders } = await closedCheckout();
    const outside = await start(dataDir, { sharedFolders });
    await outside.stop();
    await rm(dirname(outside.clusterDir), { recursive: true });
    await expect(start(dataDir, { sharedFolders })).rejects.toThrow(/ya no existe.*postgres\.location/);

    const parent = await temporaryFolder();
    const inside = await start(join(parent, 'data'));
    await inside.stop();
    await chmod(parent, 0o700);
    await expect(start(join(parent, 'data'), { sharedFolders })).rejects.toThrow(/ya no puede entrar en «.*chmod o\+x/);
  });

  it('passes over public folders that another user has prepared', async () => {
    const parent = await temporaryFolder();
    const [theirs, link, writable, good] = ['theirs', 'link', 'writable', 'good'].map((name) => join(parent, name)) as [
      string,
      string,
      string,
      string,
    ];
    await mkdir(theirs);
    await chown(theirs, otherUser.uid, otherUser.gid);
    await symlink(theirs, link);
    await mkdir(writable);
    await chmod(writable, 0o777);
    const { dataDir } = await closedCheckout();
    const traps = [theirs, link, writable];
    await expect(start(dataDir, { sharedFolders: traps })).rejects.toThrow(/No hay una carpeta segura.*DATABASE_URL/);
    const server = await start(dataDir, { sharedFolders: [...traps, good] });
    expect(server.clusterDir.startsWith(good)).toBe(true);
    expect(await readdir(theirs)).toEqual([]);
    expect(await readdir(writable)).toEqual([]);
  });
});

describe.skipIf(!isRoot)('started by an ordinary user', { timeout: 120_000 }, () => {
  it('works in a separate folder, stops in order, and root can continue with the data as that user', async (context) => {
    if (!(await canEnter(import.meta.dirname, otherUser))) context.skip('the checkout is closed to ordinary users');
    const dataDir = await temporaryFolder();
    await chown(dataDir, otherUser.uid, otherUser.gid);
    await chmod(dataDir, 0o700);
    const child = spawnChild({ dataDir, writes: true }, otherUser);
    const { clusterDir } = await child.ready();
    expect(await ownerOf(clusterDir)).toBe(otherUser.uid);
    await until(() => expect(child.acknowledged().length).toBeGreaterThan(20));
    child.process.kill('SIGTERM');
    expect(await child.exited).toBe(0);
    expect(child.lines.join('\n')).toContain('database system is shut down');

    const server = await start(dataDir);
    expect(await ownerOf(server.clusterDir)).toBe(otherUser.uid);
    const [row] = await query(server.connection, 'select count(*)::int as rows from written');
    expect(row?.rows).toBeGreaterThanOrEqual(child.acknowledged().length);
  });

  it('learns who owns the data when it is another user', async (context) => {
    if (!(await canEnter(import.meta.dirname, otherUser))) context.skip('the checkout is closed to ordinary users');
    const dataDir = await temporaryFolder();
    await mkdir(join(dataDir, 'postgres'));
    await chown(dataDir, otherUser.uid, otherUser.gid);
    const child = spawnChild({ dataDir, writes: false }, otherUser);
    expect(await child.exited).toBe(1);
    expect(child.lines.at(-1)).toMatch(/^failed «.*» pertenece a otro usuario \(uid 0\)/);
    expect(await readFile(join(dataDir, 'postgres.lock'), 'utf8')).toBe('');
  });
});
