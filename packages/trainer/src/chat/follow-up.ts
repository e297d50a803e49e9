import { mondayOf, weekdayIndex } from '@bandeja/domain/calendar/dates';
import type { ChatAction } from '@bandeja/domain/coach/contract';
import { safetyTexts } from '@bandeja/domain/profile/safety.messages';
import { weekdayNames } from '@bandeja/domain/schedule/rules';
import { weekdays } from '@bandeja/domain/schedule/vocabulary';
import type { DayRef } from '@bandeja/reader/language/days';
import type { Kind } from '@bandeja/reader/language/kinds';
import { only, opening, phrases } from '@bandeja/reader/language/phrases';
import { isFelt, withFelt } from '@bandeja/reader/understand/health';
import { aboutSession } from '#chat/about-session.ts';
import { agreementIn } from '#chat/agreement.ts';
import { asksOfDay, onlyAsks } from '#chat/asking.ts';
import { parseChange } from '#chat/change.ts';
import { changeReply } from '#chat/change-reply.ts';
import { discomfortReply } from '#chat/discomfort.ts';
import { bareStroke, explainReply } from '#chat/explain.ts';
import type { Heard } from '#chat/hear.ts';
import { correctedMatch } from '#chat/match.ts';
import { moveOrRest } from '#chat/move-reply.ts';
import { extremeReply, numbersReply } from '#chat/numbers.ts';
import { openProposal } from '#chat/open-proposal.ts';
import { planTalk } from '#chat/plan-talk/reply.ts';
import { progressReply } from '#chat/progress.ts';
import { editsIn, isAlready, undoOf } from '#chat/proposal.ts';
import { forPlayer } from '#chat/safety.ts';
import type { Change, ChatContext, ChatReply, ChatState } from '#chat/types.ts';
import { contentsReply, dayReply, whyReply } from '#chat/week.ts';
import { softerDay } from '#chat/whole-week.ts';
import { aboutWishReply, grownWishReply } from '#chat/wish-thread.ts';

const yes = opening(`
    si claro vale ok okey dale venga confirm* adelante hazlo hazla hacelo hacela creala crealo prepara* genera* esa_misma? ese_mismo? me_gusta me_encanta tira palante quiero_esa/ese hazme_una/esa_| dame_esa_| cambialo perfecto de_acuerdo/una va genial por_supuesto/favor correcto exacto eso_es
    me_vale/parece lo_confirmo bueno`);
const also = phrases('tambien igual lo_mismo');
const joins = opening('y o');
const repeat = only(`
    a/el_que que_cosa no_lo/te?_entiendo/pillo no_me_queda_claro no_me_ha_quedado_claro repite* otra_vez como_dices? explicalo/explicamelo_mejor
    que_quieres_decir`);
const medical = phrases(`
    cuanto_tiempo?_tard*/dura*/estare*/falta* cuanto_tiempo?_tengo_que_parar*/esperar* cuando_puedo/podre/vuelvo/volvere que_tengo/sera
    que_puede_ser que_es_eso es_grave/malo es_un/una_*itis esta/estara_roto/rota`);
/** «¿y si juego igual?» after something hurts. */
const defying = phrases(`
    y_si_*?_*?_jueg*/jug*/entren*/compet*/forz* puedo/podria/deberia/quiero_*?_*?_jueg*/jug*/entren*/compet*/forz*
    voy_a_*?_*?_jueg*/jug*/entren*/compet*/forz*
    juego/entreno/compito_igual/asi juego/entreno/compito_de_todas_formas juego/entreno/compito_de_todos_modos`);
const instead = opening(`
    si/vale/ok/bueno/uy/ah/ay/jo/espera/venga/pues/gracias?_pues/perdon/va/espera?_pero?_no/mejor/prefiero`);
/** «¿y el martes qué?» */
const onlyTheDay = only(`
    y/i_el_lunes/martes/miercoles/jueves/viernes/sabado/domingo_que?_toca?_que? y_manana/hoy_que y_pasado_manana_que`);
