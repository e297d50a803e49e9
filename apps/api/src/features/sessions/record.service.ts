import { localDateIn } from '@bandeja/domain/calendar/dates';
import type { Match } from '@bandeja/domain/matches/vocabulary';
import type { Session } from '@bandeja/domain/sessions/contract';
import type { SessionType } from '@bandeja/domain/sessions/vocabulary';
import { sessionById } from '#features/sessions/queries.ts';
import { insertSession } from '#features/sessions/start.queries.ts';
import { startInstant } from '#features/sessions/start.service.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError, isUniqueViolation } from '#kit/errors.ts';

/** A session that is over when it is written down. */
export type RecordedSession = {
  _id: string;
  source: 'match' | 'manual';
  type: SessionType;
  name: string;
  startTime: string;
  minutes: number;
  rpe: number | null;
  match?: Match;
};

/**
 * Stores a finished session. It counts against no limit and asks for no clearance: it has been done already
 * (docs/product.md#matches). The 14 days in which it can be corrected begin now. The same `_id` again answers what is
 * stored.
 * @throws AppError session.id_taken when the id belongs to another kind of session, request.invalid for a future start
 */
export async function recordSession(deps: Deps, actor: Actor, recorded: RecordedSession): Promise<Session> {
  const { _id, source, type, name, startTime, minutes, rpe, match } = recorded;
  const known = await sessionById(deps.db, actor.userId, _id);
  if (known) return sameRecord(known, recorded);
  const now = deps.now();
  const startedAt = startInstant({ startTime }, actor.timeZone, now);
  const row = {
    user_id: actor.userId,
    id: _id,
    source,
    type,
    name,
    planned_minutes: minutes,
    local_date: localDateIn(actor.timeZone, startedAt),
    time_zone: actor.timeZone,
    started_at: startedAt,
    finished_at: now,
    duration_seconds: minutes * 60,
    rpe,
    match: match ? JSON.stringify(match) : null,
    created_at: now,
    updated_at: now,
  };
  try {
    await insertSession(deps.db, row, [], []);
  } catch (error) {
    // the same id twice at the same moment, or a session that was discarded: what is stored decides
    if (!isUniqueViolation(error, 'training_sessions_pkey')) throw error;
  }
  return sameRecord(await sessionById(deps.db, actor.userId, _id), recorded);
}

function sameRecord(stored: Session | null, { source }: RecordedSession): Session {
  if (stored?.source !== source) throw new AppError('session.id_taken');
  return stored;
}
