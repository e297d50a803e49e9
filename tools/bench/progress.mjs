import { randomUUIDv7 } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { seedCatalogue } from '../../apps/api/seeds/apply.ts';
import { weightsOf } from '../../apps/api/src/features/body/queries.ts';
import { userById } from '../../apps/api/src/features/profile/queries.ts';
import * as queries from '../../apps/api/src/features/progress/queries.ts';
import { ratingsOf, skippedOn } from '../../apps/api/src/features/strokes/queries.ts';
import { openDatabase } from '../../apps/api/src/kit/database/database.ts';
import { migrate } from '../../apps/api/src/kit/database/migrate.ts';
import { buildServer } from '../../apps/api/src/server.ts';
import { readSettings } from '../../apps/api/src/settings.ts';
import { analyzeAll, manySessions } from '../../apps/api/testing/everything.ts';
import { grantPlan } from '../../apps/api/testing/subscriptions.ts';
import { addDays } from '../../packages/domain/src/calendar/dates.ts';
import { progressQuery } from '../../packages/domain/src/progress/contract.ts';
import { startEmbedded } from '../../packages/embedded-postgres/src/start.ts';
import { replaceBetween } from '../../scripts/lib/bundle.mjs';
import { projectRoot } from '../../scripts/lib/project.mjs';

// One GraphQL request beside the SQL it rests on, in turns (docs/bench.md). Fails above a ratio of 1.3.

const sessionCount = 1500;
const rounds = 60;
const mostRatio = 1.3;
const period = { from: '2020-12-28', to: '2026-01-04' };
const since = addDays(period.from, -7 * 261);

const dataDir = mkdtempSync(path.join(tmpdir(), 'bandeja-bench-'));
chmodSync(dataDir, 0o755);
const embedded = await startEmbedded({ dataDir, log: () => {} });
const { db, close } = openDatabase({
  connection: embedded.connection,
  namedStatements: true,
  onError: console.error,
});
try {
  await migrate(db);
  await seedCatalogue(db, randomUUIDv7);
  const settings = readSettings({ DATA_DIR: dataDir, TRUST_PROXY: '127.0.0.1' }, dataDir);
  const unused = /** @type {any} */ ({ send: async () => {} });
  const outside = { jobs: unused, mail: unused, ai: null, payments: null };
  const deps = { db, settings, ...outside, now: () => new Date(), newId: randomUUIDv7 };
  const app = await buildServer({ deps, logger: false, ratePerMinute: 1_000_000_000 });
  const payload = { name: 'Marta Gil', email: 'marta@ejemplo.es', password: 'secreto-bench-1' };
  const { token, user } = (await app.inject({ method: 'POST', url: '/api/auth/register', payload })).json();
  await grantPlan(db, payload.email, { plan: 'premium' });
  await manySessions(/** @type {any} */ ({ db }), /** @type {any} */ ({ user }), sessionCount);
  await analyzeAll(db);

  let requests = 0;
  async function page() {
    // each from another address: /graphql takes 60 a minute from one
    requests += 1;
    const reply = await app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': `10.0.0.${requests}` },
      payload: { query: progressQuery, variables: period },
    });
    if (reply.statusCode !== 200) throw new Error(`answered ${reply.statusCode}: ${reply.body}`);
    return reply.json().data.progress;
  }
  const now = new Date();
  const month = `${now.toISOString().slice(0, 7)}-01`;
  async function sql() {
    await userById(db, user._id, month, now);
    await Promise.all([
      queries.finishedBetween(db, user._id, since, period.to),
      queries.recordedEfforts(db, user._id),
      queries.trainedMondays(db, user._id, now.toISOString().slice(0, 10)),
      queries.plannedMinutes(db, user._id, period.from, addDays(period.to, 6)),
      queries.weeklyMarks(db, user._id, { ...period, since: '0001-01-01', exercises: 8 }),
      ratingsOf(db, user._id),
      skippedOn(db, user._id),
      weightsOf(db, user._id, period),
    ]);
  }

  const { totals } = await page();
  if (totals.sessions !== sessionCount) throw new Error(`${totals.sessions} sessions instead of ${sessionCount}`);
  /** @type {Record<'page' | 'sql', number[]>} */
  const times = { page: [], sql: [] };
  for (let round = -5; round < rounds; round += 1) {
    for (const [name, run] of /** @type {const} */ ([
      ['page', page],
      ['sql', sql],
    ])) {
      const start = performance.now();
      await run();
      if (round >= 0) times[name].push(performance.now() - start);
    }
  }
  /** @param {number[]} list */
  const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
  const [request, direct] = [median(times.page), median(times.sql)];
  const ratio = request / direct;
  const text = [
    `${now.toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'CPU'}, Node ${process.version}; medians of ${rounds} in turn.`,
    '',
    `| Five years, ${sessionCount} sessions | Median |`,
    '|---|---|',
    `| One GraphQL request for the whole page | ${request.toFixed(1)} ms |`,
    `| The same SQL, run directly | ${direct.toFixed(1)} ms |`,
    `| Ratio, at most ${mostRatio} | ${ratio.toFixed(2)} |`,
  ].join('\n');
  console.log(`\n${text}\n`);
  const file = path.join(projectRoot, 'docs/bench.md');
  writeFileSync(file, replaceBetween(readFileSync(file, 'utf8'), 'progress', text));
  if (ratio > mostRatio) throw new Error(`More than ${mostRatio} times the SQL: ${ratio.toFixed(2)}`);
} finally {
  await close();
  await embedded.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit();
