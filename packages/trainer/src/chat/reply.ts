import { areaNames, safetyTexts } from '@bandeja/domain/profile/safety.messages';
import { normalise } from '@bandeja/reader/language/normalise';
import { wordsOf } from '@bandeja/reader/language/options';
import { phrases } from '@bandeja/reader/language/phrases';
import type { SpeechIntent } from '@bandeja/reader/understand/frame';
import { aboutProposalReply } from '#chat/about-proposal.ts';
import { agreementIn } from '#chat/agreement.ts';
import { answers, choicesOf, type Part } from '#chat/answers.ts';
import { askedOfExercises } from '#chat/asked-of-exercises.ts';
import { asksOrWonders } from '#chat/asking.ts';
import { needsProfessional, softToday } from '#chat/body/areas.ts';
import { besideCoach } from '#chat/coached.ts';
import { decide, type Reader } from '#chat/decide.ts';
import { discomfortReply } from '#chat/discomfort.ts';
import { discomfortThread, ifItHurts } from '#chat/discomfort-thread.ts';
import { isEvident } from '#chat/evidence.ts';
import { namedExercise } from '#chat/exercises.ts';
import { unknownSubjectText } from '#chat/explain.ts';
import { factReply, toldReply, withFacts } from '#chat/facts.ts';
import { aspectChoices, focusReply } from '#chat/focus-reply.ts';
import { followUp, furtherDiscomfort } from '#chat/follow-up.ts';
import { groupReply, soreInGroup } from '#chat/group.ts';
import { type Heard, hear, withDiscomforts } from '#chat/hear.ts';
import {
  anotherReply,
  asksAdvice,
  entryReply,
  type Guess,
  knownBeside,
  knownOfHealth,
  knownTo,
  lines,
  nearestTitles,
} from '#chat/knowing.ts';
import { computedLoad } from '#chat/load.ts';
import { matchReply } from '#chat/match.ts';
import { matchAheadReply } from '#chat/match-ahead.ts';
import { moodReply } from '#chat/mood.ts';
import { besideProposal } from '#chat/open-proposal.ts';
import { asksOfPlayers, isOfOthers } from '#chat/others.ts';
import { answeredInParts } from '#chat/parts.ts';
import { answer, compose, lowerFirst } from '#chat/phrase.ts';
import { planTalk } from '#chat/plan-talk/reply.ts';
import { withoutRepeats } from '#chat/repeats.ts';
import { groupExercisesReply, routineReply } from '#chat/routine.ts';
import { forPlayer, safetyReply, standingReply, watchPain, withBesides } from '#chat/safety.ts';
import { goodbye, unknownReply } from '#chat/small-talk.ts';
import { feltIn, stateAfter } from '#chat/state.ts';
import { tired } from '#chat/tired.ts';
import { tournamentReply } from '#chat/tournament-ahead.ts';
import type { ChatAnswer, ChatContext, ChatReply, Choice } from '#chat/types.ts';
import { dayReply, weekReply } from '#chat/week.ts';
import { wholeWeekReply } from '#chat/whole-week.ts';
import { whyPlanReply } from '#chat/why-plan.ts';
import { aboutWishReply, grownWishReply } from '#chat/wish-thread.ts';
import { withoutKitReply } from '#chat/without-kit.ts';
import type { Entry } from '#knowledge/entries.ts';

/** Safety first (docs/trainer.md#from-a-message-to-an-answer). Pure, never throws; an `action` awaits confirmation. */
export function replyTo(message: string, given: ChatContext): ChatAnswer {
  // a tapped reading answers the trainer's question
  const heard = hear(given.chosen === null ? message : (given.state?.asked ?? message), given);
  const context = withDiscomforts(given, heard);
  const safety = withKnown(withSoftSession(safetyReply(heard), heard), heard);
  const inParts = safety === null && given.chosen === null ? answeredInParts(heard, context, answerTo) : null;
  const said =
    safety ?? besideProposal(besideCoach(inParts ?? answerTo(heard, context), context), heard, context.state);
  const mayRepeat = said.action !== null || said.confirms === true || isSaidAgain.includes(said.intent);
  const reply = safety ?? withBesides(mayRepeat ? said : withoutRepeats(said, context), heard, context.today);
  const choices = reply.choices ?? [];
  const standing = safety === null ? standingReply(reply.intent, heard, context) : null;
  const answered = safety === null && standing === null ? withFacts(reply, heard, given) : (standing ?? reply);
  const isOpen = !answered.final && standing === null;
  const offered = choices.flatMap(({ intent }) => intent ?? []);
  return {
    ...answered,
    choices: standing === null ? choices : [],
    others: isOpen ? othersOf(heard, context, [...offered, firstOf(heard), context.chosen ?? firstOf(heard)]) : [],
    state: stateAfter(answered, heard, context),
  };
}

