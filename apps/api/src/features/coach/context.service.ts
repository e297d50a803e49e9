import { effectivePlan, hasAiAccess } from '@bandeja/domain/billing/rules';
import { addDays, localDateIn } from '@bandeja/domain/calendar/dates';
import type { User } from '@bandeja/domain/profile/contract';
import type { PlanDay, Week } from '@bandeja/domain/schedule/contract';
import { isProfileComplete } from '@bandeja/domain/schedule/rules';
import { weekdays } from '@bandeja/domain/schedule/vocabulary';
import { planLimits } from '@bandeja/domain/usage/rules';
import type { ChatContext, ChatDay } from '@bandeja/trainer/chat/types';
import { exercisesToCompose } from '#features/exercises/service.ts';
import { loadUser, memberSince } from '#features/profile/service.ts';
import { routinesToPlan } from '#features/routines/service.ts';
import { plannerPlayer } from '#features/schedule/plan.service.ts';
import { ensureWeekPlanned } from '#features/schedule/service.ts';
import { finishedSince, numbersOf } from '#features/stats/service.ts';
import type { Actor, Deps } from '#kit/deps.ts';

/** Days of finished sessions the trainer reads. */
const historyDays = 28;

/** Plans the week unless it is planned, and reads what the trainer knows of this player when it answers. */
export async function contextOf(
  deps: Deps,
  actor: Actor,
  conversation: Pick<ChatContext, 'earlier' | 'upsellShown' | 'state' | 'chosen'>,
): Promise<{ user: User; context: ChatContext }> {
  const today = localDateIn(actor.timeZone, deps.now());
  const user = await loadUser(deps, actor.userId);
  const complete = isProfileComplete(user);
  // before the reads of the week
  const week = complete ? await ensureWeekPlanned(deps, actor) : null;
  const history = await finishedSince(deps, actor, addDays(today, -historyDays));
  const keep = [...history, ...Object.values(week ?? {})].flatMap(({ routineId }) => routineId ?? []);
  const [stats, routines, exercises, firstWeek] = await Promise.all([
    numbersOf(deps, actor),
    routinesToPlan(deps, user, keep),
    exercisesToCompose(deps),
    memberSince(deps, actor),
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
    stats,
    history,
    routines,
    exercises,
    ...conversation,
  };
  return { user, context };
}

function left(limit: number | null, used: number): number | null {
  return limit === null ? null : Math.max(0, limit - used);
}

function toChatDay(weekday: (typeof weekdays)[number], week: Week): ChatDay {
  const { date, type, routineId, routine, reason }: PlanDay = week[weekday];
  const named = routine && { name: routine.name, minutes: routine.duration };
  return { date, weekday, type, routineId, routine: named, reason };
}
