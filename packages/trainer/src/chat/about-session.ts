import { phrases } from '@bandeja/reader/language/phrases';
import type { Heard } from '#chat/hear.ts';
import { dayLabel } from '#chat/labels.ts';
import { answer, compose, listed, quoted } from '#chat/phrase.ts';
import { dayOn } from '#chat/plan-days.ts';
import type { ChatContext, ChatReply } from '#chat/types.ts';
import { contentsReply, whyReply } from '#chat/week.ts';
import { easy, hard, intensityOf } from '#schedule/intensity.ts';
import type { PlannerRoutine } from '#schedule/types.ts';

const long = phrases('cuanto_me?_demor*/lleva/dura/tarda/tiempo/tardo/rato cuantos_minutos es_larga/largo');
const contents = phrases(
  'que_ejercicios/lleva/incluye/trae/hago/hay/tiene en_que_consiste de_que_va cuales_son que_tengo_que_hacer que_se_hace',
);
const place = phrases('en_casa/pista/gimnasio/gym/parque/hotel/calle sin_pista/salir');
const kit = phrases(`
    que_material/necesito/llevo que_hace_falta con_que sin_nada?_de?_material/gomas/mancuernas/pesas/pala necesito_algo/material/pala/mancuernas/gomas hace_falta`);
const effort = phrases(
  'es/sera_muy?_duro/dura/fuerte/intenso/intensa/dificil/facil/suave que_intensidad como_de_duro/dura/fuerte cansa* a_tope',
);
const why = phrases('por_que para_que');
/** The message speaks of what was named before. */
const thatOne = phrases('eso esa ese esta este lo la hacerlo hacerla la_hago lo_hago sesion entreno rutina y');

/** Questions about the session of the day that was spoken of: how long, where, with what, how hard. */
export function aboutSession({ text, words, days, raw }: Heard, context: ChatContext): ChatReply | null {
  const { state, routines, today } = context;
  const isPlan = state?.intent === 'plan' || state?.intent === 'cambiar_plan';
  const [date] = state?.dates ?? [];
  const isAsked = raw.includes('?') || phrases('cuanto cuantos que cual es puedo se_puede necesito').test(text);
  if (!isPlan || date === undefined || days.length > 0 || words > 9 || !isAsked) return null;
  const day = dayOn(date, context);
  const routine = routines.find(({ id }) => id === day?.routineId);
  if (day === undefined || routine === undefined) return null;
  const named = `${quoted(routine.name)}, ${dayLabel(date, today)},`;
  const reply = (text_: string): ChatReply => answer('plan', text_, { about: { dates: [date] } });
  if (long.test(text))
    return reply(`${named} dura unos ${routine.duration} minutos. Si tienes menos, dime cuántos y la acorto.`);
  if (contents.test(text)) return contentsReply(date, context);
  if (!thatOne.test(text) && words > 4) return null;
  if (why.test(text)) return whyReply(date, context);
  if (kit.test(text)) return reply(kitLine(routine, named));
  if (place.test(text)) return reply(placeLine(routine, named));
  return effort.test(text) ? reply(effortLine(routine, named)) : null;
}

function kitLine({ entries }: PlannerRoutine, named: string): string {
  const kit = [...new Set(entries.flatMap(({ exercise }) => exercise.equipment))];
  return kit.length === 0
    ? `${named} no necesita material.`
    : `${named} lleva ${listed(kit)}. Si te falta algo, dímelo y busco otra.`;
}

function placeLine({ entries }: PlannerRoutine, named: string): string {
  const away = entries.filter(({ exercise: { places } }) => places.length > 0 && !places.includes('home')).length;
  const kit = [...new Set(entries.flatMap(({ exercise }) => exercise.equipment))];
  if (away === 0)
    return compose([`Sí: ${named} la puedes hacer en casa.`, kit.length > 0 && `Necesitas ${listed(kit)}.`]);
  return `No entera: ${named} tiene ${away} ${away === 1 ? 'ejercicio' : 'ejercicios'} de pista. Si ese día estás en casa, te pongo otra.`;
}

function effortLine(routine: PlannerRoutine, named: string): string {
  const intensity = intensityOf(routine);
  if (intensity === easy) return `${named} es suave: deberías acabar como nuevo.`;
  return intensity === hard
    ? `${named} es exigente, un 7 u 8 sobre 10. Si llegas cansado, la suavizo.`
    : `${named} es de intensidad media, un 5 o 6 sobre 10.`;
}
