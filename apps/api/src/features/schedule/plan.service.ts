import { addDays, localDateIn, mondayOf, weekdayIndex } from '@bandeja/domain/calendar/dates';
import { costliest } from '@bandeja/domain/matches/rules';
import { drillsOfLost } from '@bandeja/domain/matches/vocabulary';
import type { User } from '@bandeja/domain/profile/contract';
import type { PlanDay } from '@bandeja/domain/schedule/contract';
import { daysOfFlags, isProfileComplete } from '@bandeja/domain/schedule/rules';
import { planWeek } from '@bandeja/trainer/schedule/plan-week';
import type {
  FinishedSession,
  PlannerAbsence,
  PlannerAllowance,
  PlannerLostPoints,
  PlannerPlayer,
  PlannerRoutine,
  PlannerWeakCalf,
  WeakStroke,
} from '@bandeja/trainer/schedule/types';
import { calfToTrain } from '#features/mirror/service.ts';
import { healthOf, loadUser, lockProfile, memberSince } from '#features/profile/service.ts';
import { routinesToPlan } from '#features/routines/service.ts';
import * as absences from '#features/schedule/absence.queries.ts';
import { type SeasonToPlan, seasonToPlan } from '#features/schedule/goals.service.ts';
import { plannedMatches } from '#features/schedule/match-drills.queries.ts';
import * as queries from '#features/schedule/queries.ts';
import { finishedSince, runningOn } from '#features/stats/service.ts';
import { strokeToTrain } from '#features/strokes/service.ts';
import { plannerAllowance } from '#features/usage/service.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { codeOf } from '#kit/jobs.ts';
import { orderWebhooks } from '#kit/webhooks/outbox.ts';

const historyDays = 30;
const missedDays = 28;
const defaultLevel = 'Principiante';

export function todayOf(deps: Deps, actor: Actor): string {
  return localDateIn(actor.timeZone, deps.now());
}

/** Also adapts this week once where it was drafted before. One of several simultaneous callers does it. False while the profile is incomplete. */
export async function ensurePlanned(deps: Deps, actor: Actor, from?: string): Promise<boolean> {
  const today = todayOf(deps, actor);
  const mondays = mondaysToPlan(today, from);
  const toPlan = async ({ db }: Deps) =>
    weeksToPlan(actor, today, mondays, await queries.plannedWeeks(db, actor.userId, mondays));
  if ((await toPlan(deps)).length === 0) return true;
  return inTransaction(deps, async (_tx, inTx) => {
    await lockProfile(inTx, actor);
    const user = await loadUser(inTx, actor.userId);
    if (!isProfileComplete(user)) return false;
    const known = await readForPlan(inTx, actor, user);
    for (const { monday, isDraft } of await toPlan(inTx)) {
      await plan(inTx, actor, user, known, { monday, keepEdited: true, isFirst: !isDraft, variant: 0 });
    }
    return true;
  });
}

function mondaysToPlan(today: string, from = mondayOf(today)): string[] {
  const monday = mondayOf(today);
  const next = addDays(monday, 7);
  return from > monday && from <= next ? [monday, next] : [monday];
}

export function needsNoPlanning(
  actor: Actor,
  today: string,
  from: string,
  planned: ReadonlyMap<string, Date>,
): boolean {
  return weeksToPlan(actor, today, mondaysToPlan(today, from), planned).length === 0;
}

type WeekToPlan = { monday: string; isDraft: boolean };

function weeksToPlan(
  actor: Actor,
  today: string,
  mondays: readonly string[],
  planned: ReadonlyMap<string, Date>,
): WeekToPlan[] {
  return mondays.flatMap((monday): WeekToPlan[] => {
    const plannedAt = planned.get(monday);
    if (plannedAt === undefined) return [{ monday, isDraft: false }];
    const isDraft = monday <= today && localDateIn(actor.timeZone, plannedAt) < monday;
    return isDraft ? [{ monday, isDraft }] : [];
  });
}

export async function isPlanned(deps: Deps, actor: Actor, from: string): Promise<boolean> {
  const mondays = mondaysToPlan(todayOf(deps, actor), from);
  return (await queries.plannedWeeks(deps.db, actor.userId, mondays)).size === mondays.length;
}

const friday = 4;
const homeZone = 'Europe/Madrid';
const batchPlayers = 500;
const firstId = '00000000-0000-0000-0000-000000000000';

/** Daily: from Friday on drafts the next week, and adapts the draft when Monday has begun. Idempotent (docs/product.md#next-week). */
export async function planComingWeeks(deps: Deps): Promise<void> {
  const today = localDateIn(homeZone, deps.now());
  const since = addDays(mondayOf(today), -7);
  const upToDate = upToDateWeeks(homeZone, today);
  let after = firstId;
  for (;;) {
    const batch = await queries.playersWithPlan(deps.db, { since, upToDate, after, limit: batchPlayers });
    for (const player of batch) await planComing(deps, player);
    if (batch.length < batchPlayers) return;
    after = batch.at(-1)?.userId ?? after;
  }
}

