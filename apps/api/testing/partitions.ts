import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import pg from 'pg';
import type { Database } from '#kit/database/database.ts';
import { distribute } from '#kit/database/distribute.ts';
import { placementOf, readSchema } from '#kit/database/placement.ts';

/* `npm run partitions`: the tests on a database whose players' tables are spread, with the plans of what a player asks. */

export const isPartitioned = process.env['BANDEJA_PARTITIONS'] === 'on';

/** Spreads a database by the command's own statements, over partitions instead of machines. */
export async function standIn(db: Database, say: (line: string) => void = () => {}): Promise<void> {
  await sql.raw(await readFile(new URL('stand-in.sql', import.meta.url), 'utf8')).execute(db);
  await distribute(db, say);
}

/**
 * What asks for more than one player's rows: calls of the desk, names by their ids, and what a coach has to do with all
 * their players at once: the list of them, the seats that are taken, and the coach's account when it goes.
 */
const ofMany = [
  /^\w+ \/api\/admin\//,
  /^(PUT \/api\/exercises\/:id|POST \/api\/exercises\/edits|POST \/api\/catalogue\/\w+) .*\bown_routine/s,
  /^GET \/api\/coaching\/players /,
  /^PUT \/api\/coaching\/notices /,
  /as "taken" from "coach_links" where "coach_id" = \$1/,
  /^DELETE \/api\/account .*"(coach_id|about_id|blocked_id)" = \$\d/s,
  /^GET \/api\/exercises\/:id\/usage /,
  /^DELETE \/api\/exercises\/:id /,
  /select "id", "name" from "users" where "id" in /,
];

type Asked = { route: string; text: string; values: unknown[] };

const route = new AsyncLocalStorage<string>();
const asked = new Map<string, Asked>();
let isRecording = false;

/** Each statement that a call of the API sends, once for each route. */
export function recordStatements(): void {
  if (isRecording) return;
  isRecording = true;
  subscribe('fastify.initialization', (message) => {
    const { fastify } = message as { fastify: FastifyInstance };
    const within = (request: FastifyRequest, _reply: FastifyReply, done: () => void) =>
      route.run(`${request.method} ${request.routeOptions.url}`, done);
    fastify.addHook('onRequest', within);
    // the body has been read in between, by nobody's call
    fastify.addHook('preHandler', within);
  });
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  pg.Client.prototype.query = function record(this: pg.Client, ...args: unknown[]) {
    const name = route.getStore();
    const [first, second] = args;
    const { text, values = [] } = (typeof first === 'string' ? { text: first, values: second } : first) as Asked;
    if (name !== undefined && typeof text === 'string') asked.set(`${name} ${text}`, { route: name, text, values });
    return query.apply(this, args);
  } as typeof pg.Client.prototype.query;
}

const isStatement = (text: string): boolean => /^\s*(select|insert|update|delete|with)\b/i.test(text);

/** @returns the statements that touch more than one partition, though one player asked */
export async function checkPlans(db: Database): Promise<string[]> {
  const { tables } = await readSchema(db);
  const spread = new Set(tables.filter((table) => placementOf(table) === 'player').map(({ name }) => name));
  const faults: string[] = [];
  for (const { route: name, text, values } of asked.values()) {
    if (!isStatement(text) || ofMany.some((pattern) => pattern.test(`${name} ${text}`))) continue;
    const partitions = partitionsIn(await planOf(db, text, values), spread);
    if (new Set(partitions.map((partition) => partition.slice(-1))).size > 1) {
      faults.push(`${name} touches ${partitions.join(', ')}: ${text.replace(/\s+/g, ' ').slice(0, 400)}`);
    }
  }
  asked.clear();
  return faults;
}

type Plan = { 'Relation Name'?: string; Plans?: Plan[] };

async function planOf(db: Database, text: string, values: unknown[]): Promise<Plan> {
  const explain = { ...sql`explain`.compile(db), sql: `explain (format json) ${text}`, parameters: values };
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': { Plan: Plan }[] }>(explain);
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
  if (!plan) throw new Error(`no plan: ${text}`);
  return plan;
}

function partitionsIn(plan: Plan, spread: ReadonlySet<string>): string[] {
  const name = plan['Relation Name'] ?? '';
  const own = spread.has(name.slice(0, -2)) ? [name] : [];
  const below = plan.Plans?.flatMap((each) => partitionsIn(each, spread)) ?? [];
  return [...new Set([...own, ...below])].sort();
}
