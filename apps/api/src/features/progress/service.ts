import { hasFeature } from '@bandeja/domain/billing/rules';
import type { Subscription } from '@bandeja/domain/billing/schemas';
import { addDays, daysBetween, localDateIn, mondayOf } from '@bandeja/domain/calendar/dates';
import { type Progress, type ProgressOf, type ProgressPeriod, scoresShown } from '@bandeja/domain/progress/contract';
import { sessionLabel } from '@bandeja/domain/schedule/rules';
import { minutesOf } from '@bandeja/domain/sessions/rules';
import { basicTrackingWeeks } from '@bandeja/domain/stats/rules';
import {
  kindsOf,
  type ProgressSession,
  spikeDays,
  spikeOf,
  streakOf,
  totalsOf,
  trainedDays,
  weeksOf,
} from '@bandeja/trainer/load/progress';
import { effortFrom } from '@bandeja/trainer/schedule/effort';
import { weightsBetween } from '#features/body/service.ts';
import { loadUser } from '#features/profile/service.ts';
import * as queries from '#features/progress/queries.ts';
import { pulseLoads } from '#features/pulse/service.ts';
import { strokesBetween } from '#features/strokes/service.ts';
import type { Actor, Deps } from '#kit/deps.ts';

const exercisesShown = 8;
/** Days before the period that its first figures need: the week before, and the largest session of 30 days. */
const daysBefore = 35;

/** A plan without advanced analysis sees four weeks; older weeks and efforts are read nevertheless, or streak and load would be wrong. */
export async function progressOf(deps: Deps, actor: Actor, wanted: ProgressPeriod): Promise<Progress> {
  const user = await loadUser(deps, actor.userId);
  const { subscription, profile } = user;
  const today = localDateIn(actor.timeZone, deps.now());
  const reach = reachOf(subscription, today);
  const period = { from: latest(mondayOf(wanted.from), reach), to: earliest(wanted.to, today) };
  const before = previousPeriod(period);
  const since = latest(
    earliest(before.from, addDays(period.from, -daysBefore)),
    earliest(reach, addDays(today, -spikeDays)),
  );
  const [rows, recorded, mondays, planned, marks, strokes, weights, balls, pulses] = await Promise.all([
    queries.finishedBetween(deps.db, actor.userId, since, period.to),
    queries.recordedEfforts(deps.db, actor.userId),
    queries.trainedMondays(deps.db, actor.userId, today),
    queries.plannedMinutes(deps.db, actor.userId, period.from, addDays(mondayOf(period.to), 6)),
    queries.weeklyMarks(deps.db, actor.userId, { ...period, since: reach, exercises: exercisesShown }),
    strokesBetween(deps, actor, period),
    weightsBetween(deps, actor, period),
    queries.ballsBetween(deps.db, actor.userId, period.from, period.to),
    pulseLoads(deps, actor, user, period),
  ]);
  const effort = effortFrom(rows, [], profile.fitnessLevel ?? 'Principiante', recorded);
  const all = rows.map((row, index) => toSession(row, effort.sessions[index]?.load ?? 0));
  const within = all.filter(({ localDate }) => localDate >= period.from);
  const ofPrevious = all.filter(({ localDate }) => localDate >= before.from && localDate <= before.to);
  const shown = all.filter(({ localDate }) => localDate >= reach);
  const weeks = weeksOf(shown, planned, period).map((week) => ({
    ...week,
    pulseLoad: pulses.get(week.monday) ?? null,
  }));
  return {
    ...period,
    isLimited: period.from > mondayOf(wanted.from),
    hidesEarlier: mondays.some((monday) => monday < reach),
    totals: totalsOf(within),
    previous: before.from < reach || ofPrevious.length === 0 ? null : totalsOf(ofPrevious),
    weeks,
    days: trainedDays(within),
    kinds: kindsOf(
      within,
      weeks.map(({ monday }) => monday),
    ),
    scores: scoresOf(rows.filter(({ localDate }) => localDate >= period.from)),
    bests: bestsOf(marks, period.from),
    ...strokes,
    drills: drillsOf(balls),
    weights,
    streak: streakOf(mondays, today),
    spike: spikeOf(all),
  };
}

function reachOf(subscription: Pick<Subscription, 'features'>, today: string): string {
  return hasFeature(subscription, 'advanced_analysis')
    ? '0001-01-01'
    : addDays(mondayOf(today), -7 * (basicTrackingWeeks - 1));
}

/** Three days of a running week are compared with three days, not with a whole week. */
function previousPeriod({ from, to }: ProgressPeriod): ProgressPeriod {
  const weeks = Math.floor(daysBetween(from, to) / 7) + 1;
  return { from: addDays(from, -7 * weeks), to: addDays(to, -7 * weeks) };
}

/** The page's kinds: all physical work is one kind. */
const namedKinds = ['Técnico', 'Táctico', 'Mental', 'Partido', 'Descanso'];

function toSession(row: queries.SessionRow, load: number): ProgressSession {
  const { id, localDate, durationSeconds, rpe, score } = row;
  const label = sessionLabel(row);
  const kind = namedKinds.includes(label) ? label : 'Físico';
  return { id, localDate, kind, minutes: minutesOf(durationSeconds), load, score, rpe };
}

function scoresOf(rows: readonly queries.SessionRow[]): ProgressOf<'Score'>[] {
  return rows
    .flatMap(({ id, localDate, name, score, rpe }) =>
      score === null ? [] : [{ sessionId: id, date: localDate, name, score, rpe }],
    )
    .slice(-scoresShown);
}

function bestsOf(rows: readonly queries.MarkRow[], from: string): ProgressOf<'Best'>[] {
  const bests = [...Map.groupBy(rows, ({ key }) => key).values()].flatMap((ofExercise) => {
    const unit = units.find(({ column }) => ofExercise.some((row) => row[column] !== null));
    if (unit === undefined) return [];
    const points = ofExercise.flatMap((row) => {
      const value = row[unit.column];
      return value === null ? [] : [{ date: row.monday, value: Math.round(value * 10) / 10 }];
    });
    const [before, within] = [points.filter(({ date }) => date < from), points.filter(({ date }) => date >= from)];
    const best = highest(within);
    const last = ofExercise.at(-1);
    if (best === null || last === undefined) return [];
    const { key, name } = last;
    return [{ key, name, unit: unit.name, ...best, before: highest(before)?.value ?? null, points: within }];
  });
  return bests.sort((a, b) => b.date.localeCompare(a.date) || a.name.localeCompare(b.name, 'es'));
}

function drillsOf(balls: readonly queries.BallsRow[]): ProgressOf<'Drill'>[] {
  const played = (points: readonly { attempts: number }[]) => points.reduce((sum, { attempts }) => sum + attempts, 0);
  return [...Map.groupBy(balls, ({ stroke }) => stroke)]
    .map(([stroke, points]) => ({ stroke, points: points.map(({ stroke: _, ...point }) => point) }))
    .sort((a, b) => played(b.points) - played(a.points) || a.stroke.localeCompare(b.stroke, 'es'));
}

export const units = [
  { column: 'kilograms', name: 'kg' },
  { column: 'metres', name: 'm' },
  { column: 'seconds', name: 's' },
  { column: 'reps', name: 'reps' },
] as const;

function highest(points: readonly { date: string; value: number }[]): { date: string; value: number } | null {
  return points.reduce<{ date: string; value: number } | null>(
    (best, point) => (best === null || point.value > best.value ? point : best),
    null,
  );
}

function latest(a: string, b: string): string {
  return a > b ? a : b;
}

function earliest(a: string, b: string): string {
  return a < b ? a : b;
}
