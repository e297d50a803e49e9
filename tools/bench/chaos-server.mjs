import { spawn, spawnSync } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { chmodSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, startServer } from '../../apps/api/testing/server-process.ts';
import { attachStandby, movingAddress, pidOf, storedSets } from '../../apps/api/testing/standby.ts';
import { replaceBetween } from '../../scripts/lib/bundle.mjs';
import { nodeBinary, projectRoot } from '../../scripts/lib/project.mjs';

// npm run chaos -- server: two replicas take writes while servers and database are killed; a streaming replica takes
// over. Each acknowledged set must be in the database once (docs/bench.md).

const wantedWrites = Number(process.env.CHAOS_WRITES ?? 10_000);
const playerCount = 20;
const breakEveryMs = 3_000;
const fullMs = 4_000;
const diskMegabytes = 1_000;
/** The share of the writes after which the database's machine is lost. */
const failoverAfter = 0.8;
const routine = 'Codo y muñeca para voleas';

const dataDir = mkdtempSync(path.join(tmpdir(), 'bandeja-chaos-server-'));
chmodSync(dataDir, 0o755);
const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMegabytes}m,mode=755`, 'tmpfs', dataDir]);
const ownsDisk = mounted.status === 0;
if (!ownsDisk) console.log('No disk of its own may be mounted here: none is filled');
const backAfterFull = 'Seconds from room on the disk to the next acknowledged write, at most';
const figures = {
  'Acknowledged writes': 0,
  'Sent again': 0,
  'Servers killed (-9)': 0,
  'Databases killed (-9)': 0,
  'Times the disk was full': 0,
  'Writes refused since the disk was full': 0,
  [backAfterFull]: 0,
  'Seconds from the loss of the primary to the next acknowledged write': 0,
};
let isOver = false;
/** @type {{ onWrite?: (() => void) | undefined }} */
const waiting = {};

/** @typedef {Awaited<ReturnType<typeof startPrimary>>} Primary */
/** @typedef {Awaited<ReturnType<typeof movingAddress>>} Address */
/** @typedef {{ port: string, process: import('../../apps/api/testing/server-process.ts').ServerProcess }} Replica */

/** The embedded database in a separate process, so that its supervisor can be killed with it. */
async function startPrimary() {
  const script = path.join(projectRoot, 'packages/embedded-postgres/testing/writer-process.ts');
  const input = JSON.stringify({ dataDir: path.join(dataDir, 'primary'), writes: false });
  const child = spawn(nodeBinary(), [script, input], { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.startsWith('failed')) throw new Error(line);
    if (!line.startsWith('ready ')) continue;
    child.stdout.resume();
    return { child, ...JSON.parse(line.slice('ready '.length)) };
  }
  throw new Error('the database ended');
}

/** @param {string} url @param {string} port */
const start = (url, port) =>
  startServer({ DATA_DIR: path.join(dataDir, port), DATABASE_URL: url, PORT: port, TRUST_PROXY: '127.0.0.1' });

/**
 * One request; null where no answer came or the server could not.
 * @param {string} origin @param {string} method @param {string} address @param {string | null} token @param {object} [body]
 * @returns {Promise<any>}
 */
async function send(origin, method, address, token, body) {
  const headers = {
    'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(body ? { 'content-type': 'application/json' } : {}),
  };
  const sent = {
    method,
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(15_000),
  };
  const reply = await fetch(`${origin}/api${address}`, sent).catch(() => null);
  const answer = await reply?.json().catch(() => null);
  if (answer?.code === 'storage.full') figures['Writes refused since the disk was full'] += 1;
  if (!reply || reply.status >= 500) return null;
  if (!reply.ok) throw new Error(`${method} ${address} answered ${reply.status}: ${JSON.stringify(answer)}`);
  return answer;
}

/** @param {Replica[]} replicas @param {string} method @param {string} address @param {string | null} token @param {object} [body] */
async function sendUntilTaken(replicas, method, address, token, body) {
  for (;;) {
    const replica = /** @type {Replica} */ (replicas[randomInt(replicas.length)]);
    const answer = await send(`http://127.0.0.1:${replica.port}`, method, address, token, body);
    if (answer !== null) return answer;
    figures['Sent again'] += 1;
    await pause(100);
  }
}

/** A player with a session under way. @param {Replica[]} replicas */
async function newPlayer(replicas) {
  const person = { name: 'Marta Gil', email: `${randomUUID()}@ejemplo.es`, password: 'secreto-1' };
  const { token } = await sendUntilTaken(replicas, 'POST', '/auth/register', null, person);
  const routines = await sendUntilTaken(replicas, 'GET', '/routines', token);
  const { _id: routineId } = routines.find((/** @type {any} */ each) => each.name === routine);
  const wish = { _id: randomUUID(), routineId, type: 'Flexibilidad' };
  return { token, session: await sendUntilTaken(replicas, 'POST', '/training-sessions', token, wish) };
}

/** Adds sets to the session, one after the other. @param {Replica[]} replicas @param {Awaited<ReturnType<typeof newPlayer>>} player @param {number} writes */
async function train(replicas, { token, session }, writes) {
  const device = randomUUID();
  const added = [];
  for (let sequence = 1; sequence <= writes; sequence += 1) {
    const entry = session.exercises[sequence % session.exercises.length];
    const figure = { reps: randomInt(1, 30), seconds: null, metres: null, weight: null, done: true, removed: false };
    const setId = randomUUID();
    const at = new Date().toISOString();
    const change = { id: randomUUID(), at, device, sequence, base: null, kind: 'set', entryId: entry._id, setId };
    const position = 10 + Math.floor(sequence / session.exercises.length);
    const body = { changes: [{ ...change, position, ...figure }] };
    const { refused } = await sendUntilTaken(replicas, 'PUT', `/training-sessions/${session._id}`, token, body);
    if (refused) throw new Error(`refused: ${JSON.stringify(refused)}`);
    added.push({ setId, reps: figure.reps, changeId: change.id });
    figures['Acknowledged writes'] += 1;
    waiting.onWrite?.();
  }
  const planned = session.exercises.flatMap((/** @type {any} */ each) => each.setRows).length;
  return { planned, added };
}

