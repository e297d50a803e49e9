import { localDateIn } from '@bandeja/domain/calendar/dates';
import { difficulties } from '@bandeja/domain/exercises/vocabulary';
import { longestAt } from '@bandeja/domain/minors/rules';
import type { User } from '@bandeja/domain/profile/contract';
import type { Offer, Routine } from '@bandeja/domain/routines/contract';
import { freeName, routineEquipment } from '@bandeja/domain/routines/rules';
import { profileHealth } from '@bandeja/reader/safety/red-flag';
import { offersFor, unreviewedOffer } from '@bandeja/trainer/safety/offer';
import { kitOf } from '@bandeja/trainer/schedule/kit';
import type { PlannerRoutine } from '@bandeja/trainer/schedule/types';
import { healthOf, loadUser, lockProfile } from '#features/profile/service.ts';
import { lockMaterial, writeEquipment } from '#features/routines/admin.queries.ts';
import {
  deleteOldTrials,
  insertOwnRoutine,
  keepTrial,
  type OwnRoutine,
  ownNames,
  removeOwnRoutine,
} from '#features/routines/own.queries.ts';
import { candidateIds, type LibraryRoutine, planningRoutines } from '#features/routines/planning.queries.ts';
import {
  deleteFavorite,
  insertFavorite,
  lockRoutine,
  routineById,
  routineIdByCode,
  routinesByIds,
} from '#features/routines/queries.ts';
import { refreshSearchTextOf } from '#features/routines/search-text.queries.ts';
import { planAllows } from '#features/usage/service.ts';
import type { Database } from '#kit/database/database.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError, found } from '#kit/errors.ts';

/** Within a transaction the routine is there until that ends. @throws AppError routine.not_found */
export async function startableRoutine(deps: Deps, actor: Actor, routineId: string): Promise<Routine> {
  return found(await routineById(deps.db, actor, routineId), 'routine.not_found');
}

export function plannedRoutines(deps: Pick<Deps, 'db'>, actor: Actor, ids: readonly string[]): Promise<Routine[]> {
  return ids.length === 0 ? Promise.resolve([]) : routinesByIds(deps.db, actor, [...new Set(ids)]);
}

export async function withOffers<R extends Pick<Routine, '_id' | 'isActive' | 'type' | 'code'>>(
  deps: Deps,
  actor: Actor,
  routines: readonly R[],
): Promise<(R & { offer?: Offer })[]> {
  const ids = routines.map(({ _id }) => _id);
  const [user, safe] = await Promise.all([loadUser(deps, actor.userId), planningRoutines(deps.db, actor.userId, ids)]);
  const byId = new Map(safe.map((routine) => [routine.id, routine]));
  const isInPlan = await planAllows(deps, user);
  const today = localDateIn(actor.timeZone, deps.now());
  const offerOf = offersFor({ level: user.fitnessLevel, age: user.age, today, ...healthOf(user) });
  return routines.map((routine) => {
    if (!routine.isActive) return routine;
    const known = byId.get(routine._id);
    const offer = known ? offerOf(known) : unreviewedOffer;
    return { ...routine, offer: offer.isOffered && !isInPlan(routine) ? beyondPlan : offer };
  });
}

const beyondPlan: Offer = { isOffered: false, reason: 'plan', area: null, note: '' };

export function libraryRoutine(deps: Pick<Deps, 'db'>, code: string): Promise<string | null> {
  return routineIdByCode(deps.db, code);
}

const trialDays = 30;
const dayMs = 86_400_000;

/** What the generator makes: a trial under a name of its own, which it returns, until it is kept. The caller has locked the profile. */
export async function storeTrial(deps: Deps, actor: Actor, routine: OwnRoutine): Promise<string> {
  const name = freeName(routine.name, await ownNames(deps.db, actor.userId, null));
  const now = deps.now();
  const trialUntil = new Date(now.getTime() + trialDays * dayMs);
  await insertOwnRoutine(deps.db, actor.userId, { ...routine, name, trialUntil }, now);
  return name;
}

