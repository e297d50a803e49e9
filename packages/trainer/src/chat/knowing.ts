import type { Diet } from '@bandeja/domain/coach/vocabulary';
import { normalise } from '@bandeja/reader/language/normalise';
import { opening, phrases } from '@bandeja/reader/language/phrases';
import { readFacts } from '@bandeja/reader/understand/facts/read-facts';
import type { Frame, SpeechIntent } from '@bandeja/reader/understand/frame';
import { asksOrWonders } from '#chat/asking.ts';
import { withExercises, withRoutines } from '#chat/exercises.ts';
import { factsOf } from '#chat/facts.ts';
import type { Heard } from '#chat/hear.ts';
import { ownWords } from '#chat/own-words.ts';
import { answer, compose } from '#chat/phrase.ts';
import type { ChatContext, ChatIntent, ChatReply, Choice } from '#chat/types.ts';
import { type Entry, knowledge } from '#knowledge/entries.ts';
import { type Match, matchesOf } from '#knowledge/match.ts';

/**
 * From `answers` on an entry answers, from `likely` on it does and the other is named, from `guessed` on before what is said
 * in general, from `least` on, or where the first two reach `offers`, where nobody knows more (docs/trainer.md#knowledge).
 */
export const lines = { answers: 0.8, likely: 0.5, guessed: 0.33, least: 0.2, offers: 0.5 };
/** A few words that go on are only found in the subject they go on from. */
const onwardFrom = 0.5;
/** «y después», «cuándo la uso», «pero con lluvia»: read with the question before it, or with the stroke it was about. */
const goesOn = opening(
  'y pero o entonces ademas tambien cuando como por_que cual para_que si_no que sobre_todo especialmente mas_que_nada',
);
/** Answers in general words, which the question before them belongs to. */
const generalIntents: readonly ChatIntent[] = [
  'explicar',
  'mental',
  'nutricion',
  'pala',
  'recuperar',
  'calentar',
  'carga',
];
const longestOnward = 7;

/** What an answer from each area is called, and the readings it fits. */
const areas: Record<string, { intent: ChatIntent; fits: readonly SpeechIntent[] }> = {
  rules: { intent: 'explicar', fits: ['explain'] },
  technique: { intent: 'explicar', fits: ['explain', 'warm', 'mental'] },
  tactics: { intent: 'explicar', fits: ['explain', 'mental', 'joke'] },
  partner: { intent: 'mental', fits: ['mental', 'explain', 'joke'] },
  mind: { intent: 'mental', fits: ['mental', 'joke', 'insult'] },
  food: { intent: 'nutricion', fits: ['food', 'health'] },
  gear: { intent: 'pala', fits: ['racket'] },
  recovery: { intent: 'recuperar', fits: ['recover', 'warm', 'load', 'health'] },
  load: { intent: 'carga', fits: ['load', 'explain', 'recover', 'app'] },
  training: { intent: 'explicar', fits: ['explain', 'load', 'recover', 'warm', 'health', 'injury'] },
  body: { intent: 'explicar', fits: ['injury', 'health', 'recover', 'explain'] },
  health: { intent: 'explicar', fits: ['health', 'injury', 'recover', 'load'] },
  app: { intent: 'suscripcion', fits: ['app', 'price'] },
  talk: { intent: 'gracias', fits: ['joke', 'insult', 'praise', 'app', 'mental'] },
};
/** Entries that say what is not the trainer's to answer. */
const elsewhere = new Set(['pros', 'otros-temas']);

/** Readings about the player's own week, numbers and wishes: what is known in general is no answer to them. */
const ownMatters: readonly SpeechIntent[] = ['plan', 'change', 'newweek', 'progress', 'routine', 'hi', 'thanks'];

/** How surely a subject fits one of the readings. */
export const fitting =
  (intents: Heard['frame']['intents']) =>
  (area: string): number =>
    intents.reduce(
      (sum, { value, certainty }) => sum + (areas[area]?.fits.includes(value) === true ? certainty : 0),
      0,
    );

