import { effectivePlan } from '@bandeja/domain/billing/rules';
import { addDays, localDateIn } from '@bandeja/domain/calendar/dates';
import type { Exercise } from '@bandeja/domain/exercises/contract';
import type { generateRoutine as contract } from '@bandeja/domain/generator/contract';
import { generatorMessages } from '@bandeja/domain/generator/messages';
import type { ReadChip, WishChip } from '@bandeja/domain/generator/schemas';
import type { User } from '@bandeja/domain/profile/contract';
import { textAfter } from '@bandeja/domain/profile/danger-answer.messages';
import { routineEquipment } from '@bandeja/domain/routines/rules';
import { daysOfFlags } from '@bandeja/domain/schedule/rules';
import type { Parsed, ResponseOf } from '@bandeja/domain/wire/endpoint';
import { wantsOpposites } from '@bandeja/reader/language/opposed';
import { topicOf } from '@bandeja/reader/safety/danger-topic';
import { textsFor, theirDangerIn } from '@bandeja/reader/safety/somebody-else';
import type { Wish } from '@bandeja/reader/types';
import { asksForNothing, chipsOf, mergedChips, quoteOf, withChips } from '@bandeja/reader/understand/chips';
import { suspicionOf } from '@bandeja/reader/understand/decisions';
import type { Frame } from '@bandeja/reader/understand/frame';
import { understand } from '@bandeja/reader/understand/understand';
import { wishFrom } from '@bandeja/reader/understand/wish';
import { composeRoutine } from '@bandeja/trainer/composer/compose';
import { opposedWish } from '@bandeja/trainer/composer/messages';
import type { ComposerExercise, ComposerInput, ComposerPlayer, Composition } from '@bandeja/trainer/composer/types';
import { withoutName } from '@bandeja/trainer/outside/chat-question';
import { type TrainerFact, trainerFacts } from '@bandeja/trainer/outside/facts';
import { requireAi } from '#features/billing/access.service.ts';
import { exercisesToCompose } from '#features/exercises/service.ts';
import {
  byId,
  exerciseOf,
  exercisesOf,
  type NewRoutine,
  toGenerated,
} from '#features/generator/new-routine.service.ts';
import { modelsRoutine } from '#features/generator/outside.service.ts';
import * as queries from '#features/generator/queries.ts';
import { readText } from '#features/generator/reading.service.ts';
import { storeCorrection } from '#features/learning/service.ts';
import { healthOf, loadUser, lockProfile, standingConsents } from '#features/profile/service.ts';
import { storeTrial, takeOffShelf } from '#features/routines/service.ts';
import { countGenerated, madeThisMonth, requireRoomForGenerated } from '#features/usage/service.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError } from '#kit/errors.ts';

type GenerateInput = Parsed<typeof contract>['body'];

const historyDays = 28;
/** Longer than any outside call may take; after a server's crash the player may generate again by then. */
const leaseSeconds = 60;
const mostDraws = 5;

/**
 * A correction (`replaces`) is not counted again.
 * @throws AppError plan.required, plan.limit_reached, routine.not_found, generator.*, request.invalid,
 * request.cancelled
 */
export async function generateRoutine(
  deps: Deps,
  actor: Actor,
  input: GenerateInput,
  gone: AbortSignal,
): Promise<ResponseOf<typeof contract>> {
  const user = await loadUser(deps, actor.userId);
  requireAi(user, deps.now());
  const replaced = await replacedRoutine(deps, actor, input);
  const exercises = await exercisesToCompose(deps);
  const asked = await withConsent(deps, actor);
  const frame = await frameOf(asked, user, input, gone);
  requireNoSuspicion(frame, input, user);
  const composerInput = await composerInputOf(deps, actor, user, { input, exercises, frame });
  if (!input.chips?.length && asksForNothing(wishFrom(input.prompt, { frame }), frame)) {
    throw new AppError('generator.not_understood');
  }
  if (!input.chips?.length && wantsOpposites(input.prompt)) {
    throw new AppError('generator.not_understood', undefined, opposedWish);
  }
  const composition = composeAnother(composerInput, await madeThisMonth(deps, actor.userId));
  if (composition.kind === 'refused') {
    // a crisis in the profile is taken back there
    const isOfWish = composition.flag === 'crisis' && composerInput.wish.health.redFlag === 'crisis';
    throw new AppError('generator.safety', undefined, composition.message, isOfWish ? { mayBeMisread: true } : {});
  }
  if (composition.routine.entries.length === 0) throw nothingFits(composition.routine.advice);
  await requireRoomForGenerated(deps, user, replaced);
  return alone(deps, actor, async () => {
    const builtIn = composition.routine;
    const wanted = {
      input: composerInput,
      prompt: withoutName(input.prompt, user.name),
      healthConsent: user.injuriesConsent,
      builtIn,
    };
    const models = await modelsRoutine(asked, wanted, gone);
    if (gone.aborted) throw new AppError('request.cancelled');
    const made = { id: deps.newId(), composed: models ?? builtIn, exercises: byId(exercises) };
    const name = await store(deps, actor, user, { ...made, replaced, madeBy: models ? 'model' : 'builtin' });
    const newRoutine = { ...made, composed: { ...made.composed, name } };
    if (input.chips !== undefined && input.replaces !== undefined) {
      const understood = chipsOf(wishFrom(input.prompt, { frame })).map(codeOf);
      const corrected = {
        channel: 'wish',
        message: input.prompt,
        understood,
        corrected: input.chips.map(codeOf),
      } as const;
      await storeCorrection(deps, actor, user, corrected);
    }
    const routine = toGenerated(newRoutine, chipsToShow(composerInput.wish, frame));
    if (input.selectedExercises) return routine;
    const isSoft = suspicionOf(frame.danger) === 'soft' && input.replaces === undefined;
    return { routine, exercises: exercisesOf(newRoutine), ...(isSoft ? { soft: true } : {}) };
  });
}

