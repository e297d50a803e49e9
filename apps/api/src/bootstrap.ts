import { randomUUIDv7 } from 'node:crypto';
import type pg from 'pg';
import { type Database, openDatabase } from '#kit/database/database.ts';
import { startEmbedded } from '#kit/database/embedded/start.ts';
import { migrate } from '#kit/database/migrate.ts';
import type { Settings } from '#settings.ts';

export type OpenedDatabase = { db: Database; stop: () => Promise<void> };

/**
 * Opens the database of the settings: a real server behind `DATABASE_URL`, else the embedded one, which is started.
 * Migrations run on their own connection, which bypasses a pooler.
 */
export async function openConfiguredDatabase(settings: Settings, log: (line: string) => void): Promise<OpenedDatabase> {
  const embedded = settings.database === 'embedded' ? await startEmbedded({ dataDir: settings.dataDir, log }) : null;
  const connectionTo = (url: 'url' | 'directUrl'): pg.PoolConfig => {
    if (settings.database !== 'embedded') return { connectionString: settings.database[url] };
    return { ...embedded?.connection };
  };
  const onError = (error: Error) => log(`database: ${error.message}`);
  const direct = openDatabase({ connection: connectionTo('directUrl'), namedStatements: false, poolSize: 2, onError });
  try {
    await migrate(direct.db);
  } catch (error) {
    await embedded?.stop();
    throw error;
  } finally {
    await direct.close();
  }
  const { db, close } = openDatabase({
    connection: connectionTo('url'),
    namedStatements: settings.namedStatements,
    onError,
  });
  const stop = async () => {
    await close();
    await embedded?.stop();
  };
  return { db, stop };
}

export const newId = (): string => randomUUIDv7();
