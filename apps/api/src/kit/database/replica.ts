import type { Database } from '#kit/database/database.ts';
import type { Deps } from '#kit/deps.ts';
import { codeOf } from '#kit/jobs.ts';

/** A failed replica is not queried for so long. */
const restMs = 10_000;
const restingUntil = new WeakMap<Database, number>();

/** Reads data that may be a second old from the replica, or from the primary if the replica fails; a failed one is skipped for a while. Never for a player's own recent changes. */
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
