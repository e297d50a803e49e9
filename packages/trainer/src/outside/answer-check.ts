import { normalise } from '@bandeja/reader/language/normalise';
import {
  claimsDone,
  isForbidden,
  isRude,
  isSpanish,
  saysProposal,
  saysWhatToDo,
} from '@bandeja/reader/language/outside-answers';
import { endOfSentences, piecesOf, sentencesIn } from '@bandeja/reader/language/pieces';
import { isRefusedInAnswers } from '@bandeja/reader/language/shown';
import { understand } from '@bandeja/reader/understand/understand';
import { hear } from '#chat/hear.ts';
import { wordLimit } from '#chat/phrase.ts';
import { plannedDays } from '#chat/plan-days.ts';
import { editsIn } from '#chat/proposal.ts';
import type { ChatContext, ChatReply } from '#chat/types.ts';
import { type Figure, inventedIn } from '#outside/figures.ts';

/** Why an answer is not shown; it may be logged, as it holds nothing of it. */
export type Refusal =
  | 'long'
  | 'language'
  | 'words'
  | 'rude'
  | 'danger'
  | 'figure'
  | 'done'
  | 'contradiction'
  | 'exercise';

/** What the model was told when it wrote. */
export type Told = {
  figures: readonly Figure[];
  /** All texts it was given, joined: names of exercises have to be among them. */
  texts: string;
  proposal: ChatReply | null;
};

const charactersMost = 1200;

/** docs/training.md#what-the-chat-may-say. Null where the answer may be shown. */
export function refusalOf(text: string, told: Told, context: ChatContext): Refusal | null {
  if (text.length > charactersMost || piecesOf(text).length > wordLimit * 1.5) return 'long';
  if (!isSpanish(text)) return 'language';
  if (isRude(text)) return 'rude';
  if (isRefusedInAnswers(text) || isForbidden(text)) return 'words';
  if (isDangerous(text)) return 'danger';
  if (inventedIn(text, told.figures) !== null) return 'figure';
  if (claimsDone(text)) return 'done';
  if (told.proposal === null && saysProposal(text)) return 'done';
  if (namesUnknownExercise(text, told, context)) return 'exercise';
  return sentencesIn(text).some((sentence) => contradicts(sentence, told, context)) ? 'contradiction' : null;
}

/** A crisis is never the model's word; another danger only beside what to do about it. */
function isDangerous(text: string): boolean {
  const flag = understand(text, { channel: 'chat' }).health.redFlag;
  return flag === 'crisis' || (flag !== null && !saysWhatToDo(text));
}

function namesUnknownExercise(text: string, { texts }: Told, { exercises }: ChatContext): boolean {
  const plain = normalise(text);
  const given = normalise(texts);
  return exercises.some(({ name }) => {
    const named = normalise(name);
    return plain.includes(named) && !given.includes(named);
  });
}

const notSo =
  /\b(?:no|ni|si|algo|sin|en vez|en lugar|podria\w*|podemos|quieres|pasaria|quedaria|mejor|prefieres|despues|antes|tras|o)\b/;

const namesDay = /\b(?:hoy|manana|lunes|martes|miercoles|jueves|viernes|sabado|domingo)\b/;

/** «el jueves tienes partido», where neither the plan nor the proposal has one. */
function contradicts(sentence: string, { proposal }: Told, context: ChatContext): boolean {
  // most sentences name no day, and reading one takes ten milliseconds
  if (!namesDay.test(normalise(sentence))) return false;
  const { days, kinds, spelled } = hear(sentence, { ...context, state: null, frame: undefined, chosen: null });
  const [day, ...others] = days;
  const [kind] = kinds;
  if (day === undefined || kind === undefined || others.length > 0 || kinds.length > 1 || notSo.test(spelled))
    return false;
  const planned = plannedDays(context).find(({ date }) => date === day.date);
  if (planned === undefined) return false;
  const proposed = proposal?.action ? (editsIn(proposal.action, context.today) ?? []) : [];
  const types = [planned.type, ...proposed.filter(({ date }) => date === day.date).map(({ type }) => type)];
  return !types.includes(kind.category);
}

/** Splits a partial answer into whole sentences and an unfinished rest. */
export function finishedSentences(text: string): { finished: string; rest: string } {
  const end = endOfSentences(text);
  return { finished: text.slice(0, end), rest: text.slice(end) };
}
