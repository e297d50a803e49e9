import { isDeepStrictEqual } from 'node:util';
import type { Exercise, ExerciseUsage } from '@bandeja/domain/exercises/contract';
import { exerciseMessages } from '@bandeja/domain/exercises/messages';
import { openQuestions, slugOf } from '@bandeja/domain/exercises/rules';
import type { BodyArea } from '@bandeja/domain/exercises/vocabulary';
import { figureNamed } from '@bandeja/drawing/figures/figures';
import * as admin from '#features/exercises/admin.queries.ts';
import { exerciseById, idsLoading, publishedExercises } from '#features/exercises/queries.ts';
import { tidy } from '#features/exercises/tidy.service.ts';
import { refreshRoutinesOf } from '#features/routines/service.ts';
import { recordChange, requireVersion } from '#kit/audit.ts';
import type { Database } from '#kit/database/database.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError, found, isForeignKeyViolation } from '#kit/errors.ts';

export function exercisesToCompose(deps: Pick<Deps, 'db'>, ids: readonly string[] | null = null): Promise<Exercise[]> {
  return publishedExercises(deps.db, ids);
}

export async function exercisesLoading(
  deps: Pick<Deps, 'db'>,
  areas: readonly BodyArea[],
  ids: readonly string[],
): Promise<Set<string>> {
  return areas.length === 0 ? new Set() : new Set(await idsLoading(deps.db, areas, ids));
}

/** One exercise that the player may see. @throws AppError exercise.not_found */
export async function loadExercise(deps: Deps, actor: Actor, id: string): Promise<Exercise> {
  return found(await exerciseById(deps.db, actor, id), 'exercise.not_found');
}

export function publicCatalogue(deps: Pick<Deps, 'db'>): Promise<Exercise[]> {
  return publishedExercises(deps.db);
}

const unanswered: admin.FormerFields = {
  avoidFor: [],
  cautionFor: [],
  demands: [],
  places: ['home', 'court'],
  answered: [],
  figureName: null,
};

/** Adds a draft exercise to the catalogue; its address comes from its name. @throws AppError request.invalid */
export async function create(deps: Deps, actor: Actor, body: admin.ExerciseInput): Promise<Exercise> {
  const fields = tidy(body, unanswered);
  requireFigure(fields.figureName);
  const id = deps.newId();
  await inTransaction(deps, async (tx) => {
    await checkVariations(tx, id, fields.variations);
    const slug = await insertWithSlug(deps, tx, id, fields);
    await admin.replaceVariations(tx, id, fields.variations);
    await changed(deps, actor, tx, id, 'create', { slug });
  });
  return loadExercise(deps, actor, id);
}

/** Characters of a slug without its suffix; the router takes a hundred. */
const slugMost = 80;

/** The first free one of `name`, `name-2`, `name-3` …; a concurrent insert makes it look again. */
async function insertWithSlug(deps: Deps, tx: Database, id: string, fields: admin.ExerciseFields): Promise<string> {
  const base = slugOf(fields.name).slice(0, slugMost).replace(/-$/, '') || 'ejercicio';
  for (;;) {
    const taken = await admin.slugsLike(tx, base);
    let slug = base;
    for (let suffix = 2; taken.has(slug); suffix += 1) slug = `${base}-${suffix}`;
    if (await admin.insertExercise(tx, { id, slug, fields, at: deps.now() })) return slug;
  }
}

/**
 * The address stays: others link to it.
 * @throws AppError exercise.not_found, request.invalid, catalogue.changed, exercise.unreviewed
 */
export async function update(deps: Deps, actor: Actor, id: string, body: admin.ExerciseInput): Promise<Exercise> {
  await inTransaction(deps, async (tx) => {
    if (!(await admin.lockExercise(tx, id))) throw new AppError('exercise.not_found');
    const former = found(await exerciseById(tx, actor, id), 'exercise.not_found');
    await requireVersion(tx, { entity: 'exercise', id, stored: former, sent: body });
    const fields = tidy(body, former);
    requireFigure(fields.figureName);
    if (!former.isDraft) requireReviewed(fields.answered);
    await checkVariations(tx, id, fields.variations);
    await admin.updateExercise(tx, id, fields, deps.now());
    await admin.replaceVariations(tx, id, fields.variations);
    const names = changedFields(former, fields);
    if (names.length > 0) await refreshRoutinesOf(deps, tx, id);
    await changed(deps, actor, tx, id, 'update', { changed: names });
  });
  return loadExercise(deps, actor, id);
}

