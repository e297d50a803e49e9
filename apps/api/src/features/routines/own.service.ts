import { type Difficulty, difficulties } from '@bandeja/domain/exercises/vocabulary';
import type { createOwnRoutine as createContract, Routine, RoutineSummary } from '@bandeja/domain/routines/contract';
import { routineMessages } from '@bandeja/domain/routines/messages';
import {
  copyName,
  derivedCategories,
  estimatedMinutes,
  freeName,
  routineEquipment,
} from '@bandeja/domain/routines/rules';
import type { Parsed } from '@bandeja/domain/wire/endpoint';
import { lockProfile } from '#features/profile/service.ts';
import * as admin from '#features/routines/admin.queries.ts';
import { exerciseIds, usable } from '#features/routines/entries.rules.ts';
import * as own from '#features/routines/own.queries.ts';
import { routineById } from '#features/routines/queries.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError, found } from '#kit/errors.ts';

type Body = Parsed<typeof createContract>['body'];
type Change = { name?: string | undefined; folder?: string | undefined; kept?: true | undefined };

/** @throws AppError request.invalid for a name of another one, or an exercise that cannot be used */
export async function createOwnRoutine(deps: Deps, actor: Actor, body: Body): Promise<Routine> {
  return changing(deps, actor, async (inTx) => {
    const id = deps.newId();
    const routine = await written(inTx, body, { id, authorName: actor.name, existing: new Set() });
    await requireFreeName(inTx, actor, body.name, null);
    await own.insertOwnRoutine(inTx.db, actor.userId, { ...routine, trialUntil: null }, deps.now());
    return routineOf(inTx, actor, id);
  });
}

/** Exercises that were retired meanwhile may stay. @throws AppError routine.not_found, request.invalid */
export async function updateOwnRoutine(deps: Deps, actor: Actor, id: string, body: Body): Promise<Routine> {
  return changing(deps, actor, async (inTx) => {
    await requireOwn(inTx, actor, id);
    const before = await routineOf(inTx, actor, id);
    const existing = new Set(before.exercises.map(({ exercise }) => exercise._id));
    const routine = await written(inTx, body, { id, authorName: actor.name, existing });
    await requireFreeName(inTx, actor, body.name, id);
    await own.replaceOwnRoutine(inTx.db, actor.userId, routine, deps.now());
    await own.keepTrial(inTx.db, actor.userId, id, deps.now());
    return routineOf(inTx, actor, id);
  });
}

/** @throws AppError routine.not_found */
export async function copyRoutine(deps: Deps, actor: Actor, id: string): Promise<Routine> {
  return changing(deps, actor, async (inTx) => {
    const original = found(await routineById(inTx.db, actor, id), 'routine.not_found');
    const { name, description, type, categories, difficulty, objectives, equipment, duration, exercises } = original;
    const copyId = deps.newId();
    await own.insertOwnRoutine(
      inTx.db,
      actor.userId,
      {
        id: copyId,
        authorName: actor.name,
        name: freeName(copyName(name), await own.ownNames(inTx.db, actor.userId, null)),
        folder: original.folder ?? '',
        trialUntil: null,
        description,
        type,
        categories,
        difficulty,
        objectives,
        equipment,
        minutes: duration,
        entries: exercises.map(({ exercise, ...dose }) => lineOf(exercise._id, dose)),
      },
      deps.now(),
    );
    return routineOf(inTx, actor, copyId);
  });
}

/** @throws AppError routine.not_found, request.invalid for a name of another one */
export async function changeOwnRoutine(
  deps: Deps,
  actor: Actor,
  id: string,
  { name, folder, kept }: Change,
): Promise<RoutineSummary> {
  return changing(deps, actor, async (inTx) => {
    await requireOwn(inTx, actor, id);
    if (name !== undefined) await requireFreeName(inTx, actor, name, id);
    await own.nameAndFile(inTx.db, actor.userId, id, { name, folder }, deps.now());
    if (kept) await own.keepTrial(inTx.db, actor.userId, id, deps.now());
    return routineOf(inTx, actor, id);
  });
}

export function orderOwnRoutines(deps: Deps, actor: Actor, ids: readonly string[]): Promise<void> {
  return changing(deps, actor, (inTx) => own.putInOrder(inTx.db, actor.userId, [...new Set(ids)]));
}

/** One after the other: the shelf's names and places are read before they are written. */
function changing<T>(deps: Deps, actor: Actor, work: (inTx: Deps) => Promise<T>): Promise<T> {
  return inTransaction(deps, async (_tx, inTx) => {
    await lockProfile(inTx, actor);
    return work(inTx);
  });
}

async function requireOwn(deps: Deps, actor: Actor, id: string): Promise<void> {
  if (!(await own.lockOwnRoutine(deps.db, actor.userId, id))) throw new AppError('routine.not_found');
}

async function requireFreeName(deps: Deps, actor: Actor, name: string, exceptId: string | null): Promise<void> {
  if (freeName(name, await own.ownNames(deps.db, actor.userId, exceptId)) === name) return;
  throw new AppError('request.invalid', [{ path: 'name', message: routineMessages.nameTaken }]);
}

async function routineOf(deps: Deps, actor: Actor, id: string): Promise<Routine> {
  return found(await routineById(deps.db, actor, id), 'routine.not_found');
}

type Written = { id: string; authorName: string; existing: ReadonlySet<string> };

async function written(deps: Deps, body: Body, { id, authorName, existing }: Written): Promise<own.OwnRoutine> {
  const { name, description, folder, type } = body;
  const known = await admin.lockExercises(deps.db, exerciseIds(body.exercises));
  const exercises = usable(body, withoutDrafts(known, existing), existing);
  const entries = body.exercises.flatMap((entry, index) =>
    exercises.slice(index, index + 1).map((known) => ({ ...entry, ...known })),
  );
  return {
    id,
    authorName,
    name,
    description,
    ...(folder === undefined ? {} : { folder }),
    type,
    difficulty: hardest(exercises.map(({ exercise }) => exercise.difficulty)),
    minutes: Math.max(1, estimatedMinutes(entries)),
    objectives: [],
    categories: derivedCategories(type, exercises),
    equipment: routineEquipment(exercises),
    entries: body.exercises.map(({ exercise, duration = null, metres = null, ...dose }) =>
      lineOf(exercise, { ...dose, duration, metres }),
    ),
  };
}

type Dose = Omit<own.OwnRoutine['entries'][number], 'exerciseId' | 'part' | 'reason'>;

/** By hand: without what the trainer says of it. */
const lineOf = (exerciseId: string, dose: Dose) => ({ ...dose, exerciseId, part: null, reason: '' });

/** What is not published yet is unknown to players. */
function withoutDrafts(known: ReadonlyMap<string, admin.EntryExercise>, existing: ReadonlySet<string>) {
  return new Map([...known].filter(([id, { isDraft }]) => !isDraft || existing.has(id)));
}

function hardest(levels: readonly Difficulty[]): Difficulty {
  return difficulties.findLast((level) => levels.includes(level)) ?? 'Principiante';
}