/**
 * Between sure and nothing, `guess` answers by the likelier of two; `asks`: neither of them is clearly ahead. `isSure` overrules what is
 * read of one's own tiredness or of an exercise.
 */
export type Known = { reply: (context: ChatContext) => ChatReply; isSure: boolean } | Guess | null;
export type Guess = { guess: (context: ChatContext) => ChatReply; entry: Entry; asks: boolean; isOnward: boolean };

/** What the knowledge says to a message with this reading; nothing where it is not sure enough. */
export function knownTo(heard: Heard, intent: SpeechIntent, { state }: ChatContext): Known {
  const told = state?.told ?? [];
  const { text, intents } = heard.frame;
  const fits = fitting(intents);
  const isOnward = state !== null && heard.words <= longestOnward && goesOn.test(heard.spelled);
  const before = isOnward ? areaOf(told[0]) : null;
  const goesOnGenerally = isOnward && (before !== null || generalIntents.includes(state.intent));
  const alone = matchesOf(text, { fits });
  const whole = `${state?.asked} ${text}`;
  // what names its own subject is joined with nothing
  const clearFrom = ownWords(heard.text) >= ofItself ? lines.likely : lines.answers;
  const isClear = alone.some(({ entry, share }) => share >= clearFrom && !told.includes(entry.id));
  const joint = goesOnGenerally && !isClear ? matchesOf(whole, { fits }) : [];
  const ofArea = before === null || isClear ? [] : sureOf(matchesOf(text, { area: before }));
  const found = [joint, ofArea].reduce<readonly Match[]>((best, other) => better(best, other, told), alone);
  const asked = found === joint && whole.length <= longestWhole ? { asked: whole } : {};
  const isOfWorld = asksAdvice.test(heard.text) && intent !== 'change';
  const isOwn = !isOfWorld && ownMatters.includes(intent) && (!goesOnGenerally || heard.calendar.length > 0);
  // a reading of one's own plan that is a mere guess does not keep back what an entry surely answers
  const isGuess = !heard.frame.sure && (found[0]?.share ?? 0) > surest(heard.frame.intents) + ahead;
  const isAct = (intent === 'change' || intent === 'routine') && surest(heard.frame.intents) >= vagueAct;
  if ((isOwn && !(isGuess && !isAct)) || heard.health.redFlag !== null || (state?.flag ?? null) !== null) return null;
  const several = severalOf(heard.raw, told);
  if (several.length > 1) return { reply: (context) => together(several, intent, heard, context), isSure: false };
  const isLost = lost.test(heard.spelled);
  // what is surely asked for by itself is told again
  const isTold = ({ entry, share }: Match) => told.includes(entry.id) && !(found === alone && share >= lines.answers);
  const [first, second] = found.filter((match) => !isTold(match) && !(isLost && match.entry.id === 'victoria'));
  if (first === undefined) return null;
  const replyOf = (context: ChatContext): ChatReply => {
    const reply = replyFrom(first.entry, intent, heard, context);
    return { ...reply, about: { ...reply.about, ...asked, share: first.share } };
  };
  if (first.share >= lines.answers) return { reply: replyOf, isSure: first.entry.area !== 'load' };
  if (second === undefined) return null;
  const isGuessed =
    first.share >= lines.guessed &&
    first.share > second.share * clearly &&
    (fits(first.entry.area) >= leastFit || (!heard.frame.sure && first.share >= named));
  if (!isGuessed && first.share < lines.least && first.share + second.share < lines.offers) return null;
  // what is said of a body is not guessed between two
  if (!isGuessed && [first, second].some(({ entry }) => ofSome.includes(entry.area)))
    return { guess: () => whichOf(first.entry, second.entry), entry: first.entry, asks: true, isOnward };
  const likelier = (context: ChatContext) => orElse(replyOf(context), second.entry);
  // what goes on from the question before is no matter of one's own plan
  return isGuessed && (first.share >= lines.likely || found === joint)
    ? { reply: likelier, isSure: false }
    : { guess: likelier, entry: first.entry, asks: !isGuessed, isOnward };
}

