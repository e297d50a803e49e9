import { addDays, daysBetween, weekdayOf } from '@bandeja/domain/calendar/dates';
import type { DayRef } from '@bandeja/reader/language/days';
import type { Kind } from '@bandeja/reader/language/kinds';
import { closing, opening, phrases } from '@bandeja/reader/language/phrases';
import { namedRoutine } from '#chat/bench.ts';
import type { Heard } from '#chat/hear.ts';
import { areListed, wishesByDay } from '#chat/several.ts';
import type { Change } from '#chat/types.ts';
import type { PlannerRoutine } from '#schedule/types.ts';

const untouched = phrases(`
    no_me/lo/la/nos?_cambies/quites/muevas/pongas/toques/pases/borres/modifiques deja/dejalo/dejame_…_como_esta deja/dejalo/dejame_…_igual
    deja/dejalo/dejame_…_tal_cual`);
/** «no me quites nada, solo dime cuántas quedan»: the rest of the message is a question. */
const asking = phrases('dime cuanto cuantos cuanta cuantas cual como cuando por_que que_me?_toca/tengo/hay');
const put = phrases(`
    pone poneme agenda agendame pon ponme ponle ponlo ponla ponga pones poner ponerme ponedme ponmelo mete metes meteme metele meter meterme anad*
    agreg* suma sumame planifica planificame programa programame apunta apuntame apuntalo`);
const swap = phrases(`
    cambia cambias cambiar cambiame cambiarme cambio cambiamos cambialo cambiala cambiale cambiaria cambiaron cambiemos sustitu* reemplaz* modific*
    intercambi* permut* haz hazme hazlo afloj* suaviz* aliger* baj*_…_cana/ritmo/intensidad/carga/piston/exigencia`);
const carry = phrases(`
    mueve* move moveme movelo reprogram* recorre recorreme recorrer mover* muevo
    !que/me/te/le/se/nos_pasa/pasas/pasame/pasalo/pasala/pasar/pasarlo/pasarla/pasamelo/pasamos lo/la/los/las_paso/pasamos/ponemos lo/la/los/las_dejo/dejamos_para traslad* adelant* atrasa* retras* aplaz* pospon*
    intercambi* permut* dejarlo/dejalo/dejamelo_para`);
const remove = phrases(`
    quita quitas quitar quitame quitarme quitalo quitamelo quito elimin* borra* cancel* anul* suprim* libra librame librar saltar saltarme
    saltarmelo salto saltamos
    saca/sacame/sacar_el/la/lo_de/del?_entren*/sesion/partido/lunes/martes/miercoles/jueves/viernes/sabado/domingo/hoy/manana`);
const cannot = phrases(`
    no_puedo/podre/podria/pudo_| no_puedo/podre/podria/pudo_ningun*/nada*/ni/entren*/aentren*/jug*/ir/hacerlo/hacerla/venir*/porque*/que/por/pero*/y/el/
    ese/hoy*/manana*/esta/asi*/asistir* no_puedo/podre/podria/pudo_hacer_el/la/nada/ejercicio* no_voy/vamos_a_poder_|
    no_voy/vamos_a_poder_ningun*/nada*/ni/entren*/jug*/ir/hacerlo/hacerla/venir*/porque*/que/por/pero*/y/el/ese/hoy*/manana*/esta/asi*/asistir*
    no_voy/vamos_a_poder_hacer_el/la/nada/ejercicio* no_llego/ire/llegare/asistire no_voy_a_ir no_voy/vengo/vamos_|
    no_voy/vengo/vamos_ni/el/los/hoy/manana/ese/este no_hay/tengo/juego/jugamos_*?_*?_partid*/torneo*/liga* no_se_juega_*?_*?_partid*/torneo*/liga*
    no_me_apetece* no_me_viene/va_bien* no_me_da_tiempo* no_me_da_la_vida* no_tengo_ganas*/tiempo*
    no_quiero?_entreno/entrenar/entrenare/entrene/entrenes/entrenemos/entrenen no_voy/va_a_entrenar no_puedo_entrenar imposible paso_de_entrenar*
    me_voy_de_viaje*/vacaciones* estoy/estare/salgo_de_viaje*/vacaciones* me_voy_fuera estoy/estare/salgo_fuera nada_de_entren*/deporte/padel
    no_cuentes_conmigo no_piso_la?_pista/gym/gimnasio asi/sea_que_nada entonces_nada por_lo_que_nada
    me_voy_al_pueblo/monte me_voy_a_esquiar me_voy_a_la_playa/montana/nieve tengo_un?_viaje*/boda*/examen*/guardia*/turno*`);
