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

/** Further equally good weeks that are searched for a different one. */
const variantsTried = 6;

/** Thrown to roll a trial back; carries its result. */
class Undo extends Error {
  readonly preview: WeekPreview;

  constructor(preview: WeekPreview) {
    super('undone');
    this.preview = preview;
  }
}

/**
 * Previews a new plan, with the reasons of each day: plans as `regenerateWeek` does, reads the result and rolls back.
 * Variant 0 is the best week, possibly the current one; a later variant that equals the current plan is replaced by the
 * next one that differs.
 * @throws AppError profile.incomplete
 */
export async function previewWeek(deps: Deps, actor: Actor, firstVariant: number): Promise<WeekPreview> {
  try {
    return await inTransaction(deps, async (_tx, inTx): Promise<never> => {
      const user = await lockedUser(inTx, actor);
      const before = await daysAhead(inTx, actor);
      const known = await readForPlan(inTx, actor, user);
      const last = firstVariant === 0 ? 0 : firstVariant + variantsTried;
      for (let variant = firstVariant; ; variant += 1) {
        await planAgain(inTx, actor, user, known, { keepEdited: false, variant });
        const preview = compare(before, await daysAhead(inTx, actor), variant);
        if (preview.changed.length > 0 || variant >= last) throw new Undo(preview);
      }
    });
  } catch (error) {
    if (error instanceof Undo) return error.preview;
    throw error;
  }
}

/**
 * Plans the current week again, edited days included, and the next one if it is planned.
 * @param shown the preview the player confirmed: exactly that plan is stored
 * @throws AppError profile.incomplete, schedule.changed when that plan would be another one by now
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

/** The stored days from today to the end of next week. */
function daysAhead(deps: Deps, actor: Actor): Promise<PlanDay[]> {
  const today = todayOf(deps, actor);
  return queries.planDays(deps.db, actor.userId, today, addDays(mondayOf(today), 13));
}

function compare(before: readonly PlanDay[], after: readonly PlanDay[], variant: number): WeekPreview {
  const former = new Map(before.map((day) => [day.date, day]));
  const pairs = after.map((day) => ({ before: former.get(day.date) ?? notPlanned(day), after: day }));
  const isSame = (pair: (typeof pairs)[number]) =>
    pair.before.type === pair.after.type && pair.before.routineId === pair.after.routineId;
  return {
    variant,
    token: tokenOf(after),
    changed: pairs.filter((pair) => !isSame(pair)),
    same: pairs.filter(isSame).map((pair) => pair.after),
  };
}

/** Nothing was planned for this day yet. */
function notPlanned({ date }: PlanDay): PlanDay {
  return {
    ...{ date, type: 'Descanso', routineId: null, reason: '', edited: false, isPlanned: false },
    ...{ aim: null, routine: null },
  };
}

function tokenOf(days: readonly PlanDay[]): string {
  const plan = days.map(({ date, type, routineId }) => [date, type, routineId]);
  return createHash('sha256').update(JSON.stringify(plan)).digest('base64url').slice(0, 22);
}
