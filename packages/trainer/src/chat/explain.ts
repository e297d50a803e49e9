import { plainWords, wordsOf } from '@bandeja/reader/language/options';
import { opening, phrases } from '@bandeja/reader/language/phrases';
import type { StrokeName } from '@bandeja/reader/vocabulary/stroke-names';
import { namedRoutine } from '#chat/bench.ts';
import { alternativesTo, forbiddenArea, namedExercise, trainingNames } from '#chat/exercises.ts';
import type { Heard } from '#chat/hear.ts';
import { answer, clean, compose, listed, lowerFirst, quoted } from '#chat/phrase.ts';
import { cardsOf, contrasts, type StrokeCard, strokeCards } from '#chat/strokes.ts';
import { questions } from '#chat/texts.ts';
import { replyAbout } from '#chat/topics/reply-about.ts';
import type { ChatContext, ChatExercise, ChatReply } from '#chat/types.ts';

const compares = phrases('diferenci* distin* o vs versus cual cuando_…_cuando');

const conceptReply = replyAbout('explicar', 'concepts');
const explanation = (text: string, about: NonNullable<ChatReply['about']> = {}) => answer('explicar', text, { about });

/** Null when the message names no stroke, exercise or word of training. */
/** Where to stand, who does it, why: no question how the stroke is played. */
const asksElse = opening('y?_donde y?_quien y?_a_quien y?_a_cual y?_por_que y?_cuantas y?_cuantos');
const shortQuestion = 4;

export function explainReply(heard: Heard, context: ChatContext): ChatReply | null {
  const overhead =
    phrases('me/nos_tir*/hac*/jueg*/lanz*/mete/meten_…_globo/globos me/nos_globe*').test(heard.text) &&
    !phrases('a_ella/el/mi/la ella companero companera pareja').test(heard.text);
  const [bandeja] = cardsOf(['bandeja']);
  // The reply to a lob is the stroke that keeps the net.
  if (overhead && bandeja) return strokeReply(bandeja, context);
  const [first, second] = cardsOf(comparedOf(heard).map(({ stroke }) => stroke));
  if (first && second && compares.test(heard.text)) return contrast(first, second);
  if (first && second && inOneBreath(heard)) return bothStrokes(first, second);
  const meaning = phrases('que_es/son/significa que_quiere_decir eso_de/del').test(heard.text);
  const word = first === undefined && meaning ? conceptReply(heard, context) : null;
  if (word) return word;
  const exercise = namedExercise(heard.text, context.exercises);
  // «Doble pared» is a drill too, but a question for just that means the stroke.
  const full = exercise !== null && plainWords(heard.spelled).includes(plainWords(exercise.name));
  const precise =
    exercise !== null && (first === undefined || (full && !plainWords(first.name).endsWith(plainWords(exercise.name))));
  if (precise) return exerciseReply(exercise, heard, context);
  if (first && asksElse.test(heard.text) && heard.words > shortQuestion) return null;
  if (first) return strokeReply(first, context);
  return conceptReply(heard, context);
}

const inPlace = phrases(`
    sustitu* en_vez/lugar_de/del alternativa/alternativas/parecido/parecida_a cambi*_el/este/ese_ejercicio no_puedo/quiero/se_hacer`);

export function insteadReply({ text, days }: Heard, context: ChatContext): ChatReply | null {
  if (days.length > 0 || !inPlace.test(text)) return null;
  const exercise = namedExercise(text, context.exercises);
  const names = exercise === null ? [] : alternativesTo(exercise, context);
  if (exercise === null || names.length === 0) return null;
  return explanation(
    compose([
      `En lugar de ${quoted(exercise.name)} te valen ${listed(names)}: trabajan lo mismo.`,
      'Si lo dejas por una molestia, dime dónde y adapto tu semana.',
    ]),
  );
}

/** The last resort. */
export function nearestReply(heard: Heard, context: ChatContext): ChatReply | null {
  const exercise = namedExercise(heard.text, context.exercises);
  if (exercise !== null) return exerciseReply(exercise, heard, context);
  return conceptReply(heard, context);
}

const aboutRoutine = phrases(`
    consiste explica* ejercicios que/como_es que_lleva/tiene/incluye/trae/trabaja cuanto_dura de_que_va para_que_sirve/es`);

export function routineCard({ text }: Heard, context: ChatContext): ChatReply | null {
  const routine = aboutRoutine.test(text) ? namedRoutine(text, context.routines) : null;
  if (routine === null) return null;
  const names = routine.entries.flatMap(({ exercise: { code } }) => {
    const exercise = context.exercises.find((each) => code !== null && each.code === code);
    return exercise ? [clean(exercise.name, 60)] : [];
  });
  const lead = `${quoted(routine.name)}: ${routine.duration} min, nivel ${routine.difficulty.toLowerCase()}.`;
  return explanation(
    compose([lead, names.length > 0 && `Lleva: ${listed([...new Set(names)])}.`], questions.exercise),
    {
      open: 'exercise',
    },
  );
}

