import { addDays, mondayOf } from '@bandeja/domain/calendar/dates';
import type { DraftDay } from '@bandeja/domain/coaching/schemas';
import type { PlanDay } from '@bandeja/domain/schedule/contract';
import { scheduleMessages } from '@bandeja/domain/schedule/messages';
import { keepRoutine, startableRoutine } from '#features/routines/service.ts';
import { ensurePlanned, todayOf } from '#features/schedule/plan.service.ts';
import * as queries from '#features/schedule/queries.ts';
import type { Database } from '#kit/database/database.ts';
import type { Actor, Deps } from '#kit/deps.ts';

/* What a coach plans for a player. Who may is decided by `coaching` alone. */

/** Plans them first where they were not, as for the player. */
export async function daysBetweenDates(deps: Deps, player: Actor, from: string, to: string): Promise<PlanDay[]> {
  await ensurePlanned(deps, player, addDays(mondayOf(todayOf(deps, player)), 7));
  return queries.planDays(deps.db, player.userId, from, to);
}

/** @throws AppError routine.not_found unless the player could start it */
export async function requireRoutines(deps: Deps, player: Actor, ids: readonly (string | null)[]): Promise<void> {
  for (const id of new Set(ids)) {
    if (id !== null) await startableRoutine(deps, player, id);
  }
}

/** In the caller's transaction; past days stay as they were. @returns how many were published */
export async function publishDays(
  inTx: Deps,
  player: Actor,
  coachId: string,
  drafts: readonly DraftDay[],
): Promise<number> {
  const today = todayOf(inTx, player);
  const days = drafts.filter(({ date }) => date >= today);
  await requireRoutines(
    inTx,
    player,
    days.map(({ routineId }) => routineId),
  );
  for (const { routineId } of days) if (routineId !== null) await keepRoutine(inTx, player, routineId);
  await queries.writeDays(
    inTx.db,
    player.userId,
    days.map(({ date, type, routineId, minutes, note }) => ({
      date,
      type,
      routineId,
      minutes: routineId === null ? null : minutes,
      source: 'coach',
      coachId,
      reason: note === '' ? scheduleMessages.chosenByCoach : note,
      aim: null,
    })),
    inTx.now(),
  );
  return days.length;
}

/** The days a coach published stay; who it was is forgotten. */
export function forgetCoachedDays(tx: Database, coachId: string): Promise<void> {
  return queries.forgetCoach(tx, coachId);
}
