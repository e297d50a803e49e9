import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { EmbeddedDatabaseError, messages } from '#messages.ts';
import { run } from '#run.ts';

export const STOP_ORPHAN_MS = 20_000;

/** The first line of `postmaster.pid`, and its eighth (`starting`, `ready`, `stopping`). */
export async function readPidFile(cluster: string): Promise<{ pid: number; status: string } | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => undefined);
  const lines = text?.split('\n') ?? [];
  const pid = Number(lines[0]);
  return Number.isInteger(pid) && pid > 0 ? { pid, status: lines[7]?.trim() ?? '' } : undefined;
}

/** A pid may be a zombie's or another program's. `/proc/<pid>/cwd` needs ptrace, which root in a container lacks. */
export async function isPostmasterOf(pid: number, cluster: string): Promise<boolean> {
  const commandLine =
    process.platform === 'linux'
      ? (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).replaceAll('\0', ' ')
      : (await run('ps', ['-o', 'command=', '-p', String(pid)])).stdout;
  return `${commandLine.trim()} `.includes(`postgres -D ${cluster} `);
}

/**
 * For the holder of the folder's lock alone.
 * @param stopWithinMs before the shutdown is forced; WAL keeps every commit
 */
export async function clearPreviousRun(
  cluster: string,
  socketFile: string | null,
  stopWithinMs: number,
  log: (line: string) => void,
): Promise<void> {
  const previous = await readPidFile(cluster);
  if (previous !== undefined) {
    if (await isPostmasterOf(previous.pid, cluster)) {
      log(messages.previousStillAlive(previous.pid));
      await stopOrphan(previous.pid, cluster, stopWithinMs);
    } else {
      log(messages.stalePidFile(previous.pid));
    }
  }
  await rm(join(cluster, 'postmaster.pid'), { force: true });
  if (socketFile === null) return;
  // The socket's lock file names a pid too, and PostgreSQL believes it.
  await rm(`${socketFile}.lock`, { force: true });
  await rm(socketFile, { force: true });
}

async function stopOrphan(pid: number, cluster: string, stopWithinMs: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    const deadlineMs = performance.now() + stopWithinMs;
    signalIfAlive(pid, signal);
    while (performance.now() < deadlineMs) {
      if (!(await isPostmasterOf(pid, cluster))) return;
      await delay(25);
    }
  }
  throw new EmbeddedDatabaseError(messages.previousStuck(pid));
}

function signalIfAlive(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    // Ended between the look and the signal; without permission (EPERM) it lives on, which the wait will show.
    if (!(error instanceof Error && 'code' in error && (error.code === 'ESRCH' || error.code === 'EPERM'))) throw error;
  }
}
