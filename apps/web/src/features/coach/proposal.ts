import { localDateIn, mondayOf } from '@bandeja/domain/calendar/dates';
import type { ChatAction, ChatMessage } from '@bandeja/domain/coach/contract';
import type { Week } from '@bandeja/domain/schedule/contract';
import { weekdayNames } from '@bandeja/domain/schedule/rules';
import { type PlanDayType, type Weekday, weekdays } from '@bandeja/domain/schedule/vocabulary';
import { proposalTexts as texts } from '#features/coach/texts.ts';
import { timeZone } from '#lib/time-zone.ts';

export type DayEdit = { type: PlanDayType; routineId: string | null };
export type DayEdits = Partial<Record<Weekday, DayEdit>>;

/** What the words of a proposal need to know; null while it is not known. */
export type PlanFacts = { week: Week | null; routineName: (id: string) => string | null };

/** One day of a proposal in words: as it is, and as it would be. */
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
export function changeLines(edits: DayEdits, { week, routineName }: PlanFacts): ChangeLine[] {
  return weekdays.flatMap((weekday) => {
    const edit = edits[weekday];
    if (!edit) return [];
    const now = week?.[weekday];
    const from = now ? inWords(now, now.routine?.name ?? null) : null;
    const name = edit.routineId && (routineName(edit.routineId) ?? texts.unknownRoutine);
    return [{ weekday, day: weekdayNames[weekday], from, to: inWords(edit, name) }];
  });
}

function inWords({ type }: Pick<DayEdit, 'type'>, routine: string | null): string {
  return type === 'Descanso' || routine === null ? type : `${type} · ${routine}`;
}

/**
 * Whether a proposal is about days of a week that is over: its weekdays would be others now. Both instants are seen in
 * the browser's zone.
 */
export function isOfAnotherWeek({ action, timestamp }: ChatMessage, now: Date): boolean {
  if (action?.type !== 'update_day' && action?.type !== 'adapt_week') return false;
  return weekOf(new Date(timestamp)) !== weekOf(now);
}

function weekOf(instant: Date): string {
  return mondayOf(localDateIn(timeZone, instant));
}

/** Whether a message speaks of days, whose routines have names. */
export function isAboutDays({ action }: ChatMessage): boolean {
  return Boolean(action) && Object.keys(dayEdits(action as ChatAction)).length > 0;
}

/** Whether the player can still say yes or no to it. */
export function isOpenProposal(message: ChatMessage, now: Date): boolean {
  return Boolean(message.action) && !message.metadata && !isOfAnotherWeek(message, now);
}
