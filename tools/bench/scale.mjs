import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { seedCatalogue } from '../../apps/api/seeds/apply.ts';
import { openPool } from '../../apps/api/src/kit/database/database.ts';
import { migrate } from '../../apps/api/src/kit/database/migrate.ts';
import { newId } from '../../apps/api/src/kit/new-id.ts';
import { planOf } from '../../apps/api/testing/library.ts';
import { copyDatabase, fillWithPlayers, sessionsOfEach, setsOfEach } from '../../apps/api/testing/many-players.ts';
import { playerSorts } from '../../packages/domain/src/profile/contract.ts';
import { inboxViews } from '../../packages/domain/src/support/contract.ts';
import { startEmbedded } from '../../packages/embedded-postgres/src/start.ts';
import { replaceBetween } from '../../scripts/lib/bundle.mjs';
import { projectRoot } from '../../scripts/lib/project.mjs';
import { openSide, playerCalls, players, quantile, userId } from './side.mjs';

/** @typedef {import('./side.mjs').Side} Side */
/** @typedef {import('./side.mjs').Call} Call */

// Each call among many players beside the same among a thousand, in turns (docs/bench.md). BENCH_USERS sets the number
// (a million by default); with another one only the administration is measured, into a table of its own.

const fewUsers = 1_000;
const fullUsers = 1_000_000;
const wantedUsers = Number(process.env.BENCH_USERS ?? fullUsers);
const isWhole = wantedUsers === fullUsers;
/** Disk space of a player, with indexes and write-ahead log. */
const bytesOfUser = 40_000;
const mostGrowth = { player: 1.5, admin: 3 };
const rounds = 60;

/** @type {Record<string, (round: number, users: number) => Call>} */
const adminCalls = {
  'Accounts, newest first': () => ({ url: '/admin/users?limit=50' }),
  'Accounts, one address searched': (round, users) => ({
    url: `/admin/users?limit=50&search=jugador${1 + ((round * 7919) % users)}@`,
  }),
  'Accounts, a common name searched': () => ({ url: '/admin/users?limit=50&search=marta' }),
  'Accounts, nothing found': () => ({ url: '/admin/users?limit=50&search=xyzzyq' }),
  'Leads, newest first': () => ({ url: '/admin/leads?limit=50' }),
  'Leads by consent': () => ({ url: '/admin/leads?limit=50&marketing=confirmed' }),
  'Leads, one address searched': (round, users) => ({
    url: `/admin/leads?limit=50&search=interesado${1 + ((round * 7919) % Math.max(1, users / 4))}@`,
  }),
  'Accounts of a plan': () => ({ url: '/admin/users?limit=50&plan=premium' }),
  'Accounts that were active this week': () => ({ url: '/admin/users?limit=50&active=week' }),
  'Accounts that are not active': () => ({ url: '/admin/users?limit=50&active=no' }),
  'Accounts of this week': () => ({ url: '/admin/users?limit=50&joined=week' }),
  'Accounts without a confirmed address': () => ({ url: '/admin/users?limit=50&verified=no' }),
  'Accounts whose trial runs': () => ({ url: '/admin/users?limit=50&trial=running' }),
  'Accounts whose payment failed': () => ({ url: '/admin/users?limit=50&payment=failed' }),
  ...Object.fromEntries(
    playerSorts.map((sort) => [`Accounts, sorted by ${sort}`, () => ({ url: `/admin/users?limit=50&sort=${sort}` })]),
  ),
  'An account’s page': (round, users) => ({
    url: `/admin/users/${userId(1 + ((Math.abs(round) * 7919) % users))}`,
  }),
  Overview: () => ({ url: '/admin/overview' }),
  ...Object.fromEntries(
    inboxViews.map((view) => [`Inbox, ${view}`, () => ({ url: `/admin/threads?limit=50&view=${view}` })]),
  ),
  'Messages that wait': () => ({ url: '/admin/inbox' }),
  'Log of changes': () => ({ url: '/admin/audit?limit=50' }),
  'What was written to many': () => ({ url: '/admin/broadcasts' }),
  'State of the service': () => ({ url: '/admin/status' }),
  'Plan of an account': (round, users) => ({
    url: `/admin/users/${userId(1 + ((Math.abs(round) * 7919) % users))}/subscription`,
  }),
  'Corrections, and their lines': (round) => ({ url: `/admin/corrections${round % 2 === 0 ? '' : '/corpus'}` }),
  'Exercises like a name': () => ({ url: '/exercises/similar?name=sentadilla' }),
};

