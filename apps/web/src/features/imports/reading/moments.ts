import { localDateIn } from '@bandeja/domain/calendar/dates';
import { firstDoneDay } from '@bandeja/domain/calendar/rules';
import type { Moment, Reader } from '#features/imports/reading/model.ts';

const earliest = Date.parse(firstDoneDay);
const mostRemembered = 50_000;

/** Spanish, English, French, German, Italian, Portuguese, Catalan. */
const monthsByLanguage = [
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  'january february march april may june july august september october november december',
  'janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre',
  'januar februar marz april mai juni juli august september oktober november dezember',
  'janner februar maerz april mai juni juli august september oktober november dezember',
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro',
  'gener febrer marc abril maig juny juliol agost setembre octubre novembre desembre',
];

/** Beginnings of three letters and more that mean one month only: «jui» is two. */
const monthNumbers = new Map<string, number | null>([['ag', 8]]);
for (const language of monthsByLanguage) {
  for (const [index, name] of language.split(' ').entries()) {
    for (let length = 3; length <= name.length; length++) {
      const beginning = name.slice(0, length);
      const known = monthNumbers.get(beginning);
      monthNumbers.set(beginning, known === undefined || known === index + 1 ? index + 1 : null);
    }
  }
}

export const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');

/** 1 to 12; null for a beginning of two months, or of none. */
export const monthOf = (word: string) => monthNumbers.get(withoutAccents(word.toLowerCase())) ?? null;

/** «17:05:00», «17 h 05 min 00 s», «5:05 p. m.». */
const time = String.raw`(\d{1,2})(?:[:.]|\s?h\s?)(\d{2})(?:(?:[:.]|\s?min\s?)(\d{2}))?(?:[.,]\d+)?(?:\s?s)?(?:\s*([ap])\.?\s*m\.?)?`;
/** «, », «T», « a las », « à », « um », « at », « alle »; French writes the month before it. */
const between = String.raw`(?:T|,?\s+(?:(?:a las?|a les|à|às|um|at|alle(?: ore)?|ore)\s+)?|,\s*)`;
const isoLike = new RegExp(
  String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:${between}${time}\s*(Z|UTC|[+-]\d{2}:?\d{2})?)?$`,
  'iu',
);
const numeric = new RegExp(
  String.raw`^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?:${between}${time}\s*(Z|UTC|[+-]\d{2}:?\d{2})?)?$`,
  'iu',
);
const dayFirst = new RegExp(
  String.raw`^(\d{1,2})\.?[ .-]+(?:de |d['’])?([\p{L}]{2,12})\.?,?[ -]+(?:de |del )?(\d{4})(?:${between}${time})?$`,
  'iu',
);
const monthFirst = new RegExp(String.raw`^([\p{L}]{3,12})\.? (\d{1,2}),? (\d{4})(?:${between}${time})?$`, 'iu');
/** «mar., 7 ene 2025», «mardi 7 janvier 2025», but not «Jan 7, 2025». */
const weekday = /^\p{L}{2,10}(?:-feira)?\.?(?:,\s+|\s+(?=\d{1,2}\.?\s+\p{L}))/u;

type Wall = { year: number; month: number; day: number; hour: number; minute: number; second: number };

/** Decides by its values how a column of dates is meant: one of them may have a thirteenth, «PM» is American. */
export function dayOrderOf(values: Iterable<string>): Reader['dayOrder'] {
  let order: Reader['dayOrder'] = 'day-first';
  for (const value of values) {
    const text = value.trim().slice(0, 60);
    const found = numeric.exec(text);
    if (!found) continue;
    if (Number(found[1]) > 12) return 'day-first';
    if (Number(found[2]) > 12) return 'month-first';
    if (/\d\s*[ap]m$/i.test(text)) order = 'month-first';
  }
  return order;
}

/** Remembered by its text: a log repeats its dates on every row. Null when there is none or it cannot be. */
export function readMoment(value: string, reader: Reader): Moment | null {
  const known = reader.moments.get(value);
  if (known !== undefined) return known;
  const ahead = reader.futureDates.size;
  const moment = momentOf(value, reader);
  if (reader.futureDates.size > ahead) reader.futureTexts.add(value);
  if (reader.moments.size < mostRemembered) reader.moments.set(value, moment);
  return moment;
}

/** ISO order, numbers, or a month's name in seven languages; without an offset the clock of the zone. */
function momentOf(value: string, reader: Reader): Moment | null {
  const text = value.trim().slice(0, 60).replace(weekday, '');
  const iso = isoLike.exec(text);
  if (iso) return momentOfParts({ year: iso[1], month: Number(iso[2]), day: iso[3], rest: iso.slice(4, 9) }, reader);
  const numbers = numeric.exec(text);
  if (numbers) {
    const [, first, second, year = ''] = numbers;
    const [day, month] = reader.dayOrder === 'day-first' ? [first, second] : [second, first];
    const full = year.length === 2 ? `20${year}` : year;
    return momentOfParts({ year: full, month: Number(month), day, rest: numbers.slice(4, 9) }, reader);
  }
  const named = dayFirst.exec(text);
  const match = named ?? monthFirst.exec(text);
  if (!match) return null;
  const [day, word] = named ? [match[1], match[2]] : [match[2], match[1]];
  const month = monthOf(word ?? '');
  return month === null ? null : momentOfParts({ year: match[3], month, day, rest: match.slice(4, 8) }, reader);
}

type Parts = { year: string | undefined; month: number; day: string | undefined; rest: (string | undefined)[] };

function momentOfParts({ year, month, day, rest }: Parts, reader: Reader): Moment | null {
  const wall = wallOf(year, month, day, rest);
  if (wall === null) return null;
  const offset = rest[4];
  if (offset === undefined) return onClock(wall, reader);
  return inRange(new Date(utc(wall) - offsetMs(offset)), reader);
}

export function readInstant(value: unknown, reader: Reader): Moment | null {
  const instant = typeof value === 'string' ? new Date(value.trim().slice(0, 40)) : value;
  return instant instanceof Date ? inRange(instant, reader) : null;
}

const zoned = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?) ?(Z|[+-]\d\d:?\d\d)$/i;

