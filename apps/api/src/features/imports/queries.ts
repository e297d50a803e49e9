import { categorySchema, muscleGroupSchema } from '@bandeja/domain/exercises/schemas';
import type { Import, SameSession } from '@bandeja/domain/imports/contract';
import { type Span, sameStartMinutes } from '@bandeja/domain/imports/rules';
import { type ImportedSession, importSourceSchema } from '@bandeja/domain/imports/schemas';
import { undoDays } from '@bandeja/domain/imports/vocabulary';
import { sessionTypeSchema } from '@bandeja/domain/sessions/schemas';
import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '#kit/database/database.ts';
import { toColumns, toWire } from '#kit/database/names.ts';
import type { Tables } from '#kit/database/tables.ts';

export type NewSession = Insertable<Tables['training_sessions']>;
export type NewEntry = Insertable<Tables['session_entries']>;
export type NewSet = Insertable<Tables['session_sets']>;

/** Rows per statement: a statement takes 65,535 values at most. */
const rowsAtOnce = 2000;

const day = 86_400_000;

function importsOf(db: Database, userId: string) {
  return db
    .selectFrom('imports as i')
    .selectAll('i')
    .select(({ selectFrom, fn }) =>
      selectFrom('training_sessions as s')
        .select(fn.countAll<number>().as('n'))
        .where('s.user_id', '=', userId)
        .whereRef('s.import_id', '=', 'i.id')
        .as('sessions'),
    )
    .select(({ selectFrom, fn }) =>
      selectFrom('import_joins as j')
        .select(fn.countAll<number>().as('n'))
        .where('j.user_id', '=', userId)
        .whereRef('j.import_id', '=', 'i.id')
        .as('joined'),
    )
    .where('i.user_id', '=', userId);
}

function toImport(row: Awaited<ReturnType<ReturnType<typeof importsOf>['executeTakeFirstOrThrow']>>): Import {
  return {
    _id: row.id,
    source: importSourceSchema.parse(row.source),
    fileName: row.file_name,
    createdAt: row.created_at.toISOString(),
    sessionCount: row.sessions ?? 0,
    joinedCount: row.joined ?? 0,
    undoUntil: new Date(row.created_at.getTime() + undoDays * day).toISOString(),
  };
}

export async function listImports(db: Database, userId: string): Promise<Import[]> {
  const rows = await importsOf(db, userId)
    .where(({ exists, selectFrom, or }) =>
      or([
        exists(
          selectFrom('training_sessions as s')
            .select(sql`1`.as('one'))
            .where('s.user_id', '=', userId)
            .whereRef('s.import_id', '=', 'i.id'),
        ),
        exists(
          selectFrom('import_joins as j')
            .select(sql`1`.as('one'))
            .where('j.user_id', '=', userId)
            .whereRef('j.import_id', '=', 'i.id'),
        ),
      ]),
    )
    .orderBy('i.created_at', 'desc')
    .limit(100)
    .execute();
  return rows.map(toImport);
}

export async function importById(db: Database, userId: string, id: string): Promise<Import | null> {
  const row = await importsOf(db, userId).where('i.id', '=', id).executeTakeFirst();
  return row ? toImport(row) : null;
}

