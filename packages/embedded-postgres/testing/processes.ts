import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { readPidFile } from '#previous-run.ts';

export const isRoot = process.getuid?.() === 0;
export const isLinux = process.platform === 'linux';

export async function postmasterPid(clusterDir: string): Promise<number> {
  const file = await readPidFile(clusterDir);
  if (file === undefined) throw new Error('no postmaster.pid');
  return file.pid;
}

export async function isAlive(pid: number): Promise<boolean> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return status !== '' && !/\) Z /.test(status);
}

export function childrenOf(pid: number): number[] {
  const output = execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' });
  return output.trim().split(/\s+/).map(Number);
}
