import { randomBytes } from 'node:crypto';
import type { Session } from '@bandeja/domain/sessions/contract';
import { hasLoggedSets, lockSession, saveSession } from '#features/sessions/changes.queries.ts';
import { sessionById } from '#features/sessions/queries.ts';
import { openShare } from '#features/sessions/share.queries.ts';
import { uncountSessionStart } from '#features/usage/service.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError } from '#kit/errors.ts';

/** @throws AppError session.not_found */
export async function loadSession(deps: Deps, actor: Actor, sessionId: string): Promise<Session> {
  const session = await sessionById(deps.db, actor.userId, sessionId);
  if (!session) throw new AppError('session.not_found');
  return session;
}

/**
 * Discards an unfinished session. Without a done set it no longer counts against the plan's limits.
 * @throws AppError session.not_found, session.finished
 */
export async function discard(deps: Deps, actor: Actor, sessionId: string): Promise<void> {
  const key = { userId: actor.userId, sessionId };
  await inTransaction(deps, async (tx) => {
    const session = await lockSession(tx, key);
    if (!session) throw new AppError('session.not_found');
    if (session.finished_at !== null) throw new AppError('session.finished');
    const hasSets = await hasLoggedSets(tx, key);
    const now = deps.now();
    await saveSession(tx, key, { discarded_at: now, updated_at: now });
    if (!hasSets) await uncountSessionStart({ db: tx }, { ...key, routineId: session.routine_id });
  });
}

/** Opens the public page of a finished session. @throws AppError session.not_found, session.unfinished */
export async function share(deps: Deps, actor: Actor, sessionId: string): Promise<string> {
  const session = await loadSession(deps, actor, sessionId);
  if (!session.isFinished) throw new AppError('session.unfinished');
  const token = randomBytes(16).toString('base64url');
  return openShare(deps.db, { userId: actor.userId, sessionId, token });
}
