import { addDays, mondayOf, weekDates, weekdayOf } from '@bandeja/domain/calendar/dates';
import type { PlanDay, putSchedule, SavedSchedule, Schedule, Week } from '@bandeja/domain/schedule/contract';
import { scheduleMessages } from '@bandeja/domain/schedule/messages';
import { beganMidWeek, showsNextWeek, weekdayNames } from '@bandeja/domain/schedule/rules';
import type { Weekday } from '@bandeja/domain/schedule/vocabulary';
import type { Parsed } from '@bandeja/domain/wire/endpoint';
import { loadUser, lockProfile, memberSince, saveAvailability } from '#features/profile/service.ts';
import { keepRoutine, startableRoutine } from '#features/routines/service.ts';
import { ensurePlanned, isPlanned, needsNoPlanning, replanWeek, todayOf } from '#features/schedule/plan.service.ts';
import * as queries from '#features/schedule/queries.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError } from '#kit/errors.ts';

export async function ensureFirstDaysPlanned(deps: Deps, actor: Actor): Promise<Schedule> {
  const today = todayOf(deps, actor);
  const [user, words, startedOn] = await Promise.all([
    loadUser(deps, actor.userId),
    queries.adviceOf(deps.db, actor.userId, mondayOf(today)),
    memberSince(deps, actor),
  ]);
  const { availableDays, sessionDuration, trainingDays } = user;
  const hasFirstDays = beganMidWeek(today, startedOn) && (await isPlanned(deps, actor, mondayOf(today)));
  return {
    availableDays,
    sessionDuration,
    trainingDays,
    ...words,
    showsNextWeek: showsNextWeek(today, startedOn),
    ...(hasFirstDays && { firstDays: await ensureWeekPlanned(deps, actor, addDays(today, 1)) }),
  };
}

/** From `wanted` on, else the current week. @throws AppError profile.incomplete when it cannot be planned */
export async function ensureWeekPlanned(deps: Deps, actor: Actor, wanted?: string): Promise<Week> {
  const today = todayOf(deps, actor);
  const from = wanted ?? mondayOf(today);
  const { days, weeks } = await queries.plannedDays(deps.db, actor.userId, from, addDays(from, 6));
  if (needsNoPlanning(actor, today, from, weeks)) return toWeek(days, from);
  if (!(await ensurePlanned(deps, actor, from))) throw new AppError('profile.incomplete');
  return storedWeek(deps, actor, from);
}

export async function storedWeek(deps: Deps, actor: Actor, from = mondayOf(todayOf(deps, actor))): Promise<Week> {
  return toWeek(await queries.planDays(deps.db, actor.userId, from, addDays(from, 6)), from);
}

export function isLighterWeek(deps: Deps, actor: Actor): Promise<boolean> {
  return queries.isLighterWeek(deps.db, actor.userId, mondayOf(todayOf(deps, actor)));
}

export async function ensureTodayPlanned(deps: Deps, actor: Actor): Promise<PlanDay | null> {
  const today = todayOf(deps, actor);
  const { days, weeks } = await queries.plannedDays(deps.db, actor.userId, today, today);
  const [day] = days;
  if (day && needsNoPlanning(actor, today, mondayOf(today), weeks)) return day;
  if (!(await ensurePlanned(deps, actor))) return null;
  return (await storedWeek(deps, actor))[weekdayOf(today)];
}

/** Saving the availability alone plans none (docs/product.md#past-days). @throws AppError routine.not_found */
export async function saveSchedule(
  deps: Deps,
  actor: Actor,
  body: Parsed<typeof putSchedule>['body'],
): Promise<SavedSchedule> {
  const { currentWeek: edits, from = mondayOf(todayOf(deps, actor)), ...availability } = body;
  await inTransaction(deps, async (_tx, inTx) => {
    await saveAvailability(inTx, actor, availability);
    if (edits) await editDays(inTx, actor, edits, from);
  });
  const week = (await isPlanned(deps, actor, from)) ? await storedWeek(deps, actor, from) : null;
  return { ...(await ensureFirstDaysPlanned(deps, actor)), week };
}

type Edits = NonNullable<Parsed<typeof putSchedule>['body']['currentWeek']>;

async function editDays(deps: Deps, actor: Actor, edits: Edits, from: string): Promise<void> {
  const today = todayOf(deps, actor);
  const lastPlanned = addDays(mondayOf(today), 13);
  const isOpen = (date: string) => date >= today && date <= lastPlanned;
  const released = weekDates(from).filter((date) => edits[weekdayOf(date)] === null && isOpen(date));
  const days = weekDates(from).flatMap((date) => {
    const edit = edits[weekdayOf(date)];
    if (!edit || !isOpen(date)) return [];
    const routineId = edit.type === 'Descanso' ? null : (edit.routineId ?? null);
    return [{ date, type: edit.type, routineId }];
  });
  // the days that are not named have to be there before one of them can be edited
  await ensurePlanned(deps, actor, from);
  for (const { routineId } of days) {
    if (routineId === null) continue;
    await startableRoutine(deps, actor, routineId);
    await keepRoutine(deps, actor, routineId);
  }
  const minutes = await minutesPlanned(deps, actor, from, edits);
  await queries.writeDays(
    deps.db,
    actor.userId,
    days.map((day) => ({
      ...day,
      source: 'player',
      reason: chosenOn(day.date),
      aim: null,
      minutes: minutes.get(day.routineId) ?? null,
    })),
    deps.now(),
  );
  if (released.length === 0) return;
  await lockProfile(deps, actor);
  await queries.releaseDays(deps.db, actor.userId, released);
  await replanWeek(deps, actor);
}

/** By routine: a session planned shorter than its routine stays so on the day it moves to. */
async function minutesPlanned(
  deps: Deps,
  actor: Actor,
  from: string,
  edits: Edits,
): Promise<Map<string | null, number>> {
  const days = await queries.planDays(deps.db, actor.userId, from, addDays(from, 6));
  const changed = days.filter(({ date }) => edits[weekdayOf(date)] !== undefined);
  return new Map(changed.flatMap(({ routineId, minutes }) => (minutes === undefined ? [] : [[routineId, minutes]])));
}

export const chosenOn = (date: string) =>
  scheduleMessages.chosenByPlayer(weekdayNames[weekdayOf(date)].toLocaleLowerCase('es'));

function toWeek(days: PlanDay[], from: string): Week {
  const byDate = new Map(days.map((day) => [day.date, day]));
  const noPlan = { type: 'Descanso', routineId: null, reason: '', edited: false, isPlanned: false, aim: null } as const;
  const byWeekday = weekDates(from).map((date): [Weekday, PlanDay] => [
    weekdayOf(date),
    byDate.get(date) ?? { date, ...noPlan, routine: null },
  ]);
  return Object.fromEntries(byWeekday) as Week;
}
