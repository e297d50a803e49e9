import type { Database } from '#kit/database/database.ts';

const attemptsMost = 4;

/**
 * `work` may run more than once: nothing outside the database may happen in it.
 * @param work gets the transaction and `deps` with it
 */
export async function inTransaction<D extends { db: Database }, T>(
  deps: D,
  work: (tx: Database, inTx: D) => Promise<T>,
): Promise<T> {
  if (deps.db.isTransaction) return work(deps.db, deps);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await deps.db.transaction().execute((tx) => work(tx, { ...deps, db: tx }));
    } catch (error) {
      if (attempt >= attemptsMost || !isRetryable(error)) throw error;
    }
  }
}

function isRetryable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '40001' || error.code === '40P01');
}
