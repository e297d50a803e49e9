import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { afterThisTest } from './folders.ts';
import { until } from './server.ts';
import type { ChildInput } from './writer-process.ts';

export type Child = {
  process: ChildProcess;
  lines: string[];
  acknowledged: () => number[];
  ready: () => Promise<{ clusterDir: string; connection: pg.ClientConfig }>;
  exited: Promise<number | null>;
};

export function spawnChild(input: ChildInput, options: { path?: string; uid?: number; gid?: number } = {}): Child {
  const script = fileURLToPath(new URL('./writer-process.ts', import.meta.url));
  const { path = process.env.PATH, ...user } = options;
  const child = spawn(process.execPath, [script, JSON.stringify({ sharedFolders: [], ...input })], {
    ...user,
    env: { PATH: path },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  afterThisTest(() => child.kill('SIGKILL'));
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
