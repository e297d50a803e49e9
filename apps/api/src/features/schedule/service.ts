import { addDays, localDateIn, mondayOf, weekdayOf } from '@bandeja/domain/calendar/dates';
import type { User } from '@bandeja/domain/profile/contract';
import type { PlanDay, putSchedule, SavedSchedule, Schedule, Week } from '@bandeja/domain/schedule/contract';
import { scheduleMessages } from '@bandeja/domain/schedule/messages';
import { daysOfFlags, isProfileComplete, showsNextWeek } from '@bandeja/domain/schedule/rules';
import { type Weekday, weekdays } from '@bandeja/domain/schedule/vocabulary';
import type { Parsed } from '@bandeja/domain/wire/endpoint';
import { planWeek } from '@bandeja/trainer/schedule/plan-week';
import type { FinishedSession, PlannerPlayer } from '@bandeja/trainer/schedule/types';
import { healthOf, loadUser, lockProfile, memberSince, saveAvailability } from '#features/profile/service.ts';
import { routinesToPlan, startableRoutine } from '#features/routines/service.ts';
import * as queries from '#features/schedule/queries.ts';
import { finishedSince } from '#features/stats/service.ts';
import { plannerAllowance } from '#features/usage/service.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError } from '#kit/errors.ts';

/** Days of finished sessions the planner looks back on. */
const historyDays = 28;
const defaultLevel = 'Principiante';

function todayOf(deps: Deps, actor: Actor): string {
  return localDateIn(actor.timeZone, deps.now());
}

/** Availability of the player, what the planner says about the current week, and how far the plan is shown. */
export async function scheduleOf(deps: Deps, actor: Actor): Promise<Schedule> {
  const today = todayOf(deps, actor);
  const [user, words, startedOn] = await Promise.all([
    loadUser(deps, actor.userId),
    queries.wordsOf(deps.db, actor.userId, mondayOf(today)),
    memberSince(deps, actor),
  ]);
  const { availableDays, sessionDuration, trainingDays } = user;
  return { availableDays, sessionDuration, trainingDays, ...words, showsNextWeek: showsNextWeek(today, startedOn) };
}

/**
 * Plans the weeks of the seven days from `from` on, unless they are planned; one of several simultaneous callers does
 * it. Only this week and the next one are planned. False while the profile is incomplete and there is no week.
 */
export async function ensurePlanned(deps: Deps, actor: Actor, from?: string): Promise<boolean> {
  const mondays = mondaysToPlan(todayOf(deps, actor), from);
  if ((await unplanned(deps, actor, mondays)).length === 0) return true;
  return inTransaction(deps, async (_tx, inTx) => {
    await lockProfile(inTx, actor);
    const user = await loadUser(inTx, actor.userId);
    if (!isProfileComplete(user)) return false;
    for (const monday of await unplanned(inTx, actor, mondays)) {
      await plan(inTx, actor, user, monday, { keepEdited: true, isFirst: true });
    }
    return true;
  });
}

/** Of the weeks that seven days touch, those that may be planned: this one, always, and the next one. */
function mondaysToPlan(today: string, from = mondayOf(today)): string[] {
  const monday = mondayOf(today);
  const next = addDays(monday, 7);
  return from > monday && from <= next ? [monday, next] : [monday];
}

async function unplanned(deps: Deps, actor: Actor, mondays: readonly string[]): Promise<string[]> {
  const planned = await queries.plannedWeeks(deps.db, actor.userId, mondays);
  return mondays.filter((monday) => !planned.has(monday));
}

/**
 * The seven days from `from` on, else the current week; planned when they are first read.
 * @throws AppError profile.incomplete when they cannot be planned
 */
export async function readWeek(deps: Deps, actor: Actor, from?: string): Promise<Week> {
  if (!(await ensurePlanned(deps, actor, from))) throw new AppError('profile.incomplete');
  return storedWeek(deps, actor, from);
}

async function storedWeek(deps: Deps, actor: Actor, from = mondayOf(todayOf(deps, actor))): Promise<Week> {
  return toWeek(await queries.planDays(deps.db, actor.userId, from, addDays(from, 6)), from);
}

/** Makes the current week again, edited days included. @throws AppError profile.incomplete */
export async function regenerateWeek(deps: Deps, actor: Actor): Promise<Week> {
  return inTransaction(deps, async (_tx, inTx) => {
    await lockProfile(inTx, actor);
    const user = await completeUser(inTx, actor);
    await planAgain(inTx, actor, user, { keepEdited: false });
    return storedWeek(inTx, actor);
  });
}

/** Today's planned day; null while the profile is incomplete. */
export async function todaysPlan(deps: Deps, actor: Actor): Promise<PlanDay | null> {
  if (!(await ensurePlanned(deps, actor))) return null;
  return (await storedWeek(deps, actor))[weekdayOf(todayOf(deps, actor))];
}

/**
 * Saves hand-edited days (those not named stay, those that are past are ignored) and the availability. Answers the
 * seven days as they are then, where there is a plan: saving the availability alone plans none (docs/product.md#past-days).
 * @throws AppError routine.not_found
 */
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
  const missing = await unplanned(deps, actor, mondaysToPlan(todayOf(deps, actor), from));
  return {
    ...(await scheduleOf(deps, actor)),
    week: missing.length === 0 ? await storedWeek(deps, actor, from) : null,
  };
}

/** Plans the weeks that are planned again, in a transaction that holds the profile. Edited days stay. */
export async function replanWeek(deps: Deps, actor: Actor): Promise<void> {
  const user = await loadUser(deps, actor.userId);
  const planned = await queries.plannedWeeks(deps.db, actor.userId, [mondayOf(todayOf(deps, actor))]);
  if (isProfileComplete(user) && planned.size > 0) await planAgain(deps, actor, user, { keepEdited: true });
}

