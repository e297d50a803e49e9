import { loadTypeSchema, strokeSchema } from '@bandeja/domain/exercises/schemas';
import { countedMoveOf } from '@bandeja/domain/mirror/vocabulary';
import { routineTypeOf } from '@bandeja/domain/routines/schemas';
import type {
  listPast,
  Session,
  SessionEntry,
  SessionProgress,
  SessionSummary,
} from '@bandeja/domain/sessions/contract';
import { countedOf, countedStrokes, isEntryComplete, isEntryShown, usesBand } from '@bandeja/domain/sessions/rules';
import type { SessionType } from '@bandeja/domain/sessions/vocabulary';
import type { Parsed } from '@bandeja/domain/wire/endpoint';
import { figureNamed } from '@bandeja/drawing/figures/figures';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { z } from 'zod';
import {
  countedBefore,
  type EarlierSet,
  lastTimeOf,
  setsOfLastTime,
  setsOfLastTimes,
} from '#features/sessions/start.queries.ts';
import type { Database } from '#kit/database/database.ts';
import { toWire } from '#kit/database/names.ts';
import { routineOf } from '#kit/database/routines.ts';
import type { Tables } from '#kit/database/tables.ts';

export type SessionRow = Selectable<Tables['training_sessions']>;

const progressColumns = [
  ...(['s.id', 's.routine_id', 's.name', 's.type', 's.started_at', 's.finished_at', 's.local_date'] as const),
  ...(['s.duration_seconds', 's.completed_exercises', 's.exercise_count', 's.current_exercise'] as const),
  ...(['s.score', 's.rpe', 's.improvements', 's.notes', 's.match'] as const),
];

export function toProgress(row: Omit<ProgressRow, 'routine_type'>): SessionProgress {
  const startTime = row.started_at.toISOString();
  return {
    _id: row.id,
    routineId: row.routine_id,
    name: row.name,
    type: row.type as SessionType,
    date: startTime,
    localDate: row.local_date,
    startTime,
    duration: row.duration_seconds,
    completedExercises: row.completed_exercises,
    exerciseCount: row.exercise_count,
    isFinished: row.finished_at !== null,
    finishedAt: row.finished_at?.toISOString() ?? null,
    currentExercise: row.current_exercise,
    score: row.score,
    rpe: row.rpe,
    improvements: row.improvements,
    notes: row.notes,
    ...(row.match ? { match: row.match } : {}),
  };
}

function sessionsOf(db: Database, userId: string) {
  return db.selectFrom('training_sessions as s').where('s.user_id', '=', userId).where('s.discarded_at', 'is', null);
}

/** The type by which a session is named; the categories are physical work. */
const kindOf = sql<string>`case
  when s.type in ('Partido', 'Técnico', 'Táctico', 'Mental') then s.type
  when r.type in ('Técnico', 'Táctico', 'Mental') then r.type
  else 'Físico' end`;

type Wanted = Parsed<typeof listPast>['query'] & { exceptSource?: string };

function listedRows(
  db: Database,
  userId: string,
  { isFinished, limit, before, kind, text, month, exceptSource }: Wanted,
) {
  const monthStart = month && `${month}-01`;
  return sessionsOf(db, userId)
    .leftJoinLateral(routineOf(userId, 's.routine_id'), (join) => join.onTrue())
    .select(progressColumns)
    .select('r.type as routine_type')
    .$if(isFinished === true, (query) => query.where('s.finished_at', 'is not', null))
    .$if(isFinished === false, (query) => query.where('s.finished_at', 'is', null))
    .$if(before !== undefined, (query) =>
      query.where(
        sql<boolean>`(s.started_at, s.id) < (select b.started_at, b.id from training_sessions b where b.user_id = ${userId} and b.id = ${before})`,
      ),
    )
    .$if(exceptSource !== undefined, (query) => query.where('s.source', '<>', exceptSource ?? ''))
    .$if(kind !== undefined, (query) => query.where(sql<boolean>`${kindOf} = ${kind}`))
    .$if(text !== undefined, (query) =>
      query.where(
        sql<boolean>`strpos(lower(concat_ws(' ', s.name, s.notes, s.match->>'partner')), lower(${text})) > 0`,
      ),
    )
    .$if(monthStart !== undefined, (query) =>
      query.where(
        sql<boolean>`s.local_date >= ${monthStart}::date and s.local_date < ${monthStart}::date + interval '1 month'`,
      ),
    )
    .orderBy('s.started_at', 'desc')
    .orderBy('s.id', 'desc')
    .limit(limit)
    .execute();
}
type ProgressRow = Awaited<ReturnType<typeof listedRows>>[number];

