import type { Match } from '@bandeja/domain/matches/schemas';
import type { correctSession as contract, Session } from '@bandeja/domain/sessions/contract';
import { sessionMessages } from '@bandeja/domain/sessions/messages';
import { isLocked } from '@bandeja/domain/sessions/rules';
import type { Parsed } from '@bandeja/domain/wire/endpoint';
import * as queries from '#features/sessions/changes.queries.ts';
import { applyChanges } from '#features/sessions/changes.service.ts';
import { saveSession } from '#features/sessions/progress.queries.ts';
import { sessionById } from '#features/sessions/queries.ts';
import { startColumns, startInstant } from '#features/sessions/start.service.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError, found } from '#kit/errors.ts';

type Correction = Parsed<typeof contract>['body'];

/** Only onto the version the player saw (docs/product.md#corrections). @throws AppError session.*, request.invalid */
export async function correctSession(
  deps: Deps,
  actor: Actor,
  sessionId: string,
  { updatedAt, startTime, minutes, rpe, match, sets = [] }: Correction,
): Promise<Session> {
  const key = { userId: actor.userId, sessionId };
  return inTransaction(deps, async (tx) => {
    const session = found(await queries.lockSession(tx, key), 'session.not_found');
    const now = deps.now();
    if (session.finished_at === null) throw new AppError('session.unfinished');
    if (isLocked(session.finished_at, now)) throw new AppError('session.locked');
    if (session.updated_at.toISOString() !== new Date(updatedAt).toISOString()) throw new AppError('session.changed');
    const at = now.toISOString();
    const changes = sets.map((set) => ({ ...set, kind: 'set' as const, id: deps.newId(), at }));
    const refused = await applyChanges(tx, key, { changes, sentAt: at }, now);
    if (refused.length > 0) {
      throw new AppError('request.invalid', [{ path: 'sets', message: sessionMessages.noSuchExercise }]);
    }
    await saveSession(tx, key, {
      ...(startTime === undefined ? {} : startColumns(actor, startInstant({ startTime }, actor.timeZone, now))),
      ...(minutes === undefined ? {} : { duration_seconds: minutes * 60 }),
      ...(rpe === undefined ? {} : { rpe }),
      // a client that does not know how points were lost leaves them as they are
      ...(match === undefined ? {} : { match: JSON.stringify({ ...boardOf(session.match), ...match }) }),
      // a second correction within the same millisecond is still another one
      updated_at: new Date(Math.max(now.getTime(), session.updated_at.getTime() + 1)),
    });
    const corrected = await sessionById(tx, actor.userId, sessionId);
    if (!corrected) throw new AppError('session.not_found');
    return corrected;
  });
}

/** What a client that corrects a match may not know of it. */
function boardOf(match: Match | null): Partial<Match> {
  if (match === null) return {};
  const { sets: _, side: __, partner: ___, tags: ____, ...known } = match;
  return known;
}
