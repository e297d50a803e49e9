import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { AlreadyRunningError, EmbeddedDatabaseError, messages } from '#kit/database/embedded/messages.ts';

const SQLITE_BUSY = 5;

/**
 * Makes this process the only one that manages the folder's database, and returns how to let go. The kernel holds the
 * lock (SQLite is node's one way to a file lock), so a kill -9 frees it and no pid can be mistaken for another's:
 * whoever holds it may treat any PostgreSQL it finds there as an orphan.
 * @throws EmbeddedDatabaseError when another process has it.
 */
export function lockFolder(folder: string): () => void {
  const file = join(folder, 'postgres.lock');
  let database: DatabaseSync | undefined;
  try {
    // Created here for its mode: whoever can read the file could hold a shared lock on it and block us.
    closeSync(openSync(file, 'a', 0o600));
    database = new DatabaseSync(file, { timeout: 0 });
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    database?.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) {
      throw new AlreadyRunningError(messages.alreadyRunning(folder));
    }
    throw new EmbeddedDatabaseError(messages.lockFailed(folder, error instanceof Error ? error.message : 'error'));
  }
  const held = database;
  return () => {
    if (held.isOpen) held.close();
  };
}
