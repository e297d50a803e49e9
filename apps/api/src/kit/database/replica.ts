import type { Database } from '#kit/database/database.ts';
import type { Deps } from '#kit/deps.ts';

/**
 * Reads what may be a second old (public pages, the catalogue as players see it) from the replica where there is one, and
 * from the primary where the replica fails: it may be away, or have ended the query for a change it had to apply. What a
 * player has just changed is never read here.
 */
export async function readStale<T>(
  { db, replica }: Pick<Deps, 'db' | 'replica'>,
  read: (db: Database) => Promise<T>,
): Promise<T> {
  return replica === undefined ? read(db) : read(replica).catch(() => read(db));
}
