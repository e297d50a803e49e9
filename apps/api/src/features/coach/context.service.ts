import { effectivePlan, hasAiAccess } from '@bandeja/domain/billing/rules';
import { addDays, localDateIn, mondayOf } from '@bandeja/domain/calendar/dates';
import type { Fact } from '@bandeja/domain/coach/schemas';
import type { User } from '@bandeja/domain/profile/contract';
import { firstNameOf } from '@bandeja/domain/profile/rules';
import type { PlanDay, Week } from '@bandeja/domain/schedule/contract';
import { isProfileComplete } from '@bandeja/domain/schedule/rules';
import { weekdays } from '@bandeja/domain/schedule/vocabulary';
import { planLimits } from '@bandeja/domain/usage/rules';
import { knownDays } from '@bandeja/trainer/chat/numbers';
import type { ChatContext, ChatDay } from '@bandeja/trainer/chat/types';
import { factsOf } from '#features/coach/facts.service.ts';
import { openLink } from '#features/coach-access/sharing.service.ts';
import { exercisesToCompose } from '#features/exercises/service.ts';
import { loadUser, memberSince } from '#features/profile/service.ts';
import { routinesToPlan } from '#features/routines/service.ts';
import { goalsAhead } from '#features/schedule/goals.service.ts';
import { plannerPlayer } from '#features/schedule/plan.service.ts';
import { ensureWeekPlanned } from '#features/schedule/service.ts';
import { finishedSince, numbersOf } from '#features/stats/service.ts';
import type { Actor, Deps } from '#kit/deps.ts';

const historyDays = 28;

export async function contextOf(
  deps: Deps,
  actor: Actor,
  conversation: Pick<ChatContext, 'earlier' | 'upsellShown' | 'state' | 'chosen'>,
): Promise<{ user: User; context: ChatContext }> {
  const today = localDateIn(actor.timeZone, deps.now());
  const user = await loadUser(deps, actor.userId);
  const complete = isProfileComplete(user);
  const week = complete ? await ensureWeekPlanned(deps, actor) : null;
  const nextWeek = complete ? await ensureWeekPlanned(deps, actor, addDays(mondayOf(today), 7)) : null;
  const sessions = await finishedSince(deps, actor, addDays(today, -knownDays));
  const history = sessions.filter(({ localDate }) => localDate >= addDays(today, -historyDays));
  const keep = [...history, ...Object.values(week ?? {}), ...Object.values(nextWeek ?? {})].flatMap(
    ({ routineId }) => routineId ?? [],
  );
  const [stats, routines, exercises, firstWeek, told, season, link] = await Promise.all([
    numbersOf(deps, actor),
    routinesToPlan(deps, user, keep),
    exercisesToCompose(deps),
    memberSince(deps, actor),
    factsOf(deps, actor),
    goalsAhead(deps, actor, user),
    openLink(deps, actor),
  ]);
  const now = deps.now();
  const plan = effectivePlan(user.subscription, now);
  const limits = planLimits[plan];
  const context: ChatContext = {
    today,
    name: user.name,
    plan,
    canGenerate: hasAiAccess(user.subscription, now),
    left: {
      sessions: left(limits.sessions, user.usage.sessions),
      routines: left(limits.routines, user.usage.routines),
    },
    player: complete ? plannerPlayer(user, firstWeek) : null,
    week: week && weekdays.map((weekday) => toChatDay(weekday, week)),
    nextWeek: nextWeek && weekdays.map((weekday) => toChatDay(weekday, nextWeek)),
    stats,
    history,
    sessions,
    routines,
    exercises,
    facts: [...told.facts.map(({ fact }) => fact), ...tournamentsOf(season.goals)],
    season,
    keepsHealth: told.healthConsent,
    coach: link && { name: firstNameOf(link.coachName), feminine: link.isFeminine },
    ...conversation,
  };
  return { user, context };
}

/** A tournament is a goal of the season, and known to the trainer from there. */
const tournamentsOf = (goals: ChatContext['season']['goals']): Fact[] =>
  goals.flatMap(({ kind, date }) => (kind === 'tournament' && date !== null ? [{ kind, date }] : []));

function left(limit: number | null, used: number): number | null {
  return limit === null ? null : Math.max(0, limit - used);
}

function toChatDay(weekday: (typeof weekdays)[number], week: Week): ChatDay {
  const { date, type, routineId, routine, reason, coach }: PlanDay = week[weekday];
  const named = routine && { name: routine.name, minutes: routine.duration };
  return { date, weekday, type, routineId, routine: named, reason, ...(coach !== undefined && { coach }) };
}