/** Plans this week again, and the next one where it was planned already. */
async function planAgain(deps: Deps, actor: Actor, user: User, { keepEdited }: { keepEdited: boolean }): Promise<void> {
  const monday = mondayOf(todayOf(deps, actor));
  const next = addDays(monday, 7);
  const planned = await queries.plannedWeeks(deps.db, actor.userId, [monday, next]);
  await plan(deps, actor, user, monday, { keepEdited, isFirst: !planned.has(monday) });
  if (planned.has(next)) await plan(deps, actor, user, next, { keepEdited: true, isFirst: false });
}

type Edits = NonNullable<Parsed<typeof putSchedule>['body']['currentWeek']>;

async function editDays(deps: Deps, actor: Actor, edits: Edits, from: string): Promise<void> {
  const today = todayOf(deps, actor);
  const lastPlanned = addDays(mondayOf(today), 13);
  const days = sevenFrom(from).flatMap((date) => {
    const edit = edits[weekdayOf(date)];
    if (!edit || date < today || date > lastPlanned) return [];
    const routineId = edit.type === 'Descanso' ? null : (edit.routineId ?? null);
    return [{ date, type: edit.type, routineId }];
  });
  // the days that are not named have to be there before one of them can be edited
  await ensurePlanned(deps, actor, from);
  for (const { routineId } of days) {
    if (routineId !== null) await startableRoutine(deps, actor, routineId);
  }
  await queries.writeDays(
    deps.db,
    actor.userId,
    days.map((day) => ({ ...day, source: 'player', reason: scheduleMessages.chosenByPlayer, aim: null })),
    deps.now(),
  );
}

async function completeUser(deps: Deps, actor: Actor): Promise<User> {
  const user = await loadUser(deps, actor.userId);
  if (!isProfileComplete(user)) throw new AppError('profile.incomplete');
  return user;
}

/**
 * Plans a week and stores it, in a transaction that holds the profile. Days before the account existed get no plan; a
 * week that was planned before keeps its past days, those that already saw a finished session, and hand-edited ones
 * until the player asks for a new plan.
 */
async function plan(
  deps: Deps,
  actor: Actor,
  user: User,
  monday: string,
  { keepEdited, isFirst }: { keepEdited: boolean; isFirst: boolean },
): Promise<void> {
  const today = todayOf(deps, actor);
  const routines = await routinesToPlan(deps, actor);
  const startedOn = await memberSince(deps, actor);
  const history = await finishedSince(deps, actor, addDays(monday, -historyDays));
  const ahead = await sessionsAhead(deps, actor, { from: today, before: monday, history });
  const stored = await queries.planDays(deps.db, actor.userId, monday, addDays(monday, 6));
  const trained = new Set(history.map((session) => session.localDate));
  const allowance = await plannerAllowance(deps, user, trained.has(today) ? addDays(today, 1) : today);
  const player = plannerPlayer(user, startedOn);
  const { days, advice } = planWeek({ monday, player, routines, history: [...history, ...ahead], allowance });
  const stays = (day: PlanDay) => trained.has(day.date) || (keepEdited && day.edited);
  const staying = new Set(stored.filter(stays).map((day) => day.date));
  const firstDate = isFirst ? startedOn : today;
  const now = deps.now();
  await queries.writeAdvice(deps.db, actor.userId, monday, advice, now);
  await queries.writeDays(
    deps.db,
    actor.userId,
    days
      .filter(({ date }) => date >= firstDate && !staying.has(date))
      .map((day) => ({ ...day, source: 'planner', aim: null })),
    now,
  );
}

/** What the plan still asks for before a week begins: the week counts it as done, else it would begin at too little. */
async function sessionsAhead(
  deps: Deps,
  actor: Actor,
  { from, before, history }: { from: string; before: string; history: readonly FinishedSession[] },
): Promise<FinishedSession[]> {
  if (from >= before) return [];
  const trained = new Set(history.map(({ localDate }) => localDate));
  const days = await queries.planDays(deps.db, actor.userId, from, addDays(before, -1));
  return days
    .filter(({ date, routineId }) => routineId !== null && !trained.has(date))
    .map(({ date, type, routineId, routine }) => ({
      localDate: date,
      type,
      routineId,
      durationSeconds: (routine?.duration ?? 0) * 60,
      rpe: null,
    }));
}

/** The player as the planner knows them. */
export function plannerPlayer(user: User, firstWeek: string): PlannerPlayer {
  // the profile is complete here, so there is a duration
  const sessionDuration = user.sessionDuration ?? { min: 60, max: 120 };
  return {
    level: user.fitnessLevel ?? defaultLevel,
    age: user.age,
    goals: user.goals,
    availableDays: daysOfFlags(user.availableDays),
    trainingDays: user.trainingDays,
    sessionDuration,
    ...healthOf(user),
    equipment: user.equipment,
    places: user.places,
    firstWeek,
  };
}

function sevenFrom(from: string): string[] {
  return weekdays.map((_, index) => addDays(from, index));
}

function toWeek(days: PlanDay[], from: string): Week {
  const byDate = new Map(days.map((day) => [day.date, day]));
  const noPlan = { type: 'Descanso', routineId: null, reason: '', edited: false, isPlanned: false, aim: null } as const;
  const byWeekday = new Map(
    sevenFrom(from).map((date): [Weekday, PlanDay] => [
      weekdayOf(date),
      byDate.get(date) ?? { date, ...noPlan, routine: null },
    ]),
  );
  // fromEntries cannot know that seven days in a row have every weekday
  return Object.fromEntries(weekdays.map((weekday) => [weekday, byWeekday.get(weekday)])) as Week;
}
