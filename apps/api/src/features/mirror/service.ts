import { addDays, localDateIn } from '@bandeja/domain/calendar/dates';
import type { Checks } from '@bandeja/domain/mirror/contract';
import { type WeakCalf, weakCalf } from '@bandeja/domain/mirror/rules';
import type { Check } from '@bandeja/domain/mirror/schemas';
import * as queries from '#features/mirror/queries.ts';
import { giveConsent, standingConsents, withdrawConsent } from '#features/profile/service.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError } from '#kit/errors.ts';

const shownDays = 400;

const todayOf = (deps: Deps, actor: Actor) => localDateIn(actor.timeZone, deps.now());

export async function checksOf(deps: Deps, actor: Actor): Promise<Checks> {
  const [consents, checks] = await Promise.all([
    standingConsents(deps, actor),
    queries.checksSince(deps.db, actor.userId, addDays(todayOf(deps, actor), -shownDays)),
  ]);
  return { consent: consents.has('checks'), checks };
}

export async function allowChecks(deps: Deps, actor: Actor): Promise<Checks> {
  await giveConsent(deps, actor, 'checks');
  return checksOf(deps, actor);
}

/** @throws AppError checks.consent_required */
export async function storeChecks(deps: Deps, actor: Actor, measured: readonly Omit<Check, 'date'>[]): Promise<Checks> {
  if (!(await standingConsents(deps, actor)).has('checks')) throw new AppError('checks.consent_required');
  const date = todayOf(deps, actor);
  const latest = new Map(measured.map((check) => [`${check.kind} ${check.side}`, { date, ...check }]));
  await queries.storeChecks(deps.db, actor.userId, [...latest.values()]);
  return checksOf(deps, actor);
}

export async function eraseChecks(deps: Deps, actor: Actor): Promise<Checks> {
  return inTransaction(deps, async (tx, inTx) => {
    await withdrawConsent(inTx, actor, 'checks');
    await queries.deleteChecks(tx, actor.userId);
    return checksOf(inTx, actor);
  });
}

export async function calfToTrain(deps: Deps, actor: Actor): Promise<WeakCalf | null> {
  const today = todayOf(deps, actor);
  return weakCalf(await queries.checksSince(deps.db, actor.userId, addDays(today, -shownDays)), today);
}