const freeDay = phrases('descanso descansar libre reposo');
const wish = phrases(`
    quiero quisiera querria prefiero puedo podria podemos necesito mejor dame deja dejame hacer seria me_gustaria/apetece`);
const composing = phrases('rutina ejercicio ejercicios #min* calent* como desayun* ceno #_min*');
const someSession = phrases(`
    entreno entrenos entrenamiento entrenamientos sesion dia dias partido partidos descanso descansos cardio cardios fuerza fuerzas plan
    semana semanas`);
/** Words that lead from one day to another: «al», «y pásalo al», «pero recupero el». */
const onto = closing(`
    al/a/por/para/mejor/con_mejor?_el/la/lo?_de/del?_el?_proximo?
    pon*lo/pon*la/pas*lo/pas*la/muev*lo/muev*la/llev*lo/llev*la/met*lo/met*la/dej*lo/dej*la/cambi*lo/cambi*la/traslad*lo/traslad*la/haz*lo/haz*la_mejor?_para/a/en?_el/al?
    entren*/hago/hacerlo/hacerla/recuper*/pongo/seria/juega/jugamos/cambiado/cambiaron/puesto/pasado_mejor?_para/a?_el/al?`);
/** «hoy no, mejor mañana». */
const notThen = opening('no');
/** «el partido del sábado al final es el domingo»: it is another day, whatever else is said. */
const becomes = closing('final/ahora/finalmente_es/sera/cae/seria/toca_el/al?');
const fetching = phrases('pon* haz* hacer* hare* hag* quiero prefiero mejor pas* adelant*');
/** «descanso el viernes, que el sábado tengo partido»: from here on only reasons follow. */
const reasons = phrases('porque/pues/que/como_el/los/la/este/ese/hoy/manana/esta/tengo/me/voy/viajo/juego/hay/trabajo');
/** «cambia el miércoles y el sábado entre ellos». */
const exchanged = phrases(`
    intercambi* permut* entre_si/ellos/ellas/ambos entre_los/las_dos el/la?_uno/una_por_el/la?_otro/otra de_sitio/lugar de/el_orden al_reves`);
const undoing = phrases(`
    deshaz* deshac* revierte* vuelv*/volver/ponlo/ponla/dejalo/dejala_…_como_estaba/antes
    pon*/devuelv*/recuper*_…_lo_que_quite/quitamos/habia/tenia/cambie/borre/estaba
    pon*/devuelv*/recuper*_…_el_entreno_que_quite/quitamos/habia/tenia/cambie/borre/estaba
    pon*/devuelv*/recuper*_…_la_sesion_que_quite/quitamos/habia/tenia/cambie/borre/estaba`);
const elsewhere = phrases('otro/de_dia mas_tarde/adelante');
const replacing = phrases(`
    en_vez/lugar_de_el/la/un/una?_partid*/fuerza*/cardio*/movilidad*/lo*/descans*/tecnica*/entren*/sesion*`);
const insteadOf = closing(`
    en_vez/lugar_de/del_entrenar/jugar/hacerlo?_el/la/lo/del?_el/del? y_no_el/la/lo/del?_el/del? mejor/antes_que_el/la/lo/del?_el/del?`);
/** «hoy fuerza, no cardio»: the words before a refused kind. */
const notWished = closing(`
    en_vez/lugar_de_el/la/un/una? nada_de_el/la/un/una? sin_el/la/un/una? y/,_no_el/la/un/una? no_quiero_el/la/un/una?`);
const toward = closing('al a para_el? hasta_el');
/** «lo del jueves», «la sesión que tengo el lunes». */
const sourceOf = closing(
  'lo/la_de/del el/la_entreno/sesion_de/del lo/la_que_toca/tocaba/tengo/hay_el? el/la_entreno/sesion_que_toca/tocaba/tengo/hay_el?',
);
const unwilling = phrases(
  'no_me_apetece* no_quiero*/quiere*/entren*/piso*/cuentes* no_tengo_ganas* paso/nada_de_entren*',
);

