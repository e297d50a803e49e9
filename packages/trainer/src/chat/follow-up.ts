import { mondayOf, weekdayIndex } from '@bandeja/domain/calendar/dates';
import { weekdays } from '@bandeja/domain/schedule/vocabulary';
import { parseChange, rest } from '#chat/change.ts';
import { changeReply } from '#chat/change-reply.ts';
import { discomfortReply } from '#chat/discomfort.ts';
import { bareStroke, explainReply, strokeReply, trainingOf } from '#chat/explain.ts';
import type { Heard } from '#chat/hear.ts';
import { moveOrRest } from '#chat/move-reply.ts';
import { progressReply } from '#chat/progress.ts';
import { isAlready } from '#chat/proposal.ts';
import { namesSubject, readWanted, routineReply, softer } from '#chat/routine.ts';
import { forPlayer } from '#chat/safety.ts';
import { cardsOf } from '#chat/strokes.ts';
import type { Change, ChatContext, ChatReply, ChatState } from '#chat/types.ts';
import { contentsReply, dayReply, whyReply } from '#chat/week.ts';
import { softerDay } from '#chat/whole-week.ts';
import type { DayRef } from '#language/days.ts';
import { only, opening, phrases } from '#language/phrases.ts';
import { safetyTexts } from '#reader/messages.ts';
import { isFelt, withFelt } from '#understand/health.ts';

const yes = opening(`
    si claro vale ok dale venga confirm* adelante hazlo hacelo cambialo perfecto de_acuerdo/una va genial por_supuesto/favor correcto exacto eso_es
    me_vale/parece lo_confirmo bueno`);
const no = opening('nop nah paso cancela* dejalo dejala deja olvidalo negativo nada ni_hablar/de mejor/ahora?_no');
const thumbs = { up: ['👍', '✅', '👌', '🙏', '💪'], down: ['👎', '❌', '🚫'] };
const another = opening('y?_otro/otra/otros/otras y?_dame/alguna_otro/otra y?_algo_mas y?_mas_opciones');
/** «más corta», «menos intensa». */
const otherwise = phrases(`
    mas_suave/facil/liger/ligera/corto/corta/largo/larga/duro/dura/intenso/intensa/dificil menos_intenso/intensa/duro/dura/tiempo`);
const also = phrases('tambien igual lo_mismo');
const joins = opening('y o');
const repeat = only(`
    a/el_que que_cosa no_lo/te?_entiendo/pillo no_me_queda_claro no_me_ha_quedado_claro repite* otra_vez como_dices? explicalo/explicamelo_mejor
    que_quieres_decir`);
/** Questions for a professional: how long, how bad, which injury (docs/training.md#safety-texts). */
const medical = phrases(`
    cuanto_tiempo?_tard*/dura*/estare*/falta* cuanto_tiempo?_tengo_que_parar*/esperar* cuando_puedo/podre/vuelvo/volvere que_tengo/sera
    que_puede_ser que_es_eso es_grave/malo es_un/una_*itis esta/estara_roto/rota`);
/** «¿y si juego igual?» after something hurts. */
const defying = phrases(`
    y_si_*?_*?_jueg*/jug*/entren*/compet*/forz* puedo/podria/deberia/quiero_*?_*?_jueg*/jug*/entren*/compet*/forz*
    voy_a_*?_*?_jueg*/jug*/entren*/compet*/forz*
    juego/entreno/compito_igual/asi juego/entreno/compito_de_todas_formas juego/entreno/compito_de_todos_modos`);
/** «no», «venga va, pero mejor cardio». */
const instead = opening(`
    si/vale/ok/bueno/uy/ah/ay/jo/espera/venga/pues/gracias?_pues/perdon/va/espera?_pero?_no/mejor/prefiero`);
