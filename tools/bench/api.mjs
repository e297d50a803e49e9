import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Kysely, PostgresDialect } from 'kysely';
import { seedCatalogue } from '../../apps/api/seeds/apply.ts';
import { openDatabase, openPool } from '../../apps/api/src/kit/database/database.ts';
import { migrate } from '../../apps/api/src/kit/database/migrate.ts';
import { newId } from '../../apps/api/src/kit/new-id.ts';
import { buildServer } from '../../apps/api/src/server.ts';
import { readSettings } from '../../apps/api/src/settings.ts';
import { readPidFile } from '../../packages/embedded-postgres/src/previous-run.ts';
import { startEmbedded } from '../../packages/embedded-postgres/src/start.ts';
import { replaceBetween } from '../../scripts/lib/bundle.mjs';
import { projectRoot } from '../../scripts/lib/project.mjs';

// The product beside plain node:http and pg on one database, in turns: a busy machine slows both (docs/bench.md).

const rounds = 7;
const secondsPerTurn = 1.5;
/** Calls before the first turn: until then the engine is still compiling. */
const warmUpCalls = 2_500;
const connections = 8;
/** Rounds of all the dashboard's calls per second, in the comparison of one server with two. */
const turnsOfServer = 50;
const sessionCount = 60;

/** @typedef {{ method: string, path: string, body?: () => unknown }} Call */
/** @typedef {{ perSecond: number, cpuMs: number }} Figures requests a second; the server's processor time for each */

/** @param {import('pg').PoolConfig} connection @param {string} dataDir */
async function openRecorder(connection, dataDir) {
  const { pool, close } = openPool({ connection, namedStatements: true, onError: console.error });
  /** @type {{ sql: string, parameters: readonly unknown[] }[]} */
  const sent = [];
  const log = (/** @type {import('kysely').LogEvent} */ { query }) => void sent.push(query);
  const db = new Kysely({ dialect: new PostgresDialect({ pool }), log });
  const unused = /** @type {any} */ ({ send: async () => {} });
  const outside = { jobs: unused, mail: unused, ai: null, payments: null };
  const settings = readSettings({ DATA_DIR: dataDir }, dataDir);
  const deps = { db: /** @type {any} */ (db), settings, ...outside, now: () => new Date(), newId };
  const app = await buildServer({ deps, logger: false });
  return { app, sent, close };
}

/** A player with a profile, a week, a history and a session under way. @param {Awaited<ReturnType<typeof openRecorder>>['app']} app */
async function trainedPlayer(app) {
  let token = '';
  /** @param {'GET' | 'POST' | 'PUT'} method @param {string} url @param {object} [payload] @returns {Promise<any>} */
  const send = async (method, url, payload) => {
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    const reply = await app.inject({ method, url: `/api${url}`, headers, ...(payload ? { payload } : {}) });
    if (reply.statusCode >= 300) throw new Error(`${method} ${url} answered ${reply.statusCode}: ${reply.body}`);
    return reply.json();
  };
  const person = { name: 'Marta Gil', email: 'marta@ejemplo.es', password: 'secreto-1' };
  ({ token } = await send('POST', '/auth/register', person));
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  await send('PUT', '/users/profile', {
    height: 170,
    weight: 65,
    fitnessLevel: 'Intermedio',
    experience: '1-3 años',
    trainingDays: 4,
    goals: ['Mejorar la técnica'],
    availableDays: Object.fromEntries(days.map((day, index) => [day, index % 2 === 0])),
    sessionDuration: { min: 60, max: 120 },
  });
  await send('GET', '/training-schedule/week');
  const set = (/** @type {number} */ weight) => ({ reps: 10, seconds: null, metres: null, weight, done: true });
  const entry = (/** @type {number} */ n) => ({
    name: `Sentadilla ${n}`,
    code: null,
    loadType: 'reps',
    notes: '',
    sets: [set(20), set(22.5), set(25)],
  });
  const sessions = Array.from({ length: sessionCount }, (_, n) => ({
    key: `bench-${n}`,
    name: 'Fuerza',
    type: 'Fuerza',
    duration: 3_000,
    notes: '',
    rpe: 6,
    score: 7,
    improvements: [],
    startTime: new Date(Date.now() - (n + 1) * 86_400_000).toISOString(),
    averageHeartRate: null,
    maxHeartRate: null,
    distanceMetres: null,
    entries: Array.from({ length: 6 }, (_, index) => entry(index)),
  }));
  await send('POST', '/imports', { _id: randomUUID(), source: 'hevy', fileName: 'bench.csv', sessions });
  const routines = await send('GET', '/routines');
  const routineId = routines.find((/** @type {any} */ { code }) => code === 'R02')._id;
  const session = await send('POST', '/training-sessions', { routineId, type: 'Fuerza' });
  return { token, session };
}

