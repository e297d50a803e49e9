import { weekdayIndex } from '@bandeja/domain/calendar/dates';
import type { PlanDay, Week } from '@bandeja/domain/schedule/contract';
import { isAsPlanned } from '@bandeja/domain/schedule/rules';
import { type Weekday, weekdays } from '@bandeja/domain/schedule/vocabulary';
import type { FinishedThisWeek } from '@bandeja/domain/stats/contract';
import { capitalise, formatHours } from '@bandeja/domain/wire/text';
import { formatDateRange, formatWeekdayDate } from '#lib/format.ts';

const words = ['cero', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'];

export function inWords(count: number): string {
  return words[count] ?? String(count);
}

function sessionsInWords(count: number): string {
  return `${inWords(count)} ${count === 1 ? 'sesión' : 'sesiones'}`;
}

export type WeekDay = { weekday: Weekday; day: PlanDay };

export function daysOf(week: Week): WeekDay[] {
  const days = weekdays.map((weekday) => ({ weekday, day: week[weekday] }));
  return days.sort((one, other) => one.day.date.localeCompare(other.day.date));
}

/** The first days of a player who began in the middle of the week: today and the seven days after it. */
export function firstDaysOf(week: Week, firstDays: Week, today: string): WeekDay[] {
  return [...daysOf(week).filter(({ day }) => day.date === today), ...daysOf(firstDays)];
}

export function isEmpty(day: PlanDay): boolean {
  return !day.isPlanned || (day.type !== 'Descanso' && day.routineId === null);
}

export function isSession(day: PlanDay): boolean {
  return day.type !== 'Descanso' && day.routineId !== null;
}

/** Planned sessions of a week: all, those done, those still open. `isFirstDay`: the account had no plan on the days before. */
export type PlannedCount = { total: number; done: number; left: number; isFirstDay: boolean };

export function plannedSessions(week: Week, today: string, finished: readonly FinishedThisWeek[]): PlannedCount {
  const days = daysOf(week).filter(({ day }) => isSession(day));
  const isDone = (day: PlanDay) => outcomeOf(day, finished, today).isDone;
  const before = daysOf(week).filter(({ day }) => day.date < today);
  const isFirstDay = before.length > 0 && before.every(({ day }) => !day.isPlanned);
  return {
    total: days.length,
    done: days.filter(({ day }) => isDone(day)).length,
    left: days.filter(({ day }) => day.date >= today && !isDone(day)).length,
    isFirstDay,
  };
}

export const minutesOf = (day: PlanDay): number => day.routine?.duration ?? 0;

export type DayOutcome = {
  /** The planned routine or a session of the planned type was finished (docs/product.md#done-as-planned). */
  isDone: boolean;
  /** Whether to show the plan: it was done, can still be done, or nothing replaced it. */
  isPlanShown: boolean;
  minutesDone: number;
  others: FinishedThisWeek[];
  /** Minutes to draw: of all that was finished, or of the plan while it is left. */
  minutes: number;
  arc: 'done' | 'planned' | 'rest' | 'empty';
};

export function outcomeOf(day: PlanDay, finished: readonly FinishedThisWeek[], today: string): DayOutcome {
  const sessions = finished.filter(({ localDate }) => localDate === day.date);
  const others = sessions.filter((session) => !isAsPlanned(day, session));
  const isDone = others.length < sessions.length;
  const isPlanShown = isDone || others.length === 0 || (isSession(day) && day.date >= today);
  const all = sum(sessions);
  const minutesDone = all - sum(others);
  if (isDone || !isPlanShown) return { isDone, isPlanShown, minutesDone, others, minutes: all, arc: 'done' };
  if (!isSession(day)) {
    return { isDone, isPlanShown, minutesDone, others, minutes: 0, arc: isEmpty(day) ? 'empty' : 'rest' };
  }
  return { isDone, isPlanShown, minutesDone, others, minutes: minutesOf(day), arc: 'planned' };
}

const sum = (sessions: readonly FinishedThisWeek[]) => sessions.reduce((total, { minutes }) => total + minutes, 0);

/** «17–23 de noviembre, 5 sesiones hechas, 2 h 55 min»; before the first session the plan: «4 h 10 min en 5 sesiones». */
export function weekSummary(week: Week, finished: readonly FinishedThisWeek[]): string {
  const days = daysOf(week).map(({ day }) => day);
  const range = formatDateRange(week.monday.date, week.sunday.date);
  const done = finished.length;
  if (done > 0)
    return `${range}, ${done} ${done === 1 ? 'sesión hecha' : 'sesiones hechas'}, ${formatHours(sum(finished))}`;
  const count = days.filter(isSession).length;
  if (count === 0) return `${range}, sin sesiones`;
  const minutes = days.filter(isSession).reduce((sum, day) => sum + minutesOf(day), 0);
  return `${range}, ${formatHours(minutes)} en ${count} ${count === 1 ? 'sesión' : 'sesiones'}`;
}

/** «Cuatro sesiones, 3 h 45 min. De esta semana queda hoy.»: the plan of the seven days after today, and the end of this week. */
export function firstDaysSummary(firstDays: Week, today: string): string {
  const sessions = daysOf(firstDays).filter(({ day }) => isSession(day));
  const minutes = sessions.reduce((total, { day }) => total + minutesOf(day), 0);
  const ahead = sessions.length === 0 ? 'Sin sesiones' : `${sessionsInWords(sessions.length)}, ${formatHours(minutes)}`;
  const left = ['queda hoy', 'quedan hoy y mañana'][6 - weekdayIndex(today)];
  return `${capitalise(ahead)}. De esta semana ${left ?? `quedan ${inWords(7 - weekdayIndex(today))} días con hoy`}.`;
}

/** `done`: the finished sessions of this week, null while unknown. Missed days are not mentioned. */
export function dayFact(today: string, done: number | null, planned: PlannedCount | null): string {
  const date = `${capitalise(formatWeekdayDate(today))}.`;
  const fact = done === null ? null : weekFact(done, planned);
  return fact === null ? date : `${date} ${fact}`;
}

function weekFact(done: number, planned: PlannedCount | null): string | null {
  if (done === 0) {
    if (planned?.isFirstDay) return 'Hoy empiezas.';
    if (planned === null || planned.left === 0) return null;
    return `${planned.left === 1 ? 'Te queda' : 'Te quedan'} ${sessionsInWords(planned.left)} esta semana.`;
  }
  if (planned === null || planned.total === 0) return `Llevas ${sessionsInWords(done)} esta semana.`;
  return planned.left > 0 ? openWeekFact(done, planned) : closedWeekFact(done, planned);
}

/** Of what is planned: done, and done with what is open. Other sessions stand beside it. */
function openWeekFact(done: number, planned: PlannedCount): string {
  const others = done - planned.done;
  if (planned.done === 0) {
    const left = `${planned.left === 1 ? 'te queda' : 'te quedan'} ${inWords(planned.left)} del plan`;
    return `Llevas ${sessionsInWords(done)} esta semana y ${left}.`;
  }
  const beside = others === 1 ? ', y otra aparte' : `, y ${inWords(others)} aparte`;
  return `Llevas ${inWords(planned.done)} de ${inWords(planned.done + planned.left)} esta semana${others > 0 ? beside : ''}.`;
}

function closedWeekFact(done: number, { total }: PlannedCount): string {
  if (done === total) return `Llevas ${inWords(done)} de ${inWords(total)} esta semana.`;
  const asked = done > total ? `, y el plan pedía ${inWords(total)}` : '';
  return `Llevas ${sessionsInWords(done)} esta semana${asked}.`;
}
