import { mondayOf, weekDates, weekdayOf } from '@bandeja/domain/calendar/dates';
import type { ChatAction } from '@bandeja/domain/coach/contract';
import { capitalise } from '@bandeja/domain/wire/text';
import { fullLabel } from '#chat/labels.ts';
import { answer, compose, listed, wordCount, wordLimit } from '#chat/phrase.ts';
import { dayOn } from '#chat/plan-days.ts';
import type { ChatContext, ChatIntent, ChatReply } from '#chat/types.ts';

/** Questions that who sees the player train answers better. */
const theirs: readonly ChatIntent[] = ['plan', 'cambiar_plan', 'explicar', 'carga'];

/** The trainer knows of the coach of flesh and blood: a day they published is theirs, and they are named to ask. */
export function besideCoach(reply: ChatReply, context: ChatContext): ChatReply {
  const taken = reply.action === null ? [] : coachedDates(reply.action, context);
  const [first] = taken;
  if (first !== undefined) return leftToCoach(taken, dayOn(first, context)?.coach ?? '', context);
  const { coach = null } = context;
  const isOffered = coach !== null && theirs.includes(reply.intent) && reply.action === null && !reply.final;
  if (!isOffered || reply.confirms === true || isNamed(coach.name, context)) return reply;
  const offer = `Si dudas, pregúntale también a ${coach.name}: te ve entrenar y conoce tu plan.`;
  return wordCount(reply.text) + wordCount(offer) > wordLimit ? reply : { ...reply, text: `${reply.text} ${offer}` };
}

/** Once in a talk. */
const isNamed = (name: string, { earlier }: ChatContext): boolean =>
  earlier.some(({ role, content }) => role === 'assistant' && content.includes(name));

function leftToCoach(dates: readonly string[], name: string, { today }: ChatContext): ChatReply {
  const days = capitalise(listed(dates.map((date) => fullLabel(date, today))));
  const [are, them] = dates.length === 1 ? ['es', 'lo'] : ['son', 'los'];
  return answer(
    'cambiar_plan',
    compose([
      `${days} ${are} de ${name}, y yo no ${them} cambio.`,
      'Escríbele en «Mi entrenador» y cuéntale qué necesitas.',
      'Los demás días sí te los puedo mover.',
    ]),
  );
}

/** Days of the coach that an action would write over. */
function coachedDates(action: ChatAction, context: ChatContext): string[] {
  return datesOf(action, context.today).filter((date) => dayOn(date, context)?.coach !== undefined);
}

function datesOf({ type, data }: ChatAction, today: string): string[] {
  if (type !== 'update_day' && type !== 'adapt_week') return [];
  const days = type === 'update_day' ? [data.day] : Object.keys(data.currentWeek);
  return weekDates(data.from ?? mondayOf(today)).filter((date) => days.includes(weekdayOf(date)));
}
