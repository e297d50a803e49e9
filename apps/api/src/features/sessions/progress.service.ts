import type { ProgressBody, SessionProgress } from '@bandeja/domain/sessions/contract';
import { sessionMessages } from '@bandeja/domain/sessions/messages';
import { cappedDuration, correctedInstant, isLocked } from '@bandeja/domain/sessions/rules';
import { hearNotes } from '#features/body/notes.service.ts';
import * as queries from '#features/sessions/changes.queries.ts';
import { applyChanges } from '#features/sessions/changes.service.ts';
import { earlierUse } from '#features/sessions/idempotency.service.ts';
import {
  completeIndex,
  hasLoggedSets,
  saveSession,
  writeCompletedIndexes,
} from '#features/sessions/progress.queries.ts';
import { type SessionRow, toProgress } from '#features/sessions/queries.ts';
import { tellFinished } from '#features/sessions/tell-finished.service.ts';
import type { Database } from '#kit/database/database.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError, found } from '#kit/errors.ts';

type Key = { userId: string; sessionId: string };

/**
 * Each change is applied once, however often it is sent.
 * @throws AppError session.not_found, session.locked, request.invalid
 */
export async function saveProgress(
  deps: Deps,
  actor: Actor,
  sessionId: string,
  body: ProgressBody,
): Promise<SessionProgress> {
  const key = { userId: actor.userId, sessionId };
  return inTransaction(deps, async (tx, inTx) => {
    const session = await lockedSession(tx, key);
    if (isLocked(session.finished_at, deps.now())) throw new AppError('session.locked');
    const progress = await write(deps, tx, key, session, body, session.finished_at);
    return { ...progress, ...(await hearNotes(inTx, actor, body.notes, session.notes)) };
  });
}

/**
 * Finishing again only applies new changes.
 * @throws AppError session.not_found, session.locked, idempotency.mismatch
 */
export async function complete(
  deps: Deps,
  actor: Actor,
  sessionId: string,
  body: ProgressBody,
  idempotencyKey: string | null,
): Promise<SessionProgress> {
  const key = { userId: actor.userId, sessionId };
  return inTransaction(deps, async (tx, inTx) => {
    const session = await lockedSession(tx, key);
    const request = ['complete', sessionId, body];
    const earlier = await earlierUse(inTx, actor, { key: idempotencyKey, request, sessionId });
    if (earlier !== null) return toProgress(session);
    if (isLocked(session.finished_at, deps.now())) {
      // a change that can no longer be applied is refused, never acknowledged and dropped
      const ids = (body.changes ?? []).map(({ id }) => id);
      const taken = await queries.takenChanges(tx, key, ids);
      if (ids.some((id) => !taken.has(id)) || hasClosingAnswers(body)) throw new AppError('session.locked');
      return toProgress(session);
    }
    const finishedAt = session.finished_at ?? endOf(session, body, deps.now());
    const progress = await write(deps, tx, key, session, body, finishedAt);
    if (session.finished_at === null) await tellFinished(inTx, actor.userId, sessionId);
    return { ...progress, ...(await hearNotes(inTx, actor, body.notes, session.notes)) };
  });
}

/** Marks one exercise complete by its index. @throws AppError session.not_found, session.locked, request.invalid */
export async function completeExercise(
  deps: Deps,
  actor: Actor,
  sessionId: string,
  index: number,
): Promise<SessionProgress> {
  const key = { userId: actor.userId, sessionId };
  return inTransaction(deps, async (tx) => {
    const session = await lockedSession(tx, key);
    if (isLocked(session.finished_at, deps.now())) throw new AppError('session.locked');
    if (index >= session.exercise_count) {
      throw new AppError('request.invalid', [{ path: 'exerciseIndex', message: sessionMessages.noSuchExercise }]);
    }
    await completeIndex(tx, key, index);
    return toProgress(await saveSession(tx, key, { updated_at: deps.now() }));
  });
}

async function lockedSession(tx: Database, key: Key): Promise<SessionRow> {
  return found(await queries.lockSession(tx, key), 'session.not_found');
}

/** End of a session: now, or the instant of a device without a network; never before its start. */
function endOf(session: SessionRow, { finishedAt, sentAt }: ProgressBody, now: Date): Date {
  const sent =
    finishedAt === undefined ? now.getTime() : Math.min(now.getTime(), correctedInstant(finishedAt, sentAt, now));
  return new Date(Math.max(session.started_at.getTime(), sent));
}

function hasClosingAnswers({ score, rpe, improvements, notes }: ProgressBody): boolean {
  return [score, rpe, improvements, notes].some((answer) => answer !== undefined);
}

async function write(
  deps: Deps,
  tx: Database,
  key: Key,
  session: SessionRow,
  body: ProgressBody,
  finishedAt: Date | null,
): Promise<SessionProgress> {
  if (body.completedExercises?.some((index) => index >= session.exercise_count)) {
    throw new AppError('request.invalid', [{ path: 'completedExercises', message: sessionMessages.noSuchExercise }]);
  }
  const { changes = [], sentAt } = body;
  const refused = await applyChanges(tx, key, { changes, sentAt }, deps.now());
  if (body.completedExercises && !(await hasLoggedSets(tx, key))) {
    await writeCompletedIndexes(tx, key, body.completedExercises);
  }
  const { score, rpe, improvements, notes } = body;
  const closing = Object.entries({ score, rpe, improvements, notes }).filter(([, value]) => value !== undefined);
  const saved = await saveSession(tx, key, {
    ...Object.fromEntries(closing),
    ...durationColumn(body.duration, session, finishedAt ?? deps.now()),
    finished_at: finishedAt,
    updated_at: deps.now(),
  });
  return { ...toProgress(saved), ...(refused.length > 0 ? { refused } : {}) };
}

/** The clock only moves on, and stops at the end: a save that arrives late or twice never turns it back. */
function durationColumn(sent: number | undefined, session: SessionRow, end: Date): { duration_seconds?: number } {
  if (sent === undefined || session.finished_at !== null) return {};
  return { duration_seconds: Math.max(session.duration_seconds, cappedDuration(sent, session.started_at, end)) };
}
