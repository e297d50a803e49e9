import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { seedCatalogue } from '../../apps/api/seeds/apply.ts';
import { searchRoutines } from '../../apps/api/src/features/routines/search.service.ts';
import { openDatabase, openPool } from '../../apps/api/src/kit/database/database.ts';
import { migrate } from '../../apps/api/src/kit/database/migrate.ts';
import { newId } from '../../apps/api/src/kit/new-id.ts';
import { buildServer } from '../../apps/api/src/server.ts';
import { readSettings } from '../../apps/api/src/settings.ts';
import { genericPlanOf, manyRoutines, planOf } from '../../apps/api/testing/library.ts';
import { catalogue } from '../../packages/catalogue/src/catalogue.ts';
import { wordsOf } from '../../packages/domain/src/routines/search-words.ts';
import { startEmbedded } from '../../packages/embedded-postgres/src/start.ts';
import { replaceBetween } from '../../scripts/lib/bundle.mjs';
import { projectRoot } from '../../scripts/lib/project.mjs';

// The search over 20,000 routines over HTTP beside the same statements by the driver (docs/bench.md). Fails when a plan
// does not use the index.

const routineCount = 20_000;
const termCount = 150;
const measuredCalls = 1_000;
const indexName = 'routines_search_document_idx';

/** @typedef {{ median: number, p99: number }} Times milliseconds */
/** @typedef {{ sql: string, parameters: readonly unknown[] }} Statement */

/** Ways to mistype a word. @type {((word: string) => string)[]} */
const typos = [
  (word) => word,
  (word) => word.slice(0, 2) + word.slice(3),
  (word) => word.slice(0, 3) + word.slice(2),
  (word) => word.slice(0, 2) + word.charAt(3) + word.charAt(2) + word.slice(4),
  (word) => `${word.slice(0, 3)}e${word.slice(4)}`,
  (word) => `${word}s`,
  (word) => word.slice(0, 4),
];

function typedTerms() {
  const texts = [...catalogue.exercises, ...catalogue.routines].map(({ name }) => name);
  const words = [...new Set(texts.flatMap(wordsOf))].filter((word) => word.length > 4).sort();
  return Array.from({ length: termCount }, (_, index) => {
    const word = words[(index * 7) % words.length] ?? '';
    const typed = typos[index % typos.length]?.(word) ?? word;
    return index % 4 === 0 ? `${typed} ${words[(index * 11) % words.length]}` : typed;
  });
}

