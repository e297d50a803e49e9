import type { Database } from '#kit/database/database.ts';
import type { Deps } from '#kit/deps.ts';
import { codeOf } from '#kit/jobs.ts';

/** A failed replica is not queried for so long. */
const restMs = 10_000;
const restingUntil = new WeakMap<Database, number>();

/**
 * Reads what may be a second old (the catalogue as players see it) from the replica where there is one, and from the
 * primary where the replica fails: it may be away, or have ended the query for a change it had to apply. It is left alone
 * for a while then, so that callers do not wait for it one after the other. What a player has just changed is never read here.
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
