import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { EmbeddedDatabaseError, messages } from '#messages.ts';
import { run } from '#run.ts';

/** First line of `postmaster.pid`, and its eighth (`starting`, `ready`, `stopping`); undefined without a readable file. */
export async function readPidFile(cluster: string): Promise<{ pid: number; status: string } | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => undefined);
  const lines = text?.split('\n') ?? [];
  const pid = Number(lines[0]);
  return Number.isInteger(pid) && pid > 0 ? { pid, status: lines[7]?.trim() ?? '' } : undefined;
}

/**
 * Whether that process is the PostgreSQL of this cluster: a pid may be a zombie's (its command line is empty), another
 * program's, or another cluster's PostgreSQL. Command lines are readable without privileges, `/proc/<pid>/cwd` is not
 * (root in a container lacks ptrace).
 */
export async function isPostmasterOf(pid: number, cluster: string): Promise<boolean> {
  const commandLine =
    process.platform === 'linux'
      ? (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).replaceAll('\0', ' ')
      : (await run('ps', ['-o', 'command=', '-p', String(pid)])).stdout;
  return `${commandLine.trim()} `.includes(`postgres -D ${cluster} `);
}

/**
 * Removes everything of an earlier run that could prevent a new start: stops a living server (an orphan of a killed node;
 * a fast shutdown loses nothing) and deletes stale pid and socket files. Only the holder of the folder's lock may call
 * it.
 * @param stopWithinMs patience before the orphan's shutdown is forced; forced or not, WAL recovery keeps every commit.
 */
export async function clearPreviousRun(
  cluster: string,
  socketFile: string,
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