async function planComing(deps: Deps, player: queries.PlayerWithPlan): Promise<void> {
  const actor = { ...player, authSessionId: '', isAdmin: false };
  try {
    const today = todayOf(deps, actor);
    await ensurePlanned(deps, actor, isDrafting(today) ? addDays(mondayOf(today), 7) : undefined);
  } catch (error) {
    deps.log.warn({ code: codeOf(error) }, 'a week could not be planned');
  }
}

const isDrafting = (today: string) => weekdayIndex(today) >= friday;

/** Shortcut for nearly all players, those of Madrid: players whose weeks are already planned are skipped. */
function upToDateWeeks(timeZone: string, today: string): queries.UpToDateWeeks {
  const monday = mondayOf(today);
  // in summer an hour into Monday: a week planned in that hour is checked again
  const week = { monday, plannedFrom: new Date(`${monday}T00:00:00+01:00`) };
  const next = { monday: addDays(monday, 7), plannedFrom: new Date(0) };
  return { timeZone, weeks: isDrafting(today) ? [week, next] : [week] };
}

export async function replanWeek(deps: Deps, actor: Actor): Promise<void> {
  const user = await loadUser(deps, actor.userId);
  const planned = await queries.plannedWeeks(deps.db, actor.userId, [mondayOf(todayOf(deps, actor))]);
  if (!isProfileComplete(user) || planned.size === 0) return;
  await planAgain(deps, actor, user, await readForPlan(deps, actor, user), { keepEdited: true });
}

/** Plans this week again, and the next one where it was planned already; its edited days stay in any case. */
export async function planAgain(
  deps: Deps,
  actor: Actor,
  user: User,
  known: PlanReading,
  { keepEdited, variant }: { keepEdited: boolean; variant?: number | undefined },
): Promise<void> {
  const monday = mondayOf(todayOf(deps, actor));
  const next = addDays(monday, 7);
  const planned = await queries.plannedWeeks(deps.db, actor.userId, [monday, next]);
  await plan(deps, actor, user, known, { monday, keepEdited, isFirst: !planned.has(monday), variant });
  if (planned.has(next)) {
    await plan(deps, actor, user, known, { monday: next, keepEdited: true, isFirst: false, variant });
  }
}

/** The next week alone, with its edited days, as it would be planned now; the running one stays as it is. */
export async function planNextWeek(deps: Deps, actor: Actor): Promise<void> {
  const user = await loadUser(deps, actor.userId);
  if (!isProfileComplete(user)) return;
  const monday = addDays(mondayOf(todayOf(deps, actor)), 7);
  await plan(deps, actor, user, await readForPlan(deps, actor, user), { monday, keepEdited: true, isFirst: false });
}

export type PlanReading = {
  routines: PlannerRoutine[];
  startedOn: string;
  history: FinishedSession[];
  allowance: PlannerAllowance | undefined;
  weakStroke: WeakStroke | null;
  weakCalf: PlannerWeakCalf | null;
  absences: PlannerAbsence[];
  season: SeasonToPlan;
  /** By the Monday of the week they go into. */
  lostPoints: Map<string, PlannerLostPoints>;
  /** The day of a running session, which stays. */
  runningOn: string | null;
};

export async function readForPlan(deps: Deps, actor: Actor, user: User): Promise<PlanReading> {
  const today = todayOf(deps, actor);
  const from = addDays(mondayOf(today), -historyDays);
  const startedOn = await memberSince(deps, actor);
  const history = await finishedSince(deps, actor, from);
  const planned = await queries.planDays(deps.db, actor.userId, from, addDays(from, historyDays + 13));
  const isTrained = history.some(({ localDate }) => localDate === today);
  const allowance = await plannerAllowance(deps, user, isTrained ? addDays(today, 1) : today);
  const used = [...history, ...planned].flatMap(({ routineId }) => routineId ?? []);
  const routines = await routinesToPlan(deps, user, [...used, ...(allowance?.countedRoutineIds ?? [])]);
  return {
    routines,
    startedOn,
    history,
    allowance,
    weakStroke: await strokeToTrain(deps, actor),
    weakCalf: await calfToTrain(deps, actor),
    absences: await absences.absencesSince(deps.db, actor.userId, from),
    season: await seasonToPlan(deps, actor),
    lostPoints: await lostPointsByWeek(deps, actor, mondayOf(today)),
    runningOn: await runningOn(deps, actor),
  };
}

async function lostPointsByWeek({ db }: Deps, { userId }: Actor, from: string) {
  const matches = await plannedMatches(db, userId, from);
  return new Map(
    matches.flatMap(({ monday, lost }): [string, PlannerLostPoints][] => {
      const cost = costliest(lost);
      return cost === null ? [] : [[monday, { ...cost, drills: drillsOfLost[cost.tag] }]];
    }),
  );
}

