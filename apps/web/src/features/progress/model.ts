import { addDays, daysBetween, mondayOf } from '@bandeja/domain/calendar/dates';
import type { Progress, ProgressOf, ProgressPeriod } from '@bandeja/domain/progress/contract';
import { strokeFamilies } from '@bandeja/domain/strokes/vocabulary';

export const periodIds = ['4', '12', '52'] as const;
export type PeriodId = (typeof periodIds)[number];

export function periodOf(id: PeriodId, today: string): ProgressPeriod {
  return { from: addDays(mondayOf(today), -7 * (Number(id) - 1)), to: today };
}

/** Changes of the totals against the period before: percent for sums, points for the score; null without one. */
export function changesOf({ totals, previous }: Pick<Progress, 'totals' | 'previous'>): {
  minutesPercent: number | null;
  scorePoints: number | null;
} {
  const minutesPercent =
    previous === null || previous.minutes === 0
      ? null
      : Math.round((100 * (totals.minutes - previous.minutes)) / previous.minutes);
  const [now, before] = [totals.averageScore, previous?.averageScore ?? null];
  return {
    minutesPercent,
    scorePoints: now === null || before === null ? null : Math.round((now - before) * 10) / 10,
  };
}

/** The running calendar month beside the former one up to the same day; null where the period does not hold both. */
export function monthsOf(
  { days, from }: Pick<Progress, 'days' | 'from'>,
  today: string,
): { now: MonthSums; before: MonthSums } | null {
  const start = `${today.slice(0, 7)}-01`;
  const beforeStart = `${addDays(start, -1).slice(0, 7)}-01`;
  if (from > beforeStart) return null;
  const elapsed = daysBetween(start, today);
  const beforeEnd = addDays(beforeStart, Math.min(elapsed, daysBetween(beforeStart, addDays(start, -1))));
  return { now: sumsBetween(days, start, today), before: sumsBetween(days, beforeStart, beforeEnd) };
}

export type MonthSums = { from: string; to: string; sessions: number; minutes: number; load: number };

export function sumsBetween(days: Progress['days'], from: string, to: string): MonthSums {
  const sums: MonthSums = { from, to, sessions: 0, minutes: 0, load: 0 };
  for (const { date, sessions, minutes, load } of days) {
    if (date < from || date > to) continue;
    sums.sessions += sessions;
    sums.minutes += minutes;
    sums.load += load;
  }
  return sums;
}

const stepMinutes = [0, 30, 60, 90] as const;

export function shadeOf(minutes: number): number {
  return stepMinutes.filter((bound) => minutes > bound).length;
}

/** The days of the year map as weeks, Monday first; the last week ends today. */
export function yearWeeks({
  days,
  from,
  to,
}: Pick<Progress, 'days' | 'from' | 'to'>): { monday: string; days: { date: string; minutes: number }[] }[] {
  const minutesByDate = new Map(days.map(({ date, minutes }) => [date, minutes]));
  const count = Math.floor(daysBetween(from, to) / 7) + 1;
  return Array.from({ length: count }, (_, week) => {
    const monday = addDays(from, 7 * week);
    const dates = Array.from({ length: 7 }, (_, day) => addDays(monday, day)).filter((date) => date <= to);
    return { monday, days: dates.map((date) => ({ date, minutes: minutesByDate.get(date) ?? 0 })) };
  });
}

/** The round number at or above which an axis ends: 50, 100, 200, 300 … */
export function axisTop(values: readonly number[]): number {
  const most = Math.max(0, ...values);
  if (most <= 50) return 50;
  return Math.ceil(most / 100) * 100;
}

/** The figure that a mark counts, with its change against the time before the period; null without one. */
export function gainOf({ value, before }: Pick<ProgressOf<'Best'>, 'value' | 'before'>): number | null {
  return before === null ? null : Math.round((value - before) * 10) / 10;
}

export type StrokeFamily = { name: string; level: number; before: number | null };

export function familiesOf(strokes: Progress['strokes']): StrokeFamily[] {
  return Object.entries(strokeFamilies).flatMap(([name, members]) => {
    const rated = strokes.filter(({ stroke }) => members.some((member) => member === stroke));
    const before = rated.flatMap((rating) => rating.before ?? []);
    if (rated.length === 0) return [];
    return [{ name, level: mean(rated.map(({ level }) => level)), before: before.length === 0 ? null : mean(before) }];
  });
}

function mean(values: readonly number[]): number {
  return Math.round((10 * values.reduce((sum, value) => sum + value, 0)) / values.length) / 10;
}

export function xByDate(date: string, { from, to }: ProgressPeriod): number {
  return daysBetween(from, date) / Math.max(1, daysBetween(from, to));
}