/** What the safety text of a part of the body promises stands in it, and the talk goes on about that part. */
function withSoftSession(safety: ChatReply | null, heard: Heard): ChatReply | null {
  const { redFlag, injuries, isCondition } = heard.health;
  if (safety === null || redFlag !== 'prof' || isCondition === true) return safety;
  const areas = injuries.length > 0 ? injuries : heard.frame.named;
  if (areas.length === 0 || isOfOthers(heard.text)) return safety;
  const felt = { injuries: areas.map((injury) => ({ ...injury, acute: true })), excludedDemands: [] };
  return { ...safety, text: compose([safety.text, softToday(felt)]), felt };
}

/** After the text for a condition stands what is known of it. */
function withKnown(safety: ChatReply | null, heard: Heard): ChatReply | null {
  const isRestricted = heard.health.restricted === true;
  if (safety === null || heard.health.redFlag !== 'prof' || isRestricted || isOfOthers(heard.text)) return safety;
  const known = knownOfHealth(heard);
  return known === null ? safety : { ...safety, text: compose([safety.text, known.answer]) };
}

const isAcute = ({ health }: Heard): boolean => needsProfessional(health);
const isSoreness = (heard: Heard): boolean =>
  soreness.test(heard.text) || (passing.test(heard.text) && !isAcute(heard) && !saysItHurts.test(heard.text));
/** A routine is asked for that spares or helps what hurts. */
const wantsRoutine = phrases(`
    rutina montame/hazme/preparame/dame/ponme/quiero/necesito_algo/una/unos/ejercicios/#/20/15/30/10 ejercicios_para algo_para`);
const saysItHurts = phrases(
  'me_duele/duelen/molesta/molestan/tira/pincha/hice me_he_hecho tengo_dolor me_esta_doliendo/molestando',
);
/** What else may be asked beside a discomfort that is known. */
const aside: readonly SpeechIntent[] = ['racket', 'food', 'explain', 'app', 'price', 'warm'];
const isMarkup = (text: string): boolean => text.includes('<') && text.includes('>');
const isWordless = ({ raw }: Heard): boolean => wordsOf(raw).length === 0 || isMarkup(raw);
const soreness = phrases('agujetas');
/** What passes by itself and changes no week, unless it is acute or something hurts besides. */
const passing = phrases('calambre* ampolla* rozadura* tieso/tiesos/tiesa/tiesas rigido/rigida/rigidos/rigidas');
const over = phrases('ya_no_me?_duel*/molest*');
const nothingOpenText =
  'Ahora no tengo ninguna propuesta abierta, así que no he cambiado nada. Dime qué quieres que haga y te lo propongo.';
const isCommand = phrases(
  'si sii sisi hazlo hazla haz hacelo apuntalo apuntala ponlo ponla cambialo aplicalo creala crealo confirm* dale adelante hecho',
);
const othersText = 'Solo veo y cambio tu propia semana; la de otras personas, no.';

function answerTo(heard: Heard, context: ChatContext): ChatReply {
  if (asksOfPlayers(heard.text, heard.raw)) return { ...unknownReply(heard), text: othersText };
  const isTyped = context.chosen === null;
  const ofDiscomfort = isTyped
    ? (soreInGroup(heard, context) ?? discomfortThread(heard, context) ?? ifItHurts(heard))
    : null;
  if (ofDiscomfort) return ofDiscomfort;
  // a current discomfort is answered first, whatever else the message asks
  if (heard.health.pain && heard.health.injuries.length > 0 && !isSoreness(heard))
    return toldDiscomfort(heard, context);
  if (!isTyped) return isWordless(heard) ? unknownReply(heard) : byReading(heard, context);
  return decide(readers, heard, context)?.reply ?? unknownReply(heard);
}

