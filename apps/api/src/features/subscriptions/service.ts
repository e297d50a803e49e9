import type { User } from '@bandeja/domain/profile/contract';
import { subscriptionMessages } from '@bandeja/domain/subscriptions/messages';
import {
  effectivePlan,
  hasAiAccess,
  hasFeature,
  planLimits,
  usageDate,
  usageMonth,
} from '@bandeja/domain/subscriptions/rules';
import type { PlannerAllowance } from '@bandeja/trainer/schedule/types';
import { endCheckout, openCheckoutOf } from '#features/subscriptions/checkout.queries.ts';
import { shown, shownPlan } from '#features/subscriptions/details.service.ts';
import { forgetSubscriber } from '#features/subscriptions/history.queries.ts';
import { asking, isRunning, paymentsOf } from '#features/subscriptions/provider.service.ts';
import * as queries from '#features/subscriptions/queries.ts';
import { settle } from '#features/subscriptions/settle.service.ts';
import { heldOf, heldOfAddress, lockHeld } from '#features/subscriptions/state.queries.ts';
import { forgetTrialReference } from '#features/subscriptions/trial.queries.ts';
import type { Database } from '#kit/database/database.ts';
import type { Deps } from '#kit/deps.ts';
import { AppError } from '#kit/errors.ts';

/**
 * Counts a started session against the month's limits, in the transaction that starts it: of two at once the second
 * sees the first. Matches do not count (docs/product.md#plan-limits): `type` is the routine's, since what a client
 * calls its session proves nothing. One that began offline is counted in its month, and accepted beyond the limits once
 * for each date: a device may lose the line, but not a player the limits.
 * @throws AppError plan.limit_reached
 */
export async function countSessionStart(
  deps: Pick<Deps, 'db' | 'now'>,
  start: { userId: string; sessionId: string; routineId: string; type: string; startedAt: Date; isLate: boolean },
): Promise<void> {
  if (start.type === 'Partido') return;
  const { userId, routineId, isLate } = start;
  const held = await lockHeld(deps.db, userId);
  if (held === null) throw new AppError('auth.required');
  const now = deps.now();
  const month = usageMonth(isLate ? start.startedAt : now);
  const limits = planLimits[shownPlan(held, now)];
  const routines = await queries.countedRoutines(deps.db, userId, month);
  const refusal =
    beyond(limits.sessions, await queries.countedSessions(deps.db, userId, month), 'sessionsUsedUp') ??
    (routines.includes(routineId) ? null : beyond(limits.routines, routines.length, 'routinesUsedUp'));
  const date = usageDate(start.startedAt);
  if (refusal !== null && (!isLate || (await queries.isBeyondOn(deps.db, userId, date)))) throw refusal;
  await queries.countStart(deps.db, { ...start, month, beyondOn: refusal === null ? null : date });
}

/** Takes the count of a session back that was discarded without a set. */
export async function uncountSessionStart(
  deps: Pick<Deps, 'db'>,
  start: { userId: string; sessionId: string; routineId: string | null },
): Promise<void> {
  await queries.uncountStart(deps.db, start);
}

type Subscriber = Pick<User, '_id' | 'subscription'>;

/** @throws AppError plan.required unless the player's plan has AI now */
export function requireAi({ subscription }: Subscriber, now: Date): void {
  if (!hasAiAccess(subscription, now)) throw new AppError('plan.required', undefined, subscriptionMessages.aiRequired);
}

/** Whether a feature is part of what a player has now, or of what the player has who confirmed this address. */
export async function isGiven(
  deps: Pick<Deps, 'db' | 'now'>,
  feature: string,
  { userId, email }: { userId: string | null; email: string },
): Promise<boolean> {
  const own = userId === null ? null : await heldOf(deps.db, userId);
  const held = [own, await heldOfAddress(deps.db, email)];
  return held.some((each) => each !== null && hasFeature(shown(each, deps.now()), feature));
}

