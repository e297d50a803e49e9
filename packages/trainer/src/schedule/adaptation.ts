import { addDays, weekdayIndex } from '@bandeja/domain/calendar/dates';
import type { LoadedSession } from '#schedule/effort.ts';

export type Adaptation = {
  /** One session fewer, with the numbers behind it; null where all stay. */
  fewer: { missed: number; planned: number } | null;
  /** A weekday (Monday 0) that keeps being missed, and how often in four weeks; null where there is none. */
  avoided: { day: number; times: number } | null;
};

export const noAdaptation: Adaptation = { fewer: null, avoided: null };

const lookBackDays = 14;
/** Half of the planned sessions, and no fewer than three. */
const missedShare = 0.5;
const missedAtLeast = 3;
const sameWeekdayMissed = 3;

/** A missed session is never added to another day. @param missed local dates of planned sessions that were not done */
export function adaptationFrom(
  missed: readonly string[],
  sessions: readonly LoadedSession[],
  monday: string,
): Adaptation {
  const since = addDays(monday, -lookBackDays);
  const lately = missed.filter((date) => date >= since && date < monday).length;
  const done = sessions.filter(({ localDate }) => localDate >= since && localDate < monday).length;
  const isTooMuch = lately >= missedAtLeast && lately >= missedShare * (lately + done) && done > 0;
  const byWeekday = Map.groupBy(missed, weekdayIndex);
  const [worst] = [...byWeekday]
    .map(([day, dates]) => ({ day, times: dates.length }))
    .filter(({ times }) => times >= sameWeekdayMissed)
    .sort((a, b) => b.times - a.times || a.day - b.day);
  return { fewer: isTooMuch ? { missed: lately, planned: lately + done } : null, avoided: worst ?? null };
}