/** @param {any} session */
function setChange(session) {
  const [entry] = session.exercises;
  const { _id: setId, reps, seconds, metres, weight, position } = entry.setRows[0];
  const values = { position, reps, seconds, metres, weight, done: true, removed: false };
  return { id: randomUUID(), at: new Date().toISOString(), kind: 'set', entryId: entry._id, setId, ...values };
}

/**
 * Records the product's statements and answer of each call. @param {Awaited<ReturnType<typeof openRecorder>>} recorder
 * @param {Call[]} calls @param {string} token
 */
async function record({ app, sent }, calls, token) {
  /** @type {Record<string, unknown>} */
  const recorded = {};
  for (const { method, path: url, body } of calls) {
    const payload = /** @type {any} */ (body?.());
    const headers = { authorization: `Bearer ${token}` };
    sent.length = 0;
    const reply = await app.inject({
      method: /** @type {'GET'} */ (method),
      url,
      headers,
      ...(payload ? { payload } : {}),
    });
    if (reply.statusCode !== 200) throw new Error(`${url} answered ${reply.statusCode}: ${reply.body}`);
    const statements = sent.map(({ sql, parameters }) => ({ sql, parameters }));
    const changeId = payload?.changes[0].id ?? null;
    recorded[`${method} ${url}`] = { statements, answer: reply.json(), isWrite: method !== 'GET', changeId };
  }
  return recorded;
}

/** @param {string} side @param {string} file */
async function startSide(side, file) {
  const child = fork(fileURLToPath(new URL('./api-server.mjs', import.meta.url)), [side, file]);
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`The server of «${side}» has ended`)));
  ended.catch(() => {});
  const answer = async () => (await Promise.race([once(child, 'message'), ended]))[0];
  const { port } = await answer();
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const cpuMicros = async () => {
    child.send('cpu');
    return (await answer()).cpuMicros;
  };
  return {
    pick: () => ({ port, agent }),
    cpuMicros,
    stop: () => {
      agent.destroy();
      child.kill('SIGINT');
    },
  };
}

/** @typedef {Pick<Awaited<ReturnType<typeof startSide>>, 'pick' | 'cpuMicros'> & { perSecond?: number }} Served */

/**
 * Servers that take the requests in turn; their processor time and that of the database's processes.
 * @param {Served[]} servers @param {number} postmaster @returns {Served}
 */
function inTurn(servers, postmaster) {
  let requests = 0;
  return {
    // each server has as much to do as it had alone, and none has to wait for a processor
    perSecond: turnsOfServer * servers.length,
    pick: () => {
      requests += 1;
      return /** @type {Served} */ (servers[requests % servers.length]).pick();
    },
    cpuMicros: async () => {
      const used = await Promise.all(servers.map((server) => server.cpuMicros()));
      return used.reduce((sum, micros) => sum + micros, databaseMicros(postmaster));
    },
  };
}

const tickMicros = 10_000;

