import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, vi } from 'vitest';
import type { ChildInput } from '#kit/database/embedded/child.fixture.ts';
import { readPidFile } from '#kit/database/embedded/previous-run.ts';
import { type EmbeddedDatabase, type EmbeddedOptions, startEmbedded } from '#kit/database/embedded/start.ts';

export const isRoot = process.getuid?.() === 0;
export const isLinux = process.platform === 'linux';

// The folders of these tests are open to PostgreSQL's user unless a test closes one.
process.umask(0o022);

const cleanups: (() => unknown)[] = [];
let used: Promise<string> | undefined;

/** Every file that uses these helpers says so once, at its top: what its tests leave behind is cleared away. */
export function useHarness(): void {
  afterEach(async () => {
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
  });
  afterAll(async () => {
    const folder = used;
    used = undefined;
    if (folder !== undefined) await rm(await folder, { recursive: true, force: true });
  });
}

/** Runs after the test, last come first. */
export function later(cleanup: () => unknown): void {
  cleanups.push(cleanup);
}

/** A folder anybody may enter, removed after the test. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bandeja-test-'));
  await chmod(folder, 0o755);
  later(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** The data folder that the tests of a file share, stopped between them: every new one costs an initdb. */
export function usedFolder(): Promise<string> {
  used ??= (async () => {
    const folder = await mkdtemp(join(tmpdir(), 'bandeja-test-'));
    await chmod(folder, 0o755);
    const server = await startEmbedded({ dataDir: folder, log: () => {} });
    await server.stop();
    return folder;
  })();
  return used;
}

/** Starts a database that is stopped after the test; `lines` collects its log. */
export async function start(
  dataDir: string,
  options: Partial<EmbeddedOptions> = {},
): Promise<EmbeddedDatabase & { lines: string[] }> {
  const lines: string[] = [];
  // None unless the test names them: nothing of a test stays in the system's folders.
  const defaults = { sharedFolders: [], log: (line: string) => lines.push(line) };
  const server = await startEmbedded({ dataDir, ...defaults, ...options });
  later(server.stop);
  return { ...server, lines };
}

/** Runs one statement on a connection of its own and returns its rows. */
export async function query(connection: pg.ClientConfig, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(connection);
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(text)).rows as Record<string, unknown>[];
  } finally {
    await client.end();
  }
}

export async function writtenIds(connection: pg.ClientConfig): Promise<Set<number>> {
  return new Set((await query(connection, 'select id from written')).map((row) => Number(row.id)));
}

/** Calls until it stops throwing; fails with its last error after a minute: a busy machine is slow, not wrong. */
export function until<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 60_000, interval: 20 });
}

export async function postmasterPid(clusterDir: string): Promise<number> {
  const file = await readPidFile(clusterDir);
  if (file === undefined) throw new Error('no postmaster.pid');
  return file.pid;
}

/** Alive and not a zombie (Linux). */
export async function isAlive(pid: number): Promise<boolean> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return status !== '' && !/\) Z /.test(status);
}

export function childrenOf(pid: number): number[] {
  const output = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  return output.trim().split(/\s+/).map(Number);
}

export type Child = {
  process: ChildProcess;
  lines: string[];
  /** Ids of the rows it has announced as acknowledged. */
  acknowledged: () => number[];
  ready: () => Promise<{ clusterDir: string; connection: pg.ClientConfig }>;
  exited: Promise<number | null>;
};

/** Another node process with a database; `path` replaces PATH (leaving setpriv out makes orphans possible). */
export function spawnChild(input: ChildInput, options: { path?: string; uid?: number; gid?: number } = {}): Child {
  const script = fileURLToPath(new URL('./child.fixture.ts', import.meta.url));
  const { path = process.env.PATH, ...user } = options;
  const child = spawn(process.execPath, [script, JSON.stringify({ sharedFolders: [], ...input })], {
    ...user,
    env: { PATH: path },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  later(() => child.kill('SIGKILL'));
  const lines: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve));
  const startingWith = (word: string) =>
    lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));
  return {
    process: child,
    lines,
    exited,
    acknowledged: () => startingWith('ack').map(Number),
    ready: () =>
      until(() => {
        const [json] = startingWith('ready');
        if (json === undefined) throw new Error(`not ready: ${lines.join('\n')}`);
        return JSON.parse(json) as { clusterDir: string; connection: pg.ClientConfig };
      }),
  };
}
