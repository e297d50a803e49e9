import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { listExercises } from '@bandeja/domain/exercises/contract';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '#kit/database/database.ts';
import { buildServer } from '#server.ts';
import { caller, useApi } from '#testing/api.ts';
import { newPlayer } from '#testing/factories.ts';
import { templateDatabase } from '#testing/global-setup.ts';
import { newAdmin } from '#testing/leads.ts';
import { changeExercise } from '#testing/library.ts';
import { buildWebForTest } from '#testing/web-build.ts';

const api = useApi();
const name = `test_${randomUUID().replaceAll('-', '')}`;
const behind = 'Nombre de la réplica';
let folder = '';
let replica: OpenDatabase;

async function asAdmin(statement: string): Promise<void> {
  const client = new pg.Client({ ...inject('database'), database: 'postgres' });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

beforeAll(async () => {
  folder = await buildWebForTest();
  await asAdmin(`create database ${name} template ${templateDatabase}`);
  const connection = { ...inject('database'), database: name };
  replica = openDatabase({ connection, namedStatements: true, onError: () => {} });
  await sql`update exercises set name = ${behind} where code = 'F01'`.execute(replica.db);
});
afterAll(async () => {
  await replica.close();
  await asAdmin(`drop database ${name} with (force)`);
  await rm(folder, { recursive: true, force: true });
});

it('answers only reads that may be stale; while it is away the primary answers', async () => {
  const app = await buildServer({ deps: { ...api.deps, replica: replica.db }, logger: false, webFolder: folder });
  const call = caller(app);
  const player = await newPlayer(api);
  const admin = await newAdmin(api);
  const first = async (token: string) => {
    const { body } = await call(listExercises, { token, query: {} });
    return body.find(({ code }) => code === 'F01');
  };
  expect((await first(player.token))?.name).toBe(behind);
  // a page rendered from older data would stay until the next change
  expect((await app.inject('/exercises')).body).not.toContain(behind);
  const exercise = await first(admin.token);
  expect(exercise?.name).toBe('Sentadilla con peso corporal');
  await changeExercise(api, exercise?._id ?? '', { name: 'Sentadilla nueva' });
  expect((await first(admin.token))?.name).toBe('Sentadilla nueva');
  expect((await first(player.token))?.name).toBe(behind);

  await asAdmin(`alter database ${name} with allow_connections false`);
  await asAdmin(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  expect((await first(player.token))?.name).toBe('Sentadilla nueva');
  await app.close();
});
