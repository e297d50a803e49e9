import { normalise } from '@bandeja/reader/language/normalise';
import { opening } from '@bandeja/reader/language/phrases';
import type { Heard } from '#chat/hear.ts';
import { hear } from '#chat/hear.ts';
import { wordCount, wordLimit } from '#chat/phrase.ts';
import type { ChatContext, ChatReply } from '#chat/types.ts';

const asksFor = opening(`
    y/oye/pero/vale/ok/gracias/hola/entonces/ademas/tambien/luego?_y?_que/q/cuanto/cuantos/cuanta/cuantas/cuando/cual/cuales/como/donde/quien/dime/explicame/hazme/preparame/montame/ponme/pon/quitame/quita/cambiame/cambia/pasame/pasa/mueve/apunta/recuerdame
    y/oye/pero/vale/entonces/tambien?_por_que y/oye/pero/vale/entonces/tambien?_para/a_que y/oye/pero/vale/entonces/tambien?_puedo/podria/deberia/sirve
    otra_cosa y_otra_cosa`);
/** One part ends and the next begins: a sign, or a word of joining before what asks for something. */
const boundary =
  /(?<=[?!.;])\s+|\n+|,?\s+(?:y|e|pero|ah y)\s+(?=(?:de paso |ademas |además |tambien |también )?(?:que|qué|cu[aá]nt[oa]s?|cu[aá]ndo|cu[aá]l(?:es)?|c[oó]mo|d[oó]nde|qui[eé]n(?:es)?|por qu[eé]|dime|expl[ií]came|hazme|prep[aá]rame|ponme|qu[ií]tame|c[aá]mbiame|p[aá]same|ap[uú]ntame|recu[eé]rdame)\s)/iu;
const fewestWords = 2;
const mostParts = 3;

/** What a message asks for, part by part; what asks for nothing belongs to the part after it. */
export function partsOf(raw: string): string[] {
  const parts: string[] = [];
  let waiting = '';
  for (const piece of raw.split(boundary).map((each) => each.trim())) {
    if (piece === '') continue;
    const text = waiting === '' ? piece : `${waiting} ${piece}`;
    const isAsking = piece.endsWith('?') || asksFor.test(normalise(piece));
    waiting = isAsking && wordCount(piece) >= fewestWords ? '' : text;
    if (waiting === '') parts.push(text);
  }
  const last = parts.pop();
  if (last === undefined) return [raw];
  return [...parts, waiting === '' ? last : `${last} ${waiting}`];
}

const pointless: readonly ChatReply['intent'][] = ['desconocido', 'gracias', 'saludo', 'lesion', 'medico'];

/** A message with two parts is answered in both; null where it has one, or a part alone is not understood. */
export function answeredInParts(
  heard: Heard,
  context: ChatContext,
  answer: (heard: Heard, context: ChatContext) => ChatReply,
): ChatReply | null {
  const parts = partsOf(heard.raw);
  // words of a danger, waved away or not, are never answered alone
  const isDanger = context.waved === true || heard.frame.danger !== null;
  if (parts.length < 2 || parts.length > mostParts || heard.health.pain || isDanger) return null;
  const read = parts.map((part) => ({
    ...hear(part, { ...context, frame: undefined }),
    discomfort: heard.discomfort,
  }));
  const replies = read.map((part) => answer(part, context));
  const acting = replies.filter(({ action }) => action !== null);
  const asking = replies.filter(({ text }) => text.includes('?'));
  const isClear = replies.every((reply, at) => isCertain(reply, read[at]));
  const texts = new Set(replies.map(({ text }) => text));
  if (!isClear || acting.length > 1 || asking.length > 1 || texts.size < replies.length) return null;
  // what waits for an answer stands last
  const ordered = [...replies.filter((reply) => !isWaiting(reply)), ...replies.filter(isWaiting)];
  const last = ordered.at(-1);
  if (last === undefined) return null;
  const room = Math.floor(wordLimit / ordered.length);
  return { ...last, text: ordered.map(({ text }) => shortened(text, room)).join(' ') };
}

const surest = 0.85;

/** It does something, or says something about the very thing. */
function isCertain({ intent, final, choices = [], action, about = {} }: ChatReply, heard: Heard | undefined): boolean {
  if (pointless.includes(intent) || final || choices.length > 0) return false;
  const isPrecise = about.told !== undefined || about.stroke != null || about.numbers != null || action !== null;
  return isPrecise || (heard?.frame.intents[0]?.certainty ?? 0) >= surest;
}

const isWaiting = ({ action, text }: ChatReply): boolean => action !== null || text.includes('?');

/** Its first sentences; a question at its end stays. */
function shortened(text: string, room: number): string {
  if (wordCount(text) <= room) return text;
  const sentences = text.split(/(?<=[.?]) +(?=[A-ZÁÉÍÓÚÑ¿¡«])/);
  const question = sentences.at(-1)?.includes('?') === true ? sentences.pop() : undefined;
  const kept: string[] = [];
  for (const sentence of sentences) {
    if (kept.length > 0 && wordCount([...kept, sentence, question ?? ''].join(' ')) > room) break;
    kept.push(sentence);
  }
  return [...kept, ...(question === undefined ? [] : [question])].join(' ');
}
