import { isDeepStrictEqual } from 'node:util';
import { hasFeature } from '@bandeja/domain/billing/rules';
import { addDays, mondayOf } from '@bandeja/domain/calendar/dates';
import type { User } from '@bandeja/domain/profile/contract';
import type { applyTemplate, putBlocks, Season, SeasonWeek, saveTemplate } from '@bandeja/domain/season/contract';
import { blockNames } from '@bandeja/domain/season/messages';
import { minutesOf } from '@bandeja/domain/sessions/rules';
import type { Parsed } from '@bandeja/domain/wire/endpoint';
import { endOf } from '@bandeja/trainer/season/build';
import { faultOf } from '@bandeja/trainer/season/edit';
import { blockText, intensityName } from '@bandeja/trainer/season/messages';
import { blockOfWeek, type SeasonBlock } from '@bandeja/trainer/season/types';
import { sessionsOf, volumeOf } from '@bandeja/trainer/season/volume';
import { loadUser, lockProfile } from '#features/profile/service.ts';
import { removeGoal, type StoredSeason, storedSeason, storeGoal } from '#features/schedule/goals.service.ts';
import { plannedMinutes, replanWeek, todayOf, usualWeek } from '#features/schedule/plan.service.ts';
import { tryOut } from '#features/schedule/preview.service.ts';
import type { StoredGoal } from '#features/schedule/season.queries.ts';
import * as queries from '#features/schedule/season.queries.ts';
import { finishedSince } from '#features/stats/service.ts';
import { inTransaction } from '#kit/database/transaction.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError, found } from '#kit/errors.ts';

const templatesAtMost = 12;
const pauseAtMost = 4;

const hasOwn = (user: User) => hasFeature(user.subscription, 'custom_plans');

export async function seasonOf(deps: Deps, actor: Actor): Promise<Season> {
  const today = todayOf(deps, actor);
  const monday = mondayOf(today);
  const user = await loadUser(deps, actor.userId);
  const isOwn = hasOwn(user);
  const season = await storedSeason(deps, actor);
  const isCurrent = (block: SeasonBlock) => block.from <= monday && monday < endOf(block);
  const shown = isOwn ? season.blocks : season.blocks.filter(isCurrent);
  const templates = isOwn ? await queries.templatesOf(deps.db, actor.userId) : [];
  return {
    today,
    goals: season.goals.map(({ id, ...goal }) => ({ _id: id, ...goal })),
    ...(await described(deps, actor, { user, season, shown, monday })),
    isOwn,
    templates: templates.map(({ id, name, kind, blocks }) => ({
      _id: id,
      name,
      kind,
      weeks: blocks.reduce((sum, { weeks }) => sum + weeks, 0),
    })),
    change: null,
  };
}

type Shown = { user: User; season: StoredSeason; shown: readonly SeasonBlock[]; monday: string };

async function described(
  deps: Deps,
  actor: Actor,
  { user, season, shown, monday }: Shown,
): Promise<Pick<Season, 'blocks' | 'weeks'>> {
  const [first] = shown;
  if (!first) return { blocks: [], weeks: [] };
  const usual = await usualWeek(deps, actor, user);
  const finished = await finishedSince(deps, actor, first.from);
  const planned = await plannedMinutes(deps, actor, first.from);
  const ofWeek = (week: string) => finished.filter(({ localDate }) => mondayOf(localDate) === week);
  const minutes = (sessions: typeof finished) =>
    sessions.reduce((sum, { durationSeconds }) => sum + minutesOf(durationSeconds), 0);
  const expected = (week: string) => {
    const block = blockOfWeek(season, week);
    if (block === null) return 0;
    const share = usual.sessions === 0 ? 0 : sessionsOf(block, usual.sessions) / usual.sessions;
    return Math.round(usual.minutes * volumeOf(block) * share);
  };
  const mondays = shown.flatMap(({ from, weeks }) =>
    Array.from({ length: weeks }, (_, week) => addDays(from, 7 * week)),
  );
  const weeks = mondays.map(
    (week): SeasonWeek => ({
      monday: week,
      planned: planned.get(week) ?? expected(week),
      done: week > monday ? null : minutes(ofWeek(week)),
    }),
  );
  const blocks = shown.map((block) => {
    const kind = season.goals.find(({ id }) => id === block.goalId)?.kind ?? 'general';
    const own = Array.from({ length: block.weeks }, (_, week) => expected(addDays(block.from, 7 * week)));
    const done = finished.filter(({ localDate }) => localDate >= block.from && localDate < endOf(block));
    return {
      ...block,
      name: blockNames[block.kind],
      ...blockText(kind, block.kind),
      sessions: sessionsOf(block, usual.sessions),
      minutes: { least: Math.min(...own), most: Math.max(...own) },
      intensity: intensityName(kind, block.kind),
      done: block.from > monday ? null : { sessions: done.length, minutes: minutes(done) },
    };
  });
  return { blocks, weeks };
}

