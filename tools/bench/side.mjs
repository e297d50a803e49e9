import { Kysely, PostgresDialect } from 'kysely';
import { openPool } from '../../apps/api/src/kit/database/database.ts';
import { openJobs } from '../../apps/api/src/kit/jobs.ts';
import { newId } from '../../apps/api/src/kit/new-id.ts';
import { runMaintenance } from '../../apps/api/src/maintenance.ts';
import { buildServer } from '../../apps/api/src/server.ts';
import { readSettings } from '../../apps/api/src/settings.ts';
import { sessionsOfEach, tokenOf } from '../../apps/api/testing/many-players.ts';
import { weekdays } from '../../packages/domain/src/schedule/vocabulary.ts';

/* A server over a database of many players, and what a player calls: benches compare two of them in turns. */

export const players = 40;

/** @typedef {{ method?: 'GET' | 'PUT' | 'POST', url: string, payload?: object }} Call */
/** @typedef {{ sql: string, parameters: readonly unknown[], ms: number }} Sent */
/** @typedef {(as: 'player' | 'admin', round: number, call: Call) => Promise<any>} Run */
/** @typedef {{ db: any, run: Run, sent: Sent[], maintain: () => Promise<unknown>, close: () => Promise<void> }} Side */

/** @param {number} n */
export const userId = (n) => `00000000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;
/** @param {number} n @param {number} session */
const sessionId = (n, session) => `00000001-0000-7000-8${session.toString(16).padStart(3, '0')}-${userId(n).slice(24)}`;
/** @param {number} n @param {number} session @param {number} set */
const setOf = (n, session, set) =>
  `0000001${set.toString(16)}-0000-7000-8${session.toString(16).padStart(3, '0')}-${userId(n).slice(24)}`;

/** @param {number} n */
const openSession = (n) => `/training-sessions/${sessionId(n, sessionsOfEach)}`;
/** @param {number} n */
function oneSet(n) {
  const entryId = sessionId(n, sessionsOfEach).replace('00000001', '0000000e');
  const values = { position: 0, reps: 8, seconds: null, metres: null, weight: 20, done: true, removed: false };
  const set = { id: newId(), at: new Date().toISOString(), kind: 'set', entryId, setId: setOf(n, sessionsOfEach, 0) };
  return { changes: [{ ...set, ...values }] };
}

const profile = {
  height: 170,
  weight: 70,
  fitnessLevel: 'Intermedio',
  experience: '1-3 años',
  trainingDays: 4,
  goals: ['Mejorar la técnica'],
  sessionDuration: { min: 60, max: 90 },
  availableDays: Object.fromEntries(weekdays.map((day, index) => [day, index % 2 === 0])),
};
const today = new Date().toISOString().slice(0, 10);

const reads = [
  '/users/me',
  '/users/learning',
  '/account/devices',
  '/account/second-factor',
  '/account/calendar',
  '/account/export',
  '/account/sessions.csv',
  '/subscriptions/current',
  '/training-schedule',
  '/training-schedule/week',
  '/body',
  '/palas',
  '/training-sessions/next',
  '/training-sessions/stats',
  '/training-sessions/performance',
  '/exercise-pool',
  '/training-sessions/past?limit=50',
  '/routines?limit=50',
  '/exercises?limit=50',
  '/imports',
  '/strokes',
  '/strava',
  '/reminders',
  '/chatbot/conversations',
  '/chatbot/what-your-trainer-sees',
];

/** Writes of a player with their bodies; each may be repeated. @type {[string, string, object][]} */
const writes = [
  ['PUT', '/users/profile', profile],
  ['PUT', '/training-schedule', profile],
  ['PUT', '/users/learning', { consent: true }],
  ['PUT', '/body/weights', { date: today, kilograms: 70, consent: true }],
  ['PUT', '/palas', { since: today, name: 'Pala' }],
  ['PUT', '/palas/overgrip', { changedOn: today }],
  ['PUT', '/strokes', { levels: { bandeja: 3 } }],
  ['POST', '/chatbot/conversations', { title: 'Hoy' }],
];

/** @type {Record<string, (n: number, round: number) => Call>} */
const callsOfPlayer = {
  ...Object.fromEntries(reads.map((url) => [`\`GET ${url}\``, () => ({ url })])),
  '`GET /training-sessions/:id`': (n) => ({ url: `/training-sessions/${sessionId(n, 1)}` }),
  '`GET /training-sessions/:id/exercise-options`': (n) => ({ url: `${openSession(n)}/exercise-options` }),
  '`GET /routines/search/query`': (_, round) => ({
    url: `/routines/search/query?query=${['bandeja', 'fuerza', 'hombro'][round % 3]}`,
  }),
  '`PUT /training-sessions/:id`, one set': (n) => ({ method: 'PUT', url: openSession(n), payload: oneSet(n) }),
  '`POST /training-schedule/generate`': () => ({ method: 'POST', url: '/training-schedule/generate' }),
  '`POST /training-sessions/:id/share`': (n) => ({
    method: 'POST',
    url: `/training-sessions/${sessionId(n, 1)}/share`,
  }),
  '`POST /training-schedule/preview`': (_, round) => ({
    method: 'POST',
    url: '/training-schedule/preview',
    payload: { variant: 1 + (round % 3) },
  }),
  ...Object.fromEntries(
    writes.map(([method, url, payload]) => [
      `\`${method} ${url}\``,
      () => /** @type {Call} */ ({ method, url, payload }),
    ]),
  ),
};