/** «perdona, el jueves»: another day for the same. */
const corrects = opening(
  'perdon/perdona/digo/corrijo/rectifico/disculpa me_he?_equivocado/equivoque/liado queria/quise/quiero_decir',
);
const carried = phrases(`
    pasalo/pasala/muevelo/muevela/ponlo/ponla/cambialo/cambiala/dejalo/dejala/llevalo/llevala/trasladalo/trasladala/pasamelo/pasamela/ponmelo/
    ponmela/cambiamelo/cambiamela/dejamelo/dejamela_mejor/para?_al/a/el`);
const carriedTo = opening('bueno/espera/si/no?_no?_mejor?_al/a bueno/espera/si/no?_no?_mejor?_para_el');
const ofThat = phrases(`
    cambi*lo* cambi*la* quit*lo* quit*la* pas*lo* pas*la* muev*lo* muev*la* mov*lo* mov*la* pon*lo* pon*la* dej*lo* dej*la* hag*lo* hag*la* hac*lo*
    hac*la* haz*lo* haz*la* suaviz*lo* suaviz*la* adelant*lo* adelant*la* retras*lo* retras*la* anul*lo* anul*la* cancel*lo* cancel*la* libr*lo*
    libr*la* lo/la/eso/esa/ese_*?_cambi*/quit*/pas*/muev*/pon*/dej*/hag*/hac*/adelant*/retras*`);
const changeIt = phrases('cambi*lo/cambi*la');
/** «fuera», where one day was spoken of. */
const bareRemoval = only('pues?_fuera fuera_con_el/eso/ella pues?_quita pues?_borra pues?_elimina pues?_libre');
const swapThem = phrases('intercambi* permut* cambi*_el?_un/uno/una_por*');
const reason = only(`
    y?_eso?_por_que_tant*/eso/ese/esa/est/esta/no/asi/justo/toca?_eso/asi? y?_eso?_porque y?_por_que_me_lo_pones y?_por_que_me_lo_has_puesto
    y?_a_que_se_debe y_eso y?_para_que`);
const detail = opening(`
    y?_cuanto_dura y?_que_ejercicios/lleva/incluye y?_que_tengo_que_hacer y?_en_que_consiste y?_de_que_va`);
const numbers = phrases('total semana mes nota minutos partidos sesiones ejercicios horas tiempo entrenos');
/** «el otro», «la otra»: the other of two days. */
const theOther = opening('no?_mejor?_el/la_otro/otra');
const shortMessage = 8;

type Talk = { heard: Heard; context: ChatContext; state: ChatState };

/** Null for an independent message. Uses the conversation's state and reads no earlier message again. */
export function followUp(heard: Heard, context: ChatContext): ChatReply | null {
  const { state } = context;
  if (state === null) return null;
  const talk: Talk = { heard, context, state };
  const agreed = answerToProposal(talk) ?? takenBack(talk);
  if (agreed || heard.words === 0 || heard.words > shortMessage) return agreed;
  return (
    answerToQuestion(talk) ??
    correctedMatch(heard, context) ??
    again(talk) ??
    ofHealth(talk) ??
    grownWishReply(heard, context) ??
    askedDay(talk) ??
    planTalk(heard, context) ??
    changedAgain(talk) ??
    aboutWishReply(heard, context) ??
    aboutSession(heard, context) ??
    closer(talk)
  );
}

/** «sí» shows the proposal again, so that it can be confirmed; «no» changes nothing. */
function answerToProposal({ heard, context, state }: Talk): ChatReply | null {
  const removed = state.proposal === null ? null : removedInstead(state.proposal, heard);
  if (removed !== null) return removed;
  const said = state.proposal === null || theOther.test(heard.spelled) ? null : saidTo(state.proposal, heard, context);
  if (said === null || state.proposal === null) return null;
  const agrees = said === 'yes';
  // a feature that the plan no longer includes is not proposed again
  if (agrees && state.proposal.type === 'make_routine' && !context.canGenerate) return null;
  const base = { intent: state.intent, action: null, upsell: false, final: false, about: state } as const;
  if (!agrees) return { ...base, about: {}, closes: true, text: 'De acuerdo, lo dejo como está.' };
  if (isAlready(state.proposal, context)) return { ...base, text: 'Ya está hecho: tu semana lo muestra así.' };
  return {
    ...base,
    action: state.proposal,
    confirms: true,
    final: true,
    text: agreedText(state.proposal.type),
  };
}

