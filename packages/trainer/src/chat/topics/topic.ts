import { namesOf, routineName } from '#chat/exercises.ts';
import type { Heard } from '#chat/hear.ts';
import { answer, compose, listed, type Part } from '#chat/phrase.ts';
import type { ChatContext, ChatIntent, ChatReply } from '#chat/types.ts';

type Said = string | readonly Part[];

/** Sentences, the most important first. */
export type Topic = {
  /** Absent for a topic of general answers only. */
  pattern?: Pick<RegExp, 'test'>;
  not?: RegExp;
  /** Answers on its subject if no other topic fits. */
  general?: true;
  text: Said | ((context: ChatContext, heard: Heard) => Said);
};

export function replyAbout(intent: ChatIntent, topics: readonly Topic[], more: Partial<ChatReply> = {}) {
  return (heard: Heard, context: ChatContext): ChatReply | null => {
    const { text } = heard;
    const topic = topics.find(({ pattern, not }) => pattern?.test(text) === true && not?.test(text) !== true);
    return topic === undefined ? null : answer(intent, textOf(topic, heard, context), more);
  };
}

export function textOf({ text }: Topic, heard: Heard, context: ChatContext): string {
  const value = typeof text === 'function' ? text(context, heard) : text;
  return typeof value === 'string' ? value : compose(value);
}

/** «Se entrena: «Volea» y «Globo».», as far as the player may do them. */
export function withExercises(lead: string, codes: readonly string[], context: ChatContext): Part {
  const names = namesOf(codes, context);
  return names.length > 0 && `${lead} ${listed(names)}.`;
}

export function withRoutines(lead: string, codes: readonly string[], context: ChatContext): Part {
  const names = codes.flatMap((code) => routineName(code, context) ?? []);
  return names.length > 0 && `${lead} ${listed(names)}.`;
}