/** The processor time of a database's processes that still run. @param {number} postmaster its pid */
function databaseMicros(postmaster) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      // the name in brackets may contain anything; after it come state, parent, …, user and system ticks
      const fields = readStat(pid)
        .replace(/^.*\) /s, '')
        .split(' ');
      return Number(fields[1]) === postmaster ? (Number(fields[11]) + Number(fields[12])) * tickMicros : 0;
    })
    .reduce((sum, micros) => sum + micros, 0);
}

/** @param {string} pid */
function readStat(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return '';
  }
}

/** @param {Served} server @param {Call} call @param {string} token */
function send(server, { method, path: url, body }, token) {
  const { port, agent } = server.pick();
  const payload = body && JSON.stringify(body());
  const headers = {
    authorization: `Bearer ${token}`,
    ...(payload ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) } : {}),
  };
  return new Promise((resolve, reject) => {
    const sent = request({ port, agent, method, path: url, headers }, (response) => {
      response
        .resume()
        .on('end', () =>
          response.statusCode === 200
            ? resolve(undefined)
            : reject(new Error(`${url} answered ${response.statusCode}`)),
        );
    });
    sent.on('error', reject).end(payload);
  });
}

/**
 * One turn, or `enough` calls.
 * @param {Served} server
 * @param {Call[]} calls
 * @param {string} token
 * @param {number} [enough]
 * @returns {Promise<Figures>}
 */
