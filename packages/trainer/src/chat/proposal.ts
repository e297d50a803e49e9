import { mondayOf, weekDates, weekdayOf } from '@bandeja/domain/calendar/dates';
import type { ChatAction } from '@bandeja/domain/coach/contract';
import type { PlanDayType } from '@bandeja/domain/schedule/vocabulary';
import { capitalise } from '@bandeja/domain/wire/text';
import { changesInWords, editsOf, type NewDay } from '#chat/adapt.ts';
import { fullLabel } from '#chat/labels.ts';
import { answer, compose, quoted } from '#chat/phrase.ts';
import { dayOn } from '#chat/plan-days.ts';
import { texts } from '#chat/texts.ts';
import type { ChatContext, ChatReply } from '#chat/types.ts';
import { kindOf } from '#chat/week.ts';
import { offersFor } from '#safety/offer.ts';

export const changeAnswer = (text: string, action: ChatAction | null = null): ChatReply =>
  answer('cambiar_plan', text, { action });

/** An `update_day` for one day, an `adapt_week` for several. */
export function proposal(changes: readonly NewDay[], context: ChatContext, note: string | null = null): ChatReply {
  const { today, week } = context;
  const [only] = changes;
  if (only === undefined || week === null) return changeAnswer(texts.noPlan);
  if (changes.length > 1) {
    return changeAnswer(
      compose([`Así quedaría: ${changesInWords(changes, today)}.`, careOf(changes, context), note], texts.confirm),
      {
        type: 'adapt_week',
        data: { area: null, ...editsOf(changes, context) },
      },
    );
  }
  const label = capitalise(fullLabel(only.date, today));
  const before = dayOn(only.date, context);
  const { from: monday, before: now } = editsOf(changes, context);
  const action: ChatAction = {
    type: 'update_day',
    data: { day: only.weekday, type: only.type, routineId: only.routine?.id ?? null, from: monday, before: now },
  };
  if (isAlready(action, context)) {
    const state = only.routine === null ? 'ya es descanso' : `ya tienes ${quoted(only.routine.name)}`;
    return changeAnswer(
      compose([`${label} ${state}. Si quieres, lo dejo fijado como elección tuya.`], texts.confirm),
      action,
    );
  }
  const from =
    before === undefined || before.type === 'Descanso'
      ? 'descanso'
      : `${kindOf(before, context)}${before.routine ? ` (${quoted(before.routine.name)})` : ''}`;
  const to =
    only.routine === null
      ? 'descanso'
      : `${kindOf({ type: only.type, routineId: only.routine.id }, context)}: ${quoted(only.routine.name)}, ${only.routine.duration} min`;
  return changeAnswer(
    compose([`${label} pasaría de ${from} a ${to}.`, careOf(changes, context), note], texts.confirm),
    action,
  );
}

/** The notes of routines that are allowed with care. */
function careOf(changes: readonly NewDay[], { player, today }: ChatContext): string | null {
  if (player === null) return null;
  const offerOf = offersFor({ ...player, today });
  const notes = changes.flatMap(({ routine }) => (routine === null ? [] : offerOf(routine).note));
  return [...new Set(notes)].filter((note) => note !== '').join(' ') || null;
}

export function isAlready(action: ChatAction, context: ChatContext): boolean {
  const edits = editsIn(action, context.today);
  return (
    edits?.every(({ date, type, routineId }) => {
      const day = dayOn(date, context);
      return day?.type === type && day.routineId === routineId;
    }) ?? false
  );
}

/** What takes a confirmed change of days back; null for anything else. */
export function undoOf(action: ChatAction, context: ChatContext): ChatAction | null {
  if (action.type === 'never_on') return { ...action, data: { ...action.data, isNever: !action.data.isNever } };
  if (action.type !== 'update_day' && action.type !== 'adapt_week') return null;
  const { before, from } = action.data;
  const edits = editsIn(action, context.today);
  if (before === undefined || edits === null || !isAlready(action, context)) return null;
  const now = Object.fromEntries(edits.map(({ date, type, routineId }) => [weekdayOf(date), { type, routineId }]));
  return { type: 'adapt_week', data: { area: null, from, currentWeek: before, before: now } };
}

type DatedEdit = { date: string; type: PlanDayType; routineId: string | null };

/** The days an action changes; null for one that changes none. */
export function editsIn(action: ChatAction, today: string): DatedEdit[] | null {
  if (action.type !== 'update_day' && action.type !== 'adapt_week') return null;
  const { from = mondayOf(today) } = action.data;
  const edits = action.type === 'update_day' ? { [action.data.day]: action.data } : action.data.currentWeek;
  return weekDates(from).flatMap((date) => {
    const edit = edits[weekdayOf(date)];
    return edit ? [{ date, type: edit.type, routineId: edit.routineId }] : [];
  });
}
