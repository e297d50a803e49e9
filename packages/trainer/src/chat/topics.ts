import type { Heard } from '#chat/hear.ts';
import { answer } from '#chat/phrase.ts';
import { doctorTopics, recoveryTopics, warmUpTopics } from '#chat/topics/body.ts';
import { foodTopics } from '#chat/topics/food.ts';
import { gameTopics } from '#chat/topics/game.ts';
import { gearTopics } from '#chat/topics/gear.ts';
import { mentalTopics } from '#chat/topics/head.ts';
import { type Topic, teller, textOf } from '#chat/topics/topic.ts';
import { loadTopics, planTopics, routineTopics } from '#chat/topics/training.ts';
import type { ChatContext, ChatReply } from '#chat/types.ts';

/** What the trainer speaks about in general, by the intent of the answer. */
const subjects = {
  explicar: gameTopics,
  mental: mentalTopics,
  pala: gearTopics,
  nutricion: foodTopics,
  calentar: warmUpTopics,
  recuperar: recoveryTopics,
  medico: doctorTopics,
  rutina: routineTopics,
  carga: loadTopics,
  plan: planTopics,
} as const satisfies Partial<Record<ChatReply['intent'], readonly Topic[]>>;
type Subject = keyof typeof subjects;

const more = (subject: Subject) => ({ final: subject === 'medico' });

/** Answers with the first topic a message is about, of some subjects in this order; null when it is about none. */
export function topicReply(...among: Subject[]) {
  const answers = among.map((subject) => teller(subject, subjects[subject], more(subject)));
  return (heard: Heard, context: ChatContext): ChatReply | null => {
    for (const answer of answers) {
      const reply = answer(heard, context);
      if (reply) return reply;
    }
    return null;
  };
}

/** What is said of a subject in general. */
export function generalReply(subject: Subject) {
  const topics: readonly Topic[] = subjects[subject];
  const general = topics.find((topic) => topic.general === true);
  return (heard: Heard, context: ChatContext): ChatReply | null =>
    general === undefined ? null : answer(subject, textOf(general, heard, context), more(subject));
}
