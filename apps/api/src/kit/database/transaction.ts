import type { Database } from '#kit/database/database.ts';

const attemptsMost = 4;

/**
 * Runs `work` in one transaction and repeats it when the database asks for that (serialisation failure, deadlock).
 * Nothing outside the database may happen inside `work`: it may run more than once.
 */
export async function inTransaction<T>(db: Database, work: (tx: Database) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt >= attemptsMost || !isRetryable(error)) throw error;
    }
  }
}

function isRetryable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '40001' || error.code === '40P01');
}
