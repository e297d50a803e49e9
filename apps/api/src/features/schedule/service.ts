import { addDays, localDateIn, mondayOf, weekdayOf } from '@bandeja/domain/calendar/dates';
import type { User } from '@bandeja/domain/profile/contract';
import type { PlanDay, putSchedule, SavedSchedule, Schedule, Week } from '@bandeja/domain/schedule/contract';
import { scheduleMessages } from '@bandeja/domain/schedule/messages';
import { daysOfFlags, isProfileComplete } from '@bandeja/domain/schedule/rules';
import { weekdays } from '@bandeja/domain/schedule/vocabulary';
import type { Parsed } from '@bandeja/domain/wire/endpoint';
import { planWeek } from '@bandeja/trainer/schedule/plan-week';
import type { PlannerPlayer } from '@bandeja/trainer/schedule/types';
import { confirmedWordsOf, loadUser, lockProfile, memberSince, saveAvailability } from '#features/profile/service.ts';
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

function currentMonday(deps: Deps, actor: Actor): string {
  return mondayOf(localDateIn(actor.timeZone, deps.now()));
}

/** Availability of the player and what the planner says about the current week. */
export async function scheduleOf(deps: Deps, actor: Actor): Promise<Schedule> {
  const [user, advice] = await Promise.all([
    loadUser(deps, actor.userId),
    queries.adviceOf(deps.db, actor.userId, currentMonday(deps, actor)),
  ]);
  const { availableDays, sessionDuration, trainingDays } = user;
  return { availableDays, sessionDuration, trainingDays, advice };
}

/**
 * Plans the current week unless it is planned; one of several simultaneous callers does it. False while the profile is
 * incomplete and there is no week.
 */
export async function ensureWeekPlanned(deps: Deps, actor: Actor): Promise<boolean> {
  const monday = currentMonday(deps, actor);
  if (await queries.isWeekPlanned(deps.db, actor.userId, monday)) return true;
  return inTransaction(deps, async (tx, inTx) => {
    await lockProfile(inTx, actor);
    const user = await loadUser(inTx, actor.userId);
    if (!isProfileComplete(user)) return false;
    if (await queries.isWeekPlanned(tx, actor.userId, monday)) return true;
    await plan(inTx, actor, user, monday, { keepEdited: true });
    return true;
  });
}

/** The current week; planned when it is first read. @throws AppError profile.incomplete when it cannot be planned */
export async function currentWeek(deps: Deps, actor: Actor): Promise<Week> {
  if (!(await ensureWeekPlanned(deps, actor))) throw new AppError('profile.incomplete');
  return storedWeek(deps, actor);
}

async function storedWeek(deps: Deps, actor: Actor): Promise<Week> {
  const monday = currentMonday(deps, actor);
  return toWeek(await queries.planDays(deps.db, actor.userId, monday, addDays(monday, 6)), monday);
}

/** Makes the current week again, edited days included. @throws AppError profile.incomplete */
export async function regenerateWeek(deps: Deps, actor: Actor): Promise<Week> {
  const monday = currentMonday(deps, actor);
  return inTransaction(deps, async (_tx, inTx) => {
    await lockProfile(inTx, actor);
    const user = await completeUser(inTx, actor);
    await plan(inTx, actor, user, monday, { keepEdited: false });
    return storedWeek(inTx, actor);
  });
}

/** Today's planned day; null while the profile is incomplete. */
export async function todaysPlan(deps: Deps, actor: Actor): Promise<PlanDay | null> {
  if (!(await ensureWeekPlanned(deps, actor))) return null;
  return (await storedWeek(deps, actor))[weekdayOf(localDateIn(actor.timeZone, deps.now()))];
}

/**
 * Saves hand-edited days (those not named stay, those that are past are ignored) and the availability. Answers the
 * week as it is then, where there is one: saving the availability alone plans none (docs/product.md#past-days).
 * @throws AppError routine.not_found
 */
