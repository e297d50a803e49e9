import { execFile } from 'node:child_process';

/** Undefined: the user node runs as. */
export type RunAs = { uid: number; gid: number } | undefined;

/** A bare environment: no PGDATA of the shell, and English messages, which are matched. Every user can enter `/`. */
export function processOptions(runAs: RunAs) {
  return { ...runAs, cwd: '/', env: { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C' } };
}

/** Never throws; bounded to two minutes. */
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

export async function canEnter(folder: string, runAs: RunAs): Promise<boolean> {
  return (await run('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], runAs)).ok;
}
