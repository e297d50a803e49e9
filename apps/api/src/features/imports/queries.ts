import { categorySchema, muscleGroupSchema } from '@bandeja/domain/exercises/schemas';
import type { Import } from '@bandeja/domain/imports/contract';
import { importSourceSchema } from '@bandeja/domain/imports/schemas';
import { undoDays } from '@bandeja/domain/imports/vocabulary';
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
        .whereRef('s.user_id', '=', 'i.user_id')
        .whereRef('s.import_id', '=', 'i.id')
        .as('sessions'),
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
    undoUntil: new Date(row.created_at.getTime() + undoDays * day).toISOString(),
  };
}

export async function listImports(db: Database, userId: string): Promise<Import[]> {
  const rows = await importsOf(db, userId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('training_sessions as s')
          .select(sql`1`.as('one'))
          .whereRef('s.user_id', '=', 'i.user_id')
          .whereRef('s.import_id', '=', 'i.id'),
      ),
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
  return { keys: new Set(rows.flatMap((row) => row.import_key ?? [])), ids: new Set(rows.map((row) => row.id)) };
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
    .selectFrom('routines')
    .select(['id', 'code'])
    .where(
      sql<boolean>`(code = any(${[...wanted.routineCodes]}::text[]) or id = any(${[...wanted.routineIds]}::uuid[]))`,
    )
    .where(({ or, eb }) => or([eb('owner_id', 'is', null), eb('owner_id', '=', userId)]))
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
