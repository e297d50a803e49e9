import { randomUUIDv7 } from 'node:crypto';
import os from 'node:os';
import type { Answer, BodyInput, Endpoint, QueryInput } from '@bandeja/domain/wire/endpoint';
import type { ErrorBody } from '@bandeja/domain/wire/errors';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { type Database, openDatabase } from '#kit/database/database.ts';
import { buildServer } from '#server.ts';
import { readSettings } from '#settings.ts';
import { templateDatabase } from './global-setup.ts';

type Sent<E extends Endpoint> = {
  token?: string | undefined;
  params?: Record<string, string>;
  query?: QueryInput<E>;
  body?: BodyInput<E> | Record<string, unknown>;
  headers?: Record<string, string>;
  /** The caller's address; every call has its own unless a test of the rate limit says otherwise. */
  address?: string;
};

export type Reply<T> = { status: number; body: T; error: ErrorBody; headers: Record<string, unknown> };

export type TestApi = {
  app: FastifyInstance;
  db: Database;
  /** The server's clock: set it to travel. */
  clock: { now: Date | null };
  /** Calls an endpoint over HTTP injection; does not throw for refusals. */
  call: <E extends Endpoint>(contract: E, sent?: Sent<E>) => Promise<Reply<Answer<E>>>;
};

/** Builds the real server on a database of its own, cloned from the template, for one test file. */
export function useApi(): TestApi {
  const connection = inject('database');
  const name = `test_${randomUUIDv7().replaceAll('-', '')}`;
  const api = { clock: { now: null } } as unknown as TestApi & { close: () => Promise<void> };

  beforeAll(async () => {
    await asAdmin(connection, `create database ${name} template ${templateDatabase}`);
    const { db, close } = openDatabase({
      connection: { ...connection, database: name },
      namedStatements: true,
      onError: () => {},
    });
    const now = () => api.clock.now ?? new Date();
    const settings = readSettings({ DATA_DIR: os.tmpdir() }, os.tmpdir());
    const app = await buildServer({
      deps: { db, settings, now, newId: randomUUIDv7 },
      logger: false,
      ratePerMinute: 100_000,
    });
    Object.assign(api, { app, db, call: caller(app), close });
  });

  afterAll(async () => {
    await api.app.close();
    await api.close();
    await asAdmin(connection, `drop database ${name} with (force)`);
  });

  return api;
}

async function asAdmin(connection: pg.ClientConfig, statement: string): Promise<void> {
  const admin = new pg.Client({ ...connection, database: 'postgres' });
  await admin.connect();
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}

export function caller(app: FastifyInstance): TestApi['call'] {
  return async (contract, sent = {}) => {
    const path = contract.path.replace(/:(\w+)/g, (_, key: string) => sent.params?.[key] ?? '');
    const response = await app.inject({
      method: contract.method,
      url: `/api${path}`,
      remoteAddress: sent.address ?? nextAddress(),
      ...(sent.query ? { query: stringly(sent.query) } : {}),
      headers: { ...(sent.token ? { authorization: `Bearer ${sent.token}` } : {}), ...sent.headers },
      ...(sent.body === undefined ? {} : { payload: sent.body as object }),
    });
    const body = response.body === '' ? undefined : response.json();
    return { status: response.statusCode, body, error: body, headers: response.headers };
  };
}

let addresses = 0;
function nextAddress(): string {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

function stringly(query: object): Record<string, string> {
  return Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)]));
}
