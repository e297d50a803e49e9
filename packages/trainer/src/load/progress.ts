import { addDays, daysBetween, mondayOf, weekDates } from '@bandeja/domain/calendar/dates';
import type { ProgressOf } from '@bandeja/domain/progress/contract';
import { monotony, strain, weeklyLoad } from '#load/formulas.ts';

/** Load in AU. */
export type ProgressSession = {
  id: string;
  localDate: string;
  kind: string;
  minutes: number;
  load: number;
  score: number | null;
  /** Null when the player recorded no effort and the load counts with an assumed one. */
  rpe: number | null;
};

/** Oldest first; days without a session are absent. */
export function trainedDays(sessions: readonly ProgressSession[]): ProgressOf<'Day'>[] {
  const byDate = Map.groupBy(sessions, ({ localDate }) => localDate);
  return [...byDate]
    .map(([date, ofDay]) => ({
      date,
      sessions: ofDay.length,
      minutes: sum(ofDay, ({ minutes }) => minutes),
      load: Math.round(sum(ofDay, ({ load }) => load)),
    }))
    .sort((a, b) => a.date.localeCompare(b.date));
}

/**
 * Empty weeks included, oldest first.
 * @param sessions also of the week before `from`, for the first week's change
 * @param plannedMinutes by Monday
 */
export function weeksOf(
  sessions: readonly ProgressSession[],
  plannedMinutes: ReadonlyMap<string, number>,
  { from, to }: { from: string; to: string },
): Omit<ProgressOf<'Week'>, 'pulseLoad'>[] {
  const byMonday = Map.groupBy(sessions, ({ localDate }) => mondayOf(localDate));
  const loadOf = (monday: string) => sum(byMonday.get(monday) ?? [], ({ load }) => load);
  const mondays = Array.from({ length: Math.floor(daysBetween(from, to) / 7) + 1 }, (_, index) =>
    addDays(from, 7 * index),
  );
  return mondays.map((monday) => {
    const ofWeek = byMonday.get(monday) ?? [];
    const dailyLoads = weekDates(monday).map((date) =>
      sum(
        ofWeek.filter(({ localDate }) => localDate === date),
        ({ load }) => load,
      ),
    );
    const before = loadOf(addDays(monday, -7));
    const load = weeklyLoad(dailyLoads);
    const uniformity = monotony(dailyLoads);
    return {
      monday,
      sessions: ofWeek.length,
      minutes: sum(ofWeek, ({ minutes }) => minutes),
      plannedMinutes: plannedMinutes.get(monday) ?? 0,
      load: Math.round(load),
      monotony: rounded(uniformity, 2),
      strain: rounded(strain(load, uniformity), 1),
      changePercent: before === 0 ? null : rounded((100 * (load - before)) / before, 0),
      averageScore: averageScore(ofWeek),
    };
  });
}

/** Zeros, and no average, without a session. */
export function totalsOf(sessions: readonly ProgressSession[]): ProgressOf<'Totals'> {
  return {
    sessions: sessions.length,
    minutes: sum(sessions, ({ minutes }) => minutes),
    load: Math.round(sum(sessions, ({ load }) => load)),
    averageScore: averageScore(sessions),
    recordedEfforts: sessions.filter(({ rpe }) => rpe !== null).length,
  };
}

/** Minutes, most first; weeks in the order of `mondays`. */
export function kindsOf(sessions: readonly ProgressSession[], mondays: readonly string[]): ProgressOf<'Kind'>[] {
  return [...Map.groupBy(sessions, ({ kind }) => kind)]
    .map(([kind, ofKind]) => {
      const byMonday = Map.groupBy(ofKind, ({ localDate }) => mondayOf(localDate));
      return {
        kind,
        minutes: sum(ofKind, ({ minutes }) => minutes),
        weekMinutes: mondays.map((monday) => sum(byMonday.get(monday) ?? [], ({ minutes }) => minutes)),
      };
    })
    .sort((a, b) => b.minutes - a.minutes || a.kind.localeCompare(b.kind));
}

/** A pause of illness or holidays of at most this many weeks does not end a streak, once per streak. */
const forgivenWeeks = 2;

/**
 * The running week ends nothing; one pause of up to two weeks is forgiven and does not count.
 * @param mondays of the weeks with a finished session, in any order
 */
export function streakOf(mondays: readonly string[], today: string): ProgressOf<'Streak'> {
  const sorted = [...new Set(mondays)].sort();
  let row = { weeks: 0, pausedWeeks: 0 };
  let last: string | null = null;
  let best = 0;
  for (const monday of sorted) {
    const missed = last === null ? 0 : daysBetween(last, monday) / 7 - 1;
    row = continued(row, missed);
    last = monday;
    best = Math.max(best, row.weeks);
  }
  if (last === null) return { weeks: 0, best: 0, pausedWeeks: 0 };
  const missedUntilNow = Math.max(0, daysBetween(last, mondayOf(today)) / 7 - 1);
  const stands = missedUntilNow === 0 || (missedUntilNow <= forgivenWeeks && row.pausedWeeks === 0);
  if (!stands) return { weeks: 0, best, pausedWeeks: 0 };
  return { weeks: row.weeks, best, pausedWeeks: row.pausedWeeks + missedUntilNow };
}

function continued(row: { weeks: number; pausedWeeks: number }, missed: number): typeof row {
  if (missed === 0) return { ...row, weeks: row.weeks + 1 };
  if (missed <= forgivenWeeks && row.pausedWeeks === 0) return { weeks: row.weeks + 1, pausedWeeks: missed };
  return { weeks: 1, pausedWeeks: 0 };
}

export const spikeDays = 30;

/** docs/training.md#formulas; null without both. @param sessions oldest first */
export function spikeOf(sessions: readonly ProgressSession[]): ProgressOf<'Spike'> | null {
  const last = sessions.at(-1);
  if (last === undefined) return null;
  const since = addDays(last.localDate, -spikeDays);
  const before = sessions.slice(0, -1).filter(({ localDate }) => localDate >= since);
  const largest = Math.max(0, ...before.map(({ load }) => load));
  if (largest === 0) return null;
  return {
    sessionId: last.id,
    load: Math.round(last.load),
    largestBefore: Math.round(largest),
    ratio: rounded(last.load / largest, 2),
  };
}

function averageScore(sessions: readonly ProgressSession[]): number | null {
  const scores = sessions.flatMap(({ score }) => (score === null ? [] : [score]));
  return scores.length === 0 ? null : rounded(weeklyLoad(scores) / scores.length, 1);
}

function sum<T>(list: readonly T[], read: (item: T) => number): number {
  return list.reduce((total, item) => total + read(item), 0);
}

function rounded<T extends number | null>(value: T, decimals: number): T {
  // null stays null, a number stays one
  return (value === null ? null : Math.round(value * 10 ** decimals) / 10 ** decimals) as T;
}