/** What a message says of no matter of one's own: a mood, what the talk is about, what is known. */
function otherwise(heard: Heard, context: ChatContext): ChatReply {
  if (isWordless(heard)) return unknownReply(heard);
  const reply = moodReply(heard, context, false) ?? inFocus(heard, context);
  if (!isSmall.includes(reply.intent) || reply.about?.told !== undefined) return reply;
  return moodReply(heard, context, true) ?? (reply.intent === 'desconocido' ? askedOfFocus(reply, context) : reply);
}

/** How surely what is said in general is meant: an entry was matched, a guess asks back. */
function certaintyOf(reply: ChatReply, { frame }: Heard): number {
  if (reply.intent === 'desconocido') return 0.1;
  if ((reply.choices ?? []).length > 0 && reply.about?.told === undefined) return 0.3;
  if (reply.about?.told === undefined) return Math.max(0.5, frame.intents[0]?.certainty ?? 0);
  return told.least + told.counts * (reply.about.share ?? 1);
}

const told = { least: 0.45, counts: 0.5 };

/** Safety is said again whenever it is owed, and the plan whenever it is asked. */
const isSaidAgain: readonly ChatReply['intent'][] = ['urgencia', 'crisis', 'reposo', 'medico', 'no_dopaje', 'plan'];
const isSmall: readonly ChatReply['intent'][] = ['desconocido', 'gracias', 'saludo'];

/** A message that leaves out what the talk is about is answered whole. */
function inFocus(heard: Heard, context: ChatContext): ChatReply {
  const focused = focusReply(heard, context);
  if (focused === null) return byReading(withoutGreeting(heard, context), context);
  // an entry of the knowledge is only gone on from where the message has no answer of its own
  const own = focused.comesFirst ? null : byReading(heard, context);
  if (own !== null && own.intent !== 'desconocido') return own;
  const whole = focused.reply ?? byReading(focused.heard, context);
  return whole.intent === 'desconocido' ? (own ?? byReading(heard, context)) : completed(whole, focused.heard);
}

const greetings =
  /^(?:(?:hola+|buenas|buenos dias|buenas tardes|buenas noches|hey|ey|gracias|muchas gracias|perfecto|ok|vale)[ ,.!]+)+/;
const fewestAfter = 3;

/** «hola, qué golpe aprendo primero» is no greeting. */
function withoutGreeting(heard: Heard, context: ChatContext): Heard {
  const first = firstOf(heard);
  const rest = heard.text.replace(greetings, '');
  const isMore = rest !== heard.text && wordsOf(rest).length >= fewestAfter;
  if (!isMore || (first !== 'hi' && first !== 'thanks')) return heard;
  return { ...hear(rest, { ...context, frame: undefined }), discomfort: heard.discomfort, facts: heard.facts };
}

/** The next question goes on from the whole one. */
function completed(reply: ChatReply, heard: Heard): ChatReply {
  return { ...reply, about: { ...reply.about, asked: heard.raw } };
}

function askedOfFocus(reply: ChatReply, context: ChatContext): ChatReply {
  const choices = aspectChoices(context);
  return choices.length === 0 ? reply : { ...reply, text: questionOf(choices), choices };
}

/** What could answer a message; what concerns the player's own plan, wish and words before what is said in general. */
const readers: readonly Reader[] = [
  { reads: 'farewell', certainty: 0.95, part: goodbye },
  { reads: 'match', certainty: 0.95, part: matchReply },
  { reads: 'a question on the proposal', certainty: 0.95, part: aboutProposalReply },
  { reads: 'a group of players', certainty: 0.95, part: groupReply },
  { reads: 'a tournament ahead', certainty: 0.95, part: tournamentReply },
  { reads: 'a match ahead', certainty: 0.9, part: matchAheadReply },
  { reads: 'no material', certainty: 0.9, part: withoutKitReply },
  { reads: 'load of the week', certainty: 0.85, part: computedLoad },
  { reads: 'reason of the plan', certainty: 0.85, part: whyPlanReply },
  { reads: 'another answer', certainty: 0.9, part: anotherReply },
  { reads: 'what goes on', certainty: 0.95, part: followUp },
  { reads: 'what is asked of exercises', certainty: 0.9, part: askedOfExercises },
  { reads: 'an order without a proposal', certainty: 0.95, part: nothingOpen },
  { reads: 'a fact that is asked for', certainty: 0.9, part: factReply },
  { reads: 'the week', certainty: 0.9, part: weekAsked },
  { reads: 'exercises of a group', certainty: 0.85, part: groupExercisesReply },
  { reads: 'the growing wish', certainty: 0.85, part: grownWishReply },
  { reads: 'a question on the wish', certainty: 0.9, part: aboutWishReply },
  { reads: 'a change of the plan', certainty: 0.9, part: planTalk, proposes: true },
  { reads: 'the whole week', certainty: 0.85, part: wholeWeekReply, proposes: true },
  { reads: 'something told', certainty: 0.8, part: toldReply },
  { reads: 'anything else', certainty: certaintyOf, part: otherwise, proposes: true },
];

