import { hasFeature } from '@bandeja/domain/billing/rules';
import type { Subscription } from '@bandeja/domain/billing/schemas';
import { addDays, localDateIn, mondayOf } from '@bandeja/domain/calendar/dates';
import { routineTypeOf } from '@bandeja/domain/routines/schemas';
import { minutesOf } from '@bandeja/domain/sessions/rules';
import { sessionTypeSchema } from '@bandeja/domain/sessions/schemas';
import type { getPerformance, Stats } from '@bandeja/domain/stats/contract';
import {
  averagedDays,
  basicTrackingWeeks,
  perSession,
  sessionsPerDay,
  sessionsPerWeek,
} from '@bandeja/domain/stats/rules';
import type { ResponseOf } from '@bandeja/domain/wire/endpoint';
import type { ChatStats } from '@bandeja/trainer/chat/types';
import type { FinishedSession } from '@bandeja/trainer/schedule/types';
import * as queries from '#features/stats/queries.ts';
import type { Actor, Deps } from '#kit/deps.ts';

const recentWeeksShown = 8;
const scoredDays = 28;

export async function statsOf(deps: Deps, actor: Actor): Promise<Stats> {
  const today = localDateIn(actor.timeZone, deps.now());
  const firstDay = addDays(today, 1 - 7 * recentWeeksShown);
  const since = { from: firstDay, monday: mondayOf(today) };
  const { week, days, ...sums } = await queries.cardNumbers(deps.db, actor.userId, since);
  const sessionsFrom = (from: string, to: string) =>
    days.reduce((sum, { localDate, sessions }) => sum + (localDate >= from && localDate <= to ? sessions : 0), 0);
  const minutes = minutesOf(sums.seconds);
  return {
    sessions: sums.sessions,
    sessionsPerDay: sessionsPerDay(sums.sessions),
    sessionsPerWeek: sessionsPerWeek(sessionsFrom(addDays(today, 1 - averagedDays), today)),
    exercises: sums.exercises,
    exercisesPerSession: perSession(sums.exercises, sums.sessions),
    minutes,
    minutesPerSession: perSession(minutes, sums.sessions),
    trainedToday: sessionsFrom(today, today) > 0,
    sessionsThisWeek: week.length,
    finishedThisWeek: week.map(({ localDate, routineId, type, routineType, seconds }) => ({
      localDate,
      routineId,
      type: sessionTypeSchema.parse(type),
      routineType: routineTypeOf(routineType),
      minutes: minutesOf(seconds),
    })),
    recentWeeks: Array.from({ length: recentWeeksShown }, (_, index) =>
      sessionsFrom(addDays(firstDay, 7 * index), addDays(firstDay, 7 * index + 6)),
    ),
  };
}

export async function performanceOf(
  deps: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  subscription: Pick<Subscription, 'features'>,
): Promise<ResponseOf<typeof getPerformance>> {
  const thisMonday = mondayOf(localDateIn(actor.timeZone, deps.now()));
  const basicFirst = addDays(thisMonday, -7 * (basicTrackingWeeks - 1));
  const from = hasFeature(subscription, 'advanced_analysis') ? null : basicFirst;
  const byWeek = new Map((await queries.weekSums(deps.db, actor.userId, from)).map((week) => [week.weekStart, week]));
  const [earliest = basicFirst] = byWeek.keys();
  const weeks: ResponseOf<typeof getPerformance> = [];
  for (
    let weekStart = earliest < basicFirst ? earliest : basicFirst;
    weekStart <= thisMonday;
    weekStart = addDays(weekStart, 7)
  ) {
    const week = byWeek.get(weekStart);
    weeks.push({
      weekStart,
      sessions: week?.sessions ?? 0,
      minutes: minutesOf(week?.seconds ?? 0),
      load: week?.load ?? null,
      averageScore: week?.averageScore ?? null,
    });
  }
  return weeks;
}

/** The only numbers on which the trainer comments progress. */
export async function numbersOf(deps: Deps, actor: Actor): Promise<ChatStats> {
  const today = localDateIn(actor.timeZone, deps.now());
  const days = { month: `${today.slice(0, 7)}-01`, monday: mondayOf(today), since: addDays(today, -scoredDays) };
  const [sums, numbers, last] = await Promise.all([
    queries.totals(deps.db, actor.userId),
    queries.numbersSince(deps.db, actor.userId, days),
    queries.latest(deps.db, actor.userId),
  ]);
  return {
    sessionsThisMonth: numbers.monthSessions,
    minutesThisMonth: minutesOf(numbers.monthSeconds),
    sessionsThisWeek: numbers.weekSessions,
    minutesThisWeek: minutesOf(numbers.weekSeconds),
    sessionsTotal: sums.sessions,
    minutesTotal: minutesOf(sums.seconds),
    exercisesTotal: sums.exercises,
    meanScore: numbers.meanScore,
    last: last && { localDate: last.localDate, name: last.name, minutes: minutesOf(last.seconds) },
  };
}

export function finishedSince(deps: Deps, actor: Actor, from: string): Promise<FinishedSession[]> {
  return queries.finishedSince(deps.db, actor.userId, from);
}

export function runningOn(deps: Deps, actor: Actor): Promise<string | null> {
  return queries.runningOn(deps.db, actor.userId);
}
