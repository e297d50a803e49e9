import type { Heard } from '#chat/hear.ts';
import { topicsOf } from '#chat/topics/file.ts';
import { replyAbout, saidOf } from '#chat/topics/reply-about.ts';
import type { ChatContext, ChatReply } from '#chat/types.ts';

/** The folder of each subject. */
const subjects = {
  explicar: 'game',
  mental: 'mind',
  pala: 'gear',
  nutricion: 'food',
  calentar: 'warm-up',
  recuperar: 'recovery',
  medico: 'doctor',
  rutina: 'routine',
  carga: 'load',
  plan: 'plan',
} as const satisfies Partial<Record<ChatReply['intent'], string>>;
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
  return (heard: Heard, context: ChatContext): ChatReply | null => {
    const general = topicsOf(subjects[subject]).find(({ isGeneral }) => isGeneral);
    const isMeant = !hasToBeNamed.includes(subject) || general?.words?.test(heard.text) === true;
    return general === undefined || (context.chosen === null && !isMeant)
      ? null
      : saidOf(general, subject, heard, context, more(subject));
  };
}

export const ruleReply = replyAbout('explicar', 'rules');
export const appHelpReply = replyAbout('desconocido', 'app', { final: true });