/** Whoever trains, plans or hearts a trial keeps it; any other routine stays as it is. */
export function keepRoutine(deps: Pick<Deps, 'db' | 'now'>, actor: Actor, routineId: string): Promise<void> {
  return keepTrial(deps.db, actor.userId, routineId, deps.now());
}

export function removeOldTrials(deps: Pick<Deps, 'db' | 'now'>): Promise<number> {
  return deleteOldTrials(deps.db, deps.now());
}

export function takeOffShelf(deps: Deps, actor: Actor, routineId: string): Promise<boolean> {
  return removeOwnRoutine(deps.db, actor.userId, routineId, deps.now());
}

/** Months take turns: a large library offers other routines in each. */
const monthOf = (deps: Pick<Deps, 'now'>) => deps.now().toISOString().slice(0, 7);

/** docs/product.md#large-libraries. @param keep ids of routines that were done, planned or counted lately */
export async function routinesToPlan(
  deps: Pick<Deps, 'db' | 'now'>,
  user: User,
  keep: readonly string[],
): Promise<PlannerRoutine[]> {
  const health = profileHealth(healthOf(user));
  const kit = kitOf(user);
  const ids = await candidateIds(deps.db, {
    userId: user._id,
    keep,
    turn: `${user._id} ${monthOf(deps)}`,
    places: user.places,
    kit: kit && [...kit],
    levels: difficulties.slice(0, difficulties.indexOf(user.fitnessLevel ?? 'Principiante') + 1),
    longest: user.sessionDuration && Math.min(user.sessionDuration.max, longestAt(user.age, true)),
    injured: health.injuries.map(({ area }) => area),
    excludedDemands: health.excludedDemands,
  });
  return planningRoutines(deps.db, user._id, ids);
}

export async function libraryToPlan(deps: Pick<Deps, 'db' | 'now'>): Promise<LibraryRoutine[]> {
  const ids = await candidateIds(deps.db, {
    userId: null,
    keep: [],
    turn: monthOf(deps),
    levels: difficulties,
    longest: null,
    injured: [],
    excludedDemands: [],
    places: null,
    kit: null,
  });
  return planningRoutines(deps.db, null, ids);
}

/** What routines say of an exercise that changed: their material, and the words they are found by. */
export async function refreshRoutinesOf(deps: Pick<Deps, 'now'>, tx: Database, exerciseId: string): Promise<void> {
  await refreshSearchTextOf(tx, exerciseId);
  const routines = await lockMaterial(tx, exerciseId);
  const changes = routines.flatMap(({ userId, routineId, equipment, entries }) => {
    const needed = routineEquipment(entries);
    return JSON.stringify(needed) === JSON.stringify(equipment) ? [] : [{ userId, routineId, equipment: needed }];
  });
  await writeEquipment(tx, changes, deps.now());
}

/** Retired instead while a planned day or a session refers to it. @throws AppError routine.not_found */
export async function deleteOwnRoutine(deps: Deps, actor: Actor, routineId: string): Promise<void> {
  await inTransaction(deps, async (tx, inTx) => {
    await lockProfile(inTx, actor);
    const removed = await removeOwnRoutine(tx, actor.userId, routineId, deps.now());
    if (!removed) throw new AppError('routine.not_found');
  });
}

/** Marks a routine that the player may see; repeating it changes nothing. @throws AppError routine.not_found */
export async function addFavorite(deps: Deps, actor: Actor, routineId: string): Promise<void> {
  await inTransaction(deps, async (tx) => {
    if (!(await lockRoutine(tx, actor, routineId))) throw new AppError('routine.not_found');
    await insertFavorite(tx, actor.userId, routineId, deps.now());
    await keepTrial(tx, actor.userId, routineId, deps.now());
  });
}

/** Idempotent; also for routines deactivated meanwhile. @throws AppError routine.not_found */
export async function removeFavorite(deps: Deps, actor: Actor, routineId: string): Promise<void> {
  await inTransaction(deps, async (tx) => {
    if (await deleteFavorite(tx, actor.userId, routineId)) return;
    if (!(await lockRoutine(tx, actor, routineId))) throw new AppError('routine.not_found');
  });
}
