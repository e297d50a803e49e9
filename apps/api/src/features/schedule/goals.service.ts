import { hasFeature } from '@bandeja/domain/billing/rules';
import { addDays, localDateIn, mondayOf } from '@bandeja/domain/calendar/dates';
import type { User } from '@bandeja/domain/profile/contract';
import { buildSeason, endOf, inOrder, rebuildSeason } from '@bandeja/trainer/season/build';
import { blockOfWeek, type SeasonBlock, type WeekBlock } from '@bandeja/trainer/season/types';
import * as queries from '#features/schedule/season.queries.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError } from '#kit/errors.ts';

export type StoredSeason = { goals: queries.StoredGoal[]; blocks: SeasonBlock[] };

const goalsAtMost = 6;

/** What the planner needs of the season; the tournaments in their order. */
export type SeasonToPlan = {
  blockOf: (monday: string) => WeekBlock | null;
  /** The next tournament from the day before a Monday on, so that the day after it stays easy. */
  tournamentFrom: (monday: string) => string | null;
};

/** A tournament that was told before there were seasons has no stored blocks: they follow from its date until a change. */
export async function storedSeason(deps: Deps, actor: Actor): Promise<StoredSeason> {
  const goals = inOrder(await queries.goalsOf(deps.db, actor.userId));
  const blocks = await queries.blocksOf(deps.db, actor.userId);
  return { goals, blocks: blocks.length > 0 ? blocks : buildSeason(goals, mondayOf(todayOf(deps, actor))) };
}

export async function seasonToPlan(deps: Deps, actor: Actor): Promise<SeasonToPlan> {
  const season = await storedSeason(deps, actor);
  const tournaments = season.goals.flatMap(({ kind, date }) => (kind === 'tournament' && date !== null ? [date] : []));
  return {
    blockOf: (monday) => blockOfWeek(season, monday),
    tournamentFrom: (monday) => tournaments.find((date) => date >= addDays(monday, -1)) ?? null,
  };
}

/** Goals that lie ahead, or have no day; `isOwn`: several stand beside each other. */
export async function goalsAhead(deps: Deps, actor: Actor, { subscription }: Pick<User, 'subscription'>) {
  const today = todayOf(deps, actor);
  const { goals, blocks } = await storedSeason(deps, actor);
  return {
    goals: goals.filter(({ id, date }) => (date === null ? isStanding(id, blocks, today) : date >= today)),
    isOwn: hasFeature(subscription, 'custom_plans'),
  };
}

const todayOf = (deps: Deps, actor: Actor) => localDateIn(actor.timeZone, deps.now());

/**
 * Inside a transaction that holds the profile.
 * @param isOwn several goals stand beside each other; otherwise this one takes the place of the others
 * @throws AppError season.date_past, season.full
 */
export async function storeGoal(deps: Deps, actor: Actor, goal: queries.StoredGoal, isOwn: boolean): Promise<void> {
  const today = todayOf(deps, actor);
  if (goal.date !== null && goal.date < today) throw new AppError('season.date_past');
  const { goals, blocks } = await storedSeason(deps, actor);
  const others = goals.filter(({ id }) => id !== goal.id);
  const standing = isOwn ? others.filter(({ id }) => isStanding(id, blocks, today)) : [];
  if (standing.length >= goalsAtMost) throw new AppError('season.full');
  const gone = others.filter((other) => !standing.includes(other)).map(({ id }) => id);
  await queries.deleteGoals(deps.db, actor.userId, gone);
  await queries.upsertGoal(deps.db, actor.userId, goal, deps.now());
  await lay(deps, actor, { goals: [...standing, goal], blocks, changedId: goal.id });
}

const isStanding = (goalId: string, blocks: readonly SeasonBlock[], today: string) =>
  blocks.some((block) => block.goalId === goalId && endOf(block) > mondayOf(today));

/** False where there is none of that id. */
export async function removeGoal(deps: Deps, actor: Actor, id: string): Promise<boolean> {
  const { goals, blocks } = await storedSeason(deps, actor);
  if (!goals.some((goal) => goal.id === id)) return false;
  await queries.deleteGoals(deps.db, actor.userId, [id]);
  const left = goals.filter((goal) => goal.id !== id);
  await lay(deps, actor, { goals: left, blocks: blocks.filter(({ goalId }) => goalId !== id), changedId: null });
  return true;
}

type Changed = Parameters<typeof rebuildSeason>[0];

async function lay(deps: Deps, actor: Actor, { goals, blocks, changedId }: Changed): Promise<void> {
  const known = blocks.filter(({ goalId }) => goals.some(({ id }) => id === goalId));
  const laid = rebuildSeason({ goals, blocks: known, changedId }, mondayOf(todayOf(deps, actor)));
  await queries.writeBlocks(deps.db, actor.userId, laid);
}

/** The tournament of the profile is the next one of the season: there is no second date of it. */
export async function setTournament(deps: Deps, actor: Actor, date: string | null, isOwn: boolean): Promise<void> {
  const today = todayOf(deps, actor);
  const { goals } = await storedSeason(deps, actor);
  const next = goals.find((goal) => goal.kind === 'tournament' && goal.date !== null && goal.date >= today);
  const isPast = date !== null && date < today;
  if (isPast || (next?.date ?? null) === date) return;
  // the change before it can no longer be taken back alone
  await queries.forgetBefore(deps.db, actor.userId);
  if (date === null) {
    if (next) await removeGoal(deps, actor, next.id);
    return;
  }
  await storeGoal(
    deps,
    actor,
    { id: next?.id ?? deps.newId(), kind: 'tournament', name: next?.name ?? '', date },
    isOwn,
  );
}
