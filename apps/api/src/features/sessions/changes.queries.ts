import type { SessionChange } from '@bandeja/domain/sessions/changes';
import type { Updateable } from 'kysely';
import { sql } from 'kysely';
import type { SessionRow } from '#features/sessions/queries.ts';
import type { Database } from '#kit/database/database.ts';
import type { Tables } from '#kit/database/tables.ts';

type Key = { userId: string; sessionId: string };
type ChangeOf<K extends SessionChange['kind']> = Extract<SessionChange, { kind: K }>;

/** Locks a session for the rest of the transaction; null when it is not there, not the player's, or discarded. */
export async function lockSession(db: Database, { userId, sessionId }: Key): Promise<SessionRow | null> {
  const row = await db
    .selectFrom('training_sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .where('discarded_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Notes the changes as applied and answers the ids that were new: only those have an effect. */
export async function takeChanges(db: Database, key: Key, changeIds: string[]): Promise<Set<string>> {
  if (changeIds.length === 0) return new Set();
  const rows = await db
    .insertInto('session_changes')
    .values([...new Set(changeIds)].map((id) => ({ user_id: key.userId, session_id: key.sessionId, id })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return new Set(rows.map((row) => row.id));
}

/** Writes the state of a set unless a later change already did; changes of an unknown exercise have no effect. */
export async function writeSet(db: Database, { userId, sessionId }: Key, change: ChangeOf<'set'>): Promise<void> {
  await sql`
    insert into session_sets
      (user_id, session_id, id, entry_id, position, reps, seconds, metres, weight_kg, done, removed, changed_at)
    select e.user_id, e.session_id, ${change.setId}::uuid, e.id, ${change.position}::int, ${change.reps}::int,
      ${change.seconds}::int, ${change.metres}::int, ${change.weight}::numeric, ${change.done}::boolean,
      ${change.removed}::boolean, ${new Date(change.at)}::timestamptz
    from session_entries e
    where e.user_id = ${userId} and e.session_id = ${sessionId} and e.id = ${change.entryId}
    on conflict (user_id, session_id, id) do update set
      position = excluded.position, reps = excluded.reps, seconds = excluded.seconds, metres = excluded.metres,
      weight_kg = excluded.weight_kg, done = excluded.done, removed = excluded.removed, changed_at = excluded.changed_at
    where session_sets.changed_at is null or session_sets.changed_at <= excluded.changed_at
  `.execute(db);
}

export async function writeEntryCompleted(db: Database, key: Key, change: ChangeOf<'entry'>): Promise<void> {
  await db
    .updateTable('session_entries')
    .set({ completed: change.completed, completed_changed_at: new Date(change.at) })
    .where('user_id', '=', key.userId)
    .where('session_id', '=', key.sessionId)
    .where('id', '=', change.entryId)
    .where(({ or, eb }) =>
      or([eb('completed_changed_at', 'is', null), eb('completed_changed_at', '<=', new Date(change.at))]),
    )
    .execute();
}

export async function writeNote(db: Database, key: Key, change: ChangeOf<'note'>): Promise<void> {
  await db
    .updateTable('session_entries')
    .set({ player_note: change.note, note_changed_at: new Date(change.at) })
    .where('user_id', '=', key.userId)
    .where('session_id', '=', key.sessionId)
    .where('id', '=', change.entryId)
    .where(({ or, eb }) => or([eb('note_changed_at', 'is', null), eb('note_changed_at', '<=', new Date(change.at))]))
    .execute();
}

export async function writePosition(db: Database, key: Key, change: ChangeOf<'position'>): Promise<void> {
  await db
    .updateTable('training_sessions')
    .set({ current_exercise: change.index, position_changed_at: new Date(change.at) })
    .where('user_id', '=', key.userId)
    .where('id', '=', key.sessionId)
    .where(({ or, eb }) =>
      or([eb('position_changed_at', 'is', null), eb('position_changed_at', '<=', new Date(change.at))]),
    )
    .execute();
}

/** Marks exactly the exercises at these indexes complete, as a client that sends no sets says it. */
export async function writeCompletedIndexes(db: Database, key: Key, indexes: number[]): Promise<void> {
  await db
    .updateTable('session_entries')
    .set({ completed: sql<boolean>`position = any(${indexes}::int[])` })
    .where('user_id', '=', key.userId)
    .where('session_id', '=', key.sessionId)
    .execute();
}

/** Marks one more exercise complete by its index. */
export async function completeIndex(db: Database, key: Key, index: number): Promise<void> {
  await db
    .updateTable('session_entries')
    .set({ completed: true })
    .where('user_id', '=', key.userId)
    .where('session_id', '=', key.sessionId)
    .where('position', '=', index)
    .execute();
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

/** Writes columns of the session and its derived list of completed exercises; answers the row as it is then. */
export async function saveSession(
  db: Database,
  { userId, sessionId }: Key,
  columns: Updateable<Tables['training_sessions']>,
): Promise<SessionRow> {
  return db
    .updateTable('training_sessions')
    .set({
      ...columns,
      completed_exercises: sql<number[]>`coalesce((
        select array_agg(e.position order by e.position) from session_entries e
        where e.user_id = ${userId} and e.session_id = ${sessionId} and (
          e.completed or (
            select count(*) > 0 and bool_and(t.done) from session_sets t
            where t.user_id = e.user_id and t.session_id = e.session_id and t.entry_id = e.id and not t.removed
          )
        )
      ), '{}')`,
    })
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .returningAll()
    .executeTakeFirstOrThrow();
}