/** Milliseconds since 1970 of one of the many instants of a track; without an offset the clock of the zone. */
export function instantOfText(text: string, reader: Reader): number | null {
  const parts = zoned.exec(text.slice(0, 60));
  if (!parts) return readMoment(text, reader)?.instant.getTime() ?? null;
  const [, date = '', clockTime = '', offset = ''] = parts;
  const ms = Date.parse(
    `${date}T${clockTime}${offset.length === 5 ? `${offset.slice(0, 3)}:${offset.slice(3)}` : offset.toUpperCase()}`,
  );
  return Number.isFinite(ms) ? ms : null;
}

/** A wall clock with its offset in minutes, or in UTC as some services write it without saying so. */
export function readShifted(value: string, offsetMinutes: number, reader: Reader): Moment | null {
  const wall = isoLike.exec(value.trim().slice(0, 60));
  const parts = wall && wallOf(wall[1], Number(wall[2]), wall[3], wall.slice(4, 8));
  return parts ? inRange(new Date(utc(parts) - offsetMinutes * 60_000), reader) : null;
}

function inRange(instant: Date, reader: Reader): Moment | null {
  if (!isPlausible(instant, reader)) return null;
  return { instant, localDate: localDateIn(reader.timeZone, instant), mark: instant.toISOString() };
}

/** The wall clock of the zone as an instant. */
function onClock(wall: Wall, reader: Reader): Moment | null {
  const instant = instantOf(wall, reader.timeZone);
  if (!isPlausible(instant, reader)) return null;
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

/** `+0100`, `UTC+0100`, `Z`, in milliseconds. */
export function offsetMs(offset: string): number {
  const numbers = /([+-])(\d{2}):?(\d{2})/.exec(offset);
  if (!numbers) return 0;
  const minutes = Number(numbers[2]) * 60 + Number(numbers[3]);
  return (numbers[1] === '-' ? -1 : 1) * minutes * 60_000;
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

const weekMs = 7 * 86_400_000;
const weekOffsets = new Map<string, number | null>();

function offsetAt(ms: number, timeZone: string): number {
  return clockOf(new Date(ms), timeZone) - ms;
}

/** The zone's offset all through a week of UTC; null in one in which the clocks change. */
function offsetOfWeek(ms: number, timeZone: string): number | null {
  const week = Math.floor(ms / weekMs);
  const key = `${timeZone} ${week}`;
  const known = weekOffsets.get(key);
  if (known !== undefined) return known;
  const [first, last] = [offsetAt(week * weekMs, timeZone), offsetAt((week + 1) * weekMs, timeZone)];
  const offset = first === last ? first : null;
  if (weekOffsets.size < mostRemembered) weekOffsets.set(key, offset);
  return offset;
}

/** The instant at which the zone's clock shows this; in the hour that a change of clocks skips, the one after it. */
function instantOf(wall: Wall, timeZone: string): Date {
  const wanted = utc(wall);
  const steady = offsetOfWeek(wanted, timeZone);
  if (steady !== null && offsetOfWeek(wanted - steady, timeZone) === steady) return new Date(wanted - steady);
  let guess = wanted;
  for (let round = 0; round < 2; round++) guess += wanted - clockOf(new Date(guess), timeZone);
  return new Date(guess);
}

function isPlausible(instant: Date, { latestMs, futureDates }: Reader): boolean {
  const ms = instant.getTime();
  if (ms > latestMs && futureDates.size < 1000) futureDates.add(instant.toISOString());
  return ms >= earliest && ms <= latestMs;
}