export async function saveSchedule(
  deps: Deps,
  actor: Actor,
  body: Parsed<typeof putSchedule>['body'],
): Promise<SavedSchedule> {
  const { currentWeek: edits, ...availability } = body;
  await inTransaction(deps, async (_tx, inTx) => {
    await saveAvailability(inTx, actor, availability);
    if (edits) await editDays(inTx, actor, edits);
  });
  const isPlanned = await queries.isWeekPlanned(deps.db, actor.userId, currentMonday(deps, actor));
  return { ...(await scheduleOf(deps, actor)), week: isPlanned ? await storedWeek(deps, actor) : null };
}

/** Plans the current week again where there is one, in a transaction that holds the profile. Edited days stay. */
export async function replanWeek(deps: Deps, actor: Actor): Promise<void> {
  const monday = currentMonday(deps, actor);
  const user = await loadUser(deps, actor.userId);
  if (!isProfileComplete(user) || !(await queries.isWeekPlanned(deps.db, actor.userId, monday))) return;
  await plan(deps, actor, user, monday, { keepEdited: true });
}

type Edits = NonNullable<Parsed<typeof putSchedule>['body']['currentWeek']>;

async function editDays(deps: Deps, actor: Actor, edits: Edits): Promise<void> {
  const today = localDateIn(actor.timeZone, deps.now());
  const monday = mondayOf(today);
  const days = weekdays.flatMap((weekday, index) => {
    const edit = edits[weekday];
    const date = addDays(monday, index);
    if (!edit || date < today) return [];
    const routineId = edit.type === 'Descanso' ? null : (edit.routineId ?? null);
    return [{ date, type: edit.type, routineId }];
  });
  // the days that are not named have to be there before one of them can be edited
  await ensureWeekPlanned(deps, actor);
  for (const { routineId } of days) {
    if (routineId !== null) await startableRoutine(deps, actor, routineId);
  }
  await queries.writeDays(
    deps.db,
    actor.userId,
    days.map((day) => ({ ...day, source: 'player', reason: scheduleMessages.chosenByPlayer })),
    deps.now(),
  );
}

async function completeUser(deps: Deps, actor: Actor): Promise<User> {
  const user = await loadUser(deps, actor.userId);
  if (!isProfileComplete(user)) throw new AppError('profile.incomplete');
  return user;
}

/**
 * Plans a week and stores it, in a transaction that holds the profile. Days that already saw a finished session keep
 * what was planned for them, and so do hand-edited ones until the player asks for a new plan.
 */
async function plan(
  deps: Deps,
  actor: Actor,
  user: User,
  monday: string,
  { keepEdited }: { keepEdited: boolean },
): Promise<void> {
  const routines = await routinesToPlan(deps, actor);
  const history = await finishedSince(deps, actor, addDays(monday, -historyDays));
  const firstWeek = await memberSince(deps, actor);
  const stored = await queries.planDays(deps.db, actor.userId, monday, addDays(monday, 6));
  const trained = new Set(history.map((session) => session.localDate));
  const today = localDateIn(actor.timeZone, deps.now());
  const allowance = await plannerAllowance(deps, user, trained.has(today) ? addDays(today, 1) : today);
  const { days, advice } = planWeek({ monday, player: plannerPlayer(user, firstWeek), routines, history, allowance });
  const keeps = (day: PlanDay) => trained.has(day.date) || (keepEdited && day.edited);
  const unchanged = new Set(stored.filter(keeps).map((day) => day.date));
  const now = deps.now();
  await queries.writeAdvice(deps.db, actor.userId, monday, advice, now);
  await queries.writeDays(
    deps.db,
    actor.userId,
    days.filter((day) => !unchanged.has(day.date)).map((day) => ({ ...day, source: 'planner' })),
    now,
  );
}

/** The player as the planner knows them; injuries count only while their consent stands. */
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
    injuries: user.injuriesConsent ? user.injuries : '',
    confirmedWords: confirmedWordsOf(user),
    equipment: user.equipment,
    places: user.places,
    firstWeek,
  };
}

function toWeek(days: PlanDay[], monday: string): Week {
  const byDate = new Map(days.map((day) => [day.date, day]));
  const entries = weekdays.map((weekday, index) => {
    const date = addDays(monday, index);
    const rest: PlanDay = { date, type: 'Descanso', routineId: null, reason: '', edited: false, routine: null };
    return [weekday, byDate.get(date) ?? rest];
  });
  // fromEntries cannot know that every weekday is a key
  return Object.fromEntries(entries) as Week;
}