function requireFigure(name: string | null): void {
  if (name === null || figureNamed(name)) return;
  throw new AppError('request.invalid', [{ path: 'figureName', message: exerciseMessages.figureUnknown }]);
}

function requireReviewed(answered: admin.SafetyFields['answered']): void {
  const open = openQuestions(answered).length;
  if (open > 0) throw new AppError('exercise.unreviewed', undefined, exerciseMessages.unanswered(open));
}

/** Idempotent. @throws AppError exercise.not_found, exercise.unreviewed while a safety question is open */
export async function publish(deps: Deps, actor: Actor, id: string): Promise<Exercise> {
  await inTransaction(deps, async (tx) => {
    if (!(await admin.lockExercise(tx, id))) throw new AppError('exercise.not_found');
    const draft = await exerciseById(tx, actor, id);
    if (!draft?.isDraft) return;
    requireReviewed(draft.answered);
    await admin.setPublished(tx, id, deps.now());
    await changed(deps, actor, tx, id, 'publish', {});
  });
  return loadExercise(deps, actor, id);
}

function changedFields(former: Exercise, fields: admin.ExerciseFields): string[] {
  const before: Record<string, unknown> = { ...former, variations: former.variations.map(({ _id }) => _id).sort() };
  const { version: _, ...sent } = fields;
  const after = { ...sent, variations: [...fields.variations].sort() };
  return Object.entries(after)
    .filter(([name, value]) => !isDeepStrictEqual(value, before[name]))
    .map(([name]) => name);
}

async function checkVariations(tx: Database, id: string, variations: string[]): Promise<void> {
  const refuse = (message: string) => new AppError('request.invalid', [{ path: 'variations', message }]);
  if (variations.includes(id)) throw refuse(exerciseMessages.variationOfItself);
  const known = await admin.lockKnown(tx, variations);
  if (variations.some((variation) => !known.has(variation))) throw refuse(exerciseMessages.variationUnknown);
}

export async function setRetired(deps: Deps, actor: Actor, id: string, retired: boolean): Promise<Exercise> {
  await inTransaction(deps, async (tx) => {
    if (!(await admin.lockExercise(tx, id))) throw new AppError('exercise.not_found');
    const former = await exerciseById(tx, actor, id);
    if (former?.isRetired === retired) return;
    const at = deps.now();
    await admin.setRetired(tx, id, retired ? at : null, at);
    await changed(deps, actor, tx, id, retired ? 'retire' : 'restore', {});
  });
  return loadExercise(deps, actor, id);
}

/** The uses of an exercise. @throws AppError exercise.not_found */
export async function usage(deps: Deps, actor: Actor, id: string): Promise<ExerciseUsage> {
  await loadExercise(deps, actor, id);
  return admin.usageOf(deps.db, id);
}

/** The database decides races with routines and sessions. @throws AppError exercise.not_found, exercise.in_use */
export async function remove(deps: Deps, actor: Actor, id: string): Promise<void> {
  try {
    await inTransaction(deps, async (tx) => {
      const references = await admin.countReferences(tx, id);
      if (isUsed(references)) throw inUse(references);
      if (!(await admin.deleteExercise(tx, id))) throw new AppError('exercise.not_found');
      await changed(deps, actor, tx, id, 'delete', {});
    });
  } catch (error) {
    if (isForeignKeyViolation(error)) throw inUse(await admin.countReferences(deps.db, id));
    throw error;
  }
}

function isUsed({ routines, sessions, variationOf }: admin.References): boolean {
  return routines + sessions + variationOf > 0;
}

const listing = new Intl.ListFormat('es', { type: 'conjunction' });
const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

function inUse({ routines, sessions, variationOf }: admin.References): AppError {
  const places = [
    ...(routines > 0 ? [counted(routines, 'rutina', 'rutinas')] : []),
    ...(sessions > 0 ? [counted(sessions, 'sesión', 'sesiones')] : []),
    ...(variationOf > 0 ? [`las variaciones de ${counted(variationOf, 'ejercicio', 'ejercicios')}`] : []),
  ];
  if (places.length === 0) return new AppError('exercise.in_use');
  return new AppError('exercise.in_use', undefined, `Se usa en ${listing.format(places)}: solo se puede retirar.`);
}

async function changed(
  deps: Deps,
  actor: Actor,
  tx: Database,
  exerciseId: string,
  action: string,
  details: Record<string, unknown>,
): Promise<void> {
  const change = { id: deps.newId(), actorId: actor.userId, at: deps.now(), action };
  await recordChange(tx, { ...change, entity: 'exercise', entityId: exerciseId, details });
  await deps.jobs.send(tx, 'pages', {});
}
