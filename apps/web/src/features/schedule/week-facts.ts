import type { PlanDay, Week } from '@bandeja/domain/schedule/contract';
import { type Weekday, weekdays } from '@bandeja/domain/schedule/vocabulary';
import { inWords, sessionsInWords } from '#features/schedule/number-words.ts';
import { capitalise, formatDateRange, formatHours, formatWeekdayDate } from '#lib/format.ts';

export type WeekDay = { weekday: Weekday; day: PlanDay };

/** The seven days, Monday first. */
export function daysOf(week: Week): WeekDay[] {
  return weekdays.map((weekday) => ({ weekday, day: week[weekday] }));
}

/** A day that is neither rest nor has a routine: nothing is planned yet. */
export function isEmpty(day: PlanDay): boolean {
  return day.type !== 'Descanso' && day.routineId === null;
}

export function isSession(day: PlanDay): boolean {
  return day.type !== 'Descanso' && day.routineId !== null;
}

/** Sessions of a week: all, and those from today on. */
export type PlannedCount = { total: number; left: number };

export function plannedSessions(week: Week, today: string): PlannedCount {
  const days = daysOf(week).filter(({ day }) => isSession(day));
  return { total: days.length, left: days.filter(({ day }) => day.date >= today).length };
}

export const minutesOf = (day: PlanDay): number => day.routine?.duration ?? 0;

/** «17–23 de noviembre, 4 h 10 min en 5 sesiones» */
export function weekSummary(week: Week): string {
  const days = daysOf(week).map(({ day }) => day);
  const range = formatDateRange(week.monday.date, week.sunday.date);
  const count = days.filter(isSession).length;
  if (count === 0) return `${range}, sin sesiones`;
  const minutes = days.filter(isSession).reduce((sum, day) => sum + minutesOf(day), 0);
  return `${range}, ${formatHours(minutes)} en ${count} ${count === 1 ? 'sesión' : 'sesiones'}`;
}

/** Days the player set by hand and a new plan replaces; a day that saw a session stays as it was. */
export function editedDays(week: Week, doneDates: ReadonlySet<string>): WeekDay[] {
  return daysOf(week).filter(({ day }) => day.edited && !doneDates.has(day.date));
}

/**
 * The dashboard's one sentence: the date, and where the week stands. `done` are the finished sessions of this week;
 * null while unknown. No word about days that were missed.
 */
export function dayFact(today: string, done: number | null, planned: PlannedCount | null): string {
  const date = `${capitalise(formatWeekdayDate(today))}.`;
  const fact = done === null ? null : weekFact(done, planned);
  return fact === null ? date : `${date} ${fact}`;
}

function weekFact(done: number, planned: PlannedCount | null): string | null {
  if (done === 0) {
    if (planned === null || planned.left === 0) return null;
    return `${planned.left === 1 ? 'Te queda' : 'Te quedan'} ${sessionsInWords(planned.left)} esta semana.`;
  }
  if (planned === null || planned.total === 0) return `Llevas ${sessionsInWords(done)} esta semana.`;
  if (done > planned.total) {
    return `Llevas ${sessionsInWords(done)} esta semana, y el plan pedía ${inWords(planned.total)}.`;
  }
  return `Llevas ${inWords(done)} de ${inWords(planned.total)} esta semana.`;
}
