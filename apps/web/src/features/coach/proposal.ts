import { localDateIn, mondayOf } from '@bandeja/domain/calendar/dates';
import type { ChatAction, ChatMessage } from '@bandeja/domain/coach/contract';
import type { RoutineSummary } from '@bandeja/domain/routines/contract';
import type { RoutineType } from '@bandeja/domain/routines/vocabulary';
import type { Week } from '@bandeja/domain/schedule/contract';
import { sessionLabel, weekdayNames } from '@bandeja/domain/schedule/rules';
import { type PlanDayType, type Weekday, weekdays } from '@bandeja/domain/schedule/vocabulary';
import { proposalTexts as texts } from '#features/coach/texts.ts';
import { timeZone } from '#lib/time-zone.ts';

export type DayEdit = { type: PlanDayType; routineId: string | null };
export type DayEdits = Partial<Record<Weekday, DayEdit>>;

/** Facts for the words of a proposal; null while unknown. */
export type PlanFacts = {
  week: Week | null;
  routineOf: (id: string) => Pick<RoutineSummary, 'name' | 'type'> | null;
};

/** One day of a proposal in words: the current one, and the new one. */
export type ChangeLine = { weekday: Weekday; day: string; from: string | null; to: string };

/** The days an action sets; none for those that are not about days. */
export function dayEdits(action: ChatAction): DayEdits {
  if (action.type === 'update_day') {
    const { day, type, routineId } = action.data;
    return { [day]: { type, routineId } };
  }
  return action.type === 'adapt_week' ? action.data.currentWeek : {};
}

/** «Jueves: Fuerza · Tren inferior → Descanso», Monday first. */
export function changeLines(edits: DayEdits, { week, routineOf }: PlanFacts): ChangeLine[] {
  return weekdays.flatMap((weekday) => {
    const edit = edits[weekday];
    if (!edit) return [];
    const now = week?.[weekday];
    const from = now ? inWords(now.type, now.routine) : null;
    const routine = edit.routineId && (routineOf(edit.routineId) ?? { name: texts.unknownRoutine });
    return [{ weekday, day: weekdayNames[weekday], from, to: inWords(edit.type, routine || null) }];
  });
}

function inWords(type: PlanDayType, routine: { name: string; type?: RoutineType } | null): string {
  if (type === 'Descanso' || routine === null) return type;
  return `${sessionLabel({ type, routineType: routine.type })} · ${routine.name}`;
}

/**
 * Whether a proposal is about days of a past week: its weekdays would mean other dates. Both instants are in the
 * browser's zone.
 */
export function isOfAnotherWeek({ action, timestamp }: ChatMessage, now: Date): boolean {
  if (action?.type !== 'update_day' && action?.type !== 'adapt_week') return false;
  return weekOf(new Date(timestamp)) !== weekOf(now);
}

function weekOf(instant: Date): string {
  return mondayOf(localDateIn(timeZone, instant));
}

/** Whether a message mentions days, whose routines have names. */
export function isAboutDays({ action }: ChatMessage): boolean {
  return action ? Object.keys(dayEdits(action)).length > 0 : false;
}

/** Whether the player can still accept or reject it. */
export function isOpenProposal(message: ChatMessage, now: Date): boolean {
  return Boolean(message.action) && !message.metadata && !isOfAnotherWeek(message, now);
}
