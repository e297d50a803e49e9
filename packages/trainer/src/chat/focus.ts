import { phrases } from '@bandeja/reader/language/phrases';
import { namedExercise } from '#chat/exercises.ts';
import type { Heard } from '#chat/hear.ts';
import { cardsOf } from '#chat/strokes.ts';
import { namesIn } from '#chat/talked-of.ts';
import type { ChatContext, ChatReply, Focus } from '#chat/types.ts';
import { knowledge } from '#knowledge/entries.ts';

/** Turns about something else after which nothing is in focus any more. */
const forgottenAfter = 2;
/** Two strokes are compared, a third takes the place of the first. */
const comparable = 2;

/** What the talk is about after an answer; what was before stays for two turns that name nothing. */
export function focusAfter(reply: ChatReply, heard: Heard, before: Focus | null): Focus | null {
  const { stroke, told, exercise } = reply.about ?? {};
  const strokes = [...new Set([...heard.strokes.map((named) => named.stroke).reverse(), ...(stroke ? [stroke] : [])])];
  if (strokes.length > 0 && (stroke != null || reply.intent === 'explicar')) {
    const earlier = before?.about === 'strokes' ? before.strokes : [];
    return { about: 'strokes', strokes: [...new Set([...strokes, ...earlier])].slice(0, comparable), turns: 0 };
  }
  if (exercise != null) return { about: 'exercise', name: exercise, turns: 0 };
  const [entry] = told ?? [];
  if (entry !== undefined) return { about: 'entry', id: entry, turns: 0 };
  if (general.includes(reply.intent) && heard.words >= fewestWords)
    return { about: 'question', words: heard.text.slice(0, mostLetters), turns: 0 };
  if (elsewhere.includes(reply.intent) || before === null || before.turns >= forgottenAfter) return null;
  return { ...before, turns: before.turns + 1 };
}

const general: readonly ChatReply['intent'][] = ['nutricion', 'pala', 'recuperar', 'calentar', 'mental', 'carga'];
const fewestWords = 3;
const mostLetters = 100;
/** Answers that have a thread of their own. */
const elsewhere: readonly ChatReply['intent'][] = ['lesion', 'medico', 'urgencia', 'crisis', 'reposo', 'progreso'];

/** What is in focus, in words that a message can hold. */
export function nounOf(focus: Focus): string {
  switch (focus.about) {
    case 'strokes':
      return cardsOf([...focus.strokes].reverse())
        .map(({ name }) => name.toLowerCase())
        .join(' y ');
    case 'exercise':
      return focus.name;
    case 'entry':
      return (
        knowledge()
          .find(({ id }) => id === focus.id)
          ?.title.toLowerCase() ?? ''
      );
    case 'question':
      return focus.words;
  }
}

const places: Record<string, number> = { primer: 0, segund: 1, tercer: 2, ultim: -1 };
const ordinal =
  /\b(?:el|la|lo|del|al|los|las) (primer|segund|tercer|ultim)(?:o|a|os|as)?\b(?! (?:set|sets|punto|partido|dia|vez|mes|semana|saque|servicio|juego|sesion|entreno|tiempo|bola))/;

/** Names between «» of the last answer, in its order. */
function namesBefore({ earlier }: ChatContext): string[] {
  const last = earlier.findLast(({ role }) => role === 'assistant')?.content ?? '';
  return namesIn(last);
}

/** «¿y el segundo?»: of what the talk is about. */
const barest = 3;

/** «el segundo», «la última»: of the strokes in focus, else of the exercises that were named last. */
function pointedIn(text: string, focus: Focus | null, context: ChatContext): { words: string; noun: string } | null {
  const [words, stem = ''] = ordinal.exec(text) ?? [];
  if (words === undefined) return null;
  const strokes = focus?.about === 'strokes' ? cardsOf([...focus.strokes].reverse()).map(({ name }) => name) : [];
  const exercises = namesBefore(context).filter((name) => namedExercise(name, context.exercises)?.name === name);
  const isBare = focus?.about === 'strokes' && text.split(' ').length <= barest;
  const named = isBare ? [] : exercises;
  const list = strokes.length > 1 ? strokes : named;
  const noun = list.at(places[stem] ?? 0);
  return noun === undefined ? null : { words, noun: noun.toLowerCase() };
}

const pointing = phrases(`
    eso esa_! ese_! esto esas esos cada_una/uno ambas ambos las_dos los_dos ese/esa/este/esta_golpe/ejercicio/jugada/tiro/cosa
    hacerlo hacerla hacerlas hacerlos entrenarlo entrenarla entrenarlas practicarlo practicarla usarla usarlo tirarlo tirarla pegarla pegarle
    la/lo/las/los_hago/uso/entreno/practico/tiro/pego/trabajo/juego/mejoro/hacemos/entrenamos/practicamos/trabajamos/puedo/hace/entrena/practica`);
const standing =
  /\b(?:eso|es[ae](?: (?:golpe|ejercicio|jugada|tiro|cosa))?|esto|cada un[ao]|amb[ao]s|(?:las|los) dos)\b/;
const goesOn = phrases(`
    y o pero entonces cuando cuanto cuantas cuantos cual cuales como donde por_que para_que quien en_casa/pista/gimnasio/partido sin_pista/cancha/companero/pareja/pala/material
    sola solo con_que a_que es_mejor/dificil/facil/bueno/normal sirve puedo se_puede que_mas algo_mas mas`);
const longest = 10;

/** `comesFirst`: the message says so little that it is read whole before it is read alone. */
export type Whole = { text: string; comesFirst: boolean };

/**
 * A message that names nothing of its own, with what is in focus: «y cuándo uso cada una», «en casa puedo?», «el segundo
 * cómo es». Null where it stands for itself. `instead`: what else is in focus for this message.
 */
export function madeWhole(heard: Heard, context: ChatContext, instead: string | null = null): Whole | null {
  const { text, strokes, groups, kinds, sets, words } = heard;
  const focus = context.state?.focus ?? null;
  const named = strokes.length + groups.length + kinds.length + sets.length > 0;
  if (context.state === null || named || words === 0 || words > longest) return null;
  const pointed = pointedIn(text, focus, context);
  if (pointed !== null) return { text: text.replace(pointed.words, ` ${pointed.noun} `), comesFirst: true };
  if (focus === null || namedExercise(text, context.exercises) !== null) return null;
  const noun = instead ?? nounOf(focus);
  if (noun === '') return null;
  if (pointing.test(text)) {
    const replaced = text.replace(standing, noun);
    return { text: replaced === text ? `${text} ${noun}` : replaced, comesFirst: true };
  }
  const isOwn = heard.calendar.length > 0 || heard.minutes !== null;
  const comesFirst = focus.about === 'strokes' || focus.about === 'exercise';
  return goesOn.test(text) && !isOwn ? { text: `${text} ${noun}`, comesFirst } : null;
}