/** «mejor pásalo al domingo», «al domingo». */
const carried = phrases(`
    pasalo/pasala/muevelo/muevela/ponlo/ponla/cambialo/cambiala/dejalo/dejala/llevalo/llevala/trasladalo/trasladala/pasamelo/pasamela/ponmelo/
    ponmela/cambiamelo/cambiamela/dejamelo/dejamela_mejor/para?_al/a/el`);
const carriedTo = opening('bueno/espera/si/no?_no?_mejor?_al/a bueno/espera/si/no?_no?_mejor?_para_el');
const ofThat = phrases(`
    cambi*lo* cambi*la* quit*lo* quit*la* pas*lo* pas*la* muev*lo* muev*la* mov*lo* mov*la* pon*lo* pon*la* dej*lo* dej*la* hag*lo* hag*la* hac*lo*
    hac*la* haz*lo* haz*la* suaviz*lo* suaviz*la* adelant*lo* adelant*la* retras*lo* retras*la* anul*lo* anul*la* cancel*lo* cancel*la* libr*lo*
    libr*la* lo/la/eso/esa/ese_*?_cambi*/quit*/pas*/muev*/pon*/dej*/hag*/hac*/adelant*/retras*`);
const changeIt = phrases('cambi*lo/cambi*la');
const swapThem = phrases('intercambi* permut* cambi*_el?_un/uno/una_por*');
const reason = only(`
    y?_eso?_por_que_tant*/eso/ese/esa/est/esta/no/asi/justo/toca?_eso/asi? y?_eso?_porque y?_por_que_me_lo_pones y?_por_que_me_lo_has_puesto
    y?_a_que_se_debe y_eso y?_para_que`);
const detail = opening(`
    y?_cuanto_dura y?_que_ejercicios/lleva/incluye y?_que_tengo_que_hacer y?_en_que_consiste y?_de_que_va`);
const training = phrases('entren* practic* ejercicio ejercicios mejor*');
const more = phrases('errores mas ejemplo consejo consejos detall* cuando donde con_que');
const numbers = phrases('total semana mes nota minutos partidos sesiones ejercicios horas tiempo entrenos');
/** «el otro», «la otra»: the other of two days. */
const theOther = opening('no?_mejor?_el/la_otro/otra');
const onward = opening('de con para sin en que_sea');
const startsWithOne = (text: string, signs: readonly string[]) => signs.some((sign) => text.startsWith(sign));
const longestYes = 6;
const shortMessage = 8;

/** A message and the state the conversation is in. */
type Talk = { heard: Heard; context: ChatContext; state: ChatState };

/**
 * The meaning of a message that continues the conversation: «sí», «mejor el jueves», «¿y mañana?», «el otro», «otra más
 * suave»; null for an independent one. It uses the conversation's state and reads no earlier message again.
 */
export function followUp(heard: Heard, context: ChatContext): ChatReply | null {
  const { state } = context;
  if (state === null) return null;
  const talk: Talk = { heard, context, state };
  const agreed = answerToProposal(talk);
  if (agreed || heard.words === 0 || heard.words > shortMessage) return agreed;
  return (
    answerToQuestion(talk) ?? again(talk) ?? ofHealth(talk) ?? changedAgain(talk) ?? otherOne(talk) ?? closer(talk)
  );
}

/** «sí» shows the proposal again, so that it can be confirmed; «no» changes nothing. */
function answerToProposal({ heard, context, state }: Talk): ChatReply | null {
  const bare = heard.days.length === 0 && heard.kinds.length === 0 && !heard.asks;
  const brief = bare && heard.whole.split(' ').length <= longestYes;
  const agrees = (brief && yes.test(heard.whole)) || startsWithOne(heard.raw, thumbs.up);
  const declines =
    (brief && no.test(heard.whole) && !theOther.test(heard.whole)) || startsWithOne(heard.raw, thumbs.down);
  if ((!agrees && !declines) || state.proposal === null) return null;
  // a feature that the plan no longer includes is not proposed again
  if (agrees && state.proposal.type === 'make_routine' && !context.canGenerate) return null;
  const base = { intent: state.intent, action: null, upsell: false, final: false, about: state } as const;
  if (declines) return { ...base, about: {}, text: 'De acuerdo, lo dejo como está.' };
  if (isAlready(state.proposal, context)) return { ...base, text: 'Ya está hecho: tu semana lo muestra así.' };
  return {
    ...base,
    action: state.proposal,
    final: state.intent === 'lesion',
    text: 'Perfecto. Pulsa «Confirmar» en esta propuesta y queda hecho.',
  };
}