/** @param {number[]} times sorted @param {number} share */
const quantile = (times, share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;

/**
 * Milliseconds of the calls of each kind, one after the other, the kinds in turn: what else the machine does falls on
 * all of them.
 * @param {number} items
 * @param {((item: number) => Promise<void>)[]} kinds
 */
async function measure(items, kinds) {
  for (let item = 0; item < items; item += 1) for (const call of kinds) await call(item);
  const times = kinds.map(() => /** @type {number[]} */ ([]));
  for (let n = 0; n < measuredCalls; n += 1) {
    for (const [kind, call] of kinds.entries()) {
      const start = performance.now();
      await call(n % items);
      times[kind]?.push(performance.now() - start);
    }
  }
  return times.map((kind) => {
    kind.sort((a, b) => a - b);
    return { median: quantile(kind, 0.5), p99: quantile(kind, 0.99) };
  });
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** @param {string} url @param {number} caller the limit per address is not what is measured */
function fetchFrom(url, caller) {
  const address = `10.${(caller >> 16) & 255}.${(caller >> 8) & 255}.${caller & 255}`;
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers: { 'x-forwarded-for': address } }, (response) => {
      response.resume();
      response.on('end', () =>
        response.statusCode === 200 ? resolve(undefined) : reject(new Error(`${url} answered ${response.statusCode}`)),
      );
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** The statements of each search, as the service sends them. @param {import('pg').PoolConfig} connection @param {string[]} terms */
async function statementsOf(connection, terms) {
  const { pool, close } = openPool({ connection, namedStatements: true, onError: fail });
  /** @type {Statement[]} */
  let sent = [];
  const db = new Kysely({ dialect: new PostgresDialect({ pool }), log: ({ query }) => void sent.push(query) });
  /** @type {Statement[][]} */
  const searches = [];
  for (const query of terms) {
    sent = [];
    await searchRoutines({ .../** @type {any} */ ({}), db }, null, { query, limit: 50 });
    searches.push(sent);
  }
  await close();
  return searches;
}

/** @param {unknown} error */
function fail(error) {
  throw error;
}

/** @param {string} plan @param {string} what */
function assertIndex(plan, what) {
  if (plan.includes(indexName) && !/Seq Scan on routines\b/.test(plan)) return;
  throw new Error(`${what} does not use ${indexName}:\n${plan}`);
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'bandeja-bench-'));
chmodSync(dataDir, 0o755);
const embedded = await startEmbedded({ dataDir, log: () => {} });
const { connection } = embedded;
const { db, close } = openDatabase({ connection, namedStatements: true, onError: console.error });
try {
  await migrate(db);
  await seedCatalogue(db, newId);
  await manyRoutines(db, routineCount);
  const terms = typedTerms();
  const searches = await statementsOf(connection, terms);

  for (const [index, statements] of searches.entries()) {
    const search = /** @type {Statement} */ (statements.at(-1));
    assertIndex(await planOf(db, search), `«${terms[index]}»`);
    if (index === 0) assertIndex(await genericPlanOf(db, search.sql), 'The prepared statement');
  }
  const shown = searches[terms.indexOf('bandeja')]?.at(-1) ?? /** @type {Statement} */ (searches[0]?.at(-1));
  const plan = (await planOf(db, shown)).split('\n').filter((line) => /routines_search|Execution Time/.test(line));

  const settings = readSettings({ DATA_DIR: dataDir, TRUST_PROXY: '127.0.0.1' }, dataDir);
  const unused = /** @type {any} */ ({});
  const outside = { jobs: unused, mail: unused, ai: null, payments: null };
  const deps = { db, settings, ...outside, now: () => new Date(), newId };
  const app = await buildServer({ deps, logger: false });
  const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/api/routines/search/query?query=`;
  const { pool, close: closePool } = openPool({ connection, namedStatements: true, onError: console.error });
  const client = await pool.connect();
  let caller = 0;
  const [endpoint, driver] = /** @type {[Times, Times]} */ (
    await measure(terms.length, [
      async (item) => {
        caller += 1;
        await fetchFrom(url + encodeURIComponent(terms[item] ?? ''), caller);
      },
      async (item) => {
        for (const { sql, parameters } of searches[item] ?? []) await client.query(sql, [...parameters]);
      },
    ])
  );
  client.release();
  agent.destroy();
  await closePool();
  await app.close();

  const [cpu] = cpus();
  const row = (/** @type {string} */ name, /** @type {(key: 'median' | 'p99') => string} */ cell) =>
    `| ${name} | ${cell('median')} | ${cell('p99')} |`;
  const table = [
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpu?.model.trim() ?? 'CPU'}, Node ${process.version}; ${routineCount} routines, ${terms.length} terms, ${measuredCalls} calls one after the other.`,
    '',
    '| | Median | p99 |',
    '|---|---|---|',
    row('`GET /routines/search/query` over HTTP', (key) => `${endpoint[key].toFixed(2)} ms`),
    row('Its two statements, run by the driver', (key) => `${driver[key].toFixed(2)} ms`),
    row('Ratio', (key) => (endpoint[key] / driver[key]).toFixed(2)),
    '',
    '```text',
    ...plan.map((line) => line.trim()),
    '```',
  ].join('\n');
  console.log(`\n${table}\n`);
  const file = path.join(projectRoot, 'docs/bench.md');
  writeFileSync(file, replaceBetween(readFileSync(file, 'utf8'), 'search', table));
} finally {
  await close();
  await embedded.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
