import { createHash } from 'node:crypto';
import { addDays, mondayOf } from '@bandeja/domain/calendar/dates';
import type { User } from '@bandeja/domain/profile/contract';
import type { PlanDay, Week, WeekPreview } from '@bandeja/domain/schedule/contract';
import { isProfileComplete } from '@bandeja/domain/schedule/rules';
import { loadUser, lockProfile } from '#features/profile/service.ts';
import { planAgain, readForPlan, todayOf } from '#features/schedule/plan.service.ts';
import * as queries from '#features/schedule/queries.ts';
import { storedWeek } from '#features/schedule/service.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError } from '#kit/errors.ts';

const variantsTried = 6;

/** Thrown to roll a trial back; carries its result. */
class Undo extends Error {
  readonly result: unknown;

  constructor(result: unknown) {
    super('undone');
    this.result = result;
  }
}

/** What `work` answers, with nothing of it stored. */
export async function tryOut<T>(deps: Deps, work: (inTx: Deps) => Promise<T>): Promise<T> {
  try {
    return await inTransaction(deps, async (_tx, inTx): Promise<never> => {
      throw new Undo(await work(inTx));
    });
  } catch (error) {
    // only `work` makes one, above
    if (error instanceof Undo) return error.result as T;
    throw error;
  }
}

/**
 * Plans, reads the result and rolls back. Variant 0 is the best week; each later one differs.
 * @throws AppError profile.incomplete
 */
export function previewWeek(deps: Deps, actor: Actor, firstVariant: number): Promise<WeekPreview> {
  return tryOut(deps, async (inTx) => {
    const user = await lockedUser(inTx, actor);
    const before = await daysAhead(inTx, actor);
    const known = await readForPlan(inTx, actor, user);
    const last = firstVariant === 0 ? 0 : firstVariant + variantsTried;
    for (let variant = firstVariant; ; variant += 1) {
      await planAgain(inTx, actor, user, known, { keepEdited: false, variant });
      const after = await daysAhead(inTx, actor);
      const days = compare(before, after);
      if (days.changed.length > 0 || variant >= last) return { variant, token: tokenOf(after), ...days };
    }
  });
}

/**
 * @param shown the confirmed preview: exactly that plan is stored
 * @throws AppError profile.incomplete, schedule.changed
 */
export async function regenerateWeek(
  deps: Deps,
  actor: Actor,
  shown: Pick<WeekPreview, 'variant' | 'token'> | null,
): Promise<Week> {
  return inTransaction(deps, async (_tx, inTx) => {
    const user = await lockedUser(inTx, actor);
    const known = await readForPlan(inTx, actor, user);
    await planAgain(inTx, actor, user, known, { keepEdited: false, variant: shown?.variant ?? 0 });
    if (shown !== null && tokenOf(await daysAhead(inTx, actor)) !== shown.token) throw new AppError('schedule.changed');
    return storedWeek(inTx, actor);
  });
}

async function lockedUser(deps: Deps, actor: Actor): Promise<User> {
  await lockProfile(deps, actor);
  const user = await loadUser(deps, actor.userId);
  if (!isProfileComplete(user)) throw new AppError('profile.incomplete');
  return user;
}

export function daysAhead(deps: Deps, actor: Actor): Promise<PlanDay[]> {
  const today = todayOf(deps, actor);
  return queries.planDays(deps.db, actor.userId, today, addDays(mondayOf(today), 13));
}

export function compare(before: readonly PlanDay[], after: readonly PlanDay[]): Pick<WeekPreview, 'changed' | 'same'> {
  const former = new Map(before.map((day) => [day.date, day]));
  const pairs = after.map((day) => ({ before: former.get(day.date) ?? notPlanned(day), after: day }));
  const isSame = (pair: (typeof pairs)[number]) =>
    pair.before.type === pair.after.type && pair.before.routineId === pair.after.routineId;
  return {
    changed: pairs.filter((pair) => !isSame(pair)),
    same: pairs.filter(isSame).map((pair) => pair.after),
  };
}

function notPlanned({ date }: PlanDay): PlanDay {
  return {
    date,
    type: 'Descanso',
    routineId: null,
    reason: '',
    edited: false,
    isPlanned: false,
    aim: null,
    routine: null,
  };
}

function tokenOf(days: readonly PlanDay[]): string {
  const plan = days.map(({ date, type, routineId }) => [date, type, routineId]);
  return createHash('sha256').update(JSON.stringify(plan)).digest('base64url').slice(0, 22);
}
