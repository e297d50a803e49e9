import type { ChatAction } from '@bandeja/domain/coach/contract';
import { capitalise } from '@bandeja/domain/wire/text';
import { asCurrentWeek, changesInWords, type NewDay } from '#chat/adapt.ts';
import { answer, compose, quoted } from '#chat/phrase.ts';
import { texts } from '#chat/texts.ts';
import type { ChatContext, ChatReply } from '#chat/types.ts';
import { kindOf } from '#chat/week.ts';
import { fullLabel } from '#language/days.ts';
import { offersFor } from '#safety/offer.ts';

/** An answer about a change of the week. */
export const changeAnswer = (text: string, action: ChatAction | null = null): ChatReply =>
  answer('cambiar_plan', text, { action });

/** The proposal of new days: an `update_day` for one, an `adapt_week` for several. */
export function proposal(changes: readonly NewDay[], context: ChatContext, note: string | null = null): ChatReply {
  const { today, week } = context;
  const [only] = changes;
  if (only === undefined || week === null) return changeAnswer(texts.noPlan);
  if (changes.length > 1) {
    return changeAnswer(
      compose([`Así quedaría: ${changesInWords(changes)}.`, careOf(changes, context), note], texts.confirm),
      {
        type: 'adapt_week',
        data: { area: null, currentWeek: asCurrentWeek(changes) },
      },
    );
  }
  const label = capitalise(fullLabel(only.date, today));
  const before = week.find(({ date }) => date === only.date);
  const action: ChatAction = {
    type: 'update_day',
    data: { day: only.weekday, type: only.type, routineId: only.routine?.id ?? null },
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

/** Cautions for the player: the notes of routines that are allowed with care. */
function careOf(changes: readonly NewDay[], { player }: ChatContext): string | null {
  if (player === null) return null;
  const offerOf = offersFor(player);
  const notes = changes.flatMap(({ routine }) => (routine === null ? [] : offerOf(routine).note));
  return [...new Set(notes)].filter((note) => note !== '').join(' ') || null;
}

/** Whether the week already is as an action would change it. */
export function isAlready(action: ChatAction, { week }: ChatContext): boolean {
  if (action.type !== 'update_day' && action.type !== 'adapt_week') return false;
  const edits = action.type === 'update_day' ? { [action.data.day]: action.data } : action.data.currentWeek;
  return Object.entries(edits).every(([weekday, edit]) =>
    week?.some((day) => day.weekday === weekday && day.type === edit?.type && day.routineId === edit.routineId),
  );
}