const removes = phrases('quita quitalo quitala quitamelo quitamela quitame borrala borralo cancelala cancelalo');

/** «va, entonces quítamela» is no yes to another session on that day: the day becomes free. */
function removedInstead(action: ChatAction, { spelled, text, days, kinds, words }: Heard): ChatReply | null {
  if (action.type !== 'update_day' || action.data.type === 'Descanso') return null;
  if (words > shortMessage || days.length + kinds.length > 0 || !removes.test(text) || takeBack.test(spelled))
    return null;
  const rest: ChatAction = { ...action, data: { ...action.data, type: 'Descanso', routineId: null } };
  return {
    intent: 'cambiar_plan',
    text: `Entonces la quito: ${weekdayNames[action.data.day].toLowerCase()}, descanso. ¿Lo confirmas?`,
    action: rest,
    upsell: false,
    final: false,
    about: {},
  };
}

/** «el domingo», where a session is to go there, agrees as well. */
function saidTo(action: ChatAction, heard: Heard, context: ChatContext): 'yes' | 'no' | null {
  const [day] = heard.days;
  const edits = day === undefined || heard.days.length > 1 ? null : editsIn(action, context.today);
  const isTarget = edits?.some(({ date, type }) => date === day?.date && type !== 'Descanso') === true;
  const isBare =
    heard.words <= 3 &&
    heard.kinds.length === 0 &&
    !heard.asks &&
    !/\b(?:no|y|pero|tampoco|nunca|jamas|ya|descans)/.test(heard.text);
  return isTarget && isBare ? 'yes' : agreementIn(heard);
}

/** Nothing is done yet: the outcome stands below. */
function agreedText(type: ChatAction['type']): string {
  if (type === 'make_routine') return 'De acuerdo, la preparo ahora.';
  if (type === 'season_goal') return 'De acuerdo, lo pongo ahora en tu temporada.';
  if (type === 'absence' || type === 'never_on') return 'De acuerdo, lo apunto ahora.';
  return type === 'log_match' ? 'De acuerdo, lo apunto ahora.' : 'De acuerdo, lo cambio ahora.';
}

const takeBack = opening(`
    espera/no/perdon/uy?_deshazlo espera/no?_deshaz/deshace deshacer deshacelo dejalo/dejala/dejame/dejamelo_todo?_como_estaba/antes espera/no?_vuelve_a_ponerlo/dejarlo vuelve_atras dejalo/dejala/ponlo/ponla_como_estaba/antes
    devuelvelo revierte* quita_el_cambio no_lo_cambies_al_final`);

const takesBack = phrases('deshaz* deshag* deshac* revierte* rollback vuelv*/volve*_a_pon* como_estaba como_antes_|');

/** «deshazlo»: what was confirmed last is taken back, if the plan still shows it. */
function takenBack({ heard, context, state }: Talk): ChatReply | null {
  const candidates = [state.proposal, state.done ?? null].filter((action) => action !== null);
  const isBack = takeBack.test(heard.spelled) || (candidates.length > 0 && takesBack.test(heard.spelled));
  if (!isBack) return null;
  const [undo = null] = candidates.flatMap((action) => undoOf(action, context) ?? []);
  const base = { intent: 'cambiar_plan', upsell: false, final: true } as const;
  if (undo !== null) return { ...base, action: undo, confirms: true, text: 'De acuerdo, lo dejo como estaba.' };
  const howTo = howToUndo(state.done ?? null);
  if (howTo !== null && openProposal(state) === null) return { ...base, action: null, text: howTo };
  if (openProposal(state) !== null)
    return {
      ...base,
      action: null,
      closes: true,
      text: 'Lo que no has confirmado no ha cambiado nada: descarto la propuesta y tu semana sigue igual.',
    };
  return {
    ...base,
    action: null,
    text: 'Lo que no has confirmado no ha cambiado nada, así que no hay nada que deshacer. Dime qué día quieres cambiar y cómo.',
  };
}