/** Without the player's consent there is no outside model. */
async function withConsent(deps: Deps, actor: Actor): Promise<Pick<Deps, 'ai' | 'log'>> {
  const isAgreed = deps.ai !== null && (await standingConsents(deps, actor)).has('outsideModel');
  return { ai: isAgreed ? deps.ai : null, log: deps.log };
}

/** Only the first reading may use an outside model; a correction states all its chips. */
function frameOf(
  deps: Pick<Deps, 'ai' | 'log'>,
  { name }: User,
  input: GenerateInput,
  gone: AbortSignal,
): Promise<Frame> {
  const { prompt: text, replaces } = input;
  const door = { channel: 'wish' } as const;
  return replaces === undefined ? readText(deps, { text, name }, door, gone) : Promise.resolve(understand(text, door));
}

/** Before anything is generated, stored or counted. @throws AppError generator.safety, generator.danger_question */
function requireNoSuspicion(frame: Frame, { dangerAnswer }: GenerateInput, { age }: User): void {
  const text = dangerAnswer === undefined ? null : textAfter(dangerAnswer, age);
  if (text !== null) throw new AppError('generator.safety', undefined, text);
  if (dangerAnswer === 'none') return;
  const theirs = theirDangerIn(frame.text, frame);
  const lines = theirs === null ? null : textsFor(theirs, age);
  if (lines !== null) throw new AppError('generator.safety', undefined, lines.join(' '), { mayBeMisread: true });
  if (theirs !== null) throw new AppError('generator.danger_question', undefined, undefined, { topic: 'bystander' });
  if (suspicionOf(frame.danger) !== 'question') return;
  throw new AppError('generator.danger_question', undefined, undefined, { topic: topicOf(frame.text, frame) });
}

const codeOf = ({ kind, value }: WishChip) => `${kind}:${value}`;

/** A correction states all chips; before the first routine they replace only their own kind. */
function wishOf({ prompt, chips, replaces, isWhole, dangerAnswer }: GenerateInput, frame: Frame): Wish {
  const read = wishFrom(prompt, { waved: dangerAnswer === 'none', frame });
  if (chips === undefined) return read;
  const isBeside = replaces === undefined && isWhole !== true;
  return withChips(read, isBeside ? mergedChips(chipsOf(read), chips) : chips);
}

export function readChips(prompt: string): ReadChip[] {
  const frame = understand(prompt, { channel: 'wish' });
  return chipsToShow(wishFrom(prompt, { frame }), frame);
}

function chipsToShow(wish: Wish, frame: Frame): ReadChip[] {
  return chipsOf(wish).map((chip) => ({ ...chip, quote: quoteOf(chip, frame) }));
}

/** Prompts of an outside model hold only the facts marked here and words of the player that are not about health. */
export async function trainerFactsOf(deps: Deps, actor: Actor, outside: boolean): Promise<TrainerFact[]> {
  const user = await loadUser(deps, actor.userId);
  const recent = await queries.recentSessions(deps.db, actor.userId, historyStart(deps, actor));
  return trainerFacts({
    name: user.name,
    player: composerPlayer(user),
    availableDays: daysOfFlags(user.availableDays),
    trainingDays: user.trainingDays,
    plan: effectivePlan(user.subscription, deps.now()),
    usage: user.usage,
    recentSessions: recent.length,
    outside,
  });
}

async function replacedRoutine(deps: Deps, actor: Actor, input: GenerateInput): Promise<string | null> {
  const { selectedExercises, chips, replaces } = input;
  if (selectedExercises === undefined && chips === undefined) {
    if (replaces === undefined) return null;
    throw invalidSelection();
  }
  // chips without a routine to correct: chosen before the first one
  if (replaces === undefined && selectedExercises === undefined) return null;
  if (replaces === undefined) return queries.latestGenerated(deps.db, actor.userId);
  if (!(await queries.isGenerated(deps.db, actor.userId, replaces))) throw new AppError('routine.not_found');
  return replaces;
}

