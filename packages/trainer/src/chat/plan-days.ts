import { addDays, mondayOf } from '@bandeja/domain/calendar/dates';
import type { ChatContext, ChatDay } from '#chat/types.ts';

/** Undefined for a day that is not planned yet, or of a past week. */
export function dayOn(date: string, { week, nextWeek }: ChatContext): ChatDay | undefined {
  return [...(week ?? []), ...(nextWeek ?? [])].find((day) => day.date === date);
}

/** Both planned weeks; empty while there is none. */
export const plannedDays = ({ week, nextWeek }: ChatContext): readonly ChatDay[] => [
  ...(week ?? []),
  ...(nextWeek ?? []),
];

/** The same context with the week of a date in the place of the running one. */
export function inWeekOf(date: string, context: ChatContext): ChatContext {
  return context.nextWeek?.some((day) => day.date === date) === true
    ? { ...context, week: context.nextWeek, nextWeek: null }
    : context;
}

/** The Monday of the context's week. */
export function mondayIn({ week, today }: ChatContext): string {
  return week?.[0]?.date ?? mondayOf(today);
}

export const sundayOf = (date: string): string => addDays(mondayOf(date), 6);