/**
 * Looks ahead whether one more routine would fit the month, before anything is asked of anybody: only
 * {@link countGenerated} decides. `replaced` is the routine that the new one takes the place of.
 * @throws AppError plan.limit_reached
 */
export async function foreseeGenerated(
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
  refuseBeyond(routinesOf(user, deps.now()), counted.length - (freed ? 1 : 0), 'routinesUsedUp');
}

/**
 * Counts a generated routine against the month's limit, in the transaction that stores it and that holds the player's
 * profile: of two at once the second sees the first. A replaced routine that no session used gives its place back; one
 * that was started keeps it.
 * @throws AppError plan.limit_reached
 */
export async function countGenerated(
  deps: Pick<Deps, 'db' | 'now'>,
  user: Subscriber,
  { routineId, replaced }: { routineId: string; replaced: string | null },
): Promise<void> {
  const month = usageMonth(deps.now());
  const userId = user._id;
  if (replaced !== null) await queries.uncountUnstarted(deps.db, { userId, month, routineId: replaced });
  const counted = await queries.countedRoutines(deps.db, userId, month);
  refuseBeyond(routinesOf(user, deps.now()), counted.length, 'routinesUsedUp');
  await queries.countRoutine(deps.db, { userId, month, routineId });
}

type UsedUp = 'sessionsUsedUp' | 'routinesUsedUp';

/** What to say when a limit is reached; null when it is not. */
function beyond(most: number | null, counted: number, sentence: UsedUp): AppError | null {
  if (most === null || counted < most) return null;
  return new AppError('plan.limit_reached', undefined, subscriptionMessages[sentence](most));
}

function refuseBeyond(most: number | null, counted: number, sentence: UsedUp): void {
  const refusal = beyond(most, counted, sentence);
  if (refusal !== null) throw refusal;
}

function routinesOf({ subscription }: Pick<User, 'subscription'>, now: Date): number | null {
  return planLimits[effectivePlan(subscription, now)].routines;
}

/**
 * What the player's plan still covers this month, for the planner; undefined where it sets no limit. `today`: the first
 * local date whose session is not counted yet.
 */
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

function left(most: number | null, used: number): number {
  return most === null ? Number.POSITIVE_INFINITY : Math.max(0, most - used);
}

/**
 * Ends what an account has at the payment provider, before the account is deleted: an open checkout that could still be
 * paid, and the subscription. The history keeps that it ended; no mail tells of it, the last one does.
 * @throws AppError payments.provider_failed, payments.unavailable: then nothing must be deleted
 */
export async function leaveProvider(deps: Deps, userId: string): Promise<void> {
  const checkout = await openCheckoutOf(deps.db, userId);
  if (checkout?.sessionId && checkout.provider === deps.payments?.kind) {
    const payments = paymentsOf(deps);
    const state = await asking(deps, payments.checkoutState(checkout.sessionId));
    if (state?.status === 'open') await asking(deps, payments.closeCheckout(checkout.sessionId));
    // paid while we asked, or before, and nobody has come back with the news
    const after = state?.status === 'open' ? await asking(deps, payments.checkoutState(checkout.sessionId)) : state;
    if (after?.subscriptionId) await settle(deps, payments, after.subscriptionId, { tells: false });
    await endCheckout(deps.db, checkout, 'closed', deps.now());
  }
  const held = await heldOf(deps.db, userId);
  if (held === null || !isRunning(held)) return;
  // play money of a machine that takes none any more
  if (held.provider === 'test' && deps.payments?.kind !== 'test') return;
  const payments = paymentsOf(deps);
  if (held.provider !== payments.kind) throw new AppError('payments.unavailable');
  await asking(deps, payments.cancelNow(held.subscriptionId));
  await settle(deps, payments, held.subscriptionId, { tells: false });
}

/** What stays of a deleted account in the books names nobody, in the transaction that deletes it. */
export async function forgetInBooks(tx: Database, { userId, email }: { userId: string; email: string }): Promise<void> {
  await forgetSubscriber(tx, userId);
  await forgetTrialReference(tx, email);
}
