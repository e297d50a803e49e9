import { addDays } from '@bandeja/domain/calendar/dates';

/** The dates on which a session was finished; `recentDays` is oldest first and ends today. */
export function trainedDates(recentDays: readonly boolean[], today: string): Set<string> {
  const dates = recentDays.map((isTrained, index) => isTrained && addDays(today, index - recentDays.length + 1));
  return new Set(dates.filter((date) => date !== false));
}
