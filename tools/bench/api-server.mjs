import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { openDatabase, openPool } from '../../apps/api/src/kit/database/database.ts';
import { newId } from '../../apps/api/src/kit/new-id.ts';
import { buildServer } from '../../apps/api/src/server.ts';
import { readSettings } from '../../apps/api/src/settings.ts';

// One side of bench/api.mjs: the product, or node:http with pg that runs and returns what the product recorded.

/** @typedef {{ connection: import('pg').PoolConfig, dataDir: string, calls: Record<string, BareCall> }} Plan */
/** @typedef {{ statements: { sql: string, parameters: unknown[] }[], answer: unknown, isWrite: boolean, changeId: string }} BareCall */

const [side = '', file = ''] = process.argv.slice(2);
/** @type {Plan} */
const plan = JSON.parse(readFileSync(file, 'utf8'), (_key, value) =>
  value?.type === 'Buffer' ? Buffer.from(value.data) : value,
);
const { connection, dataDir, calls } = plan;

async function product() {
  const { db } = openDatabase({ connection, namedStatements: true, onError: console.error });
  const settings = readSettings({ DATA_DIR: dataDir }, dataDir);
  const unused = /** @type {any} */ ({ send: async () => {} });
  const outside = { jobs: unused, mail: unused, ai: null, payments: null };
  const deps = { db, settings, ...outside, now: () => new Date(), newId };
  const app = await buildServer({ deps, logger: false, ratePerMinute: 1_000_000_000 });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return app.server;
}

async function bare() {
  // the driver alone: it names its statements itself, not in the product's way
  const { pool } = openPool({ connection, namedStatements: false, onError: console.error });
  const texts = Object.values(calls).flatMap(({ statements }) => statements.map(({ sql }) => sql));
  const names = new Map([...new Set(texts)].map((sql, index) => [sql, `statement ${index}`]));
  const server = createServer(async (request, response) => {
    const call = calls[`${request.method} ${request.url}`];
    if (!call) return response.writeHead(404).end();
    if (call.isWrite) {
      let text = '';
      for await (const chunk of request) text += chunk;
      JSON.parse(text);
    }
    const client = await pool.connect();
    const changeId = randomUUID();
    for (const { sql, parameters } of call.statements) {
      const fresh = (/** @type {unknown} */ value) => (value === call.changeId ? changeId : value);
      const values = parameters.map((value) => (Array.isArray(value) ? value.map(fresh) : fresh(value)));
      await client.query(values.length > 0 ? { name: names.get(sql), text: sql, values } : sql);
    }
    client.release();
    const body = JSON.stringify(call.answer);
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
      .end(body);
  });
  // as long as Fastify: a connection closed during the other side's turn would fail the next call
  server.keepAliveTimeout = 72_000;
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  return server;
}

const server = await (side === 'product' ? product() : bare());
const address = /** @type {import('node:net').AddressInfo} */ (server.address());
process.on('message', () => process.send?.({ cpuMicros: process.cpuUsage().user + process.cpuUsage().system }));
process.send?.({ port: address.port });
process.on('SIGINT', () => process.exit());