const ofItself = 2;
/** Questions that go on are kept together up to here. */
const longestWhole = 160;
/** So much surer than the reading has an entry to be. */
const ahead = 0.3;
/** A change or a wish below this certainty is a guess. */
const vagueAct = 0.45;
/** So many times likelier than the next is what is answered without asking. */
const clearly = 1.3;
/** How far the area of a guess has to fit the readings. */
const leastFit = 0.2;
const surest = (intents: Heard['frame']['intents']): number => intents[0]?.certainty ?? 0;

/** Advice that is asked for is no question to the plan. */
export const asksAdvice = phrases(`
    como_lo/los?_combin*/compagin*/encaj*/reparto/organizo como_combin*/compagin*/encaj*/reparto/organizo a_que_hora conviene deberia recomiendas aconsejas merece_la_pena hace_falta es_bueno/malo/verdad/mejor/recomendable pasa_algo/nada_si sirve_de_algo
    entreno/entrenar/juego/jugar/voy_o_no/descanso/descansar/paro/mejor/reposo/que entreno/juego_*?_*?_*?_o_descanso/no_|/paro/reposo
    que/q_hago_*?_*?_*?_antes/despues/vispera/previos/previas como_me?_preparo/llego/preparar*`);

function orElse(reply: ChatReply, { title }: Entry): ChatReply {
  return {
    ...reply,
    text: compose([reply.text, `Si no era eso, quizá «${title}».`]),
    choices: [{ intent: null, label: title }],
  };
}

function whichOf(first: Entry, second: Entry): ChatReply {
  const titles = [first, second].map(({ title }) => title);
  return {
    ...answer(areas[first.area]?.intent ?? 'explicar', `¿Te refieres a «${titles[0]}» o a «${titles[1]}»?`),
    choices: titles.map((label) => ({ intent: null, label })),
  };
}

const rejects = phrases(`
    eso_ya_lo?_se/sabia/hago eso_ya_lo?_he/has_probado/probao/hecho/dicho dime/dame/cuentame_otra/otro_cosa/consejo/truco/idea otra_idea no_me_sirve/vale/ayuda_| eso_no_me_sirve/vale/ayuda/funciona
    algo_que_me?_sirva/funcione/ayude algo_mas_concreto/practico y_que_mas y_algo_mas que_mas_puedo otro_consejo/truco no_me_vengas_con no_me_hables_de`);
const nothingMore =
  'No quiero repetirme: con eso solo no te ayudo más. Cuéntame qué te pasa en la pista, en qué golpe y desde dónde, y te digo algo concreto.';

/** «eso ya lo sé, dime otra cosa»: what else is known to the question before; null for anything else. */
export function anotherReply(heard: Heard, context: ChatContext): ChatReply | null {
  const { state } = context;
  const told = state?.told ?? [];
  const area = areaOf(told[0]);
  if (state?.focus?.turns !== 0 || heard.words > longestOnward + 2 || !rejects.test(heard.text)) return null;
  if (heard.strokes.length + heard.groups.length + heard.kinds.length > 0) return null;
  if (area === null || state.focus.about === 'question') return answer('explicar', nothingMore);
  const [next] = matchesOf(state.asked, { area }).filter(({ entry }) => !told.includes(entry.id));
  const intent = heard.frame.intents[0]?.value ?? 'explain';
  if (next === undefined) return answer('explicar', nothingMore);
  const reply = replyFrom(next.entry, intent, heard, context);
  return { ...reply, about: { ...reply.about, asked: state.asked } };
}

/** Each question of a message with several; less sure ones are left out. */
const eachFrom = 0.62;
const fewestWords = 3;
const pointing = phrases('eso esto esa ese lo la');

/** What is only said to somebody whose body is so, which the message as a whole has to be about. */
const ofSome: readonly string[] = ['body', 'health'];

