import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { nodeBinary, projectRoot } from './project.mjs';

/** @typedef {{ signal: (name: NodeJS.Signals) => void, exited: Promise<number> }} Child */
/** @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv }} Place */

const killAfterMilliseconds = 30_000;
const parentCheckMilliseconds = 250;
const isWindows = process.platform === 'win32';

/** @type {Set<Child>} */
const running = new Set();
/** @type {NodeJS.Signals | null} */
let stoppedBy = null;
/** @type {() => void} */
let announceStop = () => {};
export const stopRequested = new Promise((/** @type {(value?: undefined) => void} */ resolve) => {
  announceStop = resolve;
});

for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(name, () => stopAll(name));

/** Once: a terminal and npm may both deliver the same Ctrl-C. @param {NodeJS.Signals} name */
export function stopAll(name) {
  if (stoppedBy) return;
  stoppedBy = name;
  announceStop();
  for (const child of running) child.signal(name === 'SIGHUP' ? 'SIGTERM' : name);
  if (running.size === 0) process.exit(codeOf(name));
  setTimeout(() => {
    for (const child of running) child.signal('SIGKILL');
  }, killAfterMilliseconds).unref();
}

/** npm passes a signal to its shell only, and that may end without passing it on. Started by hand, the process stays. */
export function stopWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stopAll('SIGTERM');
  }, parentCheckMilliseconds).unref();
}

export function isStopping() {
  return stoppedBy !== null;
}

/** @param {NodeJS.Signals} name */
function codeOf(name) {
  return 128 + constants.signals[name];
}

/**
 * @param {import('node:child_process').ChildProcess} process_
 * @param {(name: NodeJS.Signals) => void} signal
 * @returns {Child}
 */
function register(process_, signal) {
  /** @type {Child} */
  const child = {
    signal,
    exited: new Promise((resolve, reject) => {
      process_.once('error', (error) => {
        running.delete(child);
        reject(error);
      });
      process_.once('close', (code, by) => {
        running.delete(child);
        resolve(code ?? codeOf(by ?? 'SIGTERM'));
      });
    }),
  };
  running.add(child);
  return child;
}

/** Receives each signal once, and dies with the launcher. @param {string[]} args @param {Place} [place] */
export function startServer(args, place = {}) {
  const preload = new URL('./exit-with-parent.mjs', import.meta.url).href;
  const child = spawn(nodeBinary(), ['--import', preload, ...args], {
    cwd: place.cwd ?? projectRoot,
    env: place.env ?? process.env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: !isWindows,
  });
  return register(child, (name) => child.kill(name));
}

/** Signals reach everything the tool started. @param {string} command @param {string[]} args @param {Place} [place] */
export function startTool(command, args, place = {}) {
  const child = spawn(command, args, {
    cwd: place.cwd ?? projectRoot,
    env: place.env ?? process.env,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: !isWindows,
  });
  return register(child, signalGroup(child));
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {Place & { yields?: boolean }} [place] `yields`: it takes only the processor time that others leave
 * @returns {Promise<{ code: number, output: string }>} output of both streams, in order
 */
export async function runQuietly(command, args, place = {}) {
  const child = spawn(command, args, {
    cwd: place.cwd ?? projectRoot,
    env: place.env ?? process.env,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: isWindows && command === 'npm',
    detached: !isWindows,
  });
  // its own children inherit this
  if (place.yields && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      output += text;
    });
  }
  const code = await register(child, signalGroup(child)).exited;
  if (stoppedBy) process.exit(codeOf(stoppedBy));
  return { code, output };
}

/** @param {import('node:child_process').ChildProcess} child */
function signalGroup(child) {
  return (/** @type {NodeJS.Signals} */ name) => {
    try {
      if (isWindows || child.pid === undefined) child.kill(name);
      else process.kill(-child.pid, name);
    } catch {
      // it has just ended by itself
    }
  };
}
