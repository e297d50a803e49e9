import { addDays, daysBetween } from '@bandeja/domain/calendar/dates';
import { phrases } from '@bandeja/reader/language/phrases';
import type { Heard } from '#chat/hear.ts';
import type { Days, PlanAct } from '#chat/plan-talk/types.ts';
import * as say from '#chat/plan-talk/words.ts';

/** «el martes salgo a Fráncfort y vuelvo el jueves»: one trip told in two statements. */
export function tripIn(heard: Heard, today: string): PlanAct | null {
  const {
    text,
    calendar,
    frame: { wish },
  } = heard;
  const days = calendar.flatMap((words) => (words.kind === 'day' && words.date >= today ? words : []));
  const [first, last, third] = days;
  if (first === undefined || last === undefined || third !== undefined || last.date <= first.date) return null;
  const goes = /\b(?:salgo|me voy|viajo|vuelo|me marcho|cojo el avion|parto|nos vamos)\b/.exec(text);
  const returns = /\b(?:vuelvo|regreso|volvemos|llego|la vuelta)\b/.exec(text);
  if (goes === null || returns === null || goes.index > returns.index) return null;
  const hasNothing = wish.noEquipment !== null || wish.missingEquipment.length > 0 || isWithout(text);
  return {
    kind: 'absent',
    why: 'away',
    from: first.date,
    to: last.date,
    hasKit: !hasNothing && wish.equipment.length > 0,
  };
}

/** «me voy el jueves», «estoy malo», «del lunes al viernes no puedo»: a statement that tells of days without training. */
export function absenceIn(
  text: string,
  { dates, calendar }: Days,
  today: string,
  { text: whole, frame }: Heard,
): PlanAct | null {
  const length = dates.length <= 1 ? lengthIn(text) : null;
  const [from = today] = dates;
  const to = length === null ? (dates.at(-1) ?? null) : addDays(from, length - 1);
  if (wellAgain.test(whole)) return null;
  if (say.ill.test(text) && say.ofAir.test(text)) return { kind: 'absent', why: 'ill', from, to, hasKit: false };
  if (to === null || phrases('vuelvo regreso volvemos llego').test(text)) return null;
  const { wish } = frame;
  const hasNothing = isWithout(whole) || wish.noEquipment !== null || wish.missingEquipment.length > 0;
  const brings = say.withKit.test(whole) || wish.equipment.length > 0;
  const isStretch = calendar.some(({ kind }) => kind === 'range') && dates.length > 1;
  const isAway = say.away.test(text) || (isStretch && hasNothing && !say.put.test(text) && !say.cannot.test(text));
  if (!isAway) return null;
  const days = daysBetween(from, to) + 1;
  if (length === null && days < 3 && !hasNothing && !brings) return { kind: 'cannot', dates };
  const rests = restsAway.test(whole);
  if (rests) return { kind: 'absent', why: 'busy', from, to, hasKit: false };
  const isTrip = length !== null || say.goes.test(text) || hasNothing || brings || say.training.test(text);
  // a few days without time are days of rest; the plan keeps them as the player's choice
  if (!isTrip && dates.length <= 7) return { kind: 'cannot', dates };
  const why = isTrip ? 'away' : 'busy';
  return { kind: 'absent', why, from, to, hasKit: brings && !hasNothing };
}

/** «en un hotel»: nothing, unless it has something. */
const isWithout = (text: string): boolean =>
  say.withoutKit.test(text) || (say.bare.test(text) && !say.withKit.test(text));

const wellAgain = phrases(
  'ya_estoy/me_encuentro/siento_bien/mejor/recuperad*/curad*/buena/bueno ya_se_me_ha?_paso/pasado ya_no_tengo_fiebre',
);

const stretch = /\b(un|una|dos|tres|\d{1,2}) (dias?|semanas?|mes(?:es)?)\b/;
const many: Record<string, number> = { un: 1, una: 1, dos: 2, tres: 3 };

/** «dos semanas fuera»: days from today on; null where it begins or ends on a day that is said, or belongs to the past. */
function lengthIn(text: string): number | null {
  const [, number = '', unit = ''] = stretch.exec(text) ?? [];
  const isOfPast = phrases('llevo hace desde he/hemos_estado estuve').test(text);
  if (
    unit === '' ||
    isOfPast ||
    !phrases('fuera no_voy_a_estar no_estare me_voy de_viaje/vacaciones sin_entrenar/jugar').test(text)
  )
    return null;
  const days = { d: 1, s: 7, m: 30 }[unit.charAt(0)] ?? 1;
  return days * (many[number] ?? Number(number));
}

const restsAway = phrases(
  'quit*/cancel*/borr*_*?_*?_*?_todo/to/lo/esos no_voy/vamos_a_poder/entrenar/hacer no_podre no_puedo_entrenar no_hare_nada/na no_quiero_entrenar/hacer/nada descans* nada_de_nada sin_entrenar desconectar',
);
