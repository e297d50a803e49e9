import type { Routine, RoutineSummary, updateRoutine as updateContract } from '@bandeja/domain/routines/contract';
import { activationBlockers, copyName, derivedCategories, routineEquipment } from '@bandeja/domain/routines/rules';
import type { Parsed } from '@bandeja/domain/wire/endpoint';
import * as admin from '#features/routines/admin.queries.ts';
import { exerciseIds, toEntryRow, usable } from '#features/routines/entries.rules.ts';
import { routineById, wholeLibrary } from '#features/routines/queries.ts';
import { recordChange, requireVersion } from '#kit/audit.ts';
import type { Database } from '#kit/database/database.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError } from '#kit/errors.ts';

type Body = Parsed<typeof updateContract>['body'];

export const libraryRoutines = (db: Database): Promise<Routine[]> => wholeLibrary(db);

/** Adds a routine to the library, as a draft. @throws AppError request.invalid for an exercise that cannot be used */
export async function createRoutine(deps: Deps, actor: Actor, body: Body): Promise<Routine> {
  return inTransaction(deps, async (tx) => {
    const exercises = usable(body, await admin.lockExercises(tx, exerciseIds(body.exercises)), new Set());
    const id = deps.newId();
    const row = {
      ...rowOf(body, exercises, null),
      id,
      author_name: actor.name,
      is_active: false,
      created_at: deps.now(),
    };
    await admin.insertRoutine(tx, row, body.exercises.map(toEntryRow));
    await audit(deps, tx, actor, 'create', id);
    return found(await routineById(tx, actor, id));
  });
}

/**
 * Retired exercises may stay. Without categories the former ones stay as long as type and exercises do.
 * @throws AppError routine.not_found, catalogue.changed for an older version, request.invalid for an unusable exercise,
 *   routine.unpublishable for an active routine that could not be activated as it is sent
 */
export async function updateRoutine(deps: Deps, actor: Actor, id: string, body: Body): Promise<Routine> {
  return inTransaction(deps, async (tx) => {
    // exercises before routines, as a change of an exercise locks them
    const locked = await admin.lockExercises(tx, exerciseIds(body.exercises));
    const before = found(await admin.lockLibraryRoutine(tx, actor, id));
    await requireVersion(tx, { entity: 'routine', id, stored: before, sent: body });
    const existing = new Set(before.exercises.map((entry) => entry.exercise._id));
    const exercises = usable(body, locked, existing);
    await admin.replaceRoutine(tx, id, rowOf(body, exercises, before), body.exercises.map(toEntryRow), deps.now());
    const after = found(await routineById(tx, actor, id));
    if (after.isActive) requirePublishable(after);
    await audit(deps, tx, actor, 'update', id, { changed: changedFields(before, after) });
    return after;
  });
}

/** Copies a routine of the library; the copy is inactive and the admin's. @throws AppError routine.not_found */
export async function duplicateRoutine(deps: Deps, actor: Actor, id: string): Promise<Routine> {
  return inTransaction(deps, async (tx) => {
    const seen = found(await routineById(tx, actor, id));
    await admin.lockExercises(
      tx,
      seen.exercises.map((entry) => entry.exercise._id),
    );
    const original = found(await admin.lockLibraryRoutine(tx, actor, id));
    const { name, description, type, categories, difficulty, duration, objectives, exercises } = original;
    const equipment = routineEquipment(exercises);
    const copyId = deps.newId();
    await admin.insertRoutine(
      tx,
      {
        id: copyId,
        name: copyName(name),
        description,
        type,
        categories,
        difficulty,
        objectives,
        equipment,
        duration_minutes: duration,
        author_name: actor.name,
        is_active: false,
        created_at: deps.now(),
      },
      exercises.map(({ exercise, ...dose }) => toEntryRow({ ...dose, exercise: exercise._id })),
    );
    await audit(deps, tx, actor, 'duplicate', copyId, { of: id });
    return found(await routineById(tx, actor, copyId));
  });
}

function requirePublishable(routine: Routine): void {
  const blockers = activationBlockers(routine);
  if (blockers.length > 0) throw new AppError('routine.unpublishable', undefined, blockers.join(' '));
}

/** Idempotent. @throws AppError routine.not_found, routine.unpublishable with the reasons */
export async function setRoutineActive(
  deps: Deps,
  actor: Actor,
  id: string,
  isActive: boolean,
): Promise<RoutineSummary> {
  return inTransaction(deps, async (tx) => {
    if (isActive) {
      const routine = found(await admin.lockLibraryRoutine(tx, actor, id));
      if (!routine.isActive) requirePublishable(routine);
    }
    const changed = await admin.setActive(tx, id, isActive, deps.now());
    if (changed) await audit(deps, tx, actor, isActive ? 'activate' : 'deactivate', id);
    return found(await admin.librarySummary(tx, actor, id));
  });
}

function found<T>(routine: T | null): T {
  if (routine === null) throw new AppError('routine.not_found');
  return routine;
}

function audit(
  deps: Deps,
  tx: Deps['db'],
  actor: Actor,
  action: string,
  entityId: string,
  details = {},
): Promise<void> {
  const change = { id: deps.newId(), actorId: actor.userId, at: deps.now(), action, entity: 'routine', entityId };
  return recordChange(tx, { ...change, details });
}

function rowOf(body: Body, exercises: { exercise: admin.EntryExercise }[], before: Routine | null): admin.RoutineRow {
  const { name, description, type, difficulty, duration, objectives } = body;
  return {
    name,
    description,
    type,
    difficulty,
    duration_minutes: duration,
    objectives,
    categories: categoriesOf(body, exercises, before),
    equipment: routineEquipment(exercises),
  };
}

function categoriesOf(body: Body, exercises: { exercise: admin.EntryExercise }[], before: Routine | null) {
  if (body.categories) return [...new Set(body.categories)];
  const sent = body.exercises.map((entry) => entry.exercise).join();
  const isAsBefore = before?.type === body.type && before.exercises.map((entry) => entry.exercise._id).join() === sent;
  return isAsBefore ? before.categories : derivedCategories(body.type, exercises);
}

function changedFields(before: Routine, after: Routine): string[] {
  const fields = [
    'name',
    'description',
    'type',
    'categories',
    'difficulty',
    'duration',
    'objectives',
    'exercises',
  ] as const;
  return fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
}