function firstOfParts(parts: readonly Part[], heard: Heard, context: ChatContext): ChatReply | null {
  for (const part of parts) {
    const reply = part(heard, context);
    if (reply) return reply;
  }
  return null;
}

const weekWords = phrases(
  'como_me?_quedo/queda/quedaria/va/tengo_la/mi_semana que_tengo_esta_semana como_ha_quedado_la/mi_semana como_quedo_todo',
);

const skippedAll = phrases(`
    me_he_saltado/perdido_*?_toda/todas/todo/casi/varias/dos/tres/la me_salte_toda/todas/todo/casi/varias/dos/tres/la no_he_hecho_nada/ninguna_*?_*?_semana no_he_entrenado_nada/esta_semana`);
const skippedText =
  'No pasa nada, y no lo recuperes de golpe: lo perdido no se suma. Sigue con lo que te toca hoy o mañana y vuelve al ritmo. Si la semana va a seguir complicada, dime qué días puedes y la ajusto.';
const dayWords = phrases(`
    que/q_me?_hago/hacemos/toca/tengo/hay_*?_hoy/manana/lunes/martes/miercoles/jueves/viernes/sabado/domingo que_tengo_que_hacer_*?_hoy/manana/lunes/martes/miercoles/jueves/viernes/sabado/domingo
    hoy/manana_que/q_me?_hago/toca/tengo/hay si_hoy/manana/el_entreno/toca/juego/descanso/tengo/hay si_hoy/manana_me_toca`);
const shortQuestion = 8;

/** «¿cómo me quedó la semana?», «venga, ¿qué hago mañana?» */
function weekAsked(heard: Heard, context: ChatContext): ChatReply | null {
  if (skippedAll.test(heard.text) && heard.days.length !== 1)
    return answer('plan', skippedText, { about: { dates: [context.today] } });
  const isDay = heard.words <= shortQuestion && heard.days.length === 1 && heard.kinds.length === 0;
  if (isDay && dayWords.test(heard.text) && !heard.health.pain) return dayReply(heard.days, context);
  return weekWords.test(heard.text) ? weekReply({ ...heard, text: 'que me queda esta semana' }, context) : null;
}

/** «hazlo», where nothing waits for it. */
function nothingOpen(heard: Heard, { state }: ChatContext): ChatReply | null {
  const isOrder = state !== null && agreementIn(heard) === 'yes' && isCommand.test(heard.spelled);
  return isOrder ? { ...unknownReply(heard), text: nothingOpenText } : null;
}

function toldDiscomfort(heard: Heard, context: ChatContext): ChatReply {
  const isOfWish = context.chosen === null && context.state?.wish?.turns === 0 && !isAcute(heard);
  const grown = isOfWish ? grownWishReply(heard, context) : null;
  if (grown) return grown;
  if (wantsRoutine.test(heard.text) && !isAcute(heard)) return routineReply(heard, context);
  const beside = isAcute(heard) ? null : knownBeside(heard);
  if (beside !== null) return ofGameAndBody(beside, heard, context);
  const isElse = (heard.asks && !isAcute(heard)) || aside.includes(firstOf(heard));
  const known = isElse && !saysItHurts.test(heard.text) ? knownTo(heard, firstOf(heard), context) : null;
  if (known !== null && 'reply' in known) return { ...known.reply(context), intent: 'lesion', final: true };
  const named = saysItHurts.test(heard.text) ? null : knownOfHealth(heard, lines.answers);
  // an area alone is spared in the week
  if (named !== null && !(named.id in areaNames)) return ofNamed(named, heard);
  return furtherDiscomfort(heard, context) ?? discomfortReply(heard, context);
}