/** The answer to an open question. */
function answerToQuestion({ heard, context, state: { open, change, discomfort } }: Talk): ChatReply | null {
  const {
    kinds,
    days: [day],
  } = heard;
  switch (open) {
    case null:
      return null;
    case 'day':
      if (day === undefined || change?.kind !== 'ask') return null;
      return changeReply(onDays(change.wanted ?? kinds[0] ?? null, heard.days), heard, context);
    case 'type': {
      const days = change?.kind === 'ask' ? upcoming(change.days, context) : [];
      const [from] = days;
      if (from === undefined) return null;
      if (day !== undefined && day.date !== from.date && kinds.length === 0)
        return changeReply({ kind: 'move', from, to: day }, heard, context);
      return kinds[0] === undefined ? null : changeReply(onDays(kinds[0], days), heard, context);
    }
    case 'target':
      if (day === undefined || change?.kind !== 'move') return null;
      return changeReply({ ...change, to: day }, heard, context);
    case 'move_or_rest':
      return change?.kind === 'move' ? movedOrLeftOut(change, heard, context) : null;
    case 'danger':
      return null;
    case 'area':
    case 'adapt': {
      const health = hurtIn(heard);
      if (health.injuries.length > 0) return discomfortReply({ ...heard, health }, context);
      return open === 'adapt' && !isFelt(discomfort) ? softerDay(heard, context) : null;
    }
    case 'exercise':
      return heard.days.length === 0 ? explainReply(heard, context) : null;
  }
}

/** The discomforts in a conversation about them: an area alone counts too, unless the message certainly has another intent. */
function hurtIn({ health, frame: { named, intents, sure } }: Heard): Heard['health'] {
  const isElse = sure && intents[0]?.value !== 'injury' && intents[0]?.value !== 'health';
  return isElse ? health : withFelt(health, { injuries: [...named], excludedDemands: [] });
}

const movesIt = opening('si?_mejor?_muev*/mov*/pas*/cambi*');
const leavesItOut = opening('no?_mejor?_quit*/elimin*/cancel*/borr*/descans*/libr*/ningun*/fuera*');

/** «Moverla al sábado», «quítala», «mejor el domingo»; «sí» is ambiguous here. */
function movedOrLeftOut(
  change: Extract<Change, { kind: 'move' }>,
  heard: Heard,
  context: ChatContext,
): ChatReply | null {
  const [day] = heard.days;
  const elsewhere = day !== undefined && day.date !== change.from.date ? day : null;
  const asks = heard.whole.startsWith('¿');
  if (elsewhere === null && !asks && leavesItOut.test(heard.whole))
    return changeReply({ kind: 'rest', days: upcoming([change.from], context) }, heard, context);
  if (elsewhere !== null || (!asks && movesIt.test(heard.whole)))
    return changeReply({ ...change, to: elsewhere ?? change.to }, heard, context);
  return yes.test(heard.whole) && heard.days.length === 0 ? moveOrRest(change.from, context) : null;
}

/** «no entiendo»: repeats the last answer. */
function again({ heard, context, state }: Talk): ChatReply | null {
  if (!repeat.test(heard.text)) return null;
  const lastAnswer = context.earlier.findLast(({ role }) => role === 'assistant')?.content;
  return lastAnswer === undefined
    ? null
    : { intent: state.intent, text: lastAnswer, action: state.proposal, upsell: false, final: true, about: state };
}

const aboutHealth: readonly string[] = ['lesion', 'medico', 'urgencia'];