export async function listSessions(db: Database, userId: string, wanted: Wanted): Promise<SessionSummary[]> {
  return withExercises(db, userId, await listedRows(db, userId, wanted));
}

export async function openSession(db: Database, userId: string): Promise<SessionSummary | null> {
  const [session] = await listSessions(db, userId, { isFinished: false, limit: 1 });
  return session ?? null;
}

/** Exercises are ordered by place; one that was never moved keeps its original position. */
const byPlace = sql<number>`coalesce(e.place, e.position)`;

type Listed = { userId: string; sessionIds: string[] };

const entriesOfMany = (db: Database, { userId, sessionIds }: Listed) =>
  db
    .selectFrom('session_entries as e')
    .select(['e.session_id', 'e.id', 'e.name', 'e.sets', 'e.reps', 'e.duration_seconds', 'e.metres', 'e.per_side'])
    .select('e.tags')
    .where('e.user_id', '=', userId)
    .where('e.session_id', '=', sql<string>`any(${sessionIds}::uuid[])`)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('e.removed', '=', false),
        exists(
          selectFrom('session_sets as d')
            .select('d.id')
            .where('d.user_id', '=', userId)
            .whereRef('d.session_id', '=', 'e.session_id')
            .whereRef('d.entry_id', '=', 'e.id')
            .where('d.done', '=', true)
            .where('d.removed', '=', false),
        ),
      ]),
    )
    .orderBy(byPlace)
    .orderBy('e.id')
    .execute();

/** A separate statement: the planner expects few sets of one player among millions and would join the exercises row by row. */
const heaviestOfMany = (db: Database, { userId, sessionIds }: Listed) =>
  db
    .selectFrom('session_sets as t')
    .select(({ fn }) => ['t.session_id', 't.entry_id', fn.max('t.weight_kg').as('weight')])
    .where('t.user_id', '=', userId)
    .where('t.session_id', '=', sql<string>`any(${sessionIds}::uuid[])`)
    .where('t.done', '=', true)
    .where('t.removed', '=', false)
    .where('t.weight_kg', 'is not', null)
    .groupBy(['t.session_id', 't.entry_id'])
    .execute();

async function withExercises(db: Database, userId: string, rows: ProgressRow[]): Promise<SessionSummary[]> {
  if (rows.length === 0) return [];
  const listed = { userId, sessionIds: rows.map(({ id }) => id) };
  const entries = await entriesOfMany(db, listed);
  const heaviest = await heaviestOfMany(db, listed);
  const bySession = Map.groupBy(entries, (entry) => entry.session_id);
  const heaviestBySession = Map.groupBy(heaviest, (row) => row.session_id);
  return rows.map((row) => ({
    ...toProgress(row),
    routineType: routineTypeOf(row.routine_type),
    // fifty sessions hold hundreds: a row each under its names, written out, is the list's quickest
    exercises: (bySession.get(row.id) ?? []).map((entry) => ({
      name: entry.name,
      sets: entry.sets,
      reps: entry.reps,
      duration: entry.duration_seconds,
      metres: entry.metres,
      perSide: entry.per_side,
      tags: entry.tags,
      weight: heaviestBySession.get(row.id)?.find(({ entry_id }) => entry_id === entry.id)?.weight ?? null,
    })),
  }));
}