export async function openImport(
  db: Database,
  { now, ...columns }: { userId: string; id: string; source: string; fileName: string; now: Date },
): Promise<void> {
  await db
    .insertInto('imports')
    .values({ ...toColumns(columns), created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteImport(db: Database, userId: string, id: string): Promise<void> {
  await db.deleteFrom('imports').where('user_id', '=', userId).where('id', '=', id).execute();
}

export async function knownSessions(
  db: Database,
  userId: string,
  { keys, ids }: { keys: readonly string[]; ids: readonly string[] },
): Promise<{ keys: Set<string>; ids: Set<string> }> {
  const rows = await db
    .selectFrom('training_sessions')
    .select(['id', 'import_key'])
    .where('user_id', '=', userId)
    .where(sql<boolean>`(import_key = any(${[...keys]}::text[]) or id = any(${[...ids]}::uuid[]))`)
    .execute();
  const joined = await db
    .selectFrom('import_joins')
    .select('import_key')
    .where('user_id', '=', userId)
    .where('import_key', '=', sql<string>`any(${[...keys]}::text[])`)
    .execute();
  return {
    keys: new Set([...rows.flatMap((row) => row.import_key ?? []), ...joined.map((row) => row.import_key)]),
    ids: new Set(rows.map((row) => row.id)),
  };
}

export type KeyedSpan = Span & { key: string };

/** One import of a player at a time: what overlaps is looked up before it is added. */
export async function lockImports(db: Database, userId: string): Promise<void> {
  await db.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirstOrThrow();
}

/** Finished sessions around each span, nearest first; those of the import itself are left out. */
export async function sessionsAround(
  db: Database,
  userId: string,
  spans: readonly KeyedSpan[],
  importId: string | null,
): Promise<{ key: string; session: SameSession }[]> {
  if (spans.length === 0) return [];
  const starts = spans.map(({ startTime }) => new Date(startTime));
  const ends = spans.map(({ startTime, duration }) => new Date(Date.parse(startTime) + duration * 1000));
  const { rows } = await sql<{
    key: string;
    id: string;
    name: string;
    type: string;
    started_at: Date;
    seconds: number;
  }>`
    select k.key, s.id, s.name, s.type, s.started_at, s.duration_seconds as seconds
    from unnest(${spans.map(({ key }) => key)}::text[], ${starts}::timestamptz[], ${ends}::timestamptz[]) as k (key, starts, ends)
    cross join lateral (
      select id, name, type, started_at, duration_seconds from training_sessions
      where user_id = ${userId} and discarded_at is null and finished_at is not null
        and (${importId}::uuid is null or import_id is distinct from ${importId}::uuid)
        and started_at > k.starts - interval '1 day'
        and started_at < k.ends + ${sameStartMinutes}::float8 * interval '1 minute'
      order by abs(extract(epoch from started_at - k.starts)) limit 5
    ) s`.execute(db);
  return rows.map(({ key, id, name, type, started_at, seconds }) => ({
    key,
    session: {
      _id: id,
      name,
      type: sessionTypeSchema.parse(type),
      startTime: started_at.toISOString(),
      duration: seconds,
    },
  }));
}

const joinedColumns = [
  'duration_seconds',
  'finished_at',
  'average_heart_rate',
  'max_heart_rate',
  'distance_metres',
] as const;

/** Pulse, metres and, where the player had written them, minutes of a file into a session; what was there is kept for undoing. */
export async function joinSession(
  db: Database,
  { userId, importId, sessionId, now }: { userId: string; importId: string; sessionId: string; now: Date },
  { key, duration, averageHeartRate, maxHeartRate, distanceMetres }: ImportedSession,
): Promise<void> {
  const row = await db
    .selectFrom('training_sessions')
    .select(['source', 'started_at', ...joinedColumns])
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow();
  const { source, started_at, ...before } = row;
  // a session that was trained here has its own clock
  const takesMinutes = duration > 0 && (source !== 'live' || before.duration_seconds === 0);
  await db
    .updateTable('training_sessions')
    .set({
      average_heart_rate: averageHeartRate ?? before.average_heart_rate,
      max_heart_rate: maxHeartRate ?? before.max_heart_rate,
      distance_metres: distanceMetres ?? before.distance_metres,
      ...(takesMinutes
        ? { duration_seconds: duration, finished_at: new Date(started_at.getTime() + duration * 1000) }
        : {}),
      updated_at: now,
    })
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .execute();
  await db
    .insertInto('import_joins')
    .values({
      user_id: userId,
      import_key: key,
      import_id: importId,
      session_id: sessionId,
      before: JSON.stringify(before),
      created_at: now,
    })
    .execute();
}

/** Gives sessions back what they held before an import joined them. */
export async function takeBackJoins(db: Database, userId: string, importId: string, now: Date): Promise<void> {
  await sql`
    update training_sessions s
    set duration_seconds = (j.before ->> 'duration_seconds')::int,
      finished_at = (j.before ->> 'finished_at')::timestamptz,
      average_heart_rate = (j.before ->> 'average_heart_rate')::int,
      max_heart_rate = (j.before ->> 'max_heart_rate')::int,
      distance_metres = (j.before ->> 'distance_metres')::int,
      updated_at = ${now}
    from import_joins j
    where j.user_id = ${userId} and j.import_id = ${importId} and s.user_id = j.user_id and s.id = j.session_id`.execute(
    db,
  );
}

/** Also out of what an undone join would give back. */
export async function erasePulse(db: Database, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('training_sessions')
    .set({ average_heart_rate: null, max_heart_rate: null, updated_at: now })
    .where('user_id', '=', userId)
    .where(({ or, eb }) => or([eb('average_heart_rate', 'is not', null), eb('max_heart_rate', 'is not', null)]))
    .execute();
  await db
    .updateTable('import_joins')
    .set({ before: sql`before - 'average_heart_rate' - 'max_heart_rate'` })
    .where('user_id', '=', userId)
    .execute();
}

/** Skips those whose id or key exists. Returns the ids of the added ones. */
export async function insertSessions(db: Database, sessions: readonly NewSession[]): Promise<Set<string>> {
  if (sessions.length === 0) return new Set();
  const rows = await db
    .insertInto('training_sessions')
    .values([...sessions])
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return new Set(rows.map((row) => row.id));
}

export async function insertEntries(db: Database, entries: readonly NewEntry[]): Promise<void> {
  for (let from = 0; from < entries.length; from += rowsAtOnce) {
    const some = entries.slice(from, from + rowsAtOnce);
    await db.insertInto('session_entries').values(some).execute();
  }
}

export async function insertSets(db: Database, sets: readonly NewSet[]): Promise<void> {
  for (let from = 0; from < sets.length; from += rowsAtOnce) {
    const some = sets.slice(from, from + rowsAtOnce);
    await db.insertInto('session_sets').values(some).execute();
  }
}

export async function libraryOf(
  db: Database,
  userId: string,
  wanted: {
    codes: readonly string[];
    ids: readonly string[];
    routineCodes: readonly string[];
    routineIds: readonly string[];
  },
) {
  const exercises = await db
    .selectFrom('exercises')
    .select(['id', 'code', 'description', 'steps', 'equipment', 'categories', 'muscle_groups', 'video_url'])
    .where(sql<boolean>`(code = any(${[...wanted.codes]}::text[]) or id = any(${[...wanted.ids]}::uuid[]))`)
    .execute();
  const routines = await db
    .selectFrom(
      sql<{ id: string; code: string | null }>`(
        select id, code from routines
        where code = any(${[...wanted.routineCodes]}::text[]) or id = any(${[...wanted.routineIds]}::uuid[])
        union all
        select id, null from own_routines where user_id = ${userId} and id = any(${[...wanted.routineIds]}::uuid[]))`.as<'r'>(
        'r',
      ),
    )
    .select(['id', 'code'])
    .execute();
  return {
    exercises: exercises.map((row) => ({
      ...toWire(row),
      categories: z.array(categorySchema).parse(row.categories),
      muscleGroups: z.array(muscleGroupSchema).parse(row.muscle_groups),
    })),
    routines,
  };
}
export type Library = Awaited<ReturnType<typeof libraryOf>>;

export async function importedCounts(db: Database, userId: string): Promise<{ sessions: number; sets: number }> {
  const row = await db
    .selectFrom('training_sessions as s')
    .leftJoin('session_sets as t', (join) =>
      join.onRef('t.user_id', '=', 's.user_id').onRef('t.session_id', '=', 's.id'),
    )
    .select(({ fn }) => [fn.count<number>('s.id').distinct().as('sessions'), fn.count<number>('t.id').as('sets')])
    .where('s.user_id', '=', userId)
    .where('s.import_id', 'is not', null)
    .executeTakeFirstOrThrow();
  return row;
}
