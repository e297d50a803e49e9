import type { SessionChange } from '@bandeja/domain/sessions/changes';
import type { ProgressBody, SessionProgress } from '@bandeja/domain/sessions/contract';
import { sessionMessages } from '@bandeja/domain/sessions/messages';
import { cappedDuration, isLocked } from '@bandeja/domain/sessions/rules';
import { flagOf } from '@bandeja/trainer/reader/danger';
import { safetyTexts } from '@bandeja/trainer/reader/messages';
import { adultAge } from '@bandeja/trainer/schedule/limits';
import { dangerIn } from '@bandeja/trainer/understand/health';
import { loadUser } from '#features/profile/service.ts';
import * as queries from '#features/sessions/changes.queries.ts';
import { earlierUse } from '#features/sessions/idempotency.service.ts';
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
  return inTransaction(deps, async (tx, inTx) => {
    const session = await lockedSession(tx, key);
    if (isLocked(session.finished_at, deps.now())) throw new AppError('session.locked');
    const progress = toProgress(await write(deps, tx, key, session, body, session.finished_at));
    return { ...progress, ...(await warningOf(inTx, actor, body.notes)) };
  });
}

/** What the notes after a session oblige us to say; they are read like every other text of the player. */
async function warningOf(deps: Deps, actor: Actor, notes: string | undefined): Promise<{ warning?: string }> {
  const flag = flagOf(dangerIn(notes ?? ''));
  if (flag === null) return {};
  const { age } = await loadUser(deps, actor.userId);
  const isMinor = age !== null && age < adultAge;
  return { warning: isMinor ? safetyTexts.forMinor(safetyTexts[flag]) : safetyTexts[flag] };
}

/**
 * Finishes a session, with a last batch of changes if any. Finishing it again only applies what is new.
 * @throws AppError session.not_found, session.locked (new changes 14 days after the end), idempotency.mismatch
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
      // what can no longer be applied is refused, never acknowledged and dropped
      const unseen = await queries.takeChanges(
        tx,
        key,
        (body.changes ?? []).map(({ id }) => id),
      );
      if (unseen.size > 0) throw new AppError('session.locked');
      return toProgress(session);
    }
    const isRepeat = session.finished_at !== null;
    // a repeat must not lengthen the session or undo answers given since
    const news = isRepeat ? { changes: body.changes } : body;
    const progress = toProgress(await write(deps, tx, key, session, news, session.finished_at ?? deps.now()));
    return { ...progress, ...(isRepeat ? {} : await warningOf(inTx, actor, body.notes)) };
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
  await applyChanges(tx, key, body.changes ?? [], deps.now());
  if (body.completedExercises && !(await queries.hasLoggedSets(tx, key))) {
    await queries.writeCompletedIndexes(tx, key, body.completedExercises);
  }
  const { score, rpe, improvements, notes } = body;
  const closing = Object.entries({ score, rpe, improvements, notes }).filter(([, value]) => value !== undefined);
  return queries.saveSession(tx, key, {
    ...Object.fromEntries(closing),
    ...durationColumn(body.duration, session, finishedAt ?? deps.now()),
    finished_at: finishedAt,
    updated_at: deps.now(),
  });
}

/** The clock only moves on, and stops at the end: a save that arrives late or twice never turns it back. */
function durationColumn(sent: number | undefined, session: SessionRow, end: Date): { duration_seconds?: number } {
  if (sent === undefined || session.finished_at !== null) return {};
  return { duration_seconds: Math.max(session.duration_seconds, cappedDuration(sent, session.started_at, end)) };
}

async function applyChanges(tx: Database, key: Key, changes: SessionChange[], now: Date): Promise<void> {
  const fresh = await queries.takeChanges(
    tx,
    key,
    changes.map((change) => change.id),
  );
  for (const change of changes) {
    // deleting also keeps a change that stands twice in one batch from being applied twice
    if (fresh.delete(change.id)) await applyChange(tx, key, { ...change, at: pastInstant(change.at, now) });
  }
}

/** A device whose clock runs ahead must not outvote what is logged later: its future counts as now. */
function pastInstant(at: string, now: Date): string {
  const sent = new Date(at);
  return (sent > now ? now : sent).toISOString();
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
