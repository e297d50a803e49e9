import { namesOf, routineNames } from '#chat/exercises.ts';
import type { Heard } from '#chat/hear.ts';
import { entryReply } from '#chat/knowing.ts';
import { answer, compose, listed } from '#chat/phrase.ts';
import { type Paragraph, type Topic, topicsOf } from '#chat/topics/file.ts';
import { computed, holds } from '#chat/topics/values.ts';
import type { ChatContext, ChatIntent, ChatReply } from '#chat/types.ts';

/** The answer of the first topic of a subject that fits; null where none does. */
export function replyAbout(intent: ChatIntent, subject: string, more: Partial<ChatReply> = {}) {
  return (heard: Heard, context: ChatContext): ChatReply | null => {
    const topic = topicsOf(subject).find((each) => isMeant(each, heard, context));
    return topic === undefined ? null : saidOf(topic, intent, heard, context, more);
  };
}

function isMeant({ words, and, not, unless }: Topic, heard: Heard, context: ChatContext): boolean {
  const { text } = heard;
  if (words?.test(text) !== true || and?.test(text) === false || not?.test(text) === true) return false;
  return unless === null || !holds(unless, context, heard);
}

export function saidOf(
  { said, cases }: Topic,
  intent: ChatIntent,
  heard: Heard,
  context: ChatContext,
  more: Partial<ChatReply>,
): ChatReply {
  const other = cases.find(({ condition }) => holds(condition, context, heard));
  if (other === undefined && 'entry' in said) return { ...entryReply(said.entry, heard, context), intent, ...more };
  const paragraphs = other?.said ?? ('entry' in said ? [] : said.paragraphs);
  return answer(intent, compose(paragraphs.map((paragraph) => filled(paragraph, heard, context))), more);
}

/** Null where a gap has nothing. */
function filled(paragraph: Paragraph, heard: Heard, context: ChatContext): string | null {
  let text = '';
  for (const piece of paragraph) {
    const part = typeof piece === 'string' ? piece : gap(piece, heard, context);
    if (part === null) return null;
    text += part;
  }
  return text;
}

function gap(piece: Exclude<Paragraph[number], string>, heard: Heard, context: ChatContext): string | null {
  if ('value' in piece) return computed(piece.value, context, heard);
  const named = piece.codes.map((codes) => [...namesOf(codes, context), ...routineNames(codes, context)]);
  const names = named.find(({ length }) => length > 0);
  return names === undefined ? null : listed(names);
}