/** What only the screen takes back: an absence, a goal. */
function howToUndo(done: ChatAction | null): string | null {
  if (done?.type === 'absence')
    return 'Pulsa «Deshacer» en la propuesta, aquí arriba, y tu semana vuelve a quedar como estaba.';
  if (done?.type !== 'season_goal') return null;
  const { replaces } = done.data;
  return replaces === null
    ? 'Pulsa «Deshacer» en la propuesta, aquí arriba, y quito ese objetivo de tu temporada.'
    : `Pulsa «Deshacer» en la propuesta, aquí arriba, y «${replaces}» vuelve a tu temporada como estaba.`;
}

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
      // «y el viernes también»: the question is about both
      if (
        change?.kind === 'ask' &&
        from !== undefined &&
        also.test(heard.text) &&
        day !== undefined &&
        kinds.length === 0
      )
        return changeReply({ ...change, days: [...days, ...upcoming(heard.days, context)] }, heard, context);
      // «hoy movilidad y mañana descanso» says more than the answer
      if (from === undefined || heard.days.length > 1) return null;
      if (day !== undefined && day.date !== from.date && kinds.length === 0)
        return changeReply({ kind: 'move', from, to: day }, heard, context);
      const wanted = kinds[0] ?? kindOfGroups(heard);
      return wanted === undefined ? null : changeReply(onDays(wanted, days), heard, context);
    }
    case 'target':
      if (day === undefined || change?.kind !== 'move') return null;
      return changeReply({ ...change, to: day }, heard, context);
    case 'move_or_rest':
      return change?.kind === 'move' ? movedOrLeftOut(change, heard, context) : null;
    case 'danger':
    case 'crisis':
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

/** «piernas», where it was asked what a day is to hold. */
function kindOfGroups({ groups }: Heard): Kind | undefined {
  const named = groups.map(({ group }) => group);
  return named.length === 0 ? undefined : { category: 'Fuerza', first: null, gentle: false, groups: named, start: 0 };
}

/** An area alone counts too, unless the message certainly has another intent. */
function hurtIn({ health, frame: { named, intents, sure } }: Heard): Heard['health'] {
  const isElse = sure && intents[0]?.value !== 'injury' && intents[0]?.value !== 'health';
  return isElse ? health : withFelt(health, { injuries: [...named], excludedDemands: [] });
}

const movesIt = opening('si?_mejor?_muev*/mov*/pas*/cambi*');
const leavesItOut = opening('no?_mejor?_quit*/elimin*/cancel*/borr*/descans*/libr*/ningun*/fuera*');

