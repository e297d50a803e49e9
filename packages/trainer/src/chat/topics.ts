import type { Heard } from '#chat/hear.ts';
import { answer } from '#chat/phrase.ts';
import { doctorTopics, recoveryTopics, warmUpTopics } from '#chat/topics/body.ts';
import { foodTopics } from '#chat/topics/food.ts';
import { gameTopics } from '#chat/topics/game.ts';
import { gearTopics } from '#chat/topics/gear.ts';
import { mentalTopics } from '#chat/topics/head.ts';
import { replyAbout, type Topic, textOf } from '#chat/topics/topic.ts';
import { loadTopics, planTopics, routineTopics } from '#chat/topics/training.ts';
import type { ChatContext, ChatReply } from '#chat/types.ts';

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

/** Null when a message is about none. */
export function topicReply(...among: Subject[]) {
  const answers = among.map((subject) => replyAbout(subject, subjects[subject], more(subject)));
  return (heard: Heard, context: ChatContext): ChatReply | null => {
    for (const answer of answers) {
      const reply = answer(heard, context);
      if (reply) return reply;
    }
    return null;
  };
}

/** Many are read as being about the head or about things without a word of what is said of them in general. */
const hasToBeNamed: readonly Subject[] = ['mental', 'pala'];

export function generalReply(subject: Subject) {
  const topics: readonly Topic[] = subjects[subject];
  const general = topics.find((topic) => topic.general === true);
  const isMeant = ({ text }: Heard) => !hasToBeNamed.includes(subject) || general?.pattern?.test(text) === true;
  return (heard: Heard, context: ChatContext): ChatReply | null =>
    general === undefined || (context.chosen === null && !isMeant(heard))
      ? null
      : answer(subject, textOf(general, heard, context), more(subject));
}
