import { namedRoutine } from '#chat/bench.ts';
import type { Heard } from '#chat/hear.ts';
import { areListed, wishesByDay } from '#chat/several.ts';
import { readStrokes } from '#chat/strokes.ts';
import type { Change } from '#chat/types.ts';
import type { DayRef } from '#language/days.ts';
import { type Kind, readGroups, readKinds } from '#language/kinds.ts';
import { phrases } from '#language/phrases.ts';
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
    cambia cambias cambiar cambiame cambiarme cambio cambiamos cambialo cambiala cambiale cambiaria cambiemos sustitu* reemplaz* modific*
    intercambi* permut* haz hazme hazlo afloj* suaviz* aliger* baj*_…_cana/ritmo/intensidad/carga/piston/exigencia`);
const carry =
  /\b(?:mueve\w*|move(?:me|lo)?|reprogram\w+|recorr(?:e|eme|er)|mover\w*|muevo|(?<!\b(?:que|me|te|le|se|nos) )pasa(?:s|me|lo|la|r|rlo|rla|melo|mos)?|(?:lo|la|los|las) (?:paso|pasamos|dejo para|dejamos para|ponemos)|traslad\w+|adelant\w+|atrasa\w*|retras\w+|aplaz\w+|pospon\w+|intercambi\w+|permut\w+|dejarlo para|dejalo para|dejamelo para)\b/;
const remove = phrases(`
    quita quitas quitar quitame quitarme quitalo quitamelo quito elimin* borra* cancel* anul* suprim* libra librame librar saltar saltarme
    saltarmelo salto saltamos
    saca/sacame/sacar_el/la/lo_de/del?_entren*/sesion/partido/lunes/martes/miercoles/jueves/viernes/sabado/domingo/hoy/manana`);
const cannot =
  /\bno (?:voy a poder|puedo|podre|podria|pudo|vamos a poder)(?= *(?:$|[,.;!?]|ningun|nada|ni\b|a?entren|jug|ir\b|hacer(?:lo|la)\b|hacer (?:el|la|nada|ejercicio)|venir|porque|que\b|por\b|pero|y\b|el\b|ese\b|hoy|manana|esta\b|asi|asistir))|\bno (?:llego|ire|voy a ir|llegare|asistire)\b|\bno (?:voy|vengo|vamos)(?= *(?:$|[,.;!?]|ni\b|el\b|los\b|hoy\b|manana\b|ese\b|este\b))|\bno (?:hay|tengo|juego|jugamos|se juega)(?: \w+){0,2}? (?:partid\w+|torneo|liga)|\bno (?:me (?:apetece|viene bien|da tiempo|va bien|da la vida)|tengo (?:ganas|tiempo))|\bno (?:voy a |quiero |va a |puedo )?entren(?:o|ar|are|e|es|emos|en)\b|\b(?:me es |es )?imposible\b|\bpaso de entrenar|\b(?:me voy|estoy|estare|salgo) (?:de (?:viaje|vacaciones)|fuera\b)|\bnada de (?:entren\w+|deporte|padel)\b|\bno cuentes conmigo\b|\bno piso (?:la )?(?:pista|gym|gimnasio)\b|\b(?:asi que|entonces|o sea que|por lo que) nada\b(?! de \w*(?:raro|malo))|\bme voy (?:a la playa|al pueblo|a la montana|a la nieve|a esquiar|al monte)|\btengo (?:un )?(?:viaje|boda|examen|guardia|turno)/;
const freeDay = phrases('descanso descansar libre reposo');
const wish = phrases(`
    quiero quisiera querria prefiero puedo podria podemos necesito mejor dame deja dejame hacer seria me_gustaria/apetece`);
const onCourt = phrases(`
    tengo/juego/jugamos/hay/tendre_…_partid*/torneo*/liga*/pachanga* me_apunte/sale_…_partid*/torneo*/liga*/pachanga*
    me_he_apuntado_…_partid*/torneo*/liga*/pachanga* me_ha_salido_…_partid*/torneo*/liga*/pachanga*`);
const composing = phrases('rutina ejercicio ejercicios #min* calent* como desayun* ceno #_min*');
const someSession = phrases(`
    entreno entrenos entrenamiento entrenamientos sesion dia dias partido partidos descanso descansos cardio cardios fuerza fuerzas plan
    semana semanas`);
/** «el jueves fuerza y el viernes también»: days and a kind, and nothing else. */
const named =
  /^(?:[\s,.]|\b(?:y|e|el|los|tambien|igual|lo mismo|de|dia|hoy|manana|pasado|lunes|martes|miercoles|jueves|viernes|sabado|domingo|fuerza|cardio|movilidad|flexibilidad|descanso|libre|partido|tecnica|explosiva|pliometria|funcional|pesas|bici)\b)+$/;
const ontoDay =
  /^[^,.;]{0,20},? y (?:me |nos )?(?:pon|pasa|lleva|mete|haz|mueve|deja|cambia)(?:me|nos)?l[oa] (?:(?:el|al|para el|a|en) )*$/;
const ontoPronoun =
  /\b(?:pon|pas|muev|llev|met|dej|cambi|traslad)[aeo]?(?:me|nos)?l[oa] (?:mejor )?(?:(?:el|al|para el|a|en) )*$/;
const turnsOut =
  /^,? (?:que viene )?(?:al final |ahora |ya |resulta que |finalmente )*(?:(?:es|sera|va a ser|cae|seria|toca)|(?:se|lo|la) (?:juega|jugamos|juego|hacemos|hago|pasa|pasan|cambian|han (?:pasado|cambiado|puesto)|mueve)) (?:(?:el|al|para el|a) )?$/;
/** «descanso el viernes, que el sábado tengo partido»: from here on it only says why. */
const reasons =
  /,? (?:porque|pues|ya que|es que|que|puesto que|como)(?= (?:el|los|la|este|ese|hoy|manana|esta|tengo|me|voy|viajo|juego|hay|trabajo)\b)/;
/** «cambia el miércoles y el sábado entre ellos». */
const exchanged = phrases(`
    intercambi* permut* entre_si/ellos/ellas/ambos entre_los/las_dos el/la?_uno/una_por_el/la?_otro/otra de_sitio/lugar de/el_orden al_reves`);
const restsOn = /\b(?:descans\w+|libr(?:ar|o|e)|salt(?:o|ar|arme)|no (?:entren\w+|hacer nada))(?: \w+){0,3}? $/;
const trainsOn =
  /\b(?:entren(?:o|ar|amos|are|arlo|arla)|jugar|hacer(?:lo|la)?|hago|recuper\w+)(?: (?:lo|la|el entreno|la sesion|eso))?(?: (?:el|para el|a))* $/;
const acting = phrases('hago haz hacer hare haremos hacemos quiero prefiero mejor');
const undoing = phrases(`
    deshaz* deshac* revierte* vuelv*/volver/ponlo/ponla/dejalo/dejala_…_como_estaba/antes
    pon*/devuelv*/recuper*_…_lo_que_quite/quitamos/habia/tenia/cambie/borre/estaba
    pon*/devuelv*/recuper*_…_el_entreno_que_quite/quitamos/habia/tenia/cambie/borre/estaba
    pon*/devuelv*/recuper*_…_la_sesion_que_quite/quitamos/habia/tenia/cambie/borre/estaba`);
const elsewhere = phrases('otro/de_dia mas_tarde/adelante');
/** «hoy fuerza en vez de partido». */
const replacing = phrases(`
    en_vez/lugar_de_el/la/un/una?_partid*/fuerza*/cardio*/movilidad*/lo*/descans*/tecnica*/entren*/sesion*`);
const somethingElse = phrases(`
    otra_cosa/sesion/rutina otro_entreno/entrenamiento algo_distinto/diferente no_me_gusta/convence/mola no_quiero_hacer?_eso/lo`);
/** «¿qué pasa si me salto el jueves?» asks and changes nothing. */
const supposing = phrases('que_pasa/ocurre/pasaria_…_si pasa_algo/nada_…_si importa_…_si hay_problema_…_si');
const insteadOf =
  /\b(?:en (?:vez|lugar) del?(?: (?:entrenar|jugar|hacerlo))?|y no|(?:mejor|antes) que) *(?:el |la |lo )?(?:d?el )?$/;

const unwilling = phrases(
  'no_me_apetece* no_quiero*/quiere*/entren*/piso*/cuentes* no_tengo_ganas* paso/nada_de_entren*',
);

/** «el viernes no puedo»: said of a day, and not what is to become of its session. */
export function onlySaysCannot(text: string): boolean {
  return cannot.test(text) && !remove.test(text) && !freeDay.test(text) && !unwilling.test(text);
}

/** A day that is to be free. */
export const rest: Kind = { category: 'Descanso', first: null, gentle: false, start: 0 };

/**
 * What a message wants changed in the week, or null when it wants nothing of the kind. Pure; the days may lie in the
 * past or in next week, which the answer has to say.
 */
export function parseChange(heard: Heard, routines: readonly PlannerRoutine[] = []): Change | null {
  const change = singleChange(heard, routines);
  const { text, days } = heard;
  if (change === null || !('days' in change) || change.days.length < 2) return change;
  const wishes = heard.asks ? null : wishesByDay(text, days);
  if (wishes !== null) return { kind: 'several', wishes };
  // What is said of one day is not done to another that merely stands in the same message.
  if (areListed(text, days)) return change;
  const reason = reasons.exec(text);
  const before = reason === null ? [] : days.filter(({ end }) => end <= reason.index);
  if (reason === null || before.length === 0 || before.length === days.length)
    return {
      kind: 'ask',
      open: 'day',
      days: [],
      wanted: kindsWanted(text)[0] ?? (change.kind === 'rest' ? rest : null),
    };
  return parseChange({ ...heard, text: text.slice(0, reason.index), days: before }, routines);
}

function singleChange(heard: Heard, routines: readonly PlannerRoutine[]): Change | null {
  const { text, days } = heard;
  const kept = untouched.exec(text);
  if (kept !== null) return asking.test(text.slice(kept.index + kept[0].length)) ? null : { kind: 'none' };
  if (undoing.test(text) && (days.length === 0 || phrases('quite quitamos habia tenia cambie borre').test(text)))
    return { kind: 'undo' };
  if (supposing.test(text)) return null;
  // «¿y el domingo por qué no entreno?» asks and changes nothing
  if (phrases('por_que').test(text) && ![put, swap, carry, remove].some((pattern) => pattern.test(text))) return null;
  const kinds = kindsWanted(text);
  const moved = moveOf(text, days) ?? fetchOf(text, days);
  if (moved !== null) return moved;
  if (days.length === 0) return withoutDay(text, kinds);
  const brought = bringOf(text, days, kinds);
  if (brought !== null) return brought;
  const routine = namedRoutine(text, routines);
  const acts = put.test(text) || swap.test(text) || carry.test(text);
  if (routine !== null && (acts || wish.test(text))) return { kind: 'routine', days, routine };
  if (!heard.asks && named.test(text) && kinds[0] !== undefined)
    return kinds.length === 1 && kinds[0].category === 'Descanso'
      ? { kind: 'rest', days }
      : { kind: 'set', days, wanted: kinds[0] };
  const [only] = kinds;
  if (!heard.asks && only !== undefined && kinds.length === 1 && only.category !== 'Descanso' && replacing.test(text))
    return { kind: 'set', days, wanted: only };
  const rests = restOf(heard, kinds, acts);
  if (rests) return { kind: 'rest', days };
  const wanted =
    kinds.findLast(({ category }) => category !== 'Descanso') ?? groupWork(text, acts) ?? strokeWork(text, acts);
  const wishes = wish.test(text) && !composing.test(text) && !heard.asks;
  const plays = onCourt.test(text) && !heard.asks && !composing.test(text);
  if (wanted !== undefined && (acts || wishes || (plays && wanted.category === 'Partido')))
    return { kind: 'set', days, wanted };
  if (carry.test(text) || elsewhere.test(text)) return { kind: 'move', from: days[0] as DayRef, to: null };
  if (put.test(text) && (someSession.test(text) || phrases('algo extra').test(text))) return { kind: 'add', days };
  if (
    phrases('quiero/puedo_tambien?_entrenar me_gustaria_tambien?_entrenar voy_a_tambien?_entrenar').test(text) &&
    !composing.test(text)
  )
    return { kind: 'add', days };
  const other =
    phrases(`
    cambia cambias cambiar cambiame cambiarme cambio cambiamos cambiamelo cambiamela cambialo cambiala modific*`).test(
      text,
    ) ||
    (somethingElse.test(text) && !heard.asks);
  return other ? { kind: 'ask', open: 'type', days, wanted: null } : null;
}

/** The kinds that are wished; what stands after «en vez de» is not. */
function kindsWanted(text: string): Kind[] {
  return readKinds(text).filter(
    ({ start }) =>
      !/\b(?:en (?:vez|lugar) de|nada de|sin|y no|no quiero|, no) (?:el |la |un |una )?$/.test(text.slice(0, start)),
  );
}

/** Two days and a word that carries one onto the other: «pasa lo del jueves al viernes», «el jueves no, mejor el sábado». */
function moveOf(text: string, days: readonly DayRef[]): Change | null {
  const [one, other] = days;
  if (one === undefined || other === undefined || days.length > 2) return null;
  const between = text.slice(one.end, other.start);
  if (/^ *(?:,|y|e|ni|o) (?:tambien )?(?:el |lo del )?$/.test(between)) {
    return exchanged.test(text) ? { kind: 'move', from: one, to: other } : null;
  }
  // «prefiero descansar mañana y entrenar el domingo», and the same the other way round
  const before = text.slice(0, one.start);
  if (/^[,.]? (?:y|e|pero)\b/.test(between)) {
    if (restsOn.test(before) && trainsOn.test(between)) return { kind: 'spare', from: one, to: other };
    if (trainsOn.test(before) && restsOn.test(between)) return { kind: 'spare', from: other, to: one };
  }
  if (insteadOf.test(text.slice(0, other.start))) return { kind: 'move', from: other, to: one };
  if (insteadOf.test(text.slice(0, one.start))) return { kind: 'move', from: one, to: other };
  const carries =
    carry.test(text) ||
    phrases('no').test(text.slice(0, one.start)) ||
    /^,? no\b/.test(between) ||
    cannot.test(text.slice(0, other.start));
  // «mañana no puedo pero el domingo sí», «coge lo del sábado y ponlo el viernes»
  if (
    cannot.test(text.slice(0, other.start)) &&
    /^ si\b/.test(text.slice(other.end)) &&
    /\b(?:pero|y|en cambio) (?:el )?$/.test(between)
  )
    return { kind: 'move', from: one, to: other };
  // «el sábado no puedo, que es el cumple de mi hija, ponlo el domingo»
  if (cannot.test(text.slice(0, other.start)) && ontoPronoun.test(between))
    return { kind: 'move', from: one, to: other };
  if (ontoDay.test(between)) return { kind: 'move', from: one, to: other };
  // «el partido del sábado al final es el domingo»
  if (turnsOut.test(between) && someSession.test(text.slice(0, one.start)))
    return { kind: 'move', from: one, to: other };
  const ontoIt =
    /^.{0,60}?\b(?:al|a|por(?: el)?|para(?: el)?|con el|por lo del?|por la del?|por la sesion del?|mejor(?: el)?|(?:hago|pongo|ponlo|hacerlo|entreno|seria|si|pasalo) (?:mejor )?(?:el|al|para)?(?: el)?|y) *(?:el )?(?:proximo )?$/.test(
      between,
    );
  if ((carries || swap.test(text)) && ontoIt && !phrases('pon* descanso').test(between))
    return { kind: 'move', from: one, to: other };
  return carry.test(text) ? { kind: 'move', from: one, to: other } : null;
}

/** «pon el viernes lo del jueves», «hoy descanso y mañana hago lo de hoy»: what is one day's is done on another. */
function fetchOf(text: string, days: readonly DayRef[]): Change | null {
  const [one, other] = days;
  if (one === undefined || other === undefined || days.length > 2 || remove.test(text)) return null;
  const sources = [
    ...text.matchAll(/\b(?:lo|la|el entreno|la sesion) (?:de|del|que (?:toca|tocaba|tengo|hay)(?: el)?) (\w+)/g),
  ];
  const [source] = sources;
  if (sources.length !== 1 || source === undefined || !(acting.test(text) || put.test(text) || carry.test(text)))
    return null;
  const isSource = (day: DayRef): boolean => text.slice(day.start, day.end) === source[1];
  const from = days.find(isSource);
  const to = days.find((day) => !isSource(day));
  return from !== undefined && to !== undefined && source.index > to.start ? { kind: 'move', from, to } : null;
}

/** One day that something named is carried to: «pasa la fuerza al domingo». */
function bringOf(text: string, days: readonly DayRef[], kinds: readonly Kind[]): Change | null {
  const [to] = days;
  const wanted = kinds.find(({ category }) => category !== 'Descanso');
  if (to === undefined || days.length > 1 || wanted === undefined || !(carry.test(text) || swap.test(text)))
    return null;
  return wanted.start < to.start && /\b(?:al|a|para(?: el)?|hasta el) $/.test(text.slice(0, to.start))
    ? { kind: 'bring', wanted, to }
    : null;
}

function restOf(heard: Heard, kinds: readonly Kind[], acts: boolean): boolean {
  const { text, asks } = heard;
  const replaced =
    put.test(text) && (kinds.some(({ category }) => category !== 'Descanso') || groupWork(text, acts) !== undefined);
  const last = kinds.at(-1)?.category;
  if (remove.test(text) && !replaced && !phrases('quit*_el_descanso*').test(text)) return true;
  if (cannot.test(text) && !acts) return true;
  if (!freeDay.test(text) || (last !== 'Descanso' && kinds.length > 0)) return false;
  if (phrases('cuanto/cuantas/como/que_*?_*?_*?_descans*').test(text)) return false;
  return acts || wish.test(text) || !asks;
}

/** «ponme una de piernas»: strength for what is named. */
function groupWork(text: string, acts: boolean): Kind | undefined {
  if (!acts && !phrases('quiero_entrenar/trabajar/hacer').test(text)) return undefined;
  const groups = readGroups(text);
  return groups.length > 0 ? { category: 'Fuerza', first: null, gentle: false, groups, start: 0 } : undefined;
}

function strokeWork(text: string, acts: boolean): Kind | undefined {
  if (!acts && !phrases('quiero_entrenar/trabajar/practicar').test(text)) return undefined;
  const [stroke] = readStrokes(text);
  return stroke ? { category: 'Funcionalidad', first: 'Técnico', gentle: false, start: 0 } : undefined;
}

/** A change without a day: which one? Only where the text plainly speaks of the week. */
function withoutDay(text: string, kinds: readonly Kind[]): Change | null {
  if (composing.test(text) || phrases('rutina direccion ritmo pala').test(text)) return null;
  if (/\b(?:cambi\w+|mover|mueve) (?:de |el |un |algun |mis )?dias?\b(?! disponib)/.test(text))
    return { kind: 'ask', open: 'day', days: [], wanted: null };
  if (
    !/\?/.test(text) &&
    phrases('toda_la_semana todos_los_dias la_semana_entera').test(text) &&
    kinds.some(({ category }) => category === 'Descanso')
  )
    return { kind: 'ask', open: 'day', days: [], wanted: rest };
  const removes = remove.test(text) && someSession.test(text);
  const moves = carry.test(text) && someSession.test(text) && !phrases('plan').test(text);
  if (removes || moves) return { kind: 'ask', open: 'day', days: [], wanted: removes ? rest : 'move' };
  const sets = (put.test(text) || swap.test(text)) && kinds.some(({ category }) => category === 'Descanso');
  return sets || phrases('quiero/necesito_un_dia_de_descanso quiero/necesito_un_dia_libre').test(text)
    ? { kind: 'ask', open: 'day', days: [], wanted: rest }
    : null;
}
