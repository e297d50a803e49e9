import { addDays } from '#calendar/dates.ts';

/** Bounds by what a date means (docs/product.md#dates). A `device` clock may be wrong by decades and is corrected. */
const bounds = {
  done: { first: '1990-01-01', daysAhead: 1 },
  planned: { first: '1990-01-01', daysAhead: 731 },
  device: { first: '1970-01-01', daysAhead: 36_525 },
} as const;
export type DateMeaning = keyof typeof bounds;

/** Two days `YYYY-MM-DD`, both included. */
export type DayRange = { min: string; max: string };

export const firstDoneDay = bounds.done.first;

export function daysFor(meaning: DateMeaning, today: string): DayRange {
  const { first, daysAhead } = bounds[meaning];
  return { min: first, max: addDays(today, daysAhead) };
}

const format = new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const inWords = (day: string) => format.format(new Date(`${day}T00:00:00Z`));

/** The zone that is furthest ahead, UTC+14. */
const latestZoneMs = 14 * 3_600_000;

export function rangeMessage({ min, max }: DayRange): string {
  return `La fecha tiene que estar entre el ${inWords(min)} y el ${inWords(max)}.`;
}

/** Today is the latest day on Earth, so that every player's own tomorrow is within «one day ahead». */
export function dateError(meaning: DateMeaning, value: string, now: Date): string | null {
  const days = daysFor(meaning, new Date(now.getTime() + latestZoneMs).toISOString().slice(0, 10));
  const at = Date.parse(value);
  return at >= Date.parse(days.min) && at < Date.parse(addDays(days.max, 1)) ? null : rangeMessage(days);
}