/** @param {import('pg').ClientConfig} connection @param {string} dataDir @returns {Promise<Side>} */
export async function openSide(connection, dataDir) {
  const { pool, close } = openPool({ connection, namedStatements: true, onError: console.error });
  /** @type {Side['sent']} */
  const sent = [];
  const log = (/** @type {import('kysely').LogEvent} */ { query, queryDurationMillis: ms }) =>
    void sent.push({ ...query, ms });
  const db = /** @type {any} */ (new Kysely({ dialect: new PostgresDialect({ pool }), log }));
  const jobs = await openJobs({ connection, role: 'server', onError: console.error });
  const settings = readSettings({ DATA_DIR: dataDir }, dataDir);
  const unused = /** @type {any} */ ({ send: async () => {}, erase: async () => {}, forget: async () => {} });
  const outside = { jobs: unused, mail: unused, ai: null, payments: null };
  const deps = { db, settings, ...outside, now: () => new Date(), newId };
  const app = await buildServer({ deps, logger: false, ratePerMinute: 1_000_000_000 });
  let calls = 0;
  return {
    db,
    sent,
    run: async (as, round, { method = 'GET', url, payload }) => {
      const token = tokenOf(as === 'admin' ? 1 : 1 + (round % players));
      const headers = { authorization: `Bearer ${token}` };
      calls += 1;
      const remoteAddress = `10.${calls >> 16}.${(calls >> 8) & 255}.${calls & 255}`;
      const reply = await app.inject({
        method,
        url: `/api${url}`,
        headers,
        remoteAddress,
        ...(payload ? { payload } : {}),
      });
      if (reply.statusCode >= 300) throw new Error(`${method} ${url} answered ${reply.statusCode}: ${reply.body}`);
      return reply.rawPayload.length;
    },
    maintain: () => runMaintenance({ ...deps, log: app.log }),
    close: async () => {
      await app.close();
      await jobs.stop();
      await close();
    },
  };
}

/** @param {number[]} values @param {number} share */
export const quantile = (values, share) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0;

/** Each call by its round: the players take turns. */
export const playerCalls = Object.fromEntries(
  Object.entries(callsOfPlayer).map(([name, call]) => [
    name,
    (/** @type {number} */ round) => call(1 + (round % players), round),
  ]),
);
