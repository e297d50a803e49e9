import { namedRoutine } from '#chat/bench.ts';
import type { Heard } from '#chat/hear.ts';
import { areListed, wishesByDay } from '#chat/several.ts';
import { readStrokes } from '#chat/strokes.ts';
import type { Change } from '#chat/types.ts';
import type { DayRef } from '#language/days.ts';
import { type Kind, readGroups, readKinds } from '#language/kinds.ts';
import type { PlannerRoutine } from '#schedule/types.ts';

const untouched =
  /\bno (?:me |lo |la |nos )?(?:cambies|quites|muevas|pongas|toques|pases|borres|modifiques)\b|\b(?:deja|dejalo|dejame)\b.*\b(?:como esta|igual|tal cual)\b/;
/** «no me quites nada, solo dime cuántas quedan»: the rest of the message is a question. */
const asking = /\b(?:dime|cuant[oa]s?|cual|como|cuando|por que|que (?:me )?(?:toca|tengo|hay))\b/;
const put =
  /\b(?:pone(?:me)?|agenda(?:me)?|pon(?:me|le|lo|la|ga|es|er|erme|edme|melo)?|met(?:e|es|eme|ele|er|erme)|anad\w+|agreg\w+|suma(?:me)?|planifica(?:me)?|programa(?:me)?|apunta(?:me|lo)?)\b/;
const swap =
  /\b(?:cambi(?:a|as|ar|ame|arme|o|amos|alo|ala|ale|aria|emos)|sustitu\w+|reemplaz\w+|modific\w+|intercambi\w+|permut\w+|haz(?:me|lo)?|(?:afloj|suaviz|aliger)\w+|baj\w+(?: \w+){0,3}? (?:cana|ritmo|intensidad|carga|piston|exigencia))\b/;
const carry =
  /\b(?:mueve\w*|move(?:me|lo)?|reprogram\w+|recorr(?:e|eme|er)|mover\w*|muevo|(?<!\b(?:que|me|te|le|se|nos) )pasa(?:s|me|lo|la|r|rlo|rla|melo|mos)?|(?:lo|la|los|las) (?:paso|pasamos|dejo para|dejamos para|ponemos)|traslad\w+|adelant\w+|atrasa\w*|retras\w+|aplaz\w+|pospon\w+|intercambi\w+|permut\w+|dejarlo para|dejalo para|dejamelo para)\b/;
const remove =
  /\b(?:quit(?:a|as|ar|ame|arme|alo|amelo|o)|elimin\w+|borra\w*|cancel\w+|anul\w+|suprim\w+|saca(?:me|r)? (?:el|la|lo) (?:de |del )?(?:entren\w+|sesion|partido|lunes|martes|miercoles|jueves|viernes|sabado|domingo|hoy|manana)|libra(?:me|r)?|salt(?:ar|arme|armelo|o|amos))\b/;
const cannot =
  /\bno (?:voy a poder|puedo|podre|podria|pudo|vamos a poder)(?= *(?:$|[,.;!?]|ningun|nada|ni\b|a?entren|jug|ir\b|hacer(?:lo|la)\b|hacer (?:el|la|nada|ejercicio)|venir|porque|que\b|por\b|pero|y\b|el\b|ese\b|hoy|manana|esta\b|asi|asistir))|\bno (?:llego|ire|voy a ir|llegare|asistire)\b|\bno (?:voy|vengo|vamos)(?= *(?:$|[,.;!?]|ni\b|el\b|los\b|hoy\b|manana\b|ese\b|este\b))|\bno (?:hay|tengo|juego|jugamos|se juega)(?: \w+){0,2}? (?:partid\w+|torneo|liga)|\bno (?:me (?:apetece|viene bien|da tiempo|va bien|da la vida)|tengo (?:ganas|tiempo))|\bno (?:voy a |quiero |va a |puedo )?entren(?:o|ar|are|e|es|emos|en)\b|\b(?:me es |es )?imposible\b|\bpaso de entrenar|\b(?:me voy|estoy|estare|salgo) (?:de (?:viaje|vacaciones)|fuera\b)|\bnada de (?:entren\w+|deporte|padel)\b|\bno cuentes conmigo\b|\bno piso (?:la )?(?:pista|gym|gimnasio)\b|\b(?:asi que|entonces|o sea que|por lo que) nada\b(?! de \w*(?:raro|malo))|\bme voy (?:a la playa|al pueblo|a la montana|a la nieve|a esquiar|al monte)|\btengo (?:un )?(?:viaje|boda|examen|guardia|turno)/;
const freeDay = /\bdescans(?:o|ar)\b|\blibre\b|\breposo\b/;
const wish =
  /\b(?:quiero|quisiera|querria|prefiero|me gustaria|me apetece|puedo|podria|podemos|necesito|mejor|dame|deja(?:me)?|hacer|seria)\b/;
const onCourt =
  /\b(?:tengo|juego|jugamos|hay|me apunte|me he apuntado|tendre|me ha salido|me sale)\b(?: \w+){0,3}? (?:partid\w+|torneo|liga|pachanga)/;
const composing = /\b(?:rutina|ejercicios?|\d+ ?min\w*|calent\w+|como|desayun\w+|ceno)\b/;
const someSession = /\b(?:entreno|entrenamiento|sesion|dia|partido|descanso|cardio|fuerza|plan|semana)s?\b/;
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
const exchanged =
  /\bintercambi|\bpermut|\bentre (?:si|ellos|ellas|los dos|ambos|las dos)\b|\b(?:el |la )?un[oa] por (?:el |la )?otr[oa]\b|\b(?:de (?:sitio|lugar|orden)|el orden|al reves)\b/;
