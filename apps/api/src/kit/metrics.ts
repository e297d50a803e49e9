import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database, PoolCounts } from '#kit/database/database.ts';

export type MetricsSource = { db: Database; poolCounts: () => PoolCounts };

/** docs/operations.md#metrics: labels never hold personal data. @returns the port, and how the listener is closed */
export async function serveMetrics(
  app: FastifyInstance,
  source: MetricsSource,
  listen: { port: number; host: string },
): Promise<{ port: number; close: () => Promise<void> }> {
  const registry = measure(app, source);
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return response.writeHead(404).end();
    try {
      const text = await registry.metrics();
      response.writeHead(200, { 'content-type': registry.contentType }).end(text);
    } catch (error) {
      app.outage.note(error);
      response.writeHead(503).end();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(listen.port, listen.host, resolve);
  });
  const { port } = server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()).closeAllConnections());
  return { port, close };
}

function measure(app: FastifyInstance, { db, poolCounts }: MetricsSource): Registry {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.25, 1, 2.5, 10],
    registers,
  });
  const observe = (method: string, route: string, status: number, ms: number) =>
    duration.observe({ method, route, status: String(status) }, ms / 1_000);
  app.addHook('onResponse', async (request, reply) =>
    observe(request.method, request.routeOptions.url ?? 'unknown', reply.statusCode, reply.elapsedTime),
  );
  app.readListeners.push(({ route, statusCode, elapsedMs }) => observe('GET', route, statusCode, elapsedMs));
  new Gauge({
    name: 'database_pool_clients',
    help: 'Connections to the database by state, and callers that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(poolCounts())) this.set({ state }, count);
    },
  });
  const queueGauge = (name: string, help: string, figureOf: (queue: DueJobs) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['queue'],
      registers,
      async collect() {
        for (const due of await dueJobs(db)) this.set({ queue: due.queue }, figureOf(due));
      },
    });
  queueGauge('jobs_waiting', 'Due jobs by queue', ({ waiting }) => waiting);
  queueGauge('jobs_oldest_seconds', 'How long the oldest due job of a queue has waited', ({ seconds }) => seconds);
  new Gauge({
    name: 'mails_waiting',
    help: 'Mails that were ordered and are not sent',
    registers,
    async collect() {
      this.set(await waitingMails(db));
    },
  });
  return registry;
}

type DueJobs = { queue: string; waiting: number; seconds: number };

async function dueJobs(db: Database): Promise<DueJobs[]> {
  const { rows } = await sql<DueJobs>`
    select q.name as queue, count(j.id) as waiting,
      coalesce(extract(epoch from now() - min(j.start_after)), 0)::float8 as seconds
    from pgboss.queue q
    left join pgboss.job j on j.name = q.name and j.state in ('created', 'retry') and j.start_after <= now()
    group by q.name`.execute(db);
  return rows;
}

async function waitingMails(db: Database): Promise<number> {
  const { waiting } = await db
    .selectFrom('mails')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('sent_at', 'is', null)
    .where('dropped_at', 'is', null)
    .executeTakeFirstOrThrow();
  return waiting;
}