/** «sí» is ambiguous here. */
function movedOrLeftOut(
  change: Extract<Change, { kind: 'move' }>,
  heard: Heard,
  context: ChatContext,
): ChatReply | null {
  const [day] = heard.days;
  const elsewhere = day !== undefined && day.date !== change.from.date ? day : null;
  const asks = heard.spelled.startsWith('¿');
  if (elsewhere === null && !asks && leavesItOut.test(heard.spelled))
    return changeReply({ kind: 'rest', days: upcoming([change.from], context) }, heard, context);
  if (elsewhere !== null || (!asks && movesIt.test(heard.spelled)))
    return changeReply({ ...change, to: elsewhere ?? change.to }, heard, context);
  return yes.test(heard.spelled) && heard.days.length === 0 ? moveOrRest(change.from, context) : null;
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

/** «¿y si juego igual?», how long, how bad. */
function ofHealth({ heard, context, state: { intent } }: Talk): ChatReply | null {
  if (!aboutHealth.includes(intent)) return null;
  if (medical.test(heard.text) || defying.test(heard.text))
    return { intent: 'medico', text: forPlayer(safetyTexts.prof, heard), action: null, upsell: false, final: true };
  return furtherDiscomfort(heard, context);
}

/** «¿y el viernes qué era?» */
function askedDay({ heard: { text, days }, context, state }: Talk): ChatReply | null {
  const isPlan = state.intent === 'plan' || state.intent === 'cambiar_plan';
  return isPlan && days.length > 0 && (asksOfDay.test(text) || onlyTheDay.test(text)) ? dayReply(days, context) : null;
}

function changedAgain({ heard, context, state }: Talk): ChatReply | null {
  if (state.intent !== 'plan' && state.intent !== 'cambiar_plan') return null;
  const { text, days, kinds } = heard;
  if (asksOfDay.test(text) || onlyAsks(heard)) return null;
  const [last, former] = upcoming(state.dates.map(dayOf), context);
  const [day] = days;
  const [kind] = kinds;
  const turns = instead.test(heard.spelled) || isBareDay(heard);
  if (bareRemoval.test(text) && last !== undefined) return changeReply({ kind: 'rest', days: [last] }, heard, context);
  const before = state.change === null ? null : daysIn(state.change, context);
  const isOwn = days.length > 0 && kinds.length > 0 && parseChange(heard)?.kind === 'set';
  if (swapThem.test(text) && days.length === 0 && last && former)
    return changeReply({ kind: 'move', from: former, to: last }, heard, context);
  if (theOther.test(heard.spelled) && former && state.change !== null)
    return changeReply(withDays(state.change, [former]), heard, context);
  if (state.change !== null && before?.[0] && day && day.date !== before[0].date && !isOwn) {
    if (carried.test(text) || carriedTo.test(text))
      return changeReply({ kind: 'move', from: before[0], to: day }, heard, context);
    if (also.test(text) || turns || joins.test(text) || corrects.test(heard.spelled))
      return changeReply(withDays(state.change, days), heard, context);
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

/** «¿por qué?», «¿cuánto dura?», «¿y mañana?», «¿y la víbora?». */
function closer({ heard, context, state }: Talk): ChatReply | null {
  const { text, days } = heard;
  const [date = context.today] = state.dates;
  if (state.intent === 'plan' && context.week !== null) {
    if (days.length === 0 && reason.test(text)) return whyReply(date, context);
    if (days.length === 0 && detail.test(text)) return contentsReply(date, context);
    if (days.length > 0 && joins.test(text) && parseChange(heard) === null) return dayReply(days, context);
  }
  const extreme = state.intent === 'progreso' ? extremeReply(heard, context) : null;
  if (extreme !== null) return extreme;
  if (state.intent === 'progreso' && (joins.test(text) || state.numbers != null)) {
    const figures = numbersReply(heard, context);
    if (figures !== null) return figures;
    if (joins.test(text) && numbers.test(text)) return progressReply(heard, context);
  }
  if (state.intent !== 'explicar' || days.length > 0 || heard.strokes.length === 0) return null;
  return joins.test(text) ? bareStroke(heard, context) : null;
}

/** «viernes», «el lunes», «no, el lunes»: a day, and nothing of it. */
function isBareDay({ text, words, calendar, kinds, asks }: Heard): boolean {
  const [day] = calendar;
  if (day === undefined || calendar.length > 1 || kinds.length > 0 || asks || words > bareMost) return false;
  return onlyDay.test(`${text.slice(0, day.start)} ${text.slice(day.end)}`);
}
const bareMost = 5;
const onlyDay = /^(?:[ ,.!]|\b(?:no|ah|uy|mejor|el|al|pues|bueno|perdon|perdona|digo|vale|este|para|que|sea|a)\b)*$/;

function onDays(wanted: Extract<Change, { kind: 'ask' }>['wanted'], days: readonly DayRef[]): Change {
  const [first] = days;
  if (wanted === 'move' && first !== undefined) return { kind: 'move', from: first, to: null };
  if (wanted === null || wanted === 'move') return { kind: 'ask', open: 'type', days: [...days], wanted: null };
  return wanted.category === 'Descanso' ? { kind: 'rest', days: [...days] } : { kind: 'set', days: [...days], wanted };
}

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

function daysIn(change: NonNullable<ChatState['change']>, context: ChatContext): DayRef[] {
  if ('days' in change) return upcoming(change.days, context);
  if (change.kind === 'move') return upcoming([change.from], context);
  return change.kind === 'bring' ? upcoming([change.to], context) : [];
}

/** Their week is counted from today. */
function upcoming(days: readonly DayRef[], { today }: ChatContext): DayRef[] {
  return days.map((day) => ({ ...day, thisWeek: mondayOf(day.date) === mondayOf(today) }));
}

function dayOf(date: string): DayRef {
  return { date, weekday: weekdays[weekdayIndex(date)] ?? 'monday', thisWeek: true, start: 0, end: 0 };
}
