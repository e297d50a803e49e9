import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import { migrationsHash, tableTypes } from './table-types.ts';

const api = useApi();

it('are what the migrations make of an empty database', async () => {
  const file = new URL('../src/kit/database/tables.ts', import.meta.url);
  expect(await readFile(file, 'utf8'), 'run: npm run tables').toBe(await tableTypes(api.db));
});

it('say of each column what a query reads and what it may write', async () => {
  await sql`
    create table planted (
      id uuid primary key, number bigint generated always as identity, day date, tags text[] not null default '{}',
      facts jsonb not null, extra jsonb, options jsonb not null default '{}',
      twice integer not null generated always as (2) stored, at timestamptz not null default now()
    )`.execute(api.db);
  expect(await tableTypes(api.db)).toContain(`  planted: {
    id: string;
    number: ReadOnly<number>;
    day: LocalDate | null;
    tags: WithDefault<string[]>;
    facts: Json<'planted.facts'>;
    extra: OptionalJson<'planted.extra', null>;
    options: OptionalJson<'planted.options'>;
    twice: ReadOnly<number>;
    at: WithDefault<Date>;
  };`);
  await sql`alter table planted add column place point`.execute(api.db);
  await expect(tableTypes(api.db)).rejects.toThrow('planted.place is a point');
});

it('carry a hash that changes with every migration, by name and by content', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bandeja-migrations-'));
  const hashes = new Set<string>();
  const hashNow = () => hashes.add(migrationsHash(pathToFileURL(`${folder}/`)));
  hashNow();
  await writeFile(path.join(folder, '0001_a.sql'), 'select 1;');
  hashNow();
  await writeFile(path.join(folder, '0001_a.sql'), 'select 2;');
  hashNow();
  await writeFile(path.join(folder, '0002_b.sql'), '');
  hashNow();
  await writeFile(path.join(folder, 'notes.md'), 'no migration');
  hashNow();
  expect(hashes.size).toBe(4);
  await rm(folder, { recursive: true });
});