/** «y también la rodilla»: further discomforts after the first. */
export function furtherDiscomfort(heard: Heard, context: ChatContext): ChatReply | null {
  const { state } = context;
  if (state === null || !aboutHealth.includes(state.intent)) return null;
  if (!joins.test(heard.text) && !also.test(heard.text)) return null;
  const health = hurtIn(heard);
  if (health.injuries.length === 0) return null;
  return discomfortReply({ ...heard, health: withFelt(health, state.discomfort) }, context);
}

/** Questions after a discomfort: how long, how bad, «¿y si juego igual?»; and further discomforts. */
function ofHealth({ heard, context, state: { intent } }: Talk): ChatReply | null {
  if (!aboutHealth.includes(intent)) return null;
  if (medical.test(heard.text) || defying.test(heard.text))
    return { intent: 'medico', text: forPlayer(safetyTexts.prof, heard), action: null, upsell: false, final: true };
  return furtherDiscomfort(heard, context);
}

/** Another day or kind, «cámbialo», «el otro»: the previous change with the new details. */
function changedAgain({ heard, context, state }: Talk): ChatReply | null {
  if (state.intent !== 'plan' && state.intent !== 'cambiar_plan') return null;
  const { text, days, kinds } = heard;
  const [last, former] = upcoming(state.dates.map(dayOf), context);
  const [day] = days;
  const [kind] = kinds;
  const turns = instead.test(heard.whole);
  const before = state.change === null ? null : daysIn(state.change, context);
  const isOwn = days.length > 0 && kinds.length > 0 && parseChange(heard)?.kind === 'set';
  if (swapThem.test(text) && days.length === 0 && last && former)
    return changeReply({ kind: 'move', from: former, to: last }, heard, context);
  if (theOther.test(heard.whole) && former && state.change !== null)
    return changeReply(withDays(state.change, [former]), heard, context);
  if (state.change !== null && before?.[0] && day && day.date !== before[0].date && !isOwn) {
    if (carried.test(text) || carriedTo.test(text))
      return changeReply({ kind: 'move', from: before[0], to: day }, heard, context);
    if (also.test(text) || turns || joins.test(text)) return changeReply(withDays(state.change, days), heard, context);
  }
  const spoken = before?.[0] ?? last;
  if (spoken === undefined || (day !== undefined && day.date === spoken.date)) return null;
  const swaps = turns || ofThat.test(text);
  if (state.change !== null && turns && kind && !day)
    return changeReply(onDays(kind, before ?? [spoken]), heard, context);
  if (ofThat.test(text) && day && kinds.length === 0)
    return changeReply({ kind: 'move', from: spoken, to: day }, heard, context);
  if (kind && !day && swaps) return changeReply(onDays(kind, [spoken]), heard, context);
  if (!ofThat.test(text) || day) return null;
  const change = parseChange({ ...heard, days: [spoken] }, context.routines);
  if (change === null) return changeIt.test(text) ? changeReply(onDays(null, [spoken]), heard, context) : null;
  return changeReply(change, heard, context);
}

const withoutStop = (text: string) => (text.endsWith('.') ? text.slice(0, -1) : text);

