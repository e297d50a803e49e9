import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const retryMilliseconds = 100;

/**
 * A lock whose process is gone is taken over, also when its pid belongs to another program by now.
 * @template T
 * @param {string} lockFile
 * @param {() => Promise<T>} action
 * @param {() => void} [onWait] called once when another process holds the lock
 * @returns {Promise<T>}
 */
export async function withLock(lockFile, action, onWait) {
  mkdirSync(path.dirname(lockFile), { recursive: true });
  const mine = JSON.stringify({ pid: process.pid, startedAt: startOf(process.pid) });
  for (let waits = 0; !create(lockFile, mine); waits += 1) {
    removeStale(lockFile);
    if (waits === 1) onWait?.();
    if (waits > 0) await delay(retryMilliseconds);
  }
  try {
    return await action();
  } finally {
    if (read(lockFile) === mine) rmSync(lockFile, { force: true });
  }
}

/** Linked into place, so that no process ever reads half a lock. @param {string} lockFile @param {string} content */
function create(lockFile, content) {
  const draft = `${lockFile}.${process.pid}`;
  writeFileSync(draft, content);
  try {
    linkSync(draft, lockFile);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** @param {string} lockFile */
function removeStale(lockFile) {
  const seen = read(lockFile);
  if (seen === null || isAlive(seen)) return;
  const aside = `${lockFile}.stale.${process.pid}`;
  try {
    renameSync(lockFile, aside);
    // another waiter was quicker and this is its new lock: give it back
    if (read(aside) !== seen) linkSync(aside, lockFile);
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code !== 'ENOENT' && code !== 'EEXIST') throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

/** @param {string} content */
function isAlive(content) {
  try {
    const { pid, startedAt } = JSON.parse(content);
    return startOf(pid) === startedAt && isRunning(pid);
  } catch {
    return false;
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/** In clock ticks since boot: tells a reused pid from its former owner. Null without /proc. @param {number} pid */
function startOf(pid) {
  const stat = read(`/proc/${pid}/stat`);
  return stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