function invalidSelection(): AppError {
  return new AppError('request.invalid', [{ path: 'selectedExercises', message: generatorMessages.selectionRequired }]);
}

function nothingFits(advice: readonly string[]): AppError {
  const message = advice.join(' ');
  return new AppError('request.invalid', [{ path: 'prompt', message }], message);
}

function historyStart(deps: Deps, actor: Actor): string {
  return addDays(localDateIn(actor.timeZone, deps.now()), -historyDays);
}

async function composerInputOf(
  deps: Deps,
  actor: Actor,
  user: User,
  { input, exercises, frame }: { input: GenerateInput; exercises: Exercise[]; frame: Frame },
): Promise<ComposerInput> {
  const today = localDateIn(actor.timeZone, deps.now());
  const [recent, latest] = await Promise.all([
    queries.recentSessions(deps.db, actor.userId, historyStart(deps, actor)),
    queries.latestGenerated(deps.db, actor.userId),
  ]);
  const known = new Set(exercises.map(({ _id }) => _id));
  const keep = input.selectedExercises?.filter((id) => known.has(id));
  if (keep?.length === 0) throw invalidSelection();
  return {
    wish: wishOf(input, frame),
    player: composerPlayer(user),
    catalogue: exercises.map(toComposer),
    recent,
    today,
    // a new routine differs from the previous one, even a regenerated or removed one
    seed: [actor.userId, today, user.usage.routines, latest ?? ''].join(':'),
    ...(keep ? { keep } : {}),
  };
}

/** Another routine than those of this month, where so many tries find one: a small catalogue, or a list to keep, may not. */
function composeAnother(input: ComposerInput, made: readonly string[][]): Composition {
  const lists = new Set(made.map((exerciseIds) => exerciseIds.join()));
  const isMade = (composition: Composition) =>
    composition.kind === 'routine' && lists.has(composition.routine.entries.map((entry) => entry.exerciseId).join());
  let composition = composeRoutine(input);
  for (let draw = 1; draw < mostDraws && isMade(composition); draw += 1) {
    composition = composeRoutine({ ...input, seed: `${input.seed}:${draw}` });
  }
  return composition;
}

export function composerPlayer(user: User): ComposerPlayer {
  return {
    level: user.fitnessLevel,
    age: user.age,
    goals: user.goals,
    ...healthOf(user),
    sessionDuration: user.sessionDuration,
    equipment: user.equipment,
    places: user.places,
  };
}

function toComposer({ _id, ...exercise }: Exercise): ComposerExercise {
  const { code, name, categories, difficulty, equipment, avoidFor, cautionFor, demands, places } = exercise;
  const { muscleGroups, dose, loadType, strokes } = exercise;
  return {
    id: _id,
    code,
    name,
    categories,
    difficulty,
    equipment,
    avoidFor,
    cautionFor,
    demands,
    places,
    muscleGroups,
    dose,
    loadType,
    strokes,
  };
}

async function alone<T>(deps: Deps, actor: Actor, work: () => Promise<T>): Promise<T> {
  const lease = { id: deps.newId(), seconds: leaseSeconds };
  if (!(await queries.takeLease(deps.db, actor.userId, lease))) throw new AppError('generator.busy');
  try {
    return await work();
  } finally {
    await queries.dropLease(deps.db, actor.userId, lease.id);
  }
}

type Storing = NewRoutine & { replaced: string | null; madeBy: 'builtin' | 'model' };

async function store(deps: Deps, actor: Actor, user: User, storing: Storing): Promise<string> {
  const { id, composed, exercises, replaced, madeBy } = storing;
  return inTransaction(deps, async (tx, inTx) => {
    // counts wait for it, and no plan uses a routine that is being replaced
    await lockProfile(inTx, actor);
    if (replaced !== null) await queries.deleteGenerated(tx, actor.userId, replaced);
    const isReplaced = replaced !== null && (await takeOffShelf(inTx, actor, replaced));
    const exerciseIds = composed.entries.map((entry) => entry.exerciseId);
    await countGenerated(inTx, user, { routineId: id, replaced: isReplaced ? replaced : null, exerciseIds });
    const { name, description, type, categories, difficulty, minutes, objectives, entries } = composed;
    const given = await storeTrial(inTx, actor, {
      id,
      authorName: generatorMessages.author,
      name,
      description,
      type,
      categories,
      difficulty,
      minutes,
      objectives,
      entries,
      equipment: routineEquipment(entries.map(({ exerciseId }) => ({ exercise: exerciseOf(exercises, exerciseId) }))),
    });
    await queries.insertGenerated(tx, actor.userId, { id, madeBy, at: deps.now() });
    return given;
  });
}