/** «el viernes no puedo»: a statement about a day, without a wish for its session. */
export function onlySaysCannot(text: string): boolean {
  return cannot.test(text) && !remove.test(text) && !freeDay.test(text) && !unwilling.test(text);
}

export const rest: Kind = { category: 'Descanso', first: null, gentle: false, start: 0 };

/** Null without a wished change. The days may lie in the past or in next week, which the answer must mention. */
export function parseChange(heard: Heard, routines: readonly PlannerRoutine[] = []): Change | null {
  const change = singleChange(heard, routines);
  const { text, days } = heard;
  if (change === null || !('days' in change) || change.days.length < 2) return change;
  // a change of one day does not apply to another one mentioned in the same message
  if (areListed(text, days)) return change;
  const reason = reasons.exec(text);
  const before = reason === null ? [] : days.filter(({ end }) => end <= reason.index);
  if (reason === null || before.length === 0 || before.length === days.length)
    return {
      kind: 'ask',
      open: 'day',
      days: [],
      wanted: kindsWanted(heard)[0] ?? (change.kind === 'rest' ? rest : null),
    };
  return parseChange(until(heard, reason.index), routines);
}

function until(heard: Heard, end: number): Heard {
  const isBefore = ({ start }: { start: number }): boolean => start < end;
  return {
    ...heard,
    text: heard.text.slice(0, end),
    days: heard.days.filter(isBefore),
    kinds: heard.kinds.filter(isBefore),
    groups: heard.groups.filter(isBefore),
    strokes: heard.strokes.filter(isBefore),
  };
}

function singleChange(heard: Heard, routines: readonly PlannerRoutine[]): Change | null {
  const { text, days } = heard;
  const unchanged = untouched.exec(text);
  if (unchanged !== null)
    return asking.test(text.slice(unchanged.index + unchanged[0].length)) ? null : { kind: 'none' };
  if (undoing.test(text) && (days.length === 0 || phrases('quite quitamos habia tenia cambie borre').test(text)))
    return { kind: 'undo' };
  const kinds = kindsWanted(heard);
  const wishes = heard.asks || days.length < 2 ? null : wishesByDay(text, days, heard.kinds);
  if (wishes !== null) return { kind: 'several', wishes };
  const moved = putsRest(heard) ? null : moveOf(text, days);
  if (moved !== null) return moved;
  const [first] = days;
  if (first === undefined) return ofWeek(heard) ?? withoutDay(text, kinds);
  const brought = bringOf(text, days, kinds);
  if (brought !== null) return brought;
  const routine = namedRoutine(text, routines);
  const acts = put.test(text) || swap.test(text) || carry.test(text);
  if (routine !== null && (acts || wish.test(text))) return { kind: 'routine', days, routine };
  const [only] = kinds;
  if (!heard.asks && only !== undefined && kinds.length === 1 && only.category !== 'Descanso' && replacing.test(text))
    return { kind: 'set', days, wanted: only };
  const rests = restOf(heard, kinds, acts);
  if (rests) return { kind: 'rest', days };
  const wanted = kinds.findLast(({ category }) => category !== 'Descanso') ?? groupWork(heard, acts);
  const wished = wish.test(text) && !composing.test(text) && !heard.asks;
  if (wanted !== undefined && (acts || wished)) return { kind: 'set', days, wanted };
  if (carry.test(text) || elsewhere.test(text)) return { kind: 'move', from: first, to: null };
  if (put.test(text) && (someSession.test(text) || phrases('algo extra').test(text))) return { kind: 'add', days };
  return null;
}

/** «la semana que viene quítamelo todo»: every day of it. */
function ofWeek({ text, calendar, asks }: Heard): Change | null {
  const [stretch] = calendar;
  if (stretch?.kind !== 'range' || asks || !(remove.test(text) || cannot.test(text) || freeDay.test(text))) return null;
  const { from, to, start, end } = stretch;
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, at): DayRef => {
    const date = addDays(from, at);
    return { date, weekday: weekdayOf(date), thisWeek: true, start, end, role: 'within' };
  });
  return { kind: 'rest', days };
}

/** The wished kinds, without those after «en vez de». */
function kindsWanted({ text, kinds }: Heard): Kind[] {
  return kinds.filter(({ start }) => !notWished.test(text.slice(0, start)));
}