/**
 * Every change of a season holds the profile, keeps what was, plans this week and the next one again, and answers the
 * season.
 * @param newGoal its arrival is taken back by its own id, which the chat knows; the same again changes nothing
 */
function changeSeason(
  deps: Deps,
  actor: Actor,
  change: (inTx: Deps, user: User) => Promise<unknown>,
  newGoal: StoredGoal | null = null,
): Promise<Season> {
  return inTransaction(deps, async (_tx, inTx) => {
    const { db } = inTx;
    await lockProfile(inTx, actor);
    const before = { goals: await queries.goalsOf(db, actor.userId), blocks: await queries.blocksOf(db, actor.userId) };
    const stored = before.goals.find((goal) => goal.id === newGoal?.id);
    if (stored && isDeepStrictEqual(stored, newGoal) && (await queries.isLastChange(db, actor.userId, stored.id)))
      return { ...(await seasonOf(inTx, actor)), change: stored.id };
    await change(inTx, await loadUser(inTx, actor.userId));
    await replanWeek(inTx, actor);
    const id = newGoal && !stored ? newGoal.id : inTx.newId();
    await queries.keepBefore(db, actor.userId, { id, ...before, now: inTx.now() });
    return { ...(await seasonOf(inTx, actor)), change: id };
  });
}

/** @throws AppError season.nothing_to_undo */
export const undoChange = (deps: Deps, actor: Actor, change: string): Promise<Season> =>
  inTransaction(deps, async (_tx, inTx) => {
    const { db } = inTx;
    await lockProfile(inTx, actor);
    const before = found(await queries.takeBefore(db, actor.userId, change), 'season.nothing_to_undo');
    const kept = new Set(before.goals.map(({ id }) => id));
    const now = await queries.goalsOf(db, actor.userId);
    const added = now.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
    await queries.deleteGoals(db, actor.userId, added);
    for (const goal of before.goals) await queries.upsertGoal(db, actor.userId, goal, inTx.now());
    await queries.writeBlocks(db, actor.userId, before.blocks);
    await replanWeek(inTx, actor);
    return seasonOf(inTx, actor);
  });

type GoalBody = Omit<StoredGoal, 'id'>;

/** @throws AppError season.date_past, season.full */
export function saveGoal(deps: Deps, actor: Actor, id: string, { kind, name, date }: GoalBody): Promise<Season> {
  const goal = { id, kind, name, date };
  return changeSeason(deps, actor, (inTx, user) => storeGoal(inTx, actor, goal, hasOwn(user)), goal);
}

/** What a goal would make, with nothing of it stored. @throws AppError season.date_past, season.full */
export const previewGoal = (deps: Deps, actor: Actor, goal: GoalBody): Promise<Season> =>
  tryOut(deps, (inTx) => saveGoal(inTx, actor, inTx.newId(), goal));

/** @throws AppError season.goal_not_found */
export const deleteGoal = (deps: Deps, actor: Actor, id: string): Promise<Season> =>
  changeSeason(deps, actor, async (inTx) => {
    if (!(await removeGoal(inTx, actor, id))) throw new AppError('season.goal_not_found');
  });

function requireOwn(user: User): void {
  if (!hasOwn(user)) throw new AppError('plan.required');
}

/** What is over stays as it was, and every goal keeps its date. @throws AppError plan.required, season.invalid */
export const saveBlocks = (deps: Deps, actor: Actor, { blocks }: Parsed<typeof putBlocks>['body']): Promise<Season> =>
  changeSeason(deps, actor, async (inTx, user) => {
    requireOwn(user);
    const stored = await storedSeason(inTx, actor);
    const monday = mondayOf(todayOf(inTx, actor));
    const over = stored.blocks.filter((block) => endOf(block) <= monday);
    const isKept = over.every((block, index) => JSON.stringify(block) === JSON.stringify(ordered(blocks[index])));
    const isKnown = blocks.every(({ goalId }) => stored.goals.some(({ id }) => id === goalId));
    const isWhole = blocks.length > 0 && blocks[0]?.from === stored.blocks[0]?.from;
    if (!isKept || !isKnown || !isWhole || faultOf(blocks, stored) !== null) throw new AppError('season.invalid');
    await queries.writeBlocks(inTx.db, actor.userId, blocks);
  });