/** «también la del medio» */
const longestName = 4;
/** «la chiquita y el globo»: two strokes as one subject. */
function inOneBreath({ text, strokes }: Heard): boolean {
  const joint = Math.max(text.lastIndexOf(' y '), text.lastIndexOf(' e '));
  return (
    wordsOf(text.slice(joint + 3)).length <= longestName &&
    strokes.some(({ start }) => start < joint) &&
    strokes.some(({ start }) => start > joint)
  );
}

function bothStrokes(one: StrokeCard, other: StrokeCard): ChatReply {
  const sentenceOf = ({ name, cue, mistake }: StrokeCard) => `${name}: ${lowerFirst(cue)} Error común: ${mistake}`;
  return explanation(compose([sentenceOf(one), sentenceOf(other)]));
}

const either = phrases('o vs versus');
/** «para subir a la red, ¿el globo o la chiquita?»: the two strokes beside the «o». */
function comparedOf({ text, strokes }: Heard): Heard['strokes'] {
  const joint = either.exec(text)?.index ?? text.length;
  const before = strokes.findLast(({ start }) => start < joint);
  const after = strokes.find(({ start }) => start > joint);
  return before && after ? [before, after] : strokes;
}

export function bareStroke(heard: Heard, context: ChatContext): ChatReply | null {
  const [first, second] = cardsOf(heard.strokes.map(({ stroke }) => stroke));
  if (first && second && compares.test(heard.text)) return contrast(first, second);
  if (first) return strokeReply(first, context);
  const exercise = heard.words <= 6 ? namedExercise(heard.text, context.exercises) : null;
  return exercise ? exerciseReply(exercise, heard, context) : null;
}

export function trainingOf(stroke: StrokeName, context: ChatContext): ChatReply | null {
  const [card] = cardsOf([stroke]);
  const names = card === undefined ? [] : trainingNames(card, context);
  return names.length === 0 ? null : { ...explanation(`Se entrena con ${listed(names)}.`), intent: 'rutina' };
}

export function strokeReply(card: StrokeCard, context: ChatContext): ChatReply {
  return { ...explanation(strokeText(card, context)), about: { stroke: card.id } };
}

function strokeText(card: StrokeCard, context: ChatContext): string {
  const names = trainingNames(card, context);
  const zone = card.zone === 'táctica' ? 'táctica' : `zona: ${card.zone}`;
  return compose([
    `${card.name} (${zone}).`,
    `Clave: ${card.cue}`,
    `Error común: ${card.mistake}`,
    names.length > 0 && `${card.name.startsWith('La ') ? 'La' : 'Lo'} entrenas con ${listed(names)}.`,
  ]);
}

function contrast(one: StrokeCard, other: StrokeCard): ChatReply {
  const [first, second] = strokeCards.indexOf(one) < strokeCards.indexOf(other) ? [one, other] : [other, one];
  const key = [`${first.id}|${second.id}`, `${second.id}|${first.id}`].find((candidate) =>
    Object.hasOwn(contrasts, candidate),
  );
  return explanation(
    compose([
      `${one.name}: ${one.cue}`,
      `${other.name}: ${other.cue}`,
      key === undefined ? null : `La diferencia: ${lowerFirst(contrasts[key] ?? '')}`,
    ]),
  );
}

function exerciseReply(exercise: ChatExercise, heard: Heard, context: ChatContext): ChatReply {
  const area = forbiddenArea(exercise, context);
  const steps = exercise.steps.slice(0, 4).map((step, index) => `${index + 1}) ${clean(step, 140)}`);
  const [mistake] = exercise.commonMistakes;
  const [tip] = exercise.tips;
  return explanation(
    compose([
      `${quoted(exercise.name)}:`,
      area && `con lo que tienes en ${areaName(area)}, este mejor déjalo fuera.`,
      phrases('muscul* trabaja para_que').test(heard.text) && musclesOf(exercise),
      steps.length > 0 ? steps.join(' ') : clean(exercise.description, 300),
      mistake !== undefined && `Error común: ${lowerFirst(clean(mistake, 140))}`,
      tip !== undefined && `Consejo: ${lowerFirst(clean(tip, 140))}`,
    ]),
    { exercise: exercise.name },
  );
}

function musclesOf({ muscleGroups }: ChatExercise): string | null {
  return muscleGroups.length === 0 ? null : `Trabaja ${listed(muscleGroups.map((group) => group.toLowerCase()))}.`;
}

function areaName(area: string): string {
  if (area === 'lumbar') return 'la zona lumbar';
  return area.endsWith('a') ? `la ${area}` : `el ${area}`;
}

export const unknownSubjectText =
  'De eso no te puedo hablar con seguridad, y prefiero no inventar. Sí te explico cualquier golpe, táctica o ejercicio de la biblioteca: por ejemplo, la bandeja, la salida de pared o la plancha frontal.';

export function unknownSubject(): ChatReply {
  return explanation(unknownSubjectText);
}
