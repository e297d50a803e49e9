import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { plantProject } from '../testing/plant.mjs';
import { runQuietly } from './children.mjs';

const childrenModule = new URL('./children.mjs', import.meta.url).href;

const server = `
  let heard = 0;
  const timer = setInterval(() => {}, 1000);
  for (const name of ['SIGINT', 'SIGTERM']) process.on(name, () => {
    heard += 1;
    setTimeout(() => { console.log(name + ' ' + heard); clearInterval(timer); process.exit(5); }, 100);
  });
  console.log('pid ' + process.pid);
`;

/** `next` gives the line the server prints next, null after the last. */
async function launch() {
  const root = plantProject({ 'server.mjs': server });
  const program = `
    import { startServer } from '${childrenModule}';
    process.exitCode = await startServer(['server.mjs'], { cwd: process.cwd() }).exited;`;
  const launcher = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void launcher.kill('SIGKILL'));
  const lines = createInterface({ input: launcher.stdout })[Symbol.asyncIterator]();
  const next = async () => (await lines.next()).value ?? null;
  const pid = Number(/^pid (\d+)$/.exec((await next()) ?? '')?.[1]);
  return { launcher, next, pid };
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

test.for(/** @type {const} */ (['SIGINT', 'SIGTERM']))(
  'passes %s on once and leaves with the code of the server',
  async (name) => {
    const { launcher, next, pid } = await launch();
    const exited = once(launcher, 'exit');
    // a terminal and npm both deliver it
    launcher.kill(name);
    launcher.kill(name);
    expect(await next()).toBe(`${name} 1`);
    expect(await exited).toEqual([5, null]);
    expect(isRunning(pid)).toBe(false);
  },
);

test('a closed terminal stops the server too', async () => {
  const { launcher, next } = await launch();
  launcher.kill('SIGHUP');
  expect(await next()).toBe('SIGTERM 1');
});

test('the server does not outlive a launcher that was killed', async () => {
  const { launcher, next, pid } = await launch();
  launcher.kill('SIGKILL');
  expect(await next()).toBe('SIGTERM 1');
  expect(await next()).toBe(null);
  await expect.poll(() => isRunning(pid), { timeout: 5000 }).toBe(false);
});

test('a tool that yields takes the processor time that others leave, and so does what it starts', async () => {
  const nested =
    "console.log(require('node:child_process').execFileSync(process.execPath, ['-p', 'os.getPriority()'], { encoding: 'utf8' }))";
  const { code, output } = await runQuietly(process.execPath, ['-e', nested], { yields: true });
  expect(code).toBe(0);
  expect(Number(output)).toBe(constants.priority.PRIORITY_BELOW_NORMAL);
});
