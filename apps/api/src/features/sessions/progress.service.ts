import type { SessionChange } from '@bandeja/domain/sessions/changes';
import type { ProgressBody, SessionProgress } from '@bandeja/domain/sessions/contract';
import { cappedDuration, isLocked } from '@bandeja/domain/sessions/rules';
import * as queries from '#features/sessions/changes.queries.ts';
import { type SessionRow, toProgress } from '#features/sessions/queries.ts';
import type { Database } from '#kit/database/database.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError } from '#kit/errors.ts';

type Key = { userId: string; sessionId: string };

/**
 * Saves progress and closing answers. Each change is applied once, whatever is repeated and however it is grouped.
 * @throws AppError session.not_found, session.locked (14 days after the end)
 */
export async function saveProgress(
  deps: Deps,
  actor: Actor,
  sessionId: string,
  body: ProgressBody,
): Promise<SessionProgress> {
  const key = { userId: actor.userId, sessionId };
  return inTransaction(deps.db, async (tx) => {
    const session = await lockedSession(tx, key);
    if (isLocked(session.finished_at, deps.now())) throw new AppError('session.locked');
    return toProgress(await write(deps, tx, key, session, body, session.finished_at));
  });
}

/**
 * Finishes a session, with a last lot of changes if any. Finishing it again only applies what is new.
 * @throws AppError session.not_found
 */
export async function complete(
  deps: Deps,
  actor: Actor,
  sessionId: string,
  body: ProgressBody,
): Promise<SessionProgress> {
  const key = { userId: actor.userId, sessionId };
  return inTransaction(deps.db, async (tx) => {
    const session = await lockedSession(tx, key);
    if (isLocked(session.finished_at, deps.now())) return toProgress(session);
    const isRepeat = session.finished_at !== null;
    // a repeat must not lengthen the session or undo answers given since
    const news = isRepeat ? { changes: body.changes } : body;
    return toProgress(await write(deps, tx, key, session, news, session.finished_at ?? deps.now()));
  });
}

/** Marks one exercise complete by its index. @throws AppError session.not_found, session.locked */
export async function completeExercise(
  deps: Deps,
  actor: Actor,
  sessionId: string,
  index: number,
): Promise<SessionProgress> {
  const key = { userId: actor.userId, sessionId };
  return inTransaction(deps.db, async (tx) => {
    const session = await lockedSession(tx, key);
    if (isLocked(session.finished_at, deps.now())) throw new AppError('session.locked');
    await queries.completeIndex(tx, key, index);
    return toProgress(await queries.saveSession(tx, key, { updated_at: deps.now() }));
  });
}

async function lockedSession(tx: Database, key: Key): Promise<SessionRow> {
  const session = await queries.lockSession(tx, key);
  if (!session) throw new AppError('session.not_found');
  return session;
}

async function write(
  deps: Deps,
  tx: Database,
  key: Key,
  session: SessionRow,
  body: ProgressBody,
  finishedAt: Date | null,
): Promise<SessionRow> {
  await applyChanges(tx, key, body.changes ?? []);
  if (body.completedExercises && !(await queries.hasLoggedSets(tx, key))) {
    await queries.writeCompletedIndexes(tx, key, body.completedExercises);
  }
  const { score, rpe, improvements, notes } = body;
  const closing = Object.entries({ score, rpe, improvements, notes }).filter(([, value]) => value !== undefined);
  return queries.saveSession(tx, key, {
    ...Object.fromEntries(closing),
    ...(body.duration === undefined
      ? {}
      : { duration_seconds: cappedDuration(body.duration, session.started_at, finishedAt ?? deps.now()) }),
    finished_at: finishedAt,
    updated_at: deps.now(),
  });
}

async function applyChanges(tx: Database, key: Key, changes: SessionChange[]): Promise<void> {
  const fresh = await queries.takeChanges(
    tx,
    key,
    changes.map((change) => change.id),
  );
  for (const change of changes) {
    // deleting also keeps a change that stands twice in one lot from being applied twice
    if (fresh.delete(change.id)) await applyChange(tx, key, change);
  }
}

function applyChange(tx: Database, key: Key, change: SessionChange): Promise<void> {
  switch (change.kind) {
    case 'set':
      return queries.writeSet(tx, key, change);
    case 'entry':
      return queries.writeEntryCompleted(tx, key, change);
    case 'note':
      return queries.writeNote(tx, key, change);
    case 'position':
      return queries.writePosition(tx, key, change);
  }
}
