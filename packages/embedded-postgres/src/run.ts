import { execFile } from 'node:child_process';

/** The system user PostgreSQL runs as; undefined: the one node runs as. */
export type RunAs = { uid: number; gid: number } | undefined;

/**
 * Options of every PostgreSQL process: a bare environment, so that a PGDATA or PGPORT of the shell changes nothing and
 * messages come in English (they are matched), and `/` as folder, because the current one may be closed to its user.
 */
export function processOptions(runAs: RunAs) {
  return { ...runAs, cwd: '/', env: { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C' } };
}

/** Runs a program to its end and never throws; `ok` is exit code 0. Bounded to two minutes. */
export function run(
  command: string,
  args: readonly string[],
  runAs?: RunAs,
): Promise<{ ok: boolean; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    const options = { ...processOptions(runAs), timeout: 120_000 };
    try {
      execFile(command, args, options, (error, stdout, stderr) =>
        resolve({ ok: error === null, stdout, stderr: stderr || (error?.message ?? '') }),
      );
    } catch (error) {
      // Some failures to spawn (EACCES, EPERM of setuid) are thrown instead of reported.
      resolve({ ok: false, stdout: '', stderr: String(error) });
    }
  });
}

/** Whether that user can enter the folder, tested by trying: modes do not show ACLs and mounts. */
export async function canEnter(folder: string, runAs: RunAs): Promise<boolean> {
  return (await run('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], runAs)).ok;
}
