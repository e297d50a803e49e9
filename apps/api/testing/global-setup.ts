import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startEmbedded } from '@bandeja/embedded-postgres/start';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#kit/database/database.ts';
import { migrate } from '#kit/database/migrate.ts';
import { openJobs } from '#kit/jobs.ts';
import { newId } from '#kit/new-id.ts';
import { seedCatalogue } from '../seeds/apply.ts';
import { isPartitioned, standIn } from './partitions.ts';

declare module 'vitest' {
  interface ProvidedContext {
    database: { host: string; port: number; user: string };
  }
}

/** A test that loses its database has lost anyway: nothing waits for the disk. */
const quickButLosable = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  archive_mode: 'off',
};

export const templateDatabase = 'bandeja_template';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bandeja-test-'));
  // as root the database runs as another user, who must be able to reach it here
  await chmod(folder, 0o755);
  const embedded = await startEmbedded({ dataDir: folder, log: () => {}, settings: quickButLosable });
  const { host, port, user } = embedded.connection;
  const admin = new pg.Client({ host, port, user, database: 'postgres' });
  await admin.connect();
  await admin.query(`create database ${templateDatabase}`);
  await admin.end();
  const { db, close } = openDatabase({
    connection: { host, port, user, database: templateDatabase },
    namedStatements: true,
    onError: () => {},
  });
  await migrate(db);
  await seedCatalogue(db, newId);
  if (isPartitioned) await standIn(db);
  await close();
  const jobs = await openJobs({
    connection: { host, port, user, database: templateDatabase },
    role: 'server',
    onError: () => {},
  });
  await jobs.stop();
  project.provide('database', { host, port, user });
  return async () => {
    await embedded.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
