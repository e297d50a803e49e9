/**
 * Numbers and dates in Spanish form. A calendar date is `YYYY-MM-DD` and is never shifted by a time zone; an instant
 * (`Date` or ISO text with a time) is shown in the browser's zone.
 */
const locale = 'es-ES';

function dayFormat(options: Intl.DateTimeFormatOptions): (day: string | Date) => string {
  const ofInstant = new Intl.DateTimeFormat(locale, options);
  const ofCalendarDate = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  return (day) =>
    typeof day === 'string' && day.length === 10
      ? ofCalendarDate.format(new Date(`${day}T00:00:00Z`))
      : ofInstant.format(new Date(day));
}

/** «jueves, 20 de noviembre de 2025» */
export const formatLongDate = dayFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

/** «jueves, 20 de noviembre» */
export const formatWeekdayDate = dayFormat({ weekday: 'long', day: 'numeric', month: 'long' });

/** «20 de noviembre» */
export const formatShortDate = dayFormat({ day: 'numeric', month: 'long' });

/** «20 de noviembre de 2025» */
export const formatDate = dayFormat({ day: 'numeric', month: 'long', year: 'numeric' });

/** «20 nov 2025» */
export const formatMediumDate = dayFormat({ day: 'numeric', month: 'short', year: 'numeric' });

/** «20 nov» */
export const formatAxisDate = dayFormat({ day: 'numeric', month: 'short' });

/** «noviembre» */
export const formatMonth = dayFormat({ month: 'long' });
const dayOfMonth = dayFormat({ day: 'numeric' });

/** «1 de noviembre», «17–23 de noviembre», «29 de septiembre – 5 de octubre». Both ends are calendar dates. */
export function formatDateRange(first: string, last: string): string {
  if (first === last) return formatShortDate(first);
  if (first.slice(0, 7) === last.slice(0, 7)) return `${dayOfMonth(first)}–${formatShortDate(last)}`;
  return `${formatShortDate(first)} – ${formatShortDate(last)}`;
}

const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });

/** «18:02», in the browser's zone. */
export const formatTime = (instant: string | Date): string => time.format(new Date(instant));

const seconds = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', second: '2-digit' });

/** «18:02:42», in the browser's zone. */
export const formatExactTime = (instant: string | Date): string => seconds.format(new Date(instant));

/** «lunes», from an instant in the browser's zone. */
export const formatWeekday = dayFormat({ weekday: 'long' });

/** Seconds as whole minutes, the one rule for durations. */
const wholeMinutes = (seconds: number): number => Math.round(seconds / 60);

/** «46 min» from seconds. */
export const formatMinutes = (seconds: number): string => `${wholeMinutes(seconds)} min`;

/** «hace 5 min», «hace 2 h», «hace 3 días» */
export function formatAge(ageMs: number): string {
  const minutes = Math.floor(ageMs / 60_000);
  if (minutes < 1) return 'hace un momento';
  if (minutes < 60) return `hace ${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `hace ${hours} h`;
  const days = Math.floor(hours / 24);
  return days === 1 ? 'hace 1 día' : `hace ${days} días`;
}

const twoDigits = (value: number): string => value.toString().padStart(2, '0');

/** «00:18:42», the session's clock. Part seconds are cut, never rounded up. */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60].map(twoDigits).join(':');
}

/** «0:42», a rest or a hold. A part second counts as a whole one: a countdown ends at 0, not before. */
export function formatTimer(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${twoDigits(whole % 60)}`;
}

const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
const hundredths = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
const price = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });

/** «3,7», «2040»; one decimal at most. */
export const formatNumber = (value: number): string => number.format(value).replace('-', '−');

/** «1,67»; two decimals at most. */
export const formatHundredths = (value: number): string => hundredths.format(value);

/** «9,99 €» from euros. */
export const formatPrice = (euros: number): string => price.format(euros);

/** Without case, accents and blanks around: how people search. */
export function plainText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