/** «ponme descanso el viernes, que el sábado juego»: rest is put, nothing is carried. */
function putsRest({ text, kinds: [kind], days }: Heard): boolean {
  const isPut = put.test(text) || (days.length > 1 && areListed(text, days));
  return isPut && kind?.category === 'Descanso' && kind.start < (days[0]?.start ?? 0);
}

/** The learned roles decide, else the words between: «pasa lo del jueves al viernes», «el jueves no, mejor el sábado». */
function moveOf(text: string, days: readonly DayRef[]): Change | null {
  const [from, ...sources] = days.filter(({ role }) => role === 'from');
  const [to, ...targets] = days.filter(({ role }) => role === 'to');
  if (from && to && sources.length + targets.length === 0) return { kind: 'move', from, to };
  const [one, other, ...more] = days;
  if (one === undefined || other === undefined || more.length > 0) return null;
  const onward: Change = { kind: 'move', from: one, to: other };
  const back: Change = { kind: 'move', from: other, to: one };
  if (follows(text, other, insteadOf) >= 0) return back;
  if (follows(text, one, insteadOf) >= 0) return onward;
  if (fetching.test(text) && !remove.test(text)) {
    if (follows(text, other, sourceOf) > one.start) return back;
    if (follows(text, one, sourceOf) > other.start) return onward;
  }
  const between = text.slice(one.end, other.start);
  if (becomes.test(between)) return onward;
  const leads = onto.test(between);
  if (!leads && areListed(text, days)) return exchanged.test(text) ? onward : null;
  const refused = cannot.test(text.slice(0, other.start));
  const isMeant = one.role !== other.role || swap.test(text) || refused || notThen.test(between);
  return carry.test(text) || (leads && isMeant) || (refused && text.startsWith(' si', other.end)) ? onward : null;
}

/** -1 without a day right after these words. */
function follows(text: string, { start, end }: DayRef, words: RegExp): number {
  const day = text.slice(start, end);
  for (let at = start; day !== '' && at >= 0; at = text.indexOf(day, at + 1)) {
    if (words.test(text.slice(0, at))) return at;
  }
  return -1;
}

/** One day that something named is carried to: «pasa la fuerza al domingo». */
function bringOf(text: string, days: readonly DayRef[], kinds: readonly Kind[]): Change | null {
  const [to] = days;
  const wanted = kinds.find(({ category }) => category !== 'Descanso');
  if (to === undefined || days.length > 1 || wanted === undefined || !(carry.test(text) || swap.test(text)))
    return null;
  return wanted.start < to.start && toward.test(text.slice(0, to.start)) ? { kind: 'bring', wanted, to } : null;
}

function restOf(heard: Heard, kinds: readonly Kind[], acts: boolean): boolean {
  const { text, asks } = heard;
  const replaced =
    put.test(text) && (kinds.some(({ category }) => category !== 'Descanso') || groupWork(heard, acts) !== undefined);
  const last = kinds.at(-1)?.category;
  if (remove.test(text) && !replaced && !phrases('quit*_el_descanso*').test(text)) return true;
  if (cannot.test(text) && !acts) return true;
  if (!freeDay.test(text) || (last !== 'Descanso' && kinds.length > 0)) return false;
  if (phrases('cuanto/cuantas/como_*?_*?_*?_descans* que_!viene_*?_*?_*?_descans*').test(text)) return false;
  return acts || wish.test(text) || !asks;
}

/** «ponme una de piernas»: strength for the named muscles. */
function groupWork({ groups }: Heard, acts: boolean): Kind | undefined {
  const named = groups.map(({ group }) => group);
  return acts && named.length > 0
    ? { category: 'Fuerza', first: null, gentle: false, groups: named, start: 0 }
    : undefined;
}

/** Asks for the day, only where the text is plainly about the week. */
function withoutDay(text: string, kinds: readonly Kind[]): Change | null {
  if (composing.test(text)) return null;
  const removes = remove.test(text) && someSession.test(text);
  const moves = carry.test(text) && someSession.test(text) && !phrases('plan').test(text);
  if (removes || moves) return { kind: 'ask', open: 'day', days: [], wanted: removes ? rest : 'move' };
  const sets = (put.test(text) || swap.test(text)) && kinds.some(({ category }) => category === 'Descanso');
  return sets ? { kind: 'ask', open: 'day', days: [], wanted: rest } : null;
}