/** «¿qué pala me compro si me duele el codo?»: what is asked is answered, and the area spared besides. */
function ofGameAndBody(entry: Entry, heard: Heard, context: ChatContext): ChatReply {
  const [first] = heard.health.injuries;
  const reply = entryReply(entry.id, heard, context);
  const offer = first === undefined ? null : `Si quieres, adapto tu semana para cuidar tu ${areaNames[first.area]}.`;
  const isReferred = reply.text.includes('fisioterapeuta');
  const text = compose([reply.text, offer, isReferred ? null : watchPain(heard)]);
  return {
    ...reply,
    intent: 'lesion',
    text,
    about: { ...reply.about, open: 'adapt' },
    final: true,
    felt: feltIn(heard),
  };
}

/** A complaint with a name, such as a blister or tingling, is met by what is known of it; the week is offered. */
function ofNamed({ id, answer: known }: Entry, heard: Heard): ChatReply {
  const [first] = heard.health.injuries;
  const offer = first === undefined ? null : `Si quieres, adapto tu semana para cuidar tu ${areaNames[first.area]}.`;
  const referral = isAcute(heard) ? forPlayer(safetyTexts.prof, heard) : null;
  return {
    ...answer('lesion', compose([referral, known, offer]), { about: { told: [id], open: 'adapt' } }),
    final: true,
    felt: feltIn(heard),
  };
}

/** Below this share the first reading is too uncertain for a general answer: the trainer asks. */
const askBelow = 0.45;
/** A reading counts besides the first from this share on. */
const countsFrom = 0.15;
const offeredMost = 3;

/** A specific answer, else the general one if the first reading is likely enough, else a question. */
function byReading(heard: Heard, context: ChatContext): ChatReply {
  const { sure } = heard.frame;
  const intents = heard.frame.intents.filter(({ value }) => isEvident(value, heard));
  const first = context.chosen ?? intents[0]?.value ?? 'offtopic';
  const counting =
    context.chosen !== null || sure
      ? [first]
      : intents.filter(({ certainty }, at) => at === 0 || certainty >= countsFrom).map(({ value }) => value);
  const known = context.chosen === null ? knownTo(heard, first, context) : null;
  if (known !== null && 'reply' in known && !isOwnMatter(first, heard, context, known.isSure))
    return known.reply(context);
  const guess = known !== null && 'guess' in known ? known : null;
  for (const intent of counting) {
    const reply = firstOfParts(answers[intent].parts, heard, context);
    const isStock = guess?.asks === false && reply?.text === answers[intent].general(heard, context)?.text;
    const isGeneral = vague.includes(intent) && (isStock || (guess !== null && isCardBeside(reply, guess, heard)));
    if (reply && !isGeneral) return reply;
  }
  const isLikely = context.chosen !== null || (intents[0]?.certainty ?? 0) >= askBelow;
  const choices = isLikely ? [] : choicesOf(counting, heard, context).slice(0, offeredMost);
  const isTyped = context.chosen === null;
  const general = answers[first].general(heard, context);
  // a few words that ask nothing are no question to guess at
  const isQuestion = heard.words > bareQuestion || asksOrWonders(heard);
  const isGuessable = guess !== null && (!guess.asks || guess.isOnward || isQuestion);
  if (isGuessable && isVague(first, general, heard)) {
    const isNamed = guess.asks && general !== null && !saysNothing(general) && general.intent !== 'desconocido';
    if (!isNamed || !isLikely || joys.includes(first)) return guess.guess(context);
  }
  const near = isTyped && isVague(first, general, heard) ? nearestTitles(heard, context) : [];
  if (choices.length >= 2 || (choices.length > 0 && near.length > 0))
    return asked([...near, ...choices].slice(0, offeredMost), heard);
  if (isTyped && near.length > 0 && joys.includes(first)) return asked(near, heard);
  // what is said in general is about the subject, which has to be sure
  if (isTyped && vague.includes(first) && (!sure || general === null || saysNothing(general)))
    return near.length > 0 ? asked(near, heard) : unknownReply(heard);
  return general === null ? unknownReply(heard) : orNearest(general, near);
}

