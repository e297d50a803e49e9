import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { EmbeddedDatabaseError, HopelessStartError, messages } from '#messages.ts';
import { clearPreviousRun, readPidFile } from '#previous-run.ts';
import { processOptions, type RunAs, run } from '#run.ts';

export type Launch = {
  postgres: string;
  cluster: string;
  socketDir: string;
  port: number;
  runAs: RunAs;
  log: (line: string) => void;
  archiveCommand: string;
  settings?: Readonly<Record<string, string>> | undefined;
  readyWithinMs?: number;
};

/** `exited` resolves with the reason, for any cause. */
export type Postmaster = { pid: number; exited: Promise<string>; signal: (signal: NodeJS.Signals) => void };

const PATIENCE_MS = 20_000;
/** Recovery after a crash replays at most a gigabyte of log. */
const READY_WITHIN_MS = 300_000;

const SETTINGS = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  // An acknowledged write depends on these; given here so that an edited postgresql.conf cannot switch them off.
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  archive_mode: 'on',
  // a player's minute: how much a lost disk may cost once there is a backup elsewhere
  archive_timeout: '60',
  shared_buffers: '128MB',
  max_connections: '100',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Starts, stops and crashes; never statements or their details, which hold people's data.
  log_destination: 'stderr',
  logging_collector: 'off',
  log_min_messages: 'log',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  log_line_prefix: '',
} as const;

/**
 * Retried for up to 20 s, while a previous run uses the shared memory.
 * @throws EmbeddedDatabaseError, HopelessStartError
 */
export async function startPostmaster(launch: Launch): Promise<Postmaster> {
  const socketFile = join(launch.socketDir, `.s.PGSQL.${launch.port}`);
  const deadlineMs = performance.now() + PATIENCE_MS;
  for (;;) {
    await clearPreviousRun(launch.cluster, socketFile, PATIENCE_MS, launch.log);
    const result = await launchOnce(launch);
    if ('pid' in result) return result;
    const isInTheWay = /lock file .* already exists|pre-existing shared memory block/.test(result.lastWords);
    if (!isInTheWay || performance.now() > deadlineMs) throw await startError(launch, result.lastWords);
    launch.log(messages.previousStillLeaving);
    await delay(100);
  }
}

const hopelessWords = new RegExp(
  [
    'data directory .* (does not exist|is not a directory|has wrong ownership|has invalid permissions)',
    'is not a valid data directory|database files are incompatible|could not find the database system',
    'could not locate (a valid|required) checkpoint record|invalid (primary )?checkpoint',
    'incorrect checksum in control file',
  ].join('|'),
);

/** Hopeless: the program or the data are gone, damaged or closed. Others may pass (no space, no memory, limits). */
async function startError({ postgres, cluster, runAs }: Launch, lastWords: string): Promise<EmbeddedDatabaseError> {
  const isThere = async (test: string, file: string) => (await run('/bin/sh', ['-c', test, 'sh', file], runAs)).ok;
  if (!(await isThere('test -x "$1"', postgres))) {
    return new HopelessStartError(messages.startFailed(messages.missingProgram(postgres)));
  }
  if (!(await isThere('test -r "$1/PG_VERSION"', cluster))) {
    return new HopelessStartError(messages.startFailed(messages.missingCluster(cluster)));
  }
  const StartError = hopelessWords.test(lastWords) ? HopelessStartError : EmbeddedDatabaseError;
  return new StartError(messages.startFailed(lastWords));
}

/** Fast shutdown: open transactions are rolled back, commits are on disk. */
export async function stopPostmaster(postmaster: Postmaster, patienceMs = PATIENCE_MS): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    postmaster.signal(signal);
    const patience = new AbortController();
    const late = delay(patienceMs, 'late', { signal: patience.signal }).catch(() => 'late');
    const outcome = await Promise.race([postmaster.exited, late]);
    patience.abort();
    if (outcome !== 'late') return;
  }
}

/** Messages that a crash and a start repeat for every connection: with many players they would bury all others. */
const perConnection =
  /^FATAL: {2}(the database system is (starting up|not yet accepting connections|shutting down)|terminating connection)/;

async function launchOnce(launch: Launch): Promise<Postmaster | { lastWords: string }> {
  const args = ['-D', launch.cluster, '-k', launch.socketDir, '-p', String(launch.port)];
  const settings = { ...SETTINGS, archive_command: launch.archiveCommand, ...launch.settings };
  for (const [name, value] of Object.entries(settings)) args.push('-c', `${name}=${value}`);
  const [command = launch.postgres, ...rest] = [...(await parentDeathPrefix()), launch.postgres, ...args];
  const child = spawn(command, rest, {
    ...processOptions(launch.runAs),
    stdio: ['ignore', 'ignore', 'pipe'],
    // A separate process group: Ctrl-C reaches node alone, which answers its last requests before it stops the database.
    detached: true,
  });
  const lastLines: string[] = [];
  const stderr = createInterface({ input: child.stderr });
  const stderrClosed = new Promise<void>((resolve) => stderr.once('close', resolve));
  stderr.on('line', (line) => {
    if (!perConnection.test(line)) launch.log(line);
    lastLines.push(line);
    if (lastLines.length > 10) lastLines.shift();
  });
  let ended: string | undefined;
  const exited = new Promise<string>((resolve) => {
    const end = (reason: string) => {
      ended = reason;
      resolve(reason);
    };
    child.once('error', (error) => end(error.message));
    child.once('exit', (code, signal) => end(signal ?? `código ${code}`));
  });
  const postmaster = { pid: child.pid ?? 0, exited, signal: (name: NodeJS.Signals) => void child.kill(name) };
  const deadlineMs = performance.now() + (launch.readyWithinMs ?? READY_WITHIN_MS);
  while (ended === undefined) {
    const current = await readPidFile(launch.cluster);
    if (current?.pid === child.pid && current?.status === 'ready') return postmaster;
    if (performance.now() > deadlineMs) await stopPostmaster(postmaster);
    await Promise.race([exited, delay(20)]);
  }
  // Bounded: children of a killed server may keep the pipe open.
  await Promise.race([stderrClosed, delay(1_000)]);
  return { lastWords: [...lastLines, ended].join('\n') };
}

/** On Linux the kernel stops PostgreSQL when node dies, kill -9 included. Not every setpriv can. */
async function parentDeathPrefix(): Promise<string[]> {
  const prefix = ['setpriv', '--pdeathsig', 'INT', '--'] as const;
  if (process.platform !== 'linux') return [];
  const [command, ...args] = prefix;
  return (await run(command, [...args, 'true'])).ok ? [...prefix] : [];
}
