import { localDateIn } from '@bandeja/domain/calendar/dates';
import { dateError } from '@bandeja/domain/calendar/rules';
import { isGentle } from '@bandeja/domain/exercises/rules';
import { openReferral } from '@bandeja/domain/profile/rules';
import type { Routine } from '@bandeja/domain/routines/contract';
import type { Session, startSession } from '@bandeja/domain/sessions/contract';
import { sessionMessages } from '@bandeja/domain/sessions/messages';
import { cappedDuration, correctedInstant } from '@bandeja/domain/sessions/rules';
import { warmUpCode } from '@bandeja/domain/sessions/vocabulary';
import type { Parsed } from '@bandeja/domain/wire/endpoint';
import { hearDiscomforts } from '#features/body/feed.service.ts';
import { exercisesToCompose } from '#features/exercises/service.ts';
import { loadUser, requireNoRedFlag } from '#features/profile/service.ts';
import { keepRoutine } from '#features/routines/service.ts';
import { isLighterWeek } from '#features/schedule/service.ts';
import { routineOfToday } from '#features/sessions/check-in.service.ts';
import { earlierUse } from '#features/sessions/idempotency.service.ts';
import { proposalsFor } from '#features/sessions/proposal.service.ts';
import { sessionById } from '#features/sessions/queries.ts';
import { earlierSets, snapshotOf } from '#features/sessions/snapshot.service.ts';
import * as queries from '#features/sessions/start.queries.ts';
import { countSessionStart } from '#features/usage/service.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError, isUniqueViolation } from '#kit/errors.ts';

type StartInput = Parsed<typeof startSession>['body'];

const dayMs = 86_400_000;

/** An older start is counted in the current month: an old date must not get around the plan's limits. */
const lateAtMostMs = 14 * dayMs;

/** A device that has the line sends a start at once (docs/product.md#plan-limits). */
const lateAfterMs = 2 * 60_000;

/** Tolerance for a device's clock that is already past midnight. */
const clockAheadMs = 5 * 60_000;

/**
 * The same `_id` or key again returns the same session.
 * @throws AppError session.*, plan.limit_reached, routine.not_found, idempotency.mismatch, request.invalid
 */
export async function start(deps: Deps, actor: Actor, input: StartInput, key: string | null): Promise<Session> {
  const sessionId = input._id ?? deps.newId();
  try {
    return await inTransaction(deps, async (tx, inTx) => {
      const earlierId = await earlierUse(inTx, actor, { key, request: ['start', input], sessionId });
      if (earlierId) return found(await sessionById(tx, actor.userId, earlierId));
      const known = await sessionById(tx, actor.userId, sessionId);
      if (known) return sameStart(known, input);
      await requireNoRedFlag(inTx, actor);
      const routine = await routineOfToday(inTx, actor, input);
      const startedAt = startInstant(input, actor.timeZone, deps.now());
      await requireGentle(inTx, actor, routine);
      const earlier = await earlierSets(inTx, actor, routine);
      const isLighter = isLighterDay(input) || (await isLighterWeek(inTx, actor));
      const { columns, entries, sets } = await snapshotOf(inTx, actor, sessionId, routine, {
        earlier,
        completedExercises: input.completedExercises,
        proposals: await proposalsFor(inTx, actor, routine.exercises, { earlier, isLighterDay: isLighter }),
      });
      const row = {
        ...columns,
        ...startColumns(actor, startedAt),
        type: input.type,
        duration_seconds: cappedDuration(input.duration ?? 0, startedAt, deps.now()),
      };
      await queries.insertSession(tx, row, entries, sets);
      const counted = { userId: actor.userId, sessionId, routineId: routine._id, type: routine.type, startedAt };
      if (routine.code !== warmUpCode) await countSessionStart(inTx, { ...counted, isLate: isLate(input, deps.now()) });
      await keepRoutine(inTx, actor, routine._id);
      await hearDiscomforts(inTx, actor, soreIn(input), 'check-in');
      return found(await sessionById(tx, actor.userId, sessionId, earlier));
    });
  } catch (error) {
    if (isUniqueViolation(error, 'training_sessions_open_key')) throw new AppError('session.open_exists');
    // the same id twice at the same moment: the other one won
    if (isUniqueViolation(error, 'training_sessions_pkey')) {
      return sameStart(found(await sessionById(deps.db, actor.userId, sessionId)), input);
    }
    throw error;
  }
}

/** @throws AppError session.red_flag while a doctor has to look at the player first, for all but gentle work */
async function requireGentle(deps: Deps, { userId }: Actor, { exercises }: Routine): Promise<void> {
  const referral = openReferral(await loadUser(deps, userId));
  if (referral === null) return;
  const ids = new Set(exercises.map(({ exercise }) => exercise._id));
  const known = await exercisesToCompose(deps, [...ids]);
  if (known.length < ids.size || !known.every(isGentle))
    throw new AppError('session.red_flag', undefined, referral.message);
}

function found(session: Session | null): Session {
  if (!session) throw new AppError('session.id_taken');
  return session;
}

function sameStart(known: Session, input: StartInput): Session {
  if (known.routineId !== input.routineId) throw new AppError('session.id_taken');
  return known;
}

/** As sent, however old; now if a device's clock runs ahead within the day. @throws AppError request.invalid */
export function startInstant(
  { startTime, date, sentAt }: Pick<StartInput, 'startTime' | 'date' | 'sentAt'>,
  timeZone: string,
  now: Date,
): Date {
  const givenStart = startTime ?? date;
  const sent = givenStart === undefined ? now : new Date(correctedInstant(givenStart, sentAt, now));
  if (date && Math.abs(correctedInstant(date, sentAt, now) - sent.getTime()) >= dayMs)
    throw refusal('date', sessionMessages.otherDate);
  // a device's wrong clock is corrected first
  const error = sent < now ? dateError('done', sent.toISOString(), now) : null;
  if (error !== null) throw refusal(startTime ? 'startTime' : 'date', error);
  if (sent <= now) return sent;
  const isAnotherDay = localDateIn(timeZone, sent) !== localDateIn(timeZone, now);
  if (isAnotherDay && sent.getTime() - now.getTime() > clockAheadMs) {
    throw refusal(startTime ? 'startTime' : 'date', sessionMessages.future);
  }
  return now;
}

function refusal(path: string, message: string): AppError {
  return new AppError('request.invalid', [{ path, message }]);
}

/** Begun offline: its id comes from the device, and its start is in the past. */
function isLate({ _id, startTime, sentAt }: StartInput, now: Date): boolean {
  if (_id === undefined || startTime === undefined) return false;
  const ageMs = now.getTime() - correctedInstant(startTime, sentAt, now);
  return ageMs > lateAfterMs && ageMs <= lateAtMostMs;
}

export function startColumns({ timeZone }: Actor, startedAt: Date) {
  return { local_date: localDateIn(timeZone, startedAt), time_zone: timeZone, started_at: startedAt };
}

/** An area has no side and no figure there. */
function soreIn({ checkIn }: StartInput) {
  if (checkIn?.state !== 'sore' || checkIn.area === null) return [];
  return [{ region: checkIn.area, level: null, acute: false, lasts: false }];
}

function isLighterDay({ checkIn }: StartInput): boolean {
  return checkIn !== undefined && checkIn.state !== 'good';
}