const restsOn = /\b(?:descans\w+|libr(?:ar|o|e)|salt(?:o|ar|arme)|no (?:entren\w+|hacer nada))(?: \w+){0,3}? $/;
const trainsOn =
  /\b(?:entren(?:o|ar|amos|are|arlo|arla)|jugar|hacer(?:lo|la)?|hago|recuper\w+)(?: (?:lo|la|el entreno|la sesion|eso))?(?: (?:el|para el|a))* $/;
const acting = /\b(?:hago|haz|hacer|hare|haremos|hacemos|quiero|prefiero|mejor)\b/;
const undoing =
  /\b(?:vuelv\w+|volver|ponl[oa]|dejal[oa])\b(?: \w+){0,4}? como (?:estaba|antes)\b|\bdeshaz\w*|\b(?:pon\w*|devuelv\w+|recuper\w+)(?: \w+){0,3}? (?:lo|el entreno|la sesion) que (?:quite|quitamos|habia|tenia|cambie|borre|estaba)\b|\bdeshac\w+|\brevierte\w*/;
const elsewhere = /\botro dia\b|\bde dia\b|\bmas (?:tarde|adelante)\b/;
/** «hoy fuerza en vez de partido». */
const replacing =
  /\ben (?:vez|lugar) de (?:el |la |un |una )?(?:partid|fuerza|cardio|movilidad|lo|descans|tecnica|entren|sesion)\w*/;
const somethingElse =
  /\b(?:otra cosa|otro (?:entreno|entrenamiento)|otra (?:sesion|rutina)|algo (?:distinto|diferente)|no me (?:gusta|convence|mola)|no quiero (?:hacer )?(?:eso|lo))\b/;
/** «¿qué pasa si me salto el jueves?» asks and changes nothing. */
const supposing = /\b(?:que (?:pasa|ocurre|pasaria)|pasa (?:algo|nada)|importa|hay problema)\b.*\bsi\b/;
const insteadOf =
  /\b(?:en (?:vez|lugar) del?(?: (?:entrenar|jugar|hacerlo))?|y no|(?:mejor|antes) que) *(?:el |la |lo )?(?:d?el )?$/;

const unwilling = /\bno (?:me apetece|quiero|tengo ganas|quiere|entren|piso|cuentes)|\b(?:paso|nada) de entren/;

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
  if (undoing.test(text) && (days.length === 0 || /\b(?:quite|quitamos|habia|tenia|cambie|borre)\b/.test(text)))
    return { kind: 'undo' };
  if (supposing.test(text)) return null;
  // «¿y el domingo por qué no entreno?» asks and changes nothing
  if (/\bpor que\b/.test(text) && ![put, swap, carry, remove].some((pattern) => pattern.test(text))) return null;
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
  if (put.test(text) && (someSession.test(text) || /\b(?:algo|extra)\b/.test(text))) return { kind: 'add', days };
  if (/\b(?:quiero|puedo|me gustaria|voy a) (?:tambien )?entrenar\b/.test(text) && !composing.test(text))
    return { kind: 'add', days };
  const other =
    /\b(?:cambi(?:a|as|ar|ame|arme|o|amos|amelo|amela|alo|ala)|modific\w+)\b/.test(text) ||
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
    /\bno\b/.test(text.slice(0, one.start)) ||
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
  if ((carries || swap.test(text)) && ontoIt && !/\bpon|\bdescanso\b/.test(between))
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
  if (remove.test(text) && !replaced && !/\bquit\w* el descanso/.test(text)) return true;
  if (cannot.test(text) && !acts) return true;
  if (!freeDay.test(text) || (last !== 'Descanso' && kinds.length > 0)) return false;
  if (/\b(?:cuanto|cuantas|como|que) (?:\w+ ){0,3}?descans/.test(text)) return false;
  return acts || wish.test(text) || !asks;
}

/** «ponme una de piernas»: strength for what is named. */
function groupWork(text: string, acts: boolean): Kind | undefined {
  if (!acts && !/\bquiero (?:entrenar|trabajar|hacer)\b/.test(text)) return undefined;
  const groups = readGroups(text);
  return groups.length > 0 ? { category: 'Fuerza', first: null, gentle: false, groups, start: 0 } : undefined;
}

function strokeWork(text: string, acts: boolean): Kind | undefined {
  if (!acts && !/\bquiero (?:entrenar|trabajar|practicar)\b/.test(text)) return undefined;
  const [stroke] = readStrokes(text);
  return stroke ? { category: 'Funcionalidad', first: 'Técnico', gentle: false, start: 0 } : undefined;
}

/** A change without a day: which one? Only where the text plainly speaks of the week. */
function withoutDay(text: string, kinds: readonly Kind[]): Change | null {
  if (composing.test(text) || /\b(?:rutina|direccion|ritmo|pala)\b/.test(text)) return null;
  if (/\b(?:cambi\w+|mover|mueve) (?:de |el |un |algun |mis )?dias?\b(?! disponib)/.test(text))
    return { kind: 'ask', open: 'day', days: [], wanted: null };
  if (
    !/\?/.test(text) &&
    /\b(?:toda la semana|todos los dias|la semana entera)\b/.test(text) &&
    kinds.some(({ category }) => category === 'Descanso')
  )
    return { kind: 'ask', open: 'day', days: [], wanted: rest };
  const removes = remove.test(text) && someSession.test(text);
  const moves = carry.test(text) && someSession.test(text) && !/\bplan\b/.test(text);
  if (removes || moves) return { kind: 'ask', open: 'day', days: [], wanted: removes ? rest : 'move' };
  const sets = (put.test(text) || swap.test(text)) && kinds.some(({ category }) => category === 'Descanso');
  return sets || /\b(?:quiero|necesito) un (?:dia de descanso|dia libre)\b/.test(text)
    ? { kind: 'ask', open: 'day', days: [], wanted: rest }
    : null;
}