/** Without a variant that of the week as it was planned last. */
type PlanOrder = { monday: string; keepEdited: boolean; isFirst: boolean; variant?: number | undefined };

/** The profile must be locked. Days before the account existed get no plan; past days, those with a finished or running session, edited and a coach's ones stay. */
async function plan(
  deps: Deps,
  actor: Actor,
  user: User,
  known: PlanReading,
  { monday, keepEdited, isFirst, ...order }: PlanOrder,
): Promise<void> {
  const variant = order.variant ?? (await queries.variantOf(deps.db, actor.userId, monday));
  const today = todayOf(deps, actor);
  const { routines, startedOn, allowance } = known;
  const history = known.history.filter(({ localDate }) => localDate >= addDays(monday, -historyDays));
  const earlier = await queries.planDays(deps.db, actor.userId, addDays(monday, -missedDays), addDays(monday, -1));
  const { ahead, missed } = notDone(earlier, history, today);
  const stored = await queries.planDays(deps.db, actor.userId, monday, addDays(monday, 6));
  const trained = new Set(history.map((session) => session.localDate));
  const player = plannerPlayer(user, startedOn);
  const past = { history: [...history, ...ahead], missed };
  const { blockOf, tournamentFrom } = known.season;
  const aims = {
    tournament: tournamentFrom(monday),
    block: blockOf(monday),
    weakStroke: known.weakStroke,
    weakCalf: known.weakCalf,
    lostPoints: known.lostPoints.get(monday),
  };
  const life = { absences: known.absences, today };
  const { days, ...words } = planWeek({ monday, player, routines, ...past, ...aims, ...life, allowance, variant });
  const isSomebodys = (day: PlanDay) => day.coach !== undefined || (keepEdited && day.edited);
  const stays = (day: PlanDay) => trained.has(day.date) || day.date === known.runningOn || isSomebodys(day);
  const staying = new Set(stored.filter(stays).map((day) => day.date));
  const firstDate = isFirst ? startedOn : today;
  const now = deps.now();
  const isNew = await queries.saveAdvice(deps.db, actor.userId, monday, { ...words, variant }, now);
  if (isNew) await orderWebhooks(deps, actor.userId, 'week.planned', monday);
  await queries.writeDays(
    deps.db,
    actor.userId,
    days.filter(({ date }) => date >= firstDate && !staying.has(date)).map((day) => ({ ...day, source: 'planner' })),
    now,
  );
}

/** Past ones were missed; coming ones count as done, else the following week would begin too low. */
function notDone(
  days: readonly PlanDay[],
  history: readonly FinishedSession[],
  today: string,
): { ahead: FinishedSession[]; missed: string[] } {
  const trained = new Set(history.map(({ localDate }) => localDate));
  const open = days.filter(({ date, routineId }) => routineId !== null && !trained.has(date));
  const ahead = open
    .filter(({ date }) => date >= today)
    .map(({ date, type, routineId, routine }) => ({
      localDate: date,
      type,
      routineId,
      durationSeconds: (routine?.duration ?? 0) * 60,
      rpe: null,
    }));
  return { ahead, missed: open.filter(({ date }) => date < today).map(({ date }) => date) };
}

/** A week without history, season or absences: what the player usually trains. */
export async function usualWeek(deps: Deps, actor: Actor, user: User): Promise<{ sessions: number; minutes: number }> {
  const routines = await routinesToPlan(deps, user, []);
  const startedOn = await memberSince(deps, actor);
  const monday = mondayOf(todayOf(deps, actor));
  const { days } = planWeek({ monday, player: plannerPlayer(user, startedOn), routines, history: [] });
  const durations = new Map(routines.map(({ id, duration }) => [id, duration]));
  const sessions = days.filter(({ routineId }) => routineId !== null);
  return {
    sessions: sessions.length,
    minutes: sessions.reduce((sum, { routineId }) => sum + (durations.get(routineId ?? '') ?? 0), 0),
  };
}

export function plannedMinutes(deps: Deps, { userId }: Actor, from: string): Promise<Map<string, number>> {
  return queries.plannedMinutes(deps.db, userId, from);
}

export function plannerPlayer(user: User, firstWeek: string): PlannerPlayer {
  const sessionDuration = user.sessionDuration ?? { min: 60, max: 120 };
  return {
    level: user.fitnessLevel ?? defaultLevel,
    age: user.age,
    goals: user.goals,
    availableDays: daysOfFlags(user.availableDays),
    matchDays: user.matchDays,
    trainingDays: user.trainingDays,
    sessionDuration,
    ...healthOf(user),
    equipment: user.equipment,
    places: user.places,
    firstWeek,
  };
}
