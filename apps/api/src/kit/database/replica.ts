import type { Database } from '#kit/database/database.ts';
import type { Deps } from '#kit/deps.ts';
import { codeOf } from '#kit/jobs.ts';

/** A failed replica is not queried for so long. */
const restMs = 10_000;
const restingUntil = new WeakMap<Database, number>();

/**
 * Reads data that may be a second old (the catalogue as players see it) from the replica if there is one, and from the
 * primary if the replica fails: it may be away, or have cancelled the query for a change it had to apply. A failed
 * replica is skipped for a while, so that callers do not wait for it one after the other. A player's own recent changes
 * are never read here.
 */
export async function readStale<T>(
  { db, replica, log }: Pick<Deps, 'db' | 'replica' | 'log'>,
  read: (db: Database) => Promise<T>,
): Promise<T> {
  if (replica === undefined || isResting(replica)) return read(db);
  try {
    return await read(replica);
  } catch (error) {
    if (!isResting(replica))
      log.warn({ code: codeOf(error) }, `replica: failed, the primary answers for ${restMs / 1000} s`);
    restingUntil.set(replica, performance.now() + restMs);
    return read(db);
  }
}

const isResting = (replica: Database): boolean => performance.now() < (restingUntil.get(replica) ?? 0);
