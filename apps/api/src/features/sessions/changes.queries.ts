import type { AppliedChange, SessionChange } from '@bandeja/domain/sessions/changes';
import type { Updateable } from 'kysely';
import { sql } from 'kysely';
import type { SessionRow } from '#features/sessions/queries.ts';
import type { NewEntry } from '#features/sessions/start.queries.ts';
import { deleteOfPlayers } from '#kit/database/batches.ts';
import type { Database } from '#kit/database/database.ts';
import type { Tables } from '#kit/database/tables.ts';

type Key = { userId: string; sessionId: string };
type ChangeOf<K extends SessionChange['kind']> = Extract<SessionChange, { kind: K }>;

export async function lockSession(db: Database, key: Key): Promise<SessionRow | null> {
  const row = await lockWithDiscarded(db, key);
  return row?.discarded_at === null ? row : null;
}

export async function lockWithDiscarded(db: Database, key: Key): Promise<SessionRow | null> {
  const row = await db
    .selectFrom('training_sessions')
    .selectAll()
    .where('user_id', '=', key.userId)
    .where('id', '=', key.sessionId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function takenChanges(db: Database, key: Key, changeIds: string[]): Promise<Set<string>> {
  if (changeIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('session_changes')
    .select('id')
    .where('user_id', '=', key.userId)
    .where('session_id', '=', key.sessionId)
    .where('id', '=', sql<string>`any(${changeIds}::uuid[])`)
    .execute();
  return new Set(rows.map((row) => row.id));
}

/** Marks changes as received: repeated ones have no effect. */
export async function takeChanges(db: Database, key: Key, changes: SessionChange[]): Promise<void> {
  if (changes.length === 0) return;
  const ids = changes.map(({ id }) => id);
  const devices = changes.map(({ device = null }) => device);
  const sequences = changes.map(({ sequence = null }) => sequence);
  await db
    .insertInto('session_changes')
    .columns(['user_id', 'session_id', 'id', 'device_id', 'sequence'])
    .expression(
      sql`select ${key.userId}::uuid, ${key.sessionId}::uuid, * from unnest(${ids}::uuid[], ${devices}::uuid[], ${sequences}::int[])`,
    )
    .execute();
}

/** Later changes to closed sessions are refused anyway, so that their ids are never looked up again. */
export async function deleteClosedChanges(db: Database, closedBy: Date): Promise<void> {
  const isClosed = sql`exists (
    select from training_sessions s
    where s.user_id = session_changes.user_id and s.id = session_changes.session_id
      and (s.finished_at < ${closedBy} or s.discarded_at < ${closedBy})
  )`;
  await deleteOfPlayers(db, 'session_changes', sql`applied_at < ${closedBy} and ${isClosed}`);
}

type Origin = { device_id: string | null; sequence: number | null };

function toApplied(id: string | null, { device_id: device, sequence }: Origin, at: Date | null): AppliedChange | null {
  return id === null && at === null ? null : { id, device, sequence, at: at?.getTime() ?? null };
}

export type SetState = Omit<ChangeOf<'set'>, 'id' | 'at' | 'kind' | 'device' | 'sequence' | 'base'>;

export async function appliedToSets(
  db: Database,
  key: Key,
  setIds: string[],
): Promise<Map<string, { applied: AppliedChange | null; state: SetState }>> {
  if (setIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('session_sets as t')
    .leftJoin('session_changes as c', (join) =>
      join
        .onRef('c.user_id', '=', 't.user_id')
        .onRef('c.session_id', '=', 't.session_id')
        .onRef('c.id', '=', 't.change_id'),
    )
    .selectAll('t')
    .select(['c.device_id', 'c.sequence'])
    .where('t.user_id', '=', key.userId)
    .where('t.session_id', '=', key.sessionId)
    .where('t.id', '=', sql<string>`any(${setIds}::uuid[])`)
    .execute();
  return new Map(
    rows.map((row) => {
      const { entry_id: entryId, position, reps, seconds, metres, weight_kg: weight, in_reserve: inReserve } = row;
      const { hits, attempts, done, removed } = row;
      const figures = { position, reps, seconds, metres, weight, inReserve, hits, attempts };
      const state = { entryId, setId: row.id, ...figures, done, removed };
      return [row.id, { applied: toApplied(row.change_id, row, row.changed_at), state }];
    }),
  );
}

export type EntryState = {
  completed: { applied: AppliedChange | null; state: boolean };
  note: { applied: AppliedChange | null; state: string };
  place: { applied: AppliedChange | null; state: { place: number; removed: boolean } };
};

export async function appliedToEntries(db: Database, key: Key): Promise<Map<string, EntryState>> {
  const rows = await db
    .selectFrom('session_entries as e')
    .leftJoin('session_changes as c', (join) =>
      join
        .onRef('c.user_id', '=', 'e.user_id')
        .onRef('c.session_id', '=', 'e.session_id')
        .onRef('c.id', '=', 'e.completed_change_id'),
    )
    .leftJoin('session_changes as n', (join) =>
      join
        .onRef('n.user_id', '=', 'e.user_id')
        .onRef('n.session_id', '=', 'e.session_id')
        .onRef('n.id', '=', 'e.note_change_id'),
    )
    .leftJoin('session_changes as p', (join) =>
      join
        .onRef('p.user_id', '=', 'e.user_id')
        .onRef('p.session_id', '=', 'e.session_id')
        .onRef('p.id', '=', 'e.place_change_id'),
    )
    .select(['e.id', 'e.completed', 'e.completed_change_id', 'e.completed_changed_at', 'e.player_note'])
    .select(['e.note_change_id', 'e.note_changed_at', 'c.device_id', 'c.sequence'])
    .select(['n.device_id as note_device_id', 'n.sequence as note_sequence', 'e.removed'])
    .select([
      'e.place_change_id',
      'e.place_changed_at',
      'p.device_id as place_device_id',
      'p.sequence as place_sequence',
    ])
    .select(sql<number>`coalesce(e.place, e.position)`.as('place'))
    .where('e.user_id', '=', key.userId)
    .where('e.session_id', '=', key.sessionId)
    .execute();
  return new Map(
    rows.map((row) => {
      const { place, removed, completed, player_note } = row;
      const noted = { device_id: row.note_device_id, sequence: row.note_sequence };
      const placed = { device_id: row.place_device_id, sequence: row.place_sequence };
      const applied = {
        completed: toApplied(row.completed_change_id, row, row.completed_changed_at),
        note: toApplied(row.note_change_id, noted, row.note_changed_at),
        place: toApplied(row.place_change_id, placed, row.place_changed_at),
      };
      return [
        row.id,
        {
          completed: { applied: applied.completed, state: completed },
          note: { applied: applied.note, state: player_note },
          place: { applied: applied.place, state: { place, removed } },
        },
      ];
    }),
  );
}

export async function appliedToPosition(db: Database, key: Key): Promise<AppliedChange | null> {
  const row = await db
    .selectFrom('training_sessions as s')
    .leftJoin('session_changes as c', (join) =>
      join
        .onRef('c.user_id', '=', 's.user_id')
        .onRef('c.session_id', '=', 's.id')
        .onRef('c.id', '=', 's.position_change_id'),
    )
    .select(['s.position_change_id as change_id', 's.position_changed_at as changed_at', 'c.device_id', 'c.sequence'])
    .where('s.user_id', '=', key.userId)
    .where('s.id', '=', key.sessionId)
    .executeTakeFirstOrThrow();
  return toApplied(row.change_id, row, row.changed_at);
}

/** A change that counts, and the instant it counts from; null where its clock ran ahead. */
export type Counted<C extends SessionChange> = { change: C; changedAt: Date | null };
type CountedOf<Kind extends SessionChange['kind']> = Counted<ChangeOf<Kind>>;

/** A set as it is stored: fields that a change omits keep their stored values. */
export type CompleteSet = Omit<ChangeOf<'set'>, Kept> & Record<Kept, number | null>;
export type Kept = 'inReserve' | 'hits' | 'attempts';
export async function writeSet(db: Database, key: Key, { change, changedAt }: Counted<CompleteSet>): Promise<void> {
  await db
    .insertInto('session_sets')
    .values({
      user_id: key.userId,
      session_id: key.sessionId,
      id: change.setId,
      entry_id: change.entryId,
      position: change.position,
      reps: change.reps,
      seconds: change.seconds,
      metres: change.metres,
      weight_kg: change.weight,
      in_reserve: change.inReserve,
      hits: change.hits,
      attempts: change.attempts,
      done: change.done,
      removed: change.removed,
      change_id: change.id,
      changed_at: changedAt,
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'session_id', 'id']).doUpdateSet(({ ref }) => ({
        position: ref('excluded.position'),
        reps: ref('excluded.reps'),
        seconds: ref('excluded.seconds'),
        metres: ref('excluded.metres'),
        weight_kg: ref('excluded.weight_kg'),
        in_reserve: ref('excluded.in_reserve'),
        hits: ref('excluded.hits'),
        attempts: ref('excluded.attempts'),
        done: ref('excluded.done'),
        removed: ref('excluded.removed'),
        change_id: ref('excluded.change_id'),
        changed_at: ref('excluded.changed_at'),
      })),
    )
    .execute();
}

export async function writeEntryCompleted(
  db: Database,
  key: Key,
  { change, changedAt }: CountedOf<'entry'>,
): Promise<void> {
  await updateEntry(db, key, change.entryId, {
    completed: change.completed,
    completed_change_id: change.id,
    completed_changed_at: changedAt,
  });
}

export async function writeNote(db: Database, key: Key, { change, changedAt }: CountedOf<'note'>): Promise<void> {
  await updateEntry(db, key, change.entryId, {
    player_note: change.note,
    note_change_id: change.id,
    note_changed_at: changedAt,
  });
}

export async function writePlace(db: Database, key: Key, { change, changedAt }: CountedOf<'exercise'>): Promise<void> {
  const { place, removed } = change;
  await updateEntry(db, key, change.entryId, {
    place,
    removed,
    place_change_id: change.id,
    place_changed_at: changedAt,
  });
}

export async function insertEntry(
  db: Database,
  row: NewEntry,
  { change, changedAt }: CountedOf<'exercise'>,
): Promise<void> {
  await db
    .insertInto('session_entries')
    .values({ ...row, place: change.place, place_change_id: change.id, place_changed_at: changedAt })
    .execute();
}

async function updateEntry(
  db: Database,
  key: Key,
  entryId: string,
  columns: Updateable<Tables['session_entries']>,
): Promise<void> {
  await db
    .updateTable('session_entries')
    .set(columns)
    .where('user_id', '=', key.userId)
    .where('session_id', '=', key.sessionId)
    .where('id', '=', entryId)
    .execute();
}

export async function writePosition(
  db: Database,
  key: Key,
  { change, changedAt }: CountedOf<'position'>,
): Promise<void> {
  await db
    .updateTable('training_sessions')
    .set({ current_exercise: change.index, position_change_id: change.id, position_changed_at: changedAt })
    .where('user_id', '=', key.userId)
    .where('id', '=', key.sessionId)
    .execute();
}
