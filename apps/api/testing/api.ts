import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { BodyInput, Endpoint, QueryInput, ResponseOf } from '@bandeja/domain/wire/endpoint';
import type { ErrorBody } from '@bandeja/domain/wire/errors';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import PostalMime, { type Email } from 'postal-mime';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { openPayments } from '#bootstrap.ts';
import { type Database, openDatabase } from '#kit/database/database.ts';
import type { Deps } from '#kit/deps.ts';
import { type Jobs, openJobs } from '#kit/jobs.ts';
import { mailWorker } from '#kit/mail/worker.ts';
import { newId } from '#kit/new-id.ts';
import { mailWriters } from '#mail-writers.ts';
import { fileMails } from '#ports/mail-files.ts';
import { buildServer } from '#server.ts';
import { readSettings } from '#settings.ts';
import { templateDatabase } from './global-setup.ts';
import { checkPlans, isPartitioned } from './partitions.ts';

type Sent<E extends Endpoint> = {
  token?: string | undefined;
  params?: Record<string, string>;
  query?: QueryInput<E>;
  body?: BodyInput<E> | Record<string, unknown>;
  headers?: Record<string, string>;
  /** The caller's address; each call has a new one unless a test of the rate limit sets it. */
  address?: string;
};

export type Reply<T> = { status: number; body: T; error: ErrorBody; headers: Record<string, unknown> };

export type TestApi = {
  app: FastifyInstance;
  db: Database;
  deps: Deps;
  jobs: Jobs;
  mails: () => Promise<Email[]>;
  mailFolder: string;
  /** The server's clock: set it to travel. It shows the real time again after each test. */
  clock: { now: Date | null };
  at: <T>(now: Date, work: () => Promise<T>) => Promise<T>;
  call: <E extends Endpoint>(contract: E, sent?: Sent<E>) => Promise<Reply<ResponseOf<E>>>;
};

/** Builds the real server on a new database, cloned from the template, for one test file. */
export function useApi(): TestApi {
  const connection = inject('database');
  const name = `test_${newId().replaceAll('-', '')}`;
  const clock: TestApi['clock'] = { now: null };
  const at: TestApi['at'] = async (now, work) => {
    const before = clock.now;
    clock.now = now;
    try {
      return await work();
    } finally {
      clock.now = before;
    }
  };
  const api = { clock, at } as TestApi & { close: () => Promise<void> };

  beforeAll(async () => {
    await asAdmin(connection, `create database ${name} template ${templateDatabase}`);
    const own = { ...connection, database: name };
    const { db, close } = openDatabase({ connection: own, namedStatements: true, onError: () => {} });
    const jobs = await openJobs({ connection: own, role: 'client', onError: () => {} });
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'bandeja-api-'));
    const settings = readSettings({ DATA_DIR: dataDir }, os.tmpdir());
    const mailFolder = path.join(dataDir, 'mail');
    const mail = fileMails({ folder: mailFolder, from: settings.mail.from });
    const now = () => api.clock.now ?? new Date();
    const payments = openPayments(settings, { db, now });
    const base = { db, settings, jobs, mail, ai: null, payments, now, newId };
    const app = await buildServer({ deps: base, logger: false, ratePerMinute: 100_000, checkAnswers: true });
    const deps: Deps = { ...base, log: app.log };
    const mails = mailReader(deps, jobs, mailFolder);
    Object.assign(api, { app, db, deps, jobs, mails, mailFolder, call: caller(app), close });
  });

  afterEach(() => {
    clock.now = null;
  });

  afterAll(async () => {
    await api.app.close();
    await api.jobs.stop();
    const faults = isPartitioned ? await checkPlans(api.db) : [];
    await api.close();
    await asAdmin(connection, `drop database ${name} with (force)`);
    await rm(path.dirname(api.mailFolder), { recursive: true, force: true });
    if (faults.length > 0) throw new Error(faults.join('\n\n'));
  });

  return api;
}

function mailReader(deps: Deps, jobs: Jobs, folder: string): TestApi['mails'] {
  const seen = new Set<string>();
  const worker = mailWorker(deps, mailWriters(deps));
  return async () => {
    await jobs.runDue('mail', worker);
    const names = await readdir(folder).catch(() => []);
    const unread = names.filter((name) => !seen.has(name));
    for (const name of unread) seen.add(name);
    const mails = unread.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name))));
    // ids sort in the order of the orders
    return (await Promise.all(mails)).sort((a, b) => ((a.messageId ?? '') < (b.messageId ?? '') ? -1 : 1));
  };
}

export async function asAdmin(connection: pg.ClientConfig, statement: string): Promise<void> {
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
  return `10.${(addresses >> 16) & 255}.${addresses & 255}.${(addresses >> 8) & 255}`;
}

function stringly(query: object): Record<string, string | string[]> {
  const text = (value: unknown) => (Array.isArray(value) ? value.map(String) : String(value));
  return Object.fromEntries(Object.entries(query).map(([key, value]) => [key, text(value)]));
}
