import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach } from 'vitest';
import { startEmbedded } from '#start.ts';

process.umask(0o022);

const cleanups: (() => unknown)[] = [];
let shared: Promise<string> | undefined;

export function cleanUpAfterTests(): void {
  afterEach(async () => {
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
  });
  afterAll(async () => {
    const folder = shared;
    shared = undefined;
    if (folder !== undefined) await rm(await folder, { recursive: true, force: true });
  });
}

export function afterThisTest(cleanup: () => unknown): void {
  cleanups.push(cleanup);
}

export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bandeja-test-'));
  await chmod(folder, 0o755);
  afterThisTest(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Holds a stopped database: a new one costs an initdb. */
export function sharedDataFolder(): Promise<string> {
  shared ??= (async () => {
    const folder = await mkdtemp(join(tmpdir(), 'bandeja-test-'));
    await chmod(folder, 0o755);
    const server = await startEmbedded({ dataDir: folder, log: () => {} });
    await server.stop();
    return folder;
  })();
  return shared;
}
