import { loadTypeSchema } from '@bandeja/domain/exercises/schemas';
import type { ImportedEntry, ImportedSession } from '@bandeja/domain/imports/schemas';
import { exportKeyPrefix } from '@bandeja/domain/imports/vocabulary';
import { routineTypeOf } from '@bandeja/domain/routines/schemas';
import type { RoutineType } from '@bandeja/domain/routines/vocabulary';
import { isEntryShown } from '@bandeja/domain/sessions/rules';
import { sessionTypeSchema } from '@bandeja/domain/sessions/schemas';
import { sql } from 'kysely';
import type { Database } from '#kit/database/database.ts';
import { toWire } from '#kit/database/names.ts';
import { routineOf } from '#kit/database/routines.ts';

/** `listed`: finished or open, as in the history; `unfinished`: open or discarded. */
export type Which = 'finished' | 'unfinished' | 'listed';

type Original = NonNullable<ImportedSession['original']>;

const sessionColumns = [
  ...(['name', 'local_date', 'time_zone', 'notes', 'score', 'rpe', 'improvements'] as const),
  ...(['average_heart_rate', 'max_heart_rate', 'distance_metres'] as const),
];
const originalColumns = [
  ...(['routine_id', 'description', 'difficulty', 'objectives', 'equipment', 'planned_minutes'] as const),
  ...(['completed_exercises', 'current_exercise', 'source', 'import_id', 'import_key'] as const),
];
const snapshotColumns = [
  ...(['exercise_id', 'description', 'steps', 'tags', 'video_url', 'uses_weight'] as const),
  ...(['sets', 'reps', 'metres', 'per_side', 'completed'] as const),
];

export type StoredSession = Omit<ImportedSession, 'original'> & {
  original: Omit<Original, 'finishedAt'>;
  finishedAt: string | null;
  discardedAt: string | null;
  routineType: RoutineType | null;
};

export async function sessionsPage(
  db: Database,
  userId: string,
  which: Which,
  page: { limit: number; after: string | undefined },
): Promise<StoredSession[]> {
  let query = db
    .selectFrom('training_sessions as s')
    .leftJoinLateral(routineOf(userId, 's.routine_id'), (join) => join.onTrue())
    .selectAll('s')
    .select(['r.code', 'r.type as routine_type'])
    .where('s.user_id', '=', userId);
  if (which === 'finished') query = query.where('s.finished_at', 'is not', null);
  if (which === 'unfinished') {
    query = query.where(({ or, eb }) => or([eb('s.finished_at', 'is', null), eb('s.discarded_at', 'is not', null)]));
  } else {
    query = query.where('s.discarded_at', 'is', null);
  }
  if (page.after !== undefined) {
    // compared in the database: its instants are finer than ours
    query = query.where(
      sql<boolean>`(s.started_at, s.id) > (select a.started_at, a.id from training_sessions a where a.user_id = ${userId} and a.id = ${page.after})`,
    );
  }
  const rows = await query.orderBy('s.started_at').orderBy('s.id').limit(page.limit).execute();
  const entries = await entriesInBatches(
    db,
    userId,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    key: exportKeyPrefix + row.id,
    ...toWire(row, sessionColumns),
    type: sessionTypeSchema.parse(row.type),
    startTime: row.started_at.toISOString(),
    duration: row.duration_seconds,
    ...(row.match ? { match: row.match } : {}),
    entries: entries.get(row.id) ?? [],
    original: { _id: row.id, routineCode: row.code, ...toWire(row, originalColumns) },
    finishedAt: row.finished_at?.toISOString() ?? null,
    discardedAt: row.discarded_at?.toISOString() ?? null,
    routineType: routineTypeOf(row.routine_type),
  }));
}

/** Sets read at a time: other requests have their turn between two readings. */
const setsAtOnce = 1000;

async function entriesInBatches(
  db: Database,
  userId: string,
  sessionIds: readonly string[],
): Promise<Map<string, ImportedEntry[]>> {
  const counts = await db
    .selectFrom('session_sets')
    .select(['session_id', ({ fn }) => fn.countAll<number>().as('sets')])
    .where('user_id', '=', userId)
    .where('session_id', '=', sql<string>`any(${[...sessionIds]}::uuid[])`)
    .groupBy('session_id')
    .execute();
  const setsOf = new Map(counts.map(({ session_id: id, sets }) => [id, sets]));
  const found = new Map<string, ImportedEntry[]>();
  let batch: string[] = [];
  let sets = 0;
  for (const [index, id] of sessionIds.entries()) {
    batch.push(id);
    sets += setsOf.get(id) ?? 0;
    if (sets < setsAtOnce && index < sessionIds.length - 1) continue;
    for (const [session, entries] of await entriesBySession(db, userId, batch)) found.set(session, entries);
    batch = [];
    sets = 0;
  }
  return found;
}

async function entriesBySession(
  db: Database,
  userId: string,
  sessionIds: string[],
): Promise<Map<string, ImportedEntry[]>> {
  const ofSessions = sql<string>`any(${sessionIds}::uuid[])`;
  const rows = await db
    .selectFrom('session_entries as e')
    .leftJoin('exercises as x', 'x.id', 'e.exercise_id')
    .selectAll('e')
    .select('x.code')
    .where('e.user_id', '=', userId)
    .where('e.session_id', '=', ofSessions)
    .orderBy(sql`coalesce(e.place, e.position)`)
    .orderBy('e.id')
    .execute();
  const sets = await db
    .selectFrom('session_sets')
    .select(['session_id', 'entry_id', 'position', 'reps', 'seconds', 'metres', 'weight_kg', 'in_reserve', 'done'])
    .select(['hits', 'attempts'])
    .where('user_id', '=', userId)
    .where('session_id', '=', ofSessions)
    .where('removed', '=', false)
    .orderBy('position')
    .orderBy('id')
    .execute();
  // the ids of entries are unique within their session only
  const setsByEntry = Map.groupBy(sets, (set) => `${set.session_id} ${set.entry_id}`);
  const setsOf = (row: { session_id: string; id: string }) => setsByEntry.get(`${row.session_id} ${row.id}`) ?? [];
  const shown = rows.filter((row) => isEntryShown({ removed: row.removed, setRows: setsOf(row) }));
  const entries = shown.map((row) => ({
    sessionId: row.session_id,
    entry: {
      name: row.name,
      code: row.code,
      loadType: loadTypeSchema.parse(row.load_type),
      notes: row.player_note,
      sets: setsOf(row).map((set) => ({
        position: set.position,
        reps: set.reps,
        seconds: set.seconds,
        metres: set.metres,
        weight: set.weight_kg,
        inReserve: set.in_reserve,
        done: set.done,
        hits: set.hits,
        attempts: set.attempts,
      })),
      snapshot: {
        ...toWire(row, snapshotColumns),
        duration: row.duration_seconds,
        rest: row.rest_seconds,
        routineNotes: row.notes,
      },
    },
  }));
  const grouped = Map.groupBy(entries, ({ sessionId }) => sessionId);
  return new Map([...grouped].map(([sessionId, list]) => [sessionId, list.map(({ entry }) => entry)]));
}
