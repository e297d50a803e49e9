import type { Database } from '#kit/database/database.ts';

export type Which = { userId: string; id?: string; until?: Date };

/** @returns the ids of those that went */
export async function deleteFilms(tx: Database, { userId, id, until }: Which): Promise<string[]> {
  let films = tx.deleteFrom('shared_films').where('user_id', '=', userId);
  if (id !== undefined) films = films.where('id', '=', id);
  if (until !== undefined) films = films.where('shared_at', '<=', until);
  return (await films.returning('id').execute()).map((row) => row.id);
}

/** Whose time is over, what never arrived, and those of links that have ended. */
export async function deleteDue(tx: Database, { now, unfinishedBefore }: { now: Date; unfinishedBefore: Date }) {
  await tx
    .deleteFrom('shared_films as f')
    .where(({ eb, and, or, exists, selectFrom }) =>
      or([
        eb('f.expires_at', '<=', now),
        and([eb('f.arrived_at', 'is', null), eb('f.shared_at', '<', unfinishedBefore)]),
        exists(
          selectFrom('coach_links as l')
            .select('l.id')
            .whereRef('l.user_id', '=', 'f.user_id')
            .whereRef('l.id', '=', 'f.link_id')
            .where('l.ended_at', 'is not', null),
        ),
      ]),
    )
    .execute();
}

/** Those of the ids that are films. */
export async function knownFilms(db: Database, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.selectFrom('shared_films').select('id').where('id', 'in', ids).execute();
  return new Set(rows.map((row) => row.id));
}