/** «otra más suave»: the previous wish with the player's additions; for a planned day, something gentler. */
function otherOne({ heard, context, state }: Talk): ChatReply | null {
  const { text } = heard;
  const [last] = upcoming(state.dates.map(dayOf), context);
  if (state.intent === 'plan' || state.intent === 'cambiar_plan') {
    if (!softer.test(text)) return null;
    const [today] = upcoming([dayOf(context.today)], context);
    const day = last ?? today;
    return day === undefined
      ? null
      : changeReply(onDays({ ...rest, category: 'Flexibilidad', gentle: true }, [day]), heard, context);
  }
  if (state.intent !== 'rutina' || state.wanted === null || heard.days.length > 0) return null;
  const goesOn = onward.test(text) && !heard.asks;
  const isOther = another.test(text) || otherwise.test(text);
  if (!isOther && !goesOn && !joins.test(text)) return null;
  const subject = namesSubject(heard);
  if (joins.test(text) && !subject && !isOther) return null;
  const now = readWanted(heard);
  const isNew = subject && !softer.test(text) && !goesOn;
  const merged = isNew
    ? { ...now, minutes: now.minutes ?? state.wanted.minutes }
    : {
        kinds: [...state.wanted.kinds, ...now.kinds],
        strokes: [...state.wanted.strokes, ...now.strokes],
        groups: [...state.wanted.groups, ...now.groups],
        minutes: now.minutes ?? state.wanted.minutes,
        soft: now.soft || state.wanted.soft,
      };
  const minutes = isNew && now.minutes === null && state.wanted.minutes !== null ? `, ${state.wanted.minutes} min` : '';
  const prompt = isNew ? `Rutina: ${heard.raw}${minutes}` : `${withoutStop(state.asked)}. ${heard.raw}`;
  return routineReply(heard, context, { prompt, wanted: merged });
}

/** «¿por qué?», «¿cuánto dura?», «¿y mañana?», «¿y cómo la entreno?»: more about the previous subject. */
function closer({ heard, context, state }: Talk): ChatReply | null {
  const { text, days } = heard;
  const [date = context.today] = state.dates;
  if (state.intent === 'plan' && context.week !== null) {
    if (days.length === 0 && reason.test(text)) return whyReply(date, context);
    if (days.length === 0 && detail.test(text)) return contentsReply(date, context);
    if (days.length > 0 && joins.test(text) && parseChange(heard) === null) return dayReply(days, context);
  }
  if (state.intent === 'progreso' && joins.test(text) && numbers.test(text)) return progressReply(heard, context);
  if (state.intent !== 'explicar' || days.length > 0) return null;
  if (heard.strokes.length > 0) return joins.test(text) ? bareStroke(heard, context) : null;
  if (state.stroke === null) return null;
  if (training.test(text)) return trainingOf(state.stroke, context);
  const [card] = more.test(text) ? cardsOf([state.stroke]) : [];
  return card === undefined ? null : strokeReply(card, context);
}

/** Days as one change: rest, a kind, a move that still needs a day, or the question for their content. */
function onDays(wanted: Extract<Change, { kind: 'ask' }>['wanted'], days: readonly DayRef[]): Change {
  const [first] = days;
  if (wanted === 'move' && first !== undefined) return { kind: 'move', from: first, to: null };
  if (wanted === null || wanted === 'move') return { kind: 'ask', open: 'type', days: [...days], wanted: null };
  return wanted.category === 'Descanso' ? { kind: 'rest', days: [...days] } : { kind: 'set', days: [...days], wanted };
}

/** The same change on other days. */
function withDays(change: NonNullable<ChatState['change']>, days: readonly DayRef[]): Change {
  const [first] = days;
  if (first === undefined) return change;
  switch (change.kind) {
    case 'move':
      return { ...change, to: first };
    case 'bring':
      return { ...change, to: first };
    case 'rest':
    case 'set':
    case 'add':
      return { ...change, days: [...days] };
    case 'ask':
      return onDays(change.wanted, days);
    default:
      return change;
  }
}

/** The days of a change, seen from today. */
function daysIn(change: NonNullable<ChatState['change']>, context: ChatContext): DayRef[] {
  if ('days' in change) return upcoming(change.days, context);
  if (change.kind === 'move') return upcoming([change.from], context);
  return change.kind === 'bring' ? upcoming([change.to], context) : [];
}

/** Days of an earlier answer, with their week counted from today. */
function upcoming(days: readonly DayRef[], { today }: ChatContext): DayRef[] {
  return days.map((day) => ({ ...day, thisWeek: mondayOf(day.date) === mondayOf(today) }));
}

function dayOf(date: string): DayRef {
  return { date, weekday: weekdays[weekdayIndex(date)] ?? 'monday', thisWeek: true, start: 0, end: 0 };
}
