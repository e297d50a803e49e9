import type { Match } from '@bandeja/domain/matches/schemas';
import type { addPastSession as addContract, Session } from '@bandeja/domain/sessions/contract';
import { sessionMessages } from '@bandeja/domain/sessions/messages';
import type { SessionType } from '@bandeja/domain/sessions/vocabulary';
import type { Parsed } from '@bandeja/domain/wire/endpoint';
import { keepRoutine, startableRoutine } from '#features/routines/service.ts';
import { sessionById } from '#features/sessions/queries.ts';
import { earlierSets, snapshotOf } from '#features/sessions/snapshot.service.ts';
import { insertSession } from '#features/sessions/start.queries.ts';
import { startColumns, startInstant } from '#features/sessions/start.service.ts';
import { tellFinished } from '#features/sessions/tell-finished.service.ts';
import { countSessionStart } from '#features/usage/service.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError, isUniqueViolation } from '#kit/errors.ts';

type RecordedSession = {
  _id: string;
  source: 'match' | 'manual';
  type: SessionType;
  name: string;
  startTime: string;
  minutes: number;
  rpe: number | null;
  match?: Match;
  /** The part that was done: its prefilled sets, or its exercises as a whole. */
  routine?: { id: string; withSets: boolean };
};

/**
 * docs/product.md#sessions-from-elsewhere.
 * @throws AppError session.id_taken, routine.not_found, plan.limit_reached, request.invalid
 */
export function addPastSession(deps: Deps, actor: Actor, body: Parsed<typeof addContract>['body']): Promise<Session> {
  const { routineId, withSets, ...session } = body;
  return recordSession(deps, actor, {
    ...session,
    source: 'manual',
    name: sessionMessages.name(session.type),
    ...(routineId === null ? {} : { routine: { id: routineId, withSets } }),
  });
}

/**
 * No red flag prevents it, because it is done (docs/product.md#plan-limits). The same `_id` again returns the stored
 * one.
 * @throws AppError session.id_taken, routine.not_found, plan.limit_reached, request.invalid
 */
export async function recordSession(deps: Deps, actor: Actor, recorded: RecordedSession): Promise<Session> {
  const known = await sessionById(deps.db, actor.userId, recorded._id);
  if (known) return sameRecord(known, recorded);
  try {
    await inTransaction(deps, (_tx, inTx) => insertRecorded(inTx, actor, recorded));
  } catch (error) {
    // the same id twice at the same moment, or a discarded session: the stored one decides
    if (!isUniqueViolation(error, 'training_sessions_pkey')) throw error;
  }
  return sameRecord(await sessionById(deps.db, actor.userId, recorded._id), recorded);
}

async function insertRecorded(deps: Deps, actor: Actor, recorded: RecordedSession): Promise<void> {
  const { _id, source, type, name, startTime, minutes, rpe, match, routine } = recorded;
  const now = deps.now();
  const startedAt = startInstant({ startTime }, actor.timeZone, now);
  const { columns, entries, sets } = routine
    ? await doneRoutine(deps, actor, { sessionId: _id, startedAt, ...routine })
    : { columns: { user_id: actor.userId, id: _id, name, planned_minutes: minutes }, entries: [], sets: [] };
  const row = {
    ...columns,
    ...startColumns(actor, startedAt),
    source,
    type,
    finished_at: now,
    duration_seconds: minutes * 60,
    rpe,
    match: match ? JSON.stringify(match) : null,
    created_at: now,
    updated_at: now,
  };
  await insertSession(deps.db, row, entries, sets);
  await tellFinished(deps, actor.userId, _id);
}

async function doneRoutine(
  deps: Deps,
  actor: Actor,
  { sessionId, startedAt, id, withSets }: { sessionId: string; startedAt: Date; id: string; withSets: boolean },
) {
  const routine = await startableRoutine(deps, actor, id);
  const counted = { userId: actor.userId, sessionId, routineId: id, type: routine.type, startedAt, isLate: false };
  await countSessionStart(deps, counted);
  await keepRoutine(deps, actor, id);
  const all = routine.exercises.map((_, index) => index);
  const earlier = await earlierSets(deps, actor, routine);
  const wanted = { earlier, completedExercises: all };
  const { columns, entries, sets } = await snapshotOf(deps, actor, sessionId, routine, wanted);
  return { columns, entries, sets: withSets ? sets.map((set) => ({ ...set, done: true })) : [] };
}

function sameRecord(stored: Session | null, { source }: RecordedSession): Session {
  if (stored?.source !== source) throw new AppError('session.id_taken');
  return stored;
}
