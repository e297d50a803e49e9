const hours = /(\d+(?:[.,]\d+)?)\s*(?:h|std|stund|or[ae]\b)/i;
const minutes = /(\d+(?:[.,]\d+)?)\s*(?:m(?!s)|['’′](?!['’′]))/i;
const seconds = /(\d+(?:[.,]\d+)?)\s*(?:s(?!t)|['’′]{2}|["”″])/i;
const number = /^\d+(?:[.,]\d+)?$/;
const clock = /^(\d{1,3}):(\d{2})(?::(\d{2}))?(?:[.,]\d+)?(?:\s*(h|m)\p{L}*\.?)?$/iu;
const hoursWithMinutes = /^(\d{1,3})\s?h\s?(\d{2})$/i;
const isoDuration = /^PT(?:(\d+(?:\.\d+)?)H)?(?:(\d+(?:\.\d+)?)M)?(?:(\d+(?:\.\d+)?)S)?$/i;

/** How two numbers with a colon between are meant: `1:30` of a workout is hours and minutes, of a set minutes and seconds. */
export type ClockOf = 'workout' | 'set';

/** No training is as many hours long: `45:30` is minutes and seconds. */
const mostHours = 12;

/** A column that writes its hours before minutes and seconds leaves them out of what is shorter. */
export function clockOfColumn(values: Iterable<string>): ClockOf {
  for (const value of values) if (/^\s*\d{1,3}:\d{2}:\d{2}/.test(value)) return 'set';
  return 'workout';
}

type DurationForm = { of?: ClockOf /** Of a bare number, as its column says. */; unit?: string };

/** Seconds of «1h 7m», «1 Std. 7 Min.», «1h30», «45 min», «45'», «1:07:00», «45:30», «PT90M». Null when it is none of these. */
export function readDuration(value: unknown, { of = 'workout', unit = '' }: DurationForm = {}): number | null {
  if (typeof value !== 'string' || value === '') return null;
  const text = value.trim().slice(0, 40);
  if (number.test(text)) return Math.round(Number(text.replace(',', '.')) * secondsPer(unit));
  const onClock = clock.exec(text);
  if (onClock) return secondsOnClock(onClock, of);
  const short = hoursWithMinutes.exec(text);
  if (short) return Number(short[1]) * 3600 + Number(short[2]) * 60;
  const iso = isoDuration.exec(text);
  const found = iso ? iso.slice(1) : [hours, minutes, seconds].map((part) => part.exec(text)?.[1]);
  if (found.every((part) => part === undefined)) return null;
  const [h = 0, m = 0, s = 0] = found.map((part) => Number(part?.replace(',', '.') ?? 0));
  return Math.round(h * 3600 + m * 60 + s);
}

function secondsPer(unit: string): number {
  if (unit.startsWith('h')) return 3600;
  if (/^(?:ms|milli)/.test(unit)) return 0.001;
  return unit.startsWith('m') ? 60 : 1;
}

function secondsOnClock([, first, second, third, unit]: readonly (string | undefined)[], of: ClockOf): number {
  const [large, small] = [Number(first), Number(second)];
  if (third !== undefined) return large * 3600 + small * 60 + Number(third);
  const isInMinutes = unit === undefined ? of === 'set' || large > mostHours : /^m/i.test(unit);
  return isInMinutes ? large * 60 + small : large * 3600 + small * 60;
}