function ordered(block: SeasonBlock | undefined): SeasonBlock | null {
  if (!block) return null;
  const { goalId, kind, from, weeks } = block;
  return { goalId, kind, from, weeks };
}

/** @throws AppError plan.required, season.goal_not_found, season.full */
export const storeTemplate = (
  deps: Deps,
  actor: Actor,
  { id, name, goalId }: Parsed<typeof saveTemplate>['body'],
): Promise<Season> =>
  inTransaction(deps, async (_tx, inTx) => {
    requireOwn(await loadUser(inTx, actor.userId));
    const { goals, blocks } = await storedSeason(inTx, actor);
    const goal = found(goals.find((each) => each.id === goalId) ?? null, 'season.goal_not_found');
    const templates = await queries.templatesOf(inTx.db, actor.userId);
    const others = templates.filter((template) => template.id !== id);
    if (others.length >= templatesAtMost) throw new AppError('season.full');
    const own = blocks.filter((block) => block.goalId === goalId);
    const template = { id, name, kind: goal.kind, blocks: withoutPauses(own) };
    await queries.upsertTemplate(inTx.db, actor.userId, template, inTx.now());
    return seasonOf(inTx, actor);
  });

/** A pause belongs to the season it was taken in: the block that it split is whole again. */
function withoutPauses(blocks: readonly SeasonBlock[]): Pick<SeasonBlock, 'kind' | 'weeks'>[] {
  const whole: Pick<SeasonBlock, 'kind' | 'weeks'>[] = [];
  for (const { kind, weeks } of blocks.filter((block) => block.kind !== 'pause')) {
    const last = whole.at(-1);
    if (last?.kind === kind) last.weeks += weeks;
    else whole.push({ kind, weeks });
  }
  return whole;
}

/** In the place of the season there is. @throws AppError plan.required, season.template_not_found, season.date_past */
export const beginTemplate = (
  deps: Deps,
  actor: Actor,
  id: string,
  { startsOn, name, goalId }: Parsed<typeof applyTemplate>['body'],
): Promise<Season> =>
  changeSeason(deps, actor, async (inTx, user) => {
    const { db } = inTx;
    const templates = await queries.templatesOf(db, actor.userId);
    const template = found(templates.find((each) => each.id === id) ?? null, 'season.template_not_found');
    requireOwn(user);
    const monday = mondayOf(todayOf(inTx, actor));
    const start = mondayOf(startsOn);
    if (start < monday) throw new AppError('season.date_past');
    const { goals } = await storedSeason(inTx, actor);
    const blocks = laid(goalId, [...waitingFrom(monday, start), ...template.blocks], monday);
    const taper = blocks.find(({ kind }) => kind === 'taper');
    const date = taper ? addDays(taper.from, 5) : null;
    // a tournament without its week is none
    const kind = template.kind === 'tournament' && date === null ? 'general' : template.kind;
    await queries.deleteGoals(
      db,
      actor.userId,
      goals.map((goal) => goal.id),
    );
    const goal = { id: goalId, kind, name: name || template.name, date: kind === 'tournament' ? date : null };
    await queries.upsertGoal(db, actor.userId, goal, inTx.now());
    await queries.writeBlocks(db, actor.userId, blocks);
  });

function waitingFrom(monday: string, start: string): Pick<SeasonBlock, 'kind' | 'weeks'>[] {
  const pauses: Pick<SeasonBlock, 'kind' | 'weeks'>[] = [];
  for (let from = monday; from < start; ) {
    const weeks = Math.min(pauseAtMost, Math.round((Date.parse(start) - Date.parse(from)) / (7 * 86_400_000)));
    pauses.push({ kind: 'pause', weeks });
    from = addDays(from, 7 * weeks);
  }
  return pauses;
}

function laid(
  goalId: string,
  stretches: readonly Pick<SeasonBlock, 'kind' | 'weeks'>[],
  monday: string,
): SeasonBlock[] {
  let from = monday;
  return stretches.map(({ kind, weeks }) => {
    const block = { goalId, kind, from, weeks };
    from = endOf(block);
    return block;
  });
}

/** @throws AppError season.template_not_found */
export async function removeTemplate(deps: Deps, actor: Actor, id: string): Promise<Season> {
  if (!(await queries.deleteTemplate(deps.db, actor.userId, id))) throw new AppError('season.template_not_found');
  return seasonOf(deps, actor);
}
