import { randomBytes } from 'node:crypto';
import type { Session, SessionProgress } from '@bandeja/domain/sessions/contract';
import { startableRoutine } from '#features/routines/service.ts';
import { lockSession, lockWithDiscarded } from '#features/sessions/changes.queries.ts';
import { hasLoggedSets, saveSession } from '#features/sessions/progress.queries.ts';
import { sessionById, toProgress } from '#features/sessions/queries.ts';
import { openShare } from '#features/sessions/share.queries.ts';
import { countSessionStart, uncountSessionStart } from '#features/usage/service.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError, found, isUniqueViolation } from '#kit/errors.ts';

/** The ten seconds of «Deshacer» and a slow line. */
const restorableMs = 120_000;

/** @throws AppError session.not_found */
export async function loadSession(deps: Deps, actor: Actor, sessionId: string): Promise<Session> {
  return found(await sessionById(deps.db, actor.userId, sessionId), 'session.not_found');
}

/** Without a done set it no longer counts against the plan's limits. @throws AppError session.not_found, session.finished */
export async function discard(deps: Deps, actor: Actor, sessionId: string): Promise<void> {
  const key = { userId: actor.userId, sessionId };
  await inTransaction(deps, async (tx) => {
    const session = found(await lockSession(tx, key), 'session.not_found');
    if (session.finished_at !== null) throw new AppError('session.finished');
    const hasSets = await hasLoggedSets(tx, key);
    const now = deps.now();
    await saveSession(tx, key, { discarded_at: now, updated_at: now });
    if (!hasSets) await uncountSessionStart({ db: tx }, { ...key, routineId: session.routine_id });
  });
}

/**
 * The logged sets count again.
 * @throws AppError session.not_found (also after two minutes), session.open_exists, routine.not_found,
 * plan.limit_reached
 */
export async function restore(deps: Deps, actor: Actor, sessionId: string): Promise<SessionProgress> {
  const key = { userId: actor.userId, sessionId };
  try {
    return await inTransaction(deps, async (tx, inTx) => {
      const session = found(await lockWithDiscarded(tx, key), 'session.not_found');
      const { discarded_at: discardedAt, started_at: startedAt, routine_id: routineId } = session;
      if (discardedAt === null) return toProgress(session);
      const now = deps.now();
      if (now.getTime() - discardedAt.getTime() > restorableMs) throw new AppError('session.not_found');
      const restored = await saveSession(tx, key, { discarded_at: null, updated_at: now });
      if (routineId !== null && !(await hasLoggedSets(tx, key))) {
        const { type } = await startableRoutine(inTx, actor, routineId);
        await countSessionStart(inTx, { ...key, routineId, type, startedAt, isLate: true });
      }
      return toProgress(restored);
    });
  } catch (error) {
    if (isUniqueViolation(error, 'training_sessions_open_key')) throw new AppError('session.open_exists');
    throw error;
  }
}

/** Opens the public page of a finished session. @throws AppError session.not_found, session.unfinished */
export async function share(deps: Deps, actor: Actor, sessionId: string): Promise<string> {
  const session = await loadSession(deps, actor, sessionId);
  if (!session.isFinished) throw new AppError('session.unfinished');
  const token = randomBytes(16).toString('base64url');
  return inTransaction(deps, (tx) => openShare(tx, { userId: actor.userId, sessionId, token }));
}
