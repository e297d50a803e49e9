import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startEmbedded } from '@bandeja/embedded-postgres/start';
import { openDatabase } from '#kit/database/database.ts';
import { recordedDistribution } from '#kit/database/distribute.ts';
import { migrate } from '#kit/database/migrate.ts';
import { tableTypes } from './table-types.ts';

// npm run tables: migrates an empty database and writes src/kit/database/tables.ts and distribution.sql beside it from what it finds.
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'bandeja-tables-'));
await chmod(dataDir, 0o755);
try {
  const { connection, stop } = await startEmbedded({ dataDir, log: () => {} });
  const { db, close } = openDatabase({ connection, namedStatements: false, poolSize: 1, onError: console.error });
  await migrate(db);
  await writeFile(new URL('../src/kit/database/tables.ts', import.meta.url), await tableTypes(db));
  await writeFile(new URL('../src/kit/database/distribution.sql', import.meta.url), await recordedDistribution(db));
  await close();
  await stop();
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
