import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { plantProject } from '../testing/plant.mjs';
import { withLock } from './lock.mjs';

const lockModule = new URL('./lock.mjs', import.meta.url).href;

test('processes that start at the same time go in one by one', async () => {
  const root = plantProject({ 'log.txt': '' });
  const program = `
    import { appendFileSync } from 'node:fs';
    import { setImmediate } from 'node:timers/promises';
    import { withLock } from '${lockModule}';
    await withLock('lock', async () => {
      appendFileSync('log.txt', 'in ' + process.pid + '\\n');
      for (let turn = 0; turn < 1000; turn += 1) await setImmediate();
      appendFileSync('log.txt', 'out ' + process.pid + '\\n');
    });`;
  const processes = [1, 2, 3, 4].map(() =>
    spawn(process.execPath, ['--input-type=module', '--eval', program], { cwd: root, stdio: 'inherit' }),
  );
  const codes = await Promise.all(processes.map(async (each) => (await once(each, 'exit'))[0]));
  expect(codes).toEqual([0, 0, 0, 0]);

  const lines = readFileSync(path.join(root, 'log.txt'), 'utf8').trim().split('\n');
  expect(lines).toHaveLength(8);
  for (let index = 0; index < lines.length; index += 2) {
    expect(lines[index + 1]).toBe(lines[index]?.replace('in', 'out'));
  }
  expect(existsSync(path.join(root, 'lock'))).toBe(false);
});

test.for([
  ['a process that has ended', () => ({ pid: spawnSync(process.execPath, ['--version']).pid, startedAt: '1' })],
  ['a pid that another program has by now', () => ({ pid: process.pid, startedAt: 'long ago' })],
  ['no process', () => 'not json'],
])('takes over the lock of %s', async ([, content]) => {
  const lock = path.join(plantProject({}), 'lock');
  writeFileSync(lock, JSON.stringify(/** @type {() => unknown} */ (content)()));
  expect(await withLock(lock, async () => readFileSync(lock, 'utf8'))).toContain(`"pid":${process.pid}`);
  expect(existsSync(lock)).toBe(false);
});

test('gives the lock back when the action fails', async () => {
  const lock = path.join(plantProject({}), 'lock');
  await expect(withLock(lock, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(existsSync(lock)).toBe(false);
});
