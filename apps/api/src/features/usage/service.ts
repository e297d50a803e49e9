import { effectivePlan } from '@bandeja/domain/billing/rules';
import type { User } from '@bandeja/domain/profile/contract';
import type { RoutineType } from '@bandeja/domain/routines/vocabulary';
import { warmUpCode } from '@bandeja/domain/sessions/vocabulary';
import { usageMessages } from '@bandeja/domain/usage/messages';
import { planLimits, usageDate, usageMonth } from '@bandeja/domain/usage/rules';
import type { PlannerAllowance } from '@bandeja/trainer/schedule/types';
import { lockCurrentPlan } from '#features/billing/access.service.ts';
import * as queries from '#features/usage/queries.ts';
import type { Deps } from '#kit/deps.ts';
import { AppError } from '#kit/errors.ts';

/** Sessions begun offline that are accepted beyond a month's limit. */
const beyondMost = 3;

/**
 * The player's row is locked, so two starts are counted one by one. `type` is the routine's: the client chooses the
 * session's (docs/product.md#plan-limits).
 * @throws AppError plan.limit_reached
 */
export async function countSessionStart(
  deps: Pick<Deps, 'db' | 'now'>,
  start: { userId: string; sessionId: string; routineId: string; type: string; startedAt: Date; isLate: boolean },
): Promise<void> {
  if (start.type === 'Partido') return;
  const { userId, routineId, isLate } = start;
  const plan = await lockCurrentPlan(deps, userId);
  if (plan === null) throw new AppError('auth.required');
  const now = deps.now();
  const month = usageMonth(isLate ? start.startedAt : now);
  const limits = planLimits[plan];
  const routines = await queries.countedRoutines(deps.db, userId, month);
  const error =
    limitError(limits.sessions, await queries.countedSessions(deps.db, userId, month), 'sessionsUsedUp') ??
    (routines.includes(routineId) ? null : limitError(limits.routines, routines.length, 'routinesUsedUp'));
  const date = usageDate(start.startedAt);
  if (error !== null) {
    const dates = isLate ? await queries.datesBeyond(deps.db, userId, month) : null;
    if (dates === null || dates.length >= beyondMost || dates.includes(date)) throw error;
  }
  await queries.countStart(deps.db, { ...start, month, beyondOn: error === null ? null : date });
}

export async function uncountSessionStart(
  deps: Pick<Deps, 'db'>,
  start: { userId: string; sessionId: string; routineId: string | null },
): Promise<void> {
  await queries.uncountStart(deps.db, start);
}

type Subscriber = Pick<User, '_id' | 'subscription'>;

/** Before the model is called; {@link countGenerated} decides. @throws AppError plan.limit_reached */
export async function requireRoomForGenerated(
  deps: Pick<Deps, 'db' | 'now'>,
  user: Subscriber,
  replaced: string | null,
): Promise<void> {
  const month = usageMonth(deps.now());
  const counted = await queries.countedRoutines(deps.db, user._id, month);
  const freed =
    replaced !== null &&
    counted.includes(replaced) &&
    !(await queries.isStarted(deps.db, { userId: user._id, month, routineId: replaced }));
  requireRoom(user, deps.now(), counted.length - (freed ? 1 : 0));
}

/**
 * The transaction has locked the profile. A replaced routine counts only if a session used it.
 * @throws AppError plan.limit_reached
 */
export async function countGenerated(
  deps: Pick<Deps, 'db' | 'now'>,
  user: Subscriber,
  { routineId, replaced, exerciseIds }: { routineId: string; replaced: string | null; exerciseIds: readonly string[] },
): Promise<void> {
  const month = usageMonth(deps.now());
  const userId = user._id;
  if (replaced !== null) await queries.uncountUnstarted(deps.db, { userId, month, routineId: replaced });
  const counted = await queries.countedRoutines(deps.db, userId, month);
  requireRoom(user, deps.now(), counted.length);
  await queries.countRoutine(deps.db, { userId, month, routineId, exerciseIds });
}

/** The exercises of each routine that the trainer made in this month, those that are gone included. */
export function madeThisMonth(deps: Pick<Deps, 'db' | 'now'>, userId: string): Promise<string[][]> {
  return queries.madeRoutines(deps.db, userId, usageMonth(deps.now()));
}

type UsedUp = 'sessionsUsedUp' | 'routinesUsedUp';

function limitError(most: number | null, counted: number, sentence: UsedUp): AppError | null {
  if (most === null || counted < most) return null;
  return new AppError('plan.limit_reached', undefined, usageMessages[sentence](most));
}

function requireRoom({ subscription }: Subscriber, now: Date, counted: number): void {
  const error = limitError(planLimits[effectivePlan(subscription, now)].routines, counted, 'routinesUsedUp');
  if (error !== null) throw error;
}

/** Undefined without limits. `today`: the first local date whose session is not counted yet. */
export async function plannerAllowance(
  deps: Pick<Deps, 'db' | 'now'>,
  user: Subscriber & Pick<User, 'usage'>,
  today: string,
): Promise<PlannerAllowance | undefined> {
  const now = deps.now();
  const { sessions, routines } = planLimits[effectivePlan(user.subscription, now)];
  if (sessions === null && routines === null) return undefined;
  const countedRoutineIds = await queries.countedRoutines(deps.db, user._id, usageMonth(now));
  return {
    countedRoutineIds,
    routinesLeft: left(routines, countedRoutineIds.length),
    sessionsLeft: left(sessions, user.usage.sessions),
    today,
  };
}

/** Whether the player's plan still allows starting a routine this month; the counts are read only at a limit. */
export async function planAllows(
  deps: Pick<Deps, 'db' | 'now'>,
  { _id, subscription, usage }: Subscriber & Pick<User, 'usage'>,
): Promise<(routine: { _id: string; type: RoutineType; code: string | null }) => boolean> {
  const now = deps.now();
  const { sessions, routines } = planLimits[effectivePlan(subscription, now)];
  const isUsedUp = left(sessions, usage.sessions) === 0;
  if (!isUsedUp && left(routines, usage.routines) > 0) return () => true;
  const counted = isUsedUp ? [] : await queries.countedRoutines(deps.db, _id, usageMonth(now));
  return (routine) => routine.type === 'Partido' || routine.code === warmUpCode || counted.includes(routine._id);
}

function left(most: number | null, used: number): number {
  return most === null ? Number.POSITIVE_INFINITY : Math.max(0, most - used);
}
