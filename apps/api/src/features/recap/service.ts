import { addDays, localDateIn, mondayOf, weekDates, weekdayIndex } from '@bandeja/domain/calendar/dates';
import { drawingName } from '@bandeja/domain/exercises/rules';
import { winnerOf } from '@bandeja/domain/matches/rules';
import type { Progress } from '@bandeja/domain/progress/contract';
import type { Better, Recap } from '@bandeja/domain/recap/contract';
import type { PlanDay, Week } from '@bandeja/domain/schedule/contract';
import { weekdays } from '@bandeja/domain/schedule/vocabulary';
import { blockNames } from '@bandeja/domain/season/messages';
import { blockText } from '@bandeja/trainer/season/messages';
import { exercisesToCompose } from '#features/exercises/service.ts';
import { progressOf } from '#features/progress/service.ts';
import { matchesBetween, type PlayedMatch } from '#features/recap/queries.ts';
import { seasonToPlan } from '#features/schedule/goals.service.ts';
import { ensureWeekPlanned, storedWeek } from '#features/schedule/service.ts';
import type { Actor, Deps } from '#kit/deps.ts';
import { AppError } from '#kit/errors.ts';

const sunday = 6;

/** The Monday of the week that a day looks back on: its own on a Sunday, else the one before. */
export function mondayOfRecap(today: string): string {
  return weekdayIndex(today) === sunday ? mondayOf(today) : addDays(mondayOf(today), -7);
}

/** Figures are those of the progress page. */
export async function recapOf(deps: Deps, actor: Actor, wanted?: string): Promise<Recap> {
  const monday = wanted ?? mondayOfRecap(localDateIn(actor.timeZone, deps.now()));
  const last = addDays(monday, 6);
  const [progress, week, matches, next] = await Promise.all([
    progressOf(deps, actor, { from: monday, to: last }),
    storedWeek(deps, actor, monday),
    matchesBetween(deps.db, actor.userId, monday, last),
    nextWeek(deps, actor, addDays(monday, 7)),
  ]);
  const { sessions, minutes } = progress.totals;
  const doneOn = new Map(progress.days.map((day) => [day.date, day.minutes]));
  const planned = new Map(trainedDays(week).map((day) => [day.date, minutesOf(day)]));
  return {
    monday,
    days: weekDates(monday).map((date) => ({
      date,
      planned: planned.get(date) ?? 0,
      done: doneOn.get(date) ?? 0,
    })),
    planned: sumOf(week),
    done: { sessions, minutes },
    better: await betterOf(deps, progress),
    matches: matches.map(toMatch),
    next,
  };
}

const minutesOf = ({ routine }: PlanDay) => routine?.duration ?? 0;

function trainedDays(week: Week): PlanDay[] {
  return weekdays.map((day) => week[day]).filter(({ type, routineId }) => type !== 'Descanso' && routineId !== null);
}

function sumOf(week: Week): { sessions: number; minutes: number } {
  const days = trainedDays(week);
  return { sessions: days.length, minutes: days.reduce((sum, day) => sum + minutesOf(day), 0) };
}

/** The aim is that of its first match, the reason that of its first day. */
async function nextWeek(deps: Deps, actor: Actor, monday: string): Promise<Recap['next']> {
  try {
    const week = await ensureWeekPlanned(deps, actor, monday);
    const days = trainedDays(week).toSorted((a, b) => a.date.localeCompare(b.date));
    const [first] = days;
    if (first === undefined) return null;
    const aim = days.find((day) => day.aim !== null)?.aim ?? null;
    const reason = first.reason === '' ? null : first.reason;
    return { ...sumOf(week), monday, aim, reason, block: await blockOf(deps, actor, monday) };
  } catch (error) {
    if (error instanceof AppError && error.code === 'profile.incomplete') return null;
    throw error;
  }
}

type NextBlock = NonNullable<Recap['next']>['block'];

async function blockOf(deps: Deps, actor: Actor, monday: string): Promise<NextBlock> {
  const block = (await seasonToPlan(deps, actor)).blockOf(monday);
  if (block === null) return null;
  const { kind, goal, week, weeks } = block;
  return { name: blockNames[kind], trains: blockText(goal, kind).aim, week, weeks };
}

function toMatch({ id, localDate, sets, partner }: PlayedMatch): Recap['matches'][number] {
  const winner = winnerOf({ sets });
  return { _id: id, localDate, sets, partner, won: winner === null ? null : winner === 'us' };
}

/** The mark that grew most, else more minutes than the week before, else the weeks in a row. */
async function betterOf(deps: Deps, { bests, totals, previous, streak }: Progress): Promise<Better | null> {
  const grown = bests
    .flatMap((best) => (best.before !== null && best.value > best.before ? [{ ...best, before: best.before }] : []))
    .toSorted((a, b) => b.value / b.before - a.value / a.before);
  const [mark] = grown;
  if (mark !== undefined) {
    const { key, name, unit, value, before } = mark;
    return { kind: 'mark', name, drawing: await drawingOf(deps, key), unit, value, before };
  }
  if (previous !== null && totals.minutes > previous.minutes) {
    return { kind: 'minutes', value: totals.minutes, before: previous.minutes };
  }
  return totals.sessions > 0 && streak.weeks > 1 ? { kind: 'streak', weeks: streak.weeks } : null;
}

/** @param key the exercise's id, or its name where it came from a file */
async function drawingOf(deps: Deps, key: string): Promise<string | null> {
  const exercises = await exercisesToCompose(deps);
  const exercise = exercises.find(({ _id }) => _id === key);
  return exercise ? drawingName(exercise) : null;
}
