import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { AlreadyRunningError, EmbeddedDatabaseError, messages } from '#messages.ts';

const [SQLITE_BUSY, SQLITE_NOTADB] = [5, 26];

/** SQLite's lock is the kernel's: a kill -9 frees it. @throws EmbeddedDatabaseError when another process has it */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'postgres.lock');
  let database: DatabaseSync | undefined;
  try {
    // Created here for its mode: a user who can read the file could take a shared lock on it and block us.
    closeSync(openSync(file, 'a', 0o600));
    database = new DatabaseSync(file, { timeout: 0 });
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    database?.close();
    const code = error instanceof Error && 'errcode' in error ? error.errcode : null;
    if (code === SQLITE_BUSY) throw new AlreadyRunningError(messages.alreadyRunning(folder));
    if (code === SQLITE_NOTADB) throw new EmbeddedDatabaseError(messages.lockDamaged(file));
    throw new EmbeddedDatabaseError(messages.lockFailed(folder, error instanceof Error ? error.message : 'error'));
  }
  const lock = database;
  return () => {
    if (lock.isOpen) lock.close();
  };
}
