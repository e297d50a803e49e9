import { type Weekday, weekdays } from '#schedule/vocabulary.ts';
import { remembered } from '#wire/remembered.ts';

// `YYYY-MM-DD`. All arithmetic runs in UTC, where every day has 24 hours; only `localDateIn` knows a zone.

const dayMilliseconds = 86_400_000;

/** Nearly every call needs the same few days, and reading or writing one takes ten times as long as a lookup. */
const fromUtc = remembered(writtenDay);
/** Milliseconds of a local date's midnight in UTC. @throws RangeError when the text is no calendar day */
const toUtc = remembered(readDay);

function readDay(date: string): number {
  const milliseconds = Date.parse(`${date}T00:00:00Z`);
  if (!Number.isFinite(milliseconds) || fromUtc(milliseconds) !== date) throw new RangeError(`Not a date: ${date}`);
  return milliseconds;
}

function writtenDay(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10);
}

export function addDays(date: string, days: number): string {
  return fromUtc(toUtc(date) + days * dayMilliseconds);
}

/** Whole days from `from` to `to`: 0 for the same day, negative when `to` is before `from`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((toUtc(to) - toUtc(from)) / dayMilliseconds);
}

/** Position in the week, Monday 0 … Sunday 6. */
export function weekdayIndex(date: string): number {
  return (new Date(toUtc(date)).getUTCDay() + 6) % 7;
}

export function weekdayOf(date: string): Weekday {
  return weekdays[weekdayIndex(date)] as Weekday;
}

export function mondayOf(date: string): string {
  return addDays(date, -weekdayIndex(date));
}

export function weekDates(first: string): string[] {
  const start = toUtc(first);
  return weekdays.map((_, index) => fromUtc(start + index * dayMilliseconds));
}

/** Refuses offsets («+01:00»): they have no summer time, and PostgreSQL reads their sign the other way round. */
export function isTimeZone(zone: string): boolean {
  if (!/^[A-Za-z]/.test(zone)) return false;
  try {
    formatterOf(zone);
    return true;
  } catch {
    return false;
  }
}

/** Since 2000 every zone is whole quarters of an hour away from UTC: a day begins with one. */
const quarterMilliseconds = 900_000;
const dayOfQuarter = remembered((key: string): string => {
  const [quarter = ''] = key.split(' ', 1);
  return formatterOf(key.slice(quarter.length + 1)).format(Number(quarter) * quarterMilliseconds);
});

/**
 * Formatting today's costs more than most calls.
 * @throws RangeError when the zone is unknown (ask `isTimeZone` first)
 */
export function localDateIn(zone: string, instant: Date): string {
  return dayOfQuarter(`${Math.floor(instant.getTime() / quarterMilliseconds)} ${zone}`);
}

/** The hour the clocks of a zone show, 0–23. @throws RangeError when the zone is unknown */
export function localHourIn(zone: string, instant: Date): number {
  return Number(new Intl.DateTimeFormat('en', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' }).format(instant));
}

/** When the clocks of a zone show that minute of the day; an hour that a change of the clocks leaves out is the next one. */
export function instantIn(zone: string, date: string, minute: number): Date {
  const wanted = Date.parse(`${date}T00:00:00Z`) + minute * 60_000;
  const shown = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  const aheadOfUtc = (at: number) => Date.parse(`${shown.format(at).replace(' ', 'T')}Z`) - at;
  // the second look is on the right side of a change of the clocks
  const near = wanted - aheadOfUtc(wanted);
  return new Date(wanted - aheadOfUtc(near));
}

/** The canonical name of a zone («AET» is «Australia/Sydney»). @throws RangeError when the zone is unknown */
export const zoneName = (zone: string): string => formatterOf(zone).resolvedOptions().timeZone;

/** Making a formatter costs far more than using it; the limit stops odd spellings of zones from piling up. */
const formatterOf = remembered(newFormatter, 500);

/** Swedish writes `YYYY-MM-DD`; putting a day together from its parts takes twice as long. */
function newFormatter(timeZone: string): Intl.DateTimeFormat {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  return new Intl.DateTimeFormat('sv-u-ca-iso8601-nu-latn', { timeZone, ...parts });
}
