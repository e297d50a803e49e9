import { localDateIn, mondayOf, weekDates, weekdayOf } from '@bandeja/domain/calendar/dates';
import type { ChatMessage } from '@bandeja/domain/coach/contract';
import type { RoutineSummary } from '@bandeja/domain/routines/contract';
import type { RoutineType } from '@bandeja/domain/routines/vocabulary';
import type { Week } from '@bandeja/domain/schedule/contract';
import { sessionLabel, weekdayNames } from '@bandeja/domain/schedule/rules';
import type { PlanDayType, Weekday } from '@bandeja/domain/schedule/vocabulary';
import { proposalTexts as texts } from '#features/coach/texts.ts';
import { timeZone } from '#lib/time-zone.ts';

export type DayEdit = { type: PlanDayType; routineId: string | null };
export type DayEdits = Partial<Record<Weekday, DayEdit>>;

export type PlanFacts = {
  week: Week | null;
  routineOf: (id: string) => Pick<RoutineSummary, 'name' | 'type'> | null;
};

/** One day of a proposal in words: what it held, and what it is to hold. */
export type ChangeLine = { date: string; day: string; from: string | null; to: string };

type DatedEdit = { date: string; weekday: Weekday; edit: DayEdit; before: DayEdit | undefined };

/** The weekdays an action sets, of the seven days from `from` on; null for one that is not about days. */
export function dayEdits({ action, timestamp }: ChatMessage): { from: string; currentWeek: DayEdits } | null {
  if (action?.type !== 'update_day' && action?.type !== 'adapt_week') return null;
  const from = action.data.from ?? mondayOf(localDateIn(timeZone, new Date(timestamp)));
  if (action.type === 'adapt_week') return { from, currentWeek: action.data.currentWeek };
  const { day, type, routineId } = action.data;
  return { from, currentWeek: { [day]: { type, routineId } } };
}

/** Can a done change of days be taken back? */
export function canUndo({ action }: ChatMessage): boolean {
  return (action?.type === 'update_day' || action?.type === 'adapt_week') && action.data.before !== undefined;
}

function datedEdits(message: ChatMessage): DatedEdit[] {
  const edits = dayEdits(message);
  const { action } = message;
  const before = action?.type === 'update_day' || action?.type === 'adapt_week' ? action.data.before : undefined;
  return weekDates(edits?.from ?? mondayOf(localDateIn(timeZone, new Date(message.timestamp)))).flatMap((date) => {
    const weekday = weekdayOf(date);
    const edit = edits?.currentWeek[weekday];
    return edit ? [{ date, weekday, edit, before: before?.[weekday] }] : [];
  });
}

/** «Jueves 4: Fuerza · Tren inferior → Descanso», the first day first. */
export function changeLines(message: ChatMessage, { week, routineOf }: PlanFacts): ChangeLine[] {
  const named = ({ type, routineId }: DayEdit) =>
    inWords(type, routineId === null ? null : (routineOf(routineId) ?? { name: texts.unknownRoutine }));
  return datedEdits(message).map(({ date, weekday, edit, before }) => {
    const now = week?.[weekday];
    const today = now?.date === date ? inWords(now.type, now.routine) : null;
    return {
      date,
      day: `${weekdayNames[weekday]} ${Number(date.slice(-2))}`,
      from: before ? named(before) : today,
      to: named(edit),
    };
  });
}

function inWords(type: PlanDayType, routine: { name: string; type?: RoutineType } | null): string {
  if (type === 'Descanso' || routine === null) return type;
  return `${sessionLabel({ type, routineType: routine.type })} · ${routine.name}`;
}

/** Whether all days of a proposal have passed. `now` is in the browser's zone. */
export function isPast(message: ChatMessage, now: Date): boolean {
  const { action } = message;
  if (action?.type === 'absence') return (action.data.to ?? action.data.from) < localDateIn(timeZone, now);
  const edits = datedEdits(message);
  return edits.length > 0 && edits.every(({ date }) => date < localDateIn(timeZone, now));
}

export function isAboutDays(message: ChatMessage): boolean {
  return datedEdits(message).length > 0;
}

export function isOpenProposal(message: ChatMessage, now: Date): boolean {
  return Boolean(message.action) && !message.metadata && !isPast(message, now);
}
