/** A calendar date (`YYYY-MM-DD`) is never shifted by a time zone; an instant is shown in the browser's zone. */
const locale = 'es-ES';

function dayFormat(options: Intl.DateTimeFormatOptions): (day: string | Date) => string {
  const ofInstant = new Intl.DateTimeFormat(locale, options);
  const ofCalendarDate = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  return (day) =>
    typeof day === 'string' && day.length === 10
      ? ofCalendarDate.format(new Date(`${day}T00:00:00Z`))
      : ofInstant.format(new Date(day));
}

export const formatLongDate = dayFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

export const formatWeekdayDate = dayFormat({ weekday: 'long', day: 'numeric', month: 'long' });

export const formatShortDate = dayFormat({ day: 'numeric', month: 'long' });

export const formatDate = dayFormat({ day: 'numeric', month: 'long', year: 'numeric' });

export const formatMediumDate = dayFormat({ day: 'numeric', month: 'short', year: 'numeric' });

export const formatAxisDate = dayFormat({ day: 'numeric', month: 'short' });

export const formatMonth = dayFormat({ month: 'long' });
const dayOfMonth = dayFormat({ day: 'numeric' });

/** «1 de noviembre», «17–23 de noviembre», «29 de septiembre – 5 de octubre». Both ends are calendar dates. */
export function formatDateRange(first: string, last: string): string {
  if (first === last) return formatShortDate(first);
  if (first.slice(0, 7) === last.slice(0, 7)) return `${dayOfMonth(first)}–${formatShortDate(last)}`;
  return `${formatShortDate(first)} – ${formatShortDate(last)}`;
}

const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });

export const formatTime = (instant: string | Date): string => time.format(new Date(instant));

const seconds = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', second: '2-digit' });

export const formatExactTime = (instant: string | Date): string => seconds.format(new Date(instant));

export const formatWeekday = dayFormat({ weekday: 'long' });

const roundedMinutes = (seconds: number): number => Math.round(seconds / 60);

export const formatMinutes = (seconds: number): string => `${roundedMinutes(seconds)} min`;

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
  const full = Math.max(0, Math.floor(seconds));
  return [Math.floor(full / 3600), Math.floor(full / 60) % 60, full % 60].map(twoDigits).join(':');
}

/** «0:42», a rest or a hold. A part second counts as a whole one: a countdown ends at 0, not before. */
export function formatTimer(seconds: number): string {
  const full = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(full / 60)}:${twoDigits(full % 60)}`;
}

const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
const hundredths = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
const price = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });

export const formatNumber = (value: number): string => number.format(value).replace('-', '−');

export const formatHundredths = (value: number): string => hundredths.format(value);

export const formatPrice = (euros: number): string => price.format(euros);

/** Without case, accents and blanks around: how people search. */
export function plainText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
