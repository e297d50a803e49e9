import { createHash, randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import pg from 'pg';
import type { Tables } from '#kit/database/tables.ts';

export type Database = Kysely<Tables>;

export type DatabaseOptions = {
  connection: pg.PoolConfig;
  /** Prepared statements named by their SQL; off behind an old PgBouncer. */
  namedStatements: boolean;
  poolSize?: number;
  onError: (error: Error) => void;
};

const DATE = 1082;
const NUMERIC = 1700;
const INT8 = 20;

/** `date` stays a `YYYY-MM-DD` string; counts and decimals become numbers. */
function typeParsers(): pg.CustomTypesConfig {
  const overrides = new pg.TypeOverrides();
  overrides.setTypeParser(DATE, (value) => value);
  overrides.setTypeParser(NUMERIC, Number);
  overrides.setTypeParser(INT8, Number);
  return overrides;
}

/** A pool that outlives restarts of the database. Nothing connects before the first query. */
export function openPool(options: DatabaseOptions): { pool: pg.Pool; close: () => Promise<void> } {
  const pool = new pg.Pool({
    max: options.poolSize ?? 10,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    types: typeParsers(),
    ...options.connection,
  });
  // Without these listeners a restart of the database would end the process.
  pool.on('error', () => {});
  // the pool forgets its clients before they are gone; a database stopped then would cut them off with a FATAL line
  const leaving = new Set<Promise<void>>();
  pool.on('connect', (client) => {
    client.on('error', options.onError);
    const gone = new Promise<void>((resolve) => client.once('end', () => resolve()));
    leaving.add(gone);
    void gone.then(() => leaving.delete(gone));
    if (options.namedStatements) nameStatements(client);
  });
  const close = async () => {
    if (!pool.ending) await pool.end();
    await Promise.all(leaving);
  };
  return { pool, close };
}

export type PoolCounts = { total: number; idle: number; waiting: number };
export type OpenDatabase = { db: Database; poolCounts: () => PoolCounts; close: () => Promise<void> };

export function openDatabase(options: DatabaseOptions): OpenDatabase {
  const { pool, close } = openPool(options);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const poolCounts = () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount });
  return { db, poolCounts, close };
}

export async function answers(db: Database): Promise<void> {
  await sql`select 1`.execute(db);
}

const statementNames = new LRUCache<string, string>({
  max: 2_000,
  memoMethod: (text) => createHash('sha256').update(text).digest('base64url').slice(0, 24),
});

/** A migration changed a prepared statement's columns, or a pooler forgot it: the next run takes another name. */
const staleCodes = ['0A000', '26000'];

/** Names each parametrised statement by its SQL, so that the server plans it once per connection. */
function nameStatements(client: pg.PoolClient): void {
  // pg's overloads cannot be written as one function type; Kysely only uses (text, values)
  const query = client.query.bind(client) as (query: string | pg.QueryConfig) => Promise<pg.QueryResult>;
  const named = async (text: string, values: unknown[] = []) => {
    if (values.length === 0) return query(text);
    try {
      return await query({ name: statementNames.memo(text), text, values });
    } catch (error) {
      const isStale = error instanceof pg.DatabaseError && staleCodes.includes(error.code ?? '');
      if (isStale) statementNames.set(text, randomUUID());
      throw error;
    }
  };
  client.query = named as typeof client.query;
}