function severalOf(raw: string, told: readonly string[]): Entry[] {
  const parts = raw
    .split(/\?|\b\d\)/)
    .filter((part) => part.trim().split(/\s+/).length >= fewestWords && !pointing.test(normalise(part)));
  if (parts.length < 2) return [];
  const whole = matchesOf(raw).map(({ entry }) => entry.id);
  const entries = parts.flatMap((part) => {
    const [best] = matchesOf(part);
    if (best === undefined || best.share < eachFrom || told.includes(best.entry.id)) return [];
    return ofSome.includes(best.entry.area) && !whole.includes(best.entry.id) ? [] : [best.entry];
  });
  return [...new Set(entries)];
}

/** One paragraph a question. */
function together(entries: readonly Entry[], read: SpeechIntent, heard: Heard, context: ChatContext): ChatReply {
  const replies = entries.slice(0, 3).map((entry) => replyFrom({ ...entry, train: [] }, read, heard, context));
  const [first] = replies;
  if (first === undefined) throw new Error('A message with several questions has an answer');
  return {
    ...first,
    text: compose(replies.map(({ text }) => text)),
    about: { ...first.about, told: entries.map(({ id }) => id).reverse() },
  };
}

const lost = phrases('perdido perdi perdimos perdiendo derrota paliza');
const sureOf = (matches: readonly Match[]) => ((matches[0]?.share ?? 0) < onwardFrom ? [] : matches);
const areaOf = (id: string | undefined): string | null => knowledge().find((entry) => entry.id === id)?.area ?? null;

/** What was told already says nothing new. */
function better(one: readonly Match[], other: readonly Match[], told: readonly string[]): readonly Match[] {
  const shareOf = (matches: readonly Match[]) => matches.find(({ entry }) => !told.includes(entry.id))?.share ?? 0;
  return shareOf(other) > shareOf(one) ? other : one;
}

/** What was told, in this talk or before, holds for every later meal. */
const diets: readonly { told: string; diets: readonly Diet[]; note: string }[] = [
  {
    told: 'celiaco',
    diets: ['celiac', 'gluten'],
    note: 'En tu caso, todo sin gluten: pan y pasta también, y mirando las etiquetas.',
  },
  { told: 'lactosa', diets: ['lactose', 'milk'], note: 'En tu caso, sin lactosa.' },
  { told: 'vegano', diets: ['vegan'], note: 'En tu caso, con legumbre, tofu o frutos secos como proteína.' },
];
/** Said under every meal, however often. */
export const dietNotes = diets.map(({ note }) => note);
const forAdults =
  'Con menos de 18 años, eso háblalo en casa y con tu médico o un dietista-nutricionista: yo no te lo recomiendo. Comida normal, agua y sueño es lo que más te da.';

/** What a player's diet changes in general words about food; null without any. */
export function dietNote(context: ChatContext): string | null {
  const own = dietsOf(context);
  return diets.find((each) => each.diets.some((named) => own.includes(named)))?.note ?? null;
}

/** Stored, or said in this talk, whose words are read again since its state holds nothing of health. */
function dietsOf({ facts, earlier, today }: ChatContext): Diet[] {
  const said = earlier.flatMap(({ role, content }) => (role === 'user' ? readFacts(content, today).told : []));
  return factsOf('diet', [...facts, ...said.map(({ fact }) => fact)]).map(({ diet }) => diet);
}

/** A question of its own, whatever was said before. */
export const surelyKnown = ({ frame }: Heard): boolean =>
  (matchesOf(frame.text, { fits: fitting(frame.intents) })[0]?.share ?? 0) >= lines.answers;

const nearFrom = 0.12;
const nearest = 2;

/** What might have been meant, to be tapped where nothing is sure. */
export function nearestTitles({ frame }: Heard, { state }: ChatContext): Choice[] {
  return matchesOf(frame.text, { fits: fitting(frame.intents) })
    .filter(({ entry, share }) => share >= nearFrom && !(state?.told ?? []).includes(entry.id))
    .slice(0, nearest)
    .map(({ entry }) => ({ intent: null, label: entry.title }));
}