/** The card of a stroke or an exercise, where more is asked than how it is done and an entry about it is at hand. */
function isCardBeside(reply: ChatReply | null, { entry, asks }: Guess, { text, words, strokes }: Heard): boolean {
  const isCard = reply?.about?.stroke != null || reply?.about?.exercise != null;
  if (!isCard || words <= bareQuestion || asksCard.test(text)) return false;
  const told = normalise([entry.title, entry.answer, ...entry.wordings.map((wording) => wording.text)].join(' '));
  return !asks || strokes.some(({ stroke }) => told.includes(normalise(stroke)));
}
const bareQuestion = 4;
const asksCard = phrases(`
    que_es/son/significa como_se/la/lo/le_hace/hago/pega/pego/juega/golpea/da/tira/ejecuta como_es/hago/hacer/ejecuto explica* ensena* tecnica clave/claves trucos para?_mejorar diferencia* ejercicio/ejercicios`);

/** «De eso no te puedo hablar con seguridad». */
const saysNothing = ({ text }: ChatReply): boolean => text === unknownSubjectText;

/** What is said in general names what might have been meant. */
function orNearest(general: ChatReply, near: readonly Choice[]): ChatReply {
  const [choice] = near;
  if (choice === undefined || general.action !== null || (general.choices ?? []).length > 0) return general;
  return { ...general, text: compose([general.text, `Si no era eso, quizá «${choice.label}».`]), choices: [choice] };
}

const asked = (choices: readonly Choice[], heard: Heard): ChatReply => ({
  ...unknownReply(heard),
  text: questionOf(choices),
  choices: [...choices],
});

/** A general answer that says something about the subject only. */
function isVague(intent: SpeechIntent, general: ChatReply | null, heard: Heard): boolean {
  if (general === null || general.intent === 'desconocido' || vague.includes(intent)) return true;
  // joy over a question is no answer
  return joys.includes(intent) && heard.words > longestJoy && asksOrWonders(heard);
}
const joys: readonly SpeechIntent[] = ['joke', 'praise', 'hi', 'thanks'];
const longestJoy = 5;
const vague: readonly SpeechIntent[] = ['explain', 'food', 'racket', 'mental', 'warm', 'recover', 'load'];

/** What the player's own plan, body or library answers better than general knowledge. */
function isOwnMatter(intent: SpeechIntent, heard: Heard, context: ChatContext, isSure: boolean): boolean {
  const isPlan = (intent === 'plan' || intent === 'change') && (heard.frame.intents[0]?.certainty ?? 0) >= askBelow;
  if (heard.calendar.length > 0 && isPlan) return !asksAdvice.test(heard.text);
  if (intent === 'price' && phrases('me/nos_queda*').test(heard.text)) return true;
  const hurts = (heard.health.pain || heard.health.injuries.length > 0) && !isSoreness(heard);
  if (!isSure && intent === 'load' && tired.test(heard.text)) return true;
  if (hurts && (intent === 'injury' || over.test(heard.spelled))) return true;
  return (
    !isSure &&
    intent === 'explain' &&
    namedExercise(heard.text, context.exercises) !== null &&
    heard.strokes.length === 0
  );
}

/** Reads right with the buttons and without them. */
function questionOf(choices: readonly Choice[]): string {
  const labels = choices.map(({ intent, label }) => (intent === null ? `«${label}»` : lowerFirst(label)));
  if (labels.length === 1) return `No estoy seguro de haberte entendido. ¿Te refieres a ${labels[0]}?`;
  return `No estoy seguro de haberte entendido. ¿Qué necesitas: ${labels.slice(0, -1).join(', ')} o ${labels.at(-1)}?`;
}

function firstOf({ frame }: Heard): SpeechIntent {
  return frame.intents[0]?.value ?? 'offtopic';
}

/** The next readings, for «No era eso». */
function othersOf(heard: Heard, context: ChatContext, but: readonly SpeechIntent[]): Choice[] {
  const left = heard.frame.intents.flatMap(({ value }) => (but.includes(value) ? [] : value));
  return choicesOf(left, heard, context).slice(0, offeredMost);
}