async function measure(server, calls, token, enough = Number.POSITIVE_INFINITY) {
  const [cpuBefore, begin] = [await server.cpuMicros(), performance.now()];
  let done = 0;
  const isOver = () =>
    enough < Number.POSITIVE_INFINITY ? done >= enough : performance.now() - begin > secondsPerTurn * 1_000;
  let begun = 0;
  const worker = async () => {
    while (!isOver()) {
      const due = begin + (1_000 * begun) / (server.perSecond ?? Number.POSITIVE_INFINITY);
      begun += 1;
      if (due > performance.now()) await pause(due - performance.now());
      for (const call of calls) await send(server, call, token);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  const seconds = (performance.now() - begin) / 1_000;
  return { perSecond: done / seconds, cpuMs: ((await server.cpuMicros()) - cpuBefore) / 1_000 / done };
}

/** @param {number[]} values @param {number} [part] */
const quantile = (values, part = 1 / 2) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN;

const machine = () =>
  `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'CPU'}, load ${Math.round(loadavg()[0] ?? 0)}, Node ${process.version}`;

/** @param {string} mark @param {string} text */
function writeTable(mark, text) {
  const page = path.join(projectRoot, 'docs/bench.md');
  writeFileSync(page, replaceBetween(readFileSync(page, 'utf8'), mark, text));
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'bandeja-bench-'));
chmodSync(dataDir, 0o755);
const embedded = await startEmbedded({ dataDir, log: () => {} });
/** @type {Awaited<ReturnType<typeof startSide>>[]} */
const started = [];
const { connection } = embedded;
const { db, close } = openDatabase({ connection, namedStatements: true, onError: console.error });
try {
  await migrate(db);
  await seedCatalogue(db, newId);
  const recorder = await openRecorder(connection, dataDir);
  const { token, session } = await trainedPlayer(recorder.app);
  const get = (/** @type {string} */ url) => ({ method: 'GET', path: `/api${url}` });
  const [me, week, past] = [get('/users/me'), get('/training-schedule/week'), get('/training-sessions/past?limit=50')];
  const dashboard = [me, week, get('/training-sessions/next'), get('/training-sessions/stats')];
  const together = get(
    `/together?${dashboard.map((call) => `read=${encodeURIComponent(call.path.slice(4))}`).join('&')}`,
  );
  const change = {
    method: 'PUT',
    path: `/api/training-sessions/${session._id}`,
    body: () => ({ changes: [setChange(session)] }),
  };
  const scenes = [
    { name: '`GET /users/me`', calls: [me] },
    { name: '`GET /training-schedule/week`', calls: [week] },
    { name: '`GET /training-sessions/past?limit=50`', calls: [past] },
    { name: '`PUT /training-sessions/:id`, one set', calls: [change] },
    { name: 'Dashboard: me, week, next, stats', calls: dashboard },
    { name: 'The same in one request, `GET /together`', calls: [together] },
  ];
  const calls = await record(recorder, [...dashboard, together, past, change], token);
  await recorder.app.close();
  await recorder.close();
  const file = path.join(dataDir, 'bench.json');
  writeFileSync(file, JSON.stringify({ connection, dataDir, calls }));

  const sides = { product: await startSide('product', file), bare: await startSide('bare', file) };
  started.push(...Object.values(sides));
  const rows = [];
  for (const { name, calls: wanted } of scenes) {
    /** @type {{ product: Figures[], bare: Figures[] }} */
    const seen = { product: [], bare: [] };
    for (const side of Object.values(sides)) await measure(side, wanted, token, warmUpCalls / wanted.length);
    for (let round = 0; round < rounds; round += 1) {
      for (const side of /** @type {const} */ (['product', 'bare'])) {
        seen[side].push(await measure(sides[side], wanted, token));
      }
    }
    const perSecond = (/** @type {Figures[]} */ turns) => quantile(turns.map((each) => each.perSecond));
    // other work on the machine only ever adds to the processor's time of a request
    const cpuMs = (/** @type {Figures[]} */ turns) =>
      quantile(
        turns.map((each) => each.cpuMs),
        1 / 4,
      );
    const ratios = seen.product.map(({ perSecond }, round) => perSecond / (seen.bare[round]?.perSecond ?? Number.NaN));
    const cells = [perSecond(seen.product).toFixed(0), perSecond(seen.bare).toFixed(0), quantile(ratios).toFixed(2)];
    const cpu = [cpuMs(seen.product), cpuMs(seen.bare), cpuMs(seen.bare) / cpuMs(seen.product)];
    rows.push(`| ${[name, ...cells, ...cpu.map((each) => each.toFixed(2))].join(' | ')} |`);
    console.log(rows.at(-1));
  }
  const table = [
    `${machine()}; ${rounds} turns of ${secondsPerTurn} s each side, ${connections} connections; medians, of the processor's time the lower quartile.`,
    '',
    '| | Product, 1/s | Bare, 1/s | Ratio | Product, ms of processor | Bare, ms of processor | Ratio |',
    '|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
  writeTable('api', table);

  const second = await startSide('product', file);
  started.push(second);
  const { pid } = /** @type {{ pid: number }} */ (await readPidFile(embedded.clusterDir));
  const ways = { one: inTurn([sides.product], pid), two: inTurn([sides.product, second], pid) };
  /** @type {{ one: number[], two: number[] }} milliseconds of processor */
  const spent = { one: [], two: [] };
  for (const way of Object.values(ways)) await measure(way, dashboard, token, warmUpCalls / dashboard.length);
  for (let round = 0; round < rounds; round += 1) {
    for (const way of /** @type {const} */ (['one', 'two']))
      spent[way].push((await measure(ways[way], dashboard, token)).cpuMs / dashboard.length);
  }
  const [one, two] = [quantile(spent.one), quantile(spent.two)];
  const ratio = quantile(spent.two.map((ms, round) => ms / (spent.one[round] ?? Number.NaN)));
  const line = `${machine()}: ${4 * turnsOfServer} requests of the dashboard a second cost ${one.toFixed(2)} ms of processor each with one server, database included; twice as many cost ${two.toFixed(2)} ms each with two servers that take them in turn: ${ratio.toFixed(2)} times.`;
  console.log(line);
  writeTable('replicas', line);
} finally {
  // also after a failure: a living side would prevent the bench from ending
  for (const side of started) side.stop();
  await close();
  await embedded.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
