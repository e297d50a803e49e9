import type { Updateable } from 'kysely';
import { sql } from 'kysely';
import type { SessionRow } from '#features/sessions/queries.ts';
import type { Database } from '#kit/database/database.ts';
import type { Tables } from '#kit/database/tables.ts';

type Key = { userId: string; sessionId: string };

/** The exercises of a session that are shown, by their place: `index` is where a client counts them. */
const shownEntries = (userId: string, sessionId: string) => sql`(
  select e.id, e.completed, row_number() over (order by coalesce(e.place, e.position), e.id)::int - 1 as index
  from session_entries e
  where e.user_id = ${userId} and e.session_id = ${sessionId} and (not e.removed or exists (
    select from session_sets d where d.user_id = ${userId} and d.session_id = e.session_id and d.entry_id = e.id
      and d.done and not d.removed
  ))
)`;

/** Marks exactly the exercises at these indexes complete, for a client that sends no sets. */
export async function writeCompletedIndexes(db: Database, key: Key, indexes: number[]): Promise<void> {
  await sql`
    update session_entries e set completed = x.index = any(${indexes}::int[])
    from ${shownEntries(key.userId, key.sessionId)} as x
    where e.user_id = ${key.userId} and e.session_id = ${key.sessionId} and e.id = x.id`.execute(db);
}

export async function completeIndex(db: Database, key: Key, index: number): Promise<void> {
  await sql`
    update session_entries e set completed = true from ${shownEntries(key.userId, key.sessionId)} as x
    where e.user_id = ${key.userId} and e.session_id = ${key.sessionId} and e.id = x.id and x.index = ${index}`.execute(
    db,
  );
}

export async function hasLoggedSets(db: Database, key: Key): Promise<boolean> {
  const row = await db
    .selectFrom('session_sets')
    .select('id')
    .where('user_id', '=', key.userId)
    .where('session_id', '=', key.sessionId)
    .where('done', '=', true)
    .where('removed', '=', false)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

type SavedColumns = Updateable<Tables['training_sessions']>;

export async function saveSession(db: Database, key: Key, columns: SavedColumns): Promise<SessionRow> {
  const shown = shownEntries(key.userId, key.sessionId);
  return db
    .updateTable('training_sessions')
    .set({
      ...columns,
      exercise_count: sql<number>`(select count(*)::int from ${shown} as x)`,
      completed_exercises: sql<number[]>`coalesce((
        select array_agg(x.index order by x.index) from ${shown} as x
        where x.completed or (
          select count(*) > 0 and bool_and(t.done) from session_sets t
          where t.user_id = ${key.userId} and t.session_id = ${key.sessionId} and t.entry_id = x.id and not t.removed
        )
      ), '{}')`,
    })
    .where('user_id', '=', key.userId)
    .where('id', '=', key.sessionId)
    .returningAll()
    .executeTakeFirstOrThrow();
}
