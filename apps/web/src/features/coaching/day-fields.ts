import type { CoachedDay } from '@bandeja/domain/coaching/contract';
import type { DraftDay, TemplateWeek } from '@bandeja/domain/coaching/schemas';
import { scheduleMessages } from '@bandeja/domain/schedule/messages';

/** What a coach says of a day, without its date: that of a draft and of a template. */
export type DayFields = NonNullable<TemplateWeek[number]>;

export const resting: DayFields = { type: 'Descanso', routineId: null, minutes: null, note: '' };

/** What a day holds now, as a draft would repeat it. Null: nothing is planned. */
export function fieldsOf({ draft, plan }: CoachedDay): DayFields | null {
  if (draft !== null) {
    const { type, routineId, minutes, note } = draft;
    return { type, routineId, minutes, note };
  }
  if (plan === null || !plan.isPlanned) return null;
  const isWords = plan.coach !== undefined && plan.reason !== scheduleMessages.chosenByCoach;
  const note = isWords ? plan.reason : '';
  return { type: plan.type, routineId: plan.routineId, minutes: plan.minutes ?? null, note };
}

export const draftOf = (day: CoachedDay): DraftDay => ({ date: day.date, ...(fieldsOf(day) ?? resting) });

/** Days from a Monday on, as weeks of a template. */
export function weeksOf(days: readonly CoachedDay[]): TemplateWeek[] {
  return Array.from({ length: Math.floor(days.length / 7) }, (_, week) =>
    days.slice(week * 7, week * 7 + 7).map(fieldsOf),
  );
}
