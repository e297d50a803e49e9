import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { seedCatalogue } from '../../apps/api/seeds/apply.ts';
import { openDatabase } from '../../apps/api/src/kit/database/database.ts';
import { migrate } from '../../apps/api/src/kit/database/migrate.ts';
import { newId } from '../../apps/api/src/kit/new-id.ts';
import { copyDatabase, fillWithPlayers, sessionsOfEach, setsOfEach } from '../../apps/api/testing/many-players.ts';
import { standIn } from '../../apps/api/testing/partitions.ts';
import { startEmbedded } from '../../packages/embedded-postgres/src/start.ts';
import { replaceBetween } from '../../scripts/lib/bundle.mjs';
import { projectRoot } from '../../scripts/lib/project.mjs';
import { openSide, playerCalls, players, quantile } from './side.mjs';

// What a player calls on a database whose players' tables are spread over four partitions, beside the same database as it
// is (docs/bench.md). BENCH_USERS sets the number of players.

const users = Number(process.env.BENCH_USERS ?? 100_000);
const rounds = 120;
const mostRatio = 1.1;

/** @typedef {import('./side.mjs').Side} Side */

/** @param {{ plain: Side, spread: Side }} sides */
async function measure(sides) {
  const rows = [];
  for (const [name, callOf] of Object.entries(playerCalls)) {
    /** @type {{ plain: number[], spread: number[] }} */
    const times = { plain: [], spread: [] };
    for (let round = -players; round < rounds; round += 1) {
      // whoever comes second finds the processor warm: they take turns
      const order = /** @type {('plain' | 'spread')[]} */ (['plain', 'spread']);
      for (const key of round % 2 === 0 ? order : order.toReversed()) {
        const began = performance.now();
        await sides[key].run('player', Math.abs(round), callOf(Math.abs(round)));
        if (round >= 0) times[key].push(performance.now() - began);
      }
    }
    // other work on the machine only ever adds to a call's time
    const [plain, spread] = [quantile(times.plain, 1 / 4), quantile(times.spread, 1 / 4)];
    rows.push({ name, plain, spread, ratio: spread / plain });
    console.log(name, plain.toFixed(1), spread.toFixed(1), (spread / plain).toFixed(2));
  }
  return rows;
}

const dataDir = mkdtempSync(path.join(process.env.BENCH_DIR ?? tmpdir(), 'bandeja-bench-'));
chmodSync(dataDir, 0o755);
const embedded = await startEmbedded({ dataDir, log: () => {} });
const { connection } = embedded;
/** @param {import('pg').ClientConfig} where @param {(db: import('../../apps/api/src/kit/database/database.ts').Database) => Promise<unknown>} work */
async function within(where, work) {
  const { db, close } = openDatabase({ connection: where, namedStatements: false, onError: console.error });
  await work(db);
  await close();
}
try {
  await within(connection, async (db) => {
    await migrate(db);
    await seedCatalogue(db, newId);
  });
  await fillWithPlayers(connection, { users, signedIn: players, say: (line) => console.log(line) });
  await copyDatabase(connection, 'spread');
  const apart = { ...connection, database: 'spread' };
  await within(apart, async (db) => {
    await standIn(db);
    await db.executeQuery({ ...db.selectFrom('users').select('id').compile(), sql: 'vacuum analyze', parameters: [] });
  });
  const sides = { plain: await openSide(connection, dataDir), spread: await openSide(apart, dataDir) };
  const rows = await measure(sides);
  for (const side of Object.values(sides)) await side.close();
  const above = rows.filter(({ ratio }) => ratio > mostRatio);
  const [cpu] = cpus();
  const all = quantile(
    rows.map(({ ratio }) => ratio),
    0.5,
  );
  const table = [
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpu?.model.trim() ?? 'CPU'}, load ${loadavg()[0]?.toFixed(0)}, Node ${process.version}; ${users.toLocaleString('en')} players with`,
    `${sessionsOfEach} sessions and ${sessionsOfEach * setsOfEach} sets each; ${rounds} calls of each in turn, ${players} players, milliseconds. The middle ratio of all calls is ${all.toFixed(2)};`,
    `${above.length} of ${rows.length} calls are above ${mostRatio}.`,
    '',
    '| | One table each, fastest quarter | Four partitions each | Ratio |',
    '|---|---|---|---|',
    ...rows.map(
      ({ name, plain, spread, ratio }) =>
        `| ${name} | ${plain.toFixed(1)} | ${spread.toFixed(1)} | ${ratio.toFixed(2)} |`,
    ),
  ].join('\n');
  const file = path.join(projectRoot, 'docs/bench.md');
  writeFileSync(file, replaceBetween(readFileSync(file, 'utf8'), 'spread', table));
} finally {
  await embedded.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
