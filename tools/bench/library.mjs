import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { seedCatalogue } from '../../apps/api/seeds/apply.ts';
import { setAdminByEmail } from '../../apps/api/src/features/auth/promotion.service.ts';
import { openDatabase } from '../../apps/api/src/kit/database/database.ts';
import { migrate } from '../../apps/api/src/kit/database/migrate.ts';
import { newId } from '../../apps/api/src/kit/new-id.ts';
import { buildServer } from '../../apps/api/src/server.ts';
import { readSettings } from '../../apps/api/src/settings.ts';
import { manyRoutines } from '../../apps/api/testing/library.ts';
import { startEmbedded } from '../../packages/embedded-postgres/src/start.ts';
import { replaceBetween } from '../../scripts/lib/bundle.mjs';
import { projectRoot } from '../../scripts/lib/project.mjs';

// Shelf, admin table, planner and search over 50, 2,000 and 20,000 routines (docs/bench.md); fails above twice the time
// over 50.

const sizes = [50, 2_000, 20_000];
const ofCatalogue = 26;
const rounds = 40;
const mostRatio = 2;

/** @typedef {{ method: 'GET' | 'POST', url: string, payload?: object, as: 'player' | 'admin' }} Call */
/** @type {Record<string, (round: number) => Call>} */
const calls = {
  'Shelf: `GET /routines?of=library&limit=50`': () => ({
    method: 'GET',
    url: '/routines?of=library&limit=50',
    as: 'player',
  }),
  'Admin table, searched: `GET /routines?of=library&search=fuerza&limit=5`': () => ({
    method: 'GET',
    url: '/routines?of=library&limit=5&search=fuerza',
    as: 'admin',
  }),
  'Admin table: `GET /routines?of=library&limit=50`': () => ({
    method: 'GET',
    url: '/routines?of=library&limit=50',
    as: 'admin',
  }),
  'Planner: `POST /training-schedule/generate`': () => ({
    method: 'POST',
    url: '/training-schedule/generate',
    as: 'player',
  }),
  'Planner: the preview of another week': (round) => ({
    method: 'POST',
    url: '/training-schedule/preview',
    payload: { variant: 1 + (round % 3) },
    as: 'player',
  }),
  'Search: `GET /routines/search/query`': (round) => ({
    method: 'GET',
    as: 'player',
    url: `/routines/search/query?query=${['bandeja', 'fuerza piernas', 'hombro', 'cardio', 'sentadilla'][round % 5]}`,
  }),
};

/** @param {number} size */
async function openLibrary(size) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bandeja-bench-'));
  chmodSync(dataDir, 0o755);
  const embedded = await startEmbedded({ dataDir, log: () => {} });
  const { db, close } = openDatabase({
    connection: embedded.connection,
    namedStatements: true,
    onError: console.error,
  });
  await migrate(db);
  await seedCatalogue(db, newId);
  await manyRoutines(db, size - ofCatalogue);
  const settings = readSettings({ DATA_DIR: dataDir }, dataDir);
  const unused = /** @type {any} */ ({ send: async () => {} });
  const outside = { jobs: unused, mail: unused, ai: null, payments: null };
  const deps = { db, settings, ...outside, now: () => new Date(), newId };
  const app = await buildServer({ deps, logger: false, ratePerMinute: 1_000_000_000 });

  /** @param {string} token @param {Pick<Call, 'url' | 'payload'> & { method: string }} call */
  async function send(token, { method, url, payload }) {
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    const options = {
      method: /** @type {'GET'} */ (method),
      url: `/api${url}`,
      headers,
      ...(payload ? { payload } : {}),
    };
    const reply = await app.inject(options);
    if (reply.statusCode >= 300) throw new Error(`${method} ${url} answered ${reply.statusCode}: ${reply.body}`);
    return reply.body === '' ? null : reply.json();
  }
  const tokens = { player: '', admin: '' };
  for (const name of /** @type {const} */ (['player', 'admin'])) {
    const payload = { name: 'Marta Gil', email: `${name}@ejemplo.es`, password: 'secreto-bench-1' };
    tokens[name] = (await send('', { method: 'POST', url: '/auth/register', payload })).token;
  }
  await setAdminByEmail(db, { email: 'admin@ejemplo.es', isAdmin: true }, { id: newId(), at: new Date() });
  const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
  const profile = {
    height: 170,
    weight: 65,
    fitnessLevel: 'Avanzado',
    experience: '1-3 años',
    trainingDays: 4,
    goals: ['Mejorar la técnica'],
    availableDays: Object.fromEntries(days.map((day, index) => [day, index % 2 === 0])),
    sessionDuration: { min: 60, max: 120 },
  };
  await send(tokens.player, { method: 'PUT', url: '/users/profile', payload: profile });
  await send(tokens.player, { method: 'GET', url: '/training-schedule/week' });
  return {
    /** @param {Call} call */
    run: (call) => send(tokens[call.as], call),
    close: async () => {
      await app.close();
      await close();
      await embedded.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** @param {number[]} times */
const median = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** @type {Awaited<ReturnType<typeof openLibrary>>[]} */
const libraries = [];
try {
  for (const size of sizes) libraries.push(await openLibrary(size));
  /** @type {string[]} */
  const rows = [];
  /** @type {string[]} */
  const slow = [];
  for (const [name, callOf] of Object.entries(calls)) {
    const times = libraries.map(() => /** @type {number[]} */ ([]));
    for (let round = -10; round < rounds; round += 1) {
      for (const [index, library] of libraries.entries()) {
        const start = performance.now();
        await library.run(callOf(Math.abs(round)));
        if (round >= 0) times[index]?.push(performance.now() - start);
      }
    }
    const medians = times.map(median);
    const ratios = medians.slice(1).map((time) => time / (medians[0] ?? 1));
    rows.push(
      `| ${[name, ...medians.map((time) => `${time.toFixed(1)} ms`), ...ratios.map((ratio) => ratio.toFixed(2))].join(' | ')} |`,
    );
    if (ratios.some((ratio) => ratio > mostRatio)) slow.push(name);
  }
  const heads = ['', ...sizes.map((size) => `${size}`), ...sizes.slice(1).map((size) => `${size} to ${sizes[0]}`)];
  const table = [
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'CPU'}, Node ${process.version}; medians of ${rounds} calls in turn.`,
    '',
    `| ${heads.join(' | ')} |`,
    `|${'---|'.repeat(heads.length)}`,
    ...rows,
  ].join('\n');
  console.log(`\n${table}\n`);
  const file = path.join(projectRoot, 'docs/bench.md');
  writeFileSync(file, replaceBetween(readFileSync(file, 'utf8'), 'library', table));
  if (slow.length > 0)
    throw new Error(`More than ${mostRatio} times what it takes over ${sizes[0]}: ${slow.join(', ')}`);
} finally {
  for (const library of libraries) await library.close();
}