/** The plan of the slowest statement that a side has just run. @param {Side} side */
async function slowestPlan({ db, sent }) {
  const slowest = sent.toSorted((a, b) => b.ms - a.ms).find(({ sql }) => /^\s*(select|with)/i.test(sql));
  if (!slowest) return '';
  return planOf(db, slowest);
}

/**
 * @param {{ few: Side, many: Side }} sides
 * @param {'player' | 'admin'} as
 * @param {Record<string, (round: number, users: number) => Call>} calls
 * @param {number} users
 */
async function measure({ few, many }, as, calls, users) {
  const rows = [];
  for (const [name, callOf] of Object.entries(calls)) {
    /** @type {{ few: number[], many: number[] }} */
    const times = { few: [], many: [] };
    for (let round = -players; round < rounds; round += 1) {
      for (const [key, side] of /** @type {const} */ ([
        ['few', few],
        ['many', many],
      ])) {
        side.sent.length = 0;
        const begin = performance.now();
        await side.run(as, Math.abs(round), callOf(Math.abs(round), key === 'few' ? fewUsers : users));
        if (round >= 0) times[key].push(performance.now() - begin);
      }
    }
    const growth = quantile(times.many, 0.5) / quantile(times.few, 0.5);
    const cells = [times.few, times.many].flatMap((each) => [quantile(each, 0.5), quantile(each, 0.99)]);
    rows.push(`| ${[name, ...cells.map((ms) => ms.toFixed(1)), growth.toFixed(2)].join(' | ')} |`);
    console.log(rows.at(-1));
    if (growth > mostGrowth[as]) console.log(await slowestPlan(many));
  }
  return rows;
}

const dataDir = mkdtempSync(path.join(process.env.BENCH_DIR ?? tmpdir(), 'bandeja-bench-'));
chmodSync(dataDir, 0o755);
const { bavail, bsize } = statfsSync(dataDir);
const users = Math.min(wantedUsers, Math.floor((bavail * bsize * 0.7) / bytesOfUser));
if (users < wantedUsers) console.log(`The disk is short: ${users} users instead of ${wantedUsers}`);
const embedded = await startEmbedded({ dataDir, log: () => {} });
const { connection } = embedded;
try {
  const { pool, close } = openPool({ connection, namedStatements: false, onError: console.error });
  const db = /** @type {any} */ (new Kysely({ dialect: new PostgresDialect({ pool }) }));
  await migrate(db);
  await seedCatalogue(db, newId);
  await close();
  await copyDatabase(connection, 'few');
  const few = { ...connection, database: 'few' };
  const say = (/** @type {string} */ line) => console.log(line);
  await fillWithPlayers(few, { users: fewUsers, signedIn: players, say });
  const size = await fillWithPlayers(connection, { users, signedIn: players, say });
  const sides = {
    few: await openSide(few, dataDir),
    many: await openSide(connection, dataDir),
  };
  const rows = [
    ...(isWhole ? await measure(sides, 'player', playerCalls, users) : []),
    ...(await measure(sides, 'admin', adminCalls, users)),
  ];
  const began = performance.now();
  const bytes = await sides.many.run('admin', 0, { url: '/admin/leads/export' });
  const exported = `${Math.round((performance.now() - began) / 1_000)} s, ${Math.round(bytes / 1e6)} MB`;
  const begin = performance.now();
  await sides.many.maintain();
  const maintained = `${Math.round((performance.now() - begin) / 1_000)} s`;
  for (const side of Object.values(sides)) await side.close();
  const [cpu] = cpus();
  const table = [
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpu?.model.trim() ?? 'CPU'}, load ${loadavg()[0]?.toFixed(0)}, Node ${process.version}; ${users.toLocaleString('en')} players with`,
    `${sessionsOfEach} sessions and ${sessionsOfEach * setsOfEach} sets each (${size}), beside ${fewUsers.toLocaleString('en')}; ${rounds} calls of each in turn, ${players} players, milliseconds.`,
    `Export of all leads: ${exported}. Housekeeping: ${maintained}.`,
    '',
    `| | p50 of ${fewUsers.toLocaleString('en')} | p99 | p50 of ${users.toLocaleString('en')} | p99 | Growth of p50 |`,
    '|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
  const file = path.join(projectRoot, 'docs/bench.md');
  writeFileSync(file, replaceBetween(readFileSync(file, 'utf8'), isWhole ? 'scale' : 'desk', table));
} finally {
  await embedded.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
