import { localDateIn } from '@bandeja/domain/calendar/dates';
import { type DateMeaning, daysFor, rangeMessage } from '@bandeja/domain/calendar/rules';
import { timeZone } from '#lib/time-zone.ts';

/** Bounds of a field for a day, and the sentence for a day outside them. What was done ends today, on this device's calendar. */
export function dayRange(meaning: DateMeaning): { min: string; max: string; outside: string } {
  const today = localDateIn(timeZone, new Date());
  const days = daysFor(meaning, today);
  const range = { ...days, max: meaning === 'done' ? today : days.max };
  return { ...range, outside: rangeMessage(range) };
}

export function dayError(meaning: DateMeaning, day: string): string | null {
  const { min, max, outside } = dayRange(meaning);
  return day.length === min.length && day >= min && day <= max ? null : outside;
}