/** Beside a condition that was read an entry of the body needs less. */
const named = 0.65;

/** Of the game and its things, where no body is spoken of. */
const ofGame: readonly string[] = ['tactics', 'technique', 'rules', 'partner', 'gear', 'app', 'mind'];
/** Of the game, and yet of what a body bears. */
const bodilyEntries = new Set(['cansado-jugar', 'calor', 'frio', 'altura', 'pelotazos', 'apretar-pala', 'pala-golpe']);
const game = { share: 0.4, body: 0.2 };

/** «me pasan siempre por el lado»: surely a question of the game, whatever the examples suspect behind its words. */
export function isOfGame({ text, intents, body, health }: Frame): boolean {
  const ofBody = intents.reduce((sum, { value, certainty }) => sum + (bodily.includes(value) ? certainty : 0), 0);
  if (ofBody >= game.body || body.length > 0 || health.pain || health.redFlag !== null || health.minor !== undefined)
    return false;
  const [first] = matchesOf(text, { fits: fitting(intents) });
  if (first === undefined || bodilyEntries.has(first.entry.id)) return false;
  return first.share >= game.share && ofGame.includes(first.entry.area);
}
/** A question of the game or of its things in which a part of the body hurts. */
export function knownBeside(heard: Heard): Entry | null {
  const { text, intents } = heard.frame;
  const [first] = matchesOf(text, { fits: fitting(intents) });
  if (first === undefined || first.share < lines.likely || !asksOrWonders(heard)) return null;
  return ofGame.includes(first.entry.area) || first.entry.area === 'food' ? first.entry : null;
}
const bodily: readonly SpeechIntent[] = ['injury', 'health', 'recover'];

/** What is known of a condition that is named, to stand after its safety text; null where no entry is surely about it. */
export function knownOfHealth({ frame, minor }: Heard, least = named): Entry | null {
  const [first] = matchesOf(frame.text, { fits: fitting(frame.intents) });
  const isOfSome = first !== undefined && first.share >= least && ofSome.includes(first.entry.area);
  if (!isOfSome) return least === named ? ofCondition(frame, minor) : null;
  return first.entry.adults && minor ? null : first.entry;
}

/** A condition that is named beside something else is looked for among the conditions alone. */
function ofCondition({ text }: Frame, minor: boolean): Entry | null {
  const [first] = matchesOf(text, { area: 'health' });
  if (first === undefined || first.share < surelyNamed) return null;
  return first.entry.adults && minor ? null : first.entry;
}
const surelyNamed = 0.8;

/** By the id of an entry. */
export function entryReply(id: string, heard: Heard, context: ChatContext): ChatReply {
  const entry = knowledge().find((each) => each.id === id);
  if (entry === undefined) throw new Error(`No entry ${id}`);
  return replyFrom(entry, heard.frame.intents[0]?.value ?? 'explain', heard, context);
}

function replyFrom(entry: Entry, read: SpeechIntent, heard: Heard, context: ChatContext): ChatReply {
  const { id, area, answer: text, train, adults } = entry;
  const [stroke] = heard.strokes;
  const about = { told: [id], stroke: stroke?.stroke ?? null };
  const ofArea = elsewhere.has(id) ? 'desconocido' : (areas[area]?.intent ?? 'explicar');
  const intent = read === 'warm' ? 'calentar' : ofArea;
  if (adults && heard.minor) return answer(intent, forAdults, { about });
  const isRoutine = (code: string) => code.startsWith('R');
  const own = area === 'food' ? dietsOf(context) : [];
  const diet = diets.find((each) => each.told !== id && each.diets.some((named) => own.includes(named)));
  return answer(
    intent,
    compose([
      text,
      area === 'food' && diet !== undefined && diet.note,
      withExercises(
        'Lo entrenas con',
        train.filter((code) => !isRoutine(code)),
        context,
      ),
      withRoutines('La rutina:', train.filter(isRoutine), context),
    ]),
    { about },
  );
}