/** Null when it is not the player's, or discarded. @param earlier the sets of the last times, where the caller has read them */
export async function sessionById(
  db: Database,
  userId: string,
  id: string,
  earlier?: readonly EarlierSet[],
): Promise<Session | null> {
  const row = await sessionsOf(db, userId)
    .selectAll('s')
    .leftJoin('session_shares as h', (join) =>
      join.onRef('h.user_id', '=', 's.user_id').onRef('h.session_id', '=', 's.id'),
    )
    .leftJoin('session_pulses as p', (join) =>
      join.onRef('p.user_id', '=', 's.user_id').onRef('p.session_id', '=', 's.id'),
    )
    .leftJoinLateral(routineOf(userId, 's.routine_id'), (join) => join.onTrue())
    .select(['h.token', 'p.session_id as pulse_of', 'r.type as routine_type'])
    .where('s.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const entries = await withLastTime(db, userId, row, await entriesOf(db, userId, id), earlier);
  const { match: _, ...columns } = row;
  return {
    ...toWire(columns),
    ...toProgress(row),
    routineType: routineTypeOf(row.routine_type),
    updatedAt: row.updated_at.toISOString(),
    shareToken: row.token,
    hasPulse: row.pulse_of !== null,
    exercises: row.finished_at === null ? entries : entries.map(withoutChanges),
  };
}

/** A finished session accepts no more changes of devices: the change ids of its rows are no longer needed. */
function withoutChanges(entry: SessionEntry): SessionEntry {
  const { lastCompletedChange: _, lastNoteChange: __, lastPlaceChange: ___, place: ____, ...shown } = entry;
  return { ...shown, setRows: entry.setRows.map(({ lastChange: _____, ...row }) => row) };
}

async function withLastTime(
  db: Database,
  userId: string,
  session: SessionRow,
  entries: SessionEntry[],
  known?: readonly EarlierSet[],
): Promise<SessionEntry[]> {
  if (session.finished_at !== null) return withCountedBefore(db, userId, session, entries);
  const exerciseIds = entries.flatMap(({ exerciseId }) => exerciseId ?? []);
  const sets = setsOfLastTime(known ?? (await setsOfLastTimes(db, userId, exerciseIds)));
  return entries.map((entry) => {
    const earlier = (entry.exerciseId && sets.get(entry.exerciseId)) || [];
    return { ...entry, lastTime: earlier.map(lastTimeOf) };
  });
}

async function withCountedBefore(
  db: Database,
  userId: string,
  session: SessionRow,
  entries: SessionEntry[],
): Promise<SessionEntry[]> {
  const counted = entries.filter(({ setRows }) => countedOf(setRows) !== null);
  const exerciseIds = counted.flatMap(({ exerciseId }) => exerciseId ?? []);
  const before = await countedBefore(db, userId, { exerciseIds, startedAt: session.started_at });
  return entries.map((entry) => {
    const found = before.get(entry.exerciseId ?? '');
    return found && counted.includes(entry) ? { ...entry, countedBefore: found } : entry;
  });
}

export async function entriesOf(db: Database, userId: string, sessionId: string): Promise<SessionEntry[]> {
  const entries = await db
    .selectFrom('session_entries as e')
    .leftJoin('exercises as x', 'x.id', 'e.exercise_id')
    .selectAll('e')
    .select(['x.drill', 'x.figure', 'x.equipment', 'x.strokes', byPlace.as('now_at')])
    .where('e.user_id', '=', userId)
    .where('e.session_id', '=', sessionId)
    .orderBy(byPlace)
    .orderBy('e.id')
    .execute();
  const sets = await db
    .selectFrom('session_sets')
    .select(['id', 'entry_id', 'position', 'reps', 'seconds', 'metres', 'weight_kg', 'in_reserve', 'done', 'change_id'])
    .select(['hits', 'attempts'])
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .where('removed', '=', false)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const setsByEntry = Map.groupBy(sets, (row) => row.entry_id);
  return entries.flatMap((entry) => {
    const setRows = (setsByEntry.get(entry.id) ?? []).map((row) => ({
      ...toWire(row),
      _id: row.id,
      weight: row.weight_kg,
      lastChange: row.change_id ?? undefined,
    }));
    if (!isEntryShown({ removed: entry.removed, setRows })) return [];
    const weights = setRows.flatMap((row) => (row.done && row.weight !== null ? [row.weight] : []));
    return {
      ...toWire(entry),
      _id: entry.id,
      figure: figureNamed(entry.figure),
      loadType: loadTypeSchema.parse(entry.load_type),
      usesBand: usesBand(entry.equipment ?? []),
      move: countedMoveOf(entry.figure),
      strokes: z.array(strokeSchema).parse(countedStrokes({ drill: entry.drill, strokes: entry.strokes ?? [] })),
      duration: entry.duration_seconds,
      rest: entry.rest_seconds,
      weight: weights.length > 0 ? Math.max(...weights) : null,
      completed: isEntryComplete({ completed: entry.completed, setRows }),
      place: entry.now_at,
      lastPlaceChange: entry.place_change_id ?? undefined,
      lastCompletedChange: entry.completed_change_id ?? undefined,
      lastNoteChange: entry.note_change_id ?? undefined,
      proposal: entry.proposal ?? undefined,
      setRows,
    };
  });
}