/** @param {number} sinceMs by the clock of `performance` */
async function secondsToNextWrite(sinceMs) {
  await new Promise((resolve) => {
    waiting.onWrite = () => resolve(undefined);
  });
  waiting.onWrite = undefined;
  if (isOver) throw new Error('The writes were over before anything came back: nothing is proven');
  return Math.round((performance.now() - sinceMs) / 100) / 10;
}

/** The database's machine fails with its supervisor; its replica takes over. @param {Primary} primary @param {Address} address */
async function failOver(primary, address) {
  const standby = await attachStandby(primary, path.join(dataDir, 'standby'));
  const pid = await pidOf(primary);
  const lostAt = performance.now();
  primary.child.kill('SIGKILL');
  process.kill(pid, 'SIGKILL');
  await standby.promote();
  address.lead(standby.connection);
  figures['Seconds from the loss of the primary to the next acknowledged write'] = await secondsToNextWrite(lostAt);
  return standby;
}

async function fillDisk() {
  const ballast = path.join(dataDir, 'ballast');
  const file = openSync(ballast, 'w');
  try {
    for (const piece = Buffer.alloc(1 << 20); ; ) writeSync(file, piece);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOSPC') throw error;
  }
  closeSync(file);
  await pause(fullMs);
  rmSync(ballast);
  figures['Times the disk was full'] += 1;
  const seconds = await secondsToNextWrite(performance.now());
  figures[backAfterFull] = Math.max(figures[backAfterFull], seconds);
}

/** @param {Primary} primary */
async function killDatabase(primary) {
  process.kill(await pidOf(primary), 'SIGKILL');
  figures['Databases killed (-9)'] += 1;
  // a server that starts without a database ends at once
  await secondsToNextWrite(performance.now());
}

/** @param {Replica} replica @param {Address} address */
async function killServer(replica, address) {
  await replica.process.kill();
  figures['Servers killed (-9)'] += 1;
  replica.process = await start(address.url, replica.port);
}

/**
 * Breaks one thing after the other and repairs it, except for the database that is lost in the end.
 * @param {Replica[]} replicas @param {Primary} primary @param {Address} address
 */
async function breakThings(replicas, primary, address) {
  const servers = replicas.map((replica) => () => killServer(replica, address));
  const ways = [...(ownsDisk ? [fillDisk] : []), () => killDatabase(primary), ...servers];
  let standby = null;
  for (let turn = 0; !isOver; turn += 1) {
    await pause(breakEveryMs);
    if (isOver) break;
    console.log(figures);
    if (standby === null && figures['Acknowledged writes'] >= wantedWrites * failoverAfter)
      standby = await failOver(primary, address);
    // the database that took over stays
    else await (standby === null ? ways[turn % ways.length] : servers[turn % servers.length])?.();
  }
  return standby;
}

/** @param {import('pg').ClientConfig} connection @param {Awaited<ReturnType<typeof train>>[]} trained */
async function compare(connection, trained) {
  const { sets, times } = await storedSets(connection);
  const added = trained.flatMap((each) => each.added);
  const planned = trained.reduce((sum, each) => sum + each.planned, 0);
  return {
    Lost: added.filter(({ setId, reps }) => sets.get(setId) !== reps).length,
    Doubled:
      Math.max(0, sets.size - planned - added.length) +
      added.filter(({ changeId }) => times.get(changeId) !== 1).length,
  };
}

/** @type {Replica[]} */
const replicas = [];
const primary = await startPrimary();
const address = await movingAddress(primary.connection);
let standby = null;
try {
  for (let server = 0; server < 2; server += 1) {
    const port = String(await freePort());
    replicas.push({ port, process: await start(address.url, port) });
  }
  const players = [];
  for (let player = 0; player < playerCount; player += 1) players.push(await newPlayer(replicas));
  const began = performance.now();
  const breaking = breakThings(replicas, primary, address);
  const each = Math.ceil(wantedWrites / playerCount);
  const trained = await Promise.all(players.map((player) => train(replicas, player, each)));
  isOver = true;
  waiting.onWrite?.();
  standby = await breaking;
  if (standby === null) throw new Error('The writes were over before the database was to be lost: nothing is proven');
  const result = { ...figures, ...(await compare(standby.connection, trained)) };
  const seconds = Math.round((performance.now() - began) / 1_000);
  console.log(result, `${seconds} s`);
  const [cpu] = cpus();
  const table = [
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpu?.model.trim() ?? 'CPU'}, load ${loadavg()[0]?.toFixed(0)}, Node ${process.version}; ${playerCount} players, ${seconds} s.`,
    '',
    '| | |',
    '|---|---|',
    ...Object.entries(result).map(([what, count]) => `| ${what} | ${count} |`),
  ].join('\n');
  const page = path.join(projectRoot, 'docs/bench.md');
  writeFileSync(page, replaceBetween(readFileSync(page, 'utf8'), 'chaos-server', table));
  process.exitCode = result.Lost + result.Doubled > 0 ? 1 : 0;
} finally {
  for (const replica of replicas) await replica.process.kill();
  address.close();
  primary.child.kill('SIGTERM');
  await standby?.stop();
  if (ownsDisk) spawnSync('umount', ['--lazy', dataDir]);
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 500 });
}
