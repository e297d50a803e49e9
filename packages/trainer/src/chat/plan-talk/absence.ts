import { weekdayNames } from '@bandeja/domain/schedule/rules';
import { phrases } from '@bandeja/reader/language/phrases';
import type { Heard } from '#chat/hear.ts';
import { dayLabel } from '#chat/labels.ts';
import { compose, listed } from '#chat/phrase.ts';
import type { PlanAct } from '#chat/plan-talk/types.ts';
import * as say from '#chat/plan-talk/words.ts';
import { changeAnswer } from '#chat/proposal.ts';
import { texts } from '#chat/texts.ts';
import type { ChatContext, ChatReply } from '#chat/types.ts';

export const notPiled = 'Lo que no hagas no se acumula.';

/** «sin material», «vuelvo el jueves», «hasta el viernes»: of the absence that waits for its confirmation. */
export function correctedAbsence({ text, calendar, frame: { wish } }: Heard, context: ChatContext): ChatReply | null {
  const open = context.state?.proposal ?? null;
  if (open?.type !== 'absence' || open === context.state?.done || wantsSession.test(text)) return null;
  const { kind, from, hasKit } = open.data;
  const ends = calendar.flatMap((words) => {
    if (words.kind === 'every') return [];
    return words.kind === 'day' ? words.date : words.to;
  });
  // «el 30 no quiero hacer nada»: a day within is no end of it
  const isWithin = calendar.length === 1 && !ending.test(text);
  const named = isWithin && (ends.at(-1) ?? '') < (open.data.to ?? '') ? undefined : ends.at(-1);
  const to = named !== undefined && named >= from ? named : open.data.to;
  const without = wish.noEquipment !== null || wish.missingEquipment.length > 0;
  const kit = !without && (hasKit || wish.equipment.length > 0 || say.withKit.test(text));
  const [day] = calendar;
  if (isWithin && named === undefined && day?.kind === 'day' && say.free.test(text))
    return changeAnswer(
      compose(
        [`De acuerdo, ${dayLabel(day.date, context.today)} nada. Primero apunto el viaje y luego dejo libre ese día.`],
        texts.confirm,
      ),
      open,
    );
  if (to === open.data.to && kit === hasKit && !without) return null;
  if (!/\b(?:hasta|vuelvo|sin|con|llevo|regreso|mejor|no|solo|tengo|el)\b/.test(text)) return null;
  return absenceReply(
    { kind: 'absent', why: without && kind === 'busy' ? 'away' : kind, from, to, hasKit: kit },
    context,
  );
}

const wantsSession = phrases('algo_para/que rutina rutinas ejercicio ejercicios sesion');
const ending = /\b(?:hasta|vuelvo|regreso|mejor|acaba|termina|solo|perdona?|digo)\b/;

/** A trip, an illness or days without time: kept, whatever is planned anew later. */
export function absenceReply(
  { why, from, to, hasKit }: Extract<PlanAct, { kind: 'absent' }>,
  { today }: ChatContext,
): ChatReply {
  const span = spanText(from, to, today);
  const lines: Record<typeof why, string> = {
    away: hasKit
      ? `Estás fuera ${span} con tu material: esos días dejo sesiones que puedas hacer solo y ningún partido.`
      : `Estás fuera ${span} sin material: esos días pongo sesiones cortas que no lo necesitan y ningún partido.`,
    ill: `Siento que estés malo. Dejo en descanso ${span}; al volver, empieza por la mitad y sin prisa.`,
    busy: `Dejo libre ${span}. ${notPiled}`,
  };
  const data = { kind: why, from, to: why === 'ill' ? to : (to ?? from), hasKit };
  return changeAnswer(compose([lines[why]], texts.confirm), { type: 'absence', data });
}

function spanText(from: string, to: string | null, today: string): string {
  const first = dayLabel(from, today);
  if (to === from) return first;
  if (to === null) return `desde ${first} hasta que estés bien`;
  return `desde ${first} hasta ${dayLabel(to, today)}`;
}

export function neverReply(
  { weekdays: [weekday, ...others], isNever }: Extract<PlanAct, { kind: 'never' }>,
  context: ChatContext,
): ChatReply | null {
  if (weekday === undefined) return null;
  const named = weekdayNames[weekday].toLowerCase();
  const available = context.player?.availableDays.includes(weekday) === true;
  if (available !== isNever) {
    return changeAnswer(
      isNever
        ? `Los ${plural(named)} ya no los tienes como día de entreno, así que no te pongo nada.`
        : `Los ${plural(named)} ya cuentan como día de entreno.`,
    );
  }
  const line = isNever
    ? `Desde ahora no te pongo nada los ${plural(named)}, tampoco en las próximas semanas.`
    : `Desde ahora los ${plural(named)} vuelven a contar para entrenar.`;
  const left = others.map((each) => `los ${plural(weekdayNames[each].toLowerCase())}`);
  const later = left.length > 0 && `Va un día cada vez: cuando lo confirmes, dime lo mismo de ${listed(left)}.`;
  return changeAnswer(compose([line, later], texts.confirm), { type: 'never_on', data: { weekday, isNever } });
}

const plural = (weekday: string): string => (weekday.endsWith('s') ? weekday : `${weekday}s`);
