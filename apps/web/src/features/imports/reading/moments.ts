import { localDateIn } from '@bandeja/domain/calendar/dates';
import { firstDoneDay } from '@bandeja/domain/calendar/rules';

const earliest = Date.parse(firstDoneDay);

/**
 * `mark` is the same wherever the file is read: a file without a zone names two instants in Madrid and on the Canaries.
 */
export type Moment = { instant: Date; localDate: string; mark: string };

const monthNames: Record<string, number> = {};
for (const names of [
  'jan feb mar apr may jun jul aug sep oct nov dec',
  'ene feb mar abr may jun jul ago sep oct nov dic',
  'january february march april may june july august september october november december',
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  'jan fev mar abr mai jun jul ago set out nov dez',
  'janv févr mars avr mai juin juil août sept oct nov déc',
  'jan feb mär apr mai jun jul aug sep okt nov dez',
  'gen feb mar apr mag giu lug ago set ott nov dic',
]) {
  for (const [index, name] of names.split(' ').entries()) monthNames[name] = index + 1;
}

const time = String.raw`(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?(?:[\s\u202f]*([ap])\.?[\s\u202f]*m\.?)?`;
const isoLike = new RegExp(
  String.raw`^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ]\s*${time}\s*(Z|[+-]\d{2}:?\d{2})?)?$`,
  'i',
);
const dayFirst = new RegExp(
  String.raw`^(\d{1,2})[ .-]+(?:de )?([\p{L}]{3,12})\.?,?[ -]+(?:de )?(\d{4})(?:,?\s+${time})?$`,
  'iu',
);
const monthFirst = new RegExp(String.raw`^([\p{L}]{3,12})\.? (\d{1,2}),? (\d{4})(?:,?\s+${time})?$`, 'iu');

type Wall = { year: number; month: number; day: number; hour: number; minute: number; second: number };

/** ISO order or a month's name in several languages; without an offset the clock of `timeZone`. Null when invalid. */
export function readMoment(value: string, timeZone: string, now: Date): Moment | null {
  const text = value.trim().slice(0, 60);
  const iso = isoLike.exec(text);
  if (iso) {
    const wall = wallOf(iso[1], Number(iso[2]), iso[3], iso.slice(4, 8));
    if (wall === null) return null;
    const offset = iso[8];
    if (offset === undefined) return onClock(wall, timeZone, now);
    const instant = new Date(utc(wall) - offsetMs(offset));
    return isPlausible(instant, now) ? at(instant, timeZone) : null;
  }
  const named = dayFirst.exec(text);
  const american = named ? null : monthFirst.exec(text);
  const match = named ?? american;
  if (!match) return null;
  const [day, month] = named ? [match[1], match[2]] : [match[2], match[1]];
  const number = monthNames[month?.toLowerCase() ?? ''];
  const wall = number === undefined ? null : wallOf(match[3], number, day, match.slice(4, 8));
  return wall === null ? null : onClock(wall, timeZone, now);
}

export function readInstant(value: unknown, timeZone: string, now: Date): Moment | null {
  const instant = typeof value === 'string' ? new Date(value.slice(0, 40)) : value;
  return instant instanceof Date && isPlausible(instant, now) ? at(instant, timeZone) : null;
}

function at(instant: Date, timeZone: string): Moment {
  return { instant, localDate: localDateIn(timeZone, instant), mark: instant.toISOString() };
}

/** The wall clock of a zone as an instant. */
function onClock(wall: Wall, timeZone: string, now: Date): Moment | null {
  const instant = instantOf(wall, timeZone);
  if (!isPlausible(instant, now)) return null;
  return { instant, localDate: dateOf(wall), mark: new Date(utc(wall)).toISOString().slice(0, 19) };
}

function wallOf(
  year: string | undefined,
  month: number,
  day: string | undefined,
  [hour, minute, second, half]: readonly (string | undefined)[],
): Wall | null {
  let hours = Number(hour ?? 12);
  if (half !== undefined) hours = (hours % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  const wall = {
    year: Number(year),
    month,
    day: Number(day),
    hour: hours,
    minute: Number(minute ?? 0),
    second: Number(second ?? 0),
  };
  const back = new Date(utc(wall));
  const same = back.getUTCMonth() + 1 === wall.month && back.getUTCDate() === wall.day && back.getUTCHours() === hours;
  return same && wall.minute < 60 && wall.second < 61 ? wall : null;
}

function utc({ year, month, day, hour, minute, second }: Wall): number {
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

function dateOf({ year, month, day }: Wall): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

function offsetMs(offset: string): number {
  if (offset.toUpperCase() === 'Z') return 0;
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(-2));
  return (offset.startsWith('-') ? -1 : 1) * minutes * 60_000;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  formats.set(timeZone, format);
  return format;
}

/** The zone's wall clock at an instant, as if it were UTC. */
function clockOf(instant: Date, timeZone: string): number {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const { year, month, day, hour, minute, second } = parts;
  return Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second));
}

/** The instant at which the zone's clock shows this; in the hour that a change of clocks skips, the one after it. */
function instantOf(wall: Wall, timeZone: string): Date {
  const wanted = utc(wall);
  let guess = wanted;
  for (let round = 0; round < 2; round++) guess += wanted - clockOf(new Date(guess), timeZone);
  return new Date(guess);
}

function isPlausible(instant: Date, now: Date): boolean {
  const ms = instant.getTime();
  return ms >= earliest && ms <= now.getTime();
}

const hours = /(\d+(?:[.,]\d+)?)\s*h/i;
const minutes = /(\d+)\s*m(?!s)/i;
const seconds = /(\d+)\s*s/i;
const clock = /^(\d{1,3}):(\d{2})(?::(\d{2}))?$/;

/** Seconds of «1h 7m», «45m», «30s», «1:07:00», «01:07»; a bare number is seconds. Null when it is none of these. */
export function readDuration(value: unknown): number | null {
  if (typeof value !== 'string') return null;
  const text = value.trim().slice(0, 40);
  if (/^\d+(?:\.\d+)?$/.test(text)) return Math.round(Number(text));
  const onClock = clock.exec(text);
  if (onClock) return Number(onClock[1]) * 3600 + Number(onClock[2]) * 60 + Number(onClock[3] ?? 0);
  const found = [hours.exec(text), minutes.exec(text), seconds.exec(text)];
  if (found.every((part) => part === null)) return null;
  const [h, m, s] = found.map((part) => Number(part?.[1]?.replace(',', '.') ?? 0));
  return Math.round((h ?? 0) * 3600 + (m ?? 0) * 60 + (s ?? 0));
}
