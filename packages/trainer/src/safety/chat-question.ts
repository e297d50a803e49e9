import { dangerAnswerTexts, dangerQuestion } from '@bandeja/domain/profile/messages';
import { dangerAnswers } from '@bandeja/domain/profile/vocabulary';
import { saysNoneOfThese } from '#onboarding/agreement.ts';
import { suspectedCrisisText, suspicionOf, textAfter } from '#safety/danger-question.ts';
import { understand } from '#understand/understand.ts';

type Turn = { role: 'user' | 'assistant'; content: string };

/**
 * What a suspicion of danger makes of a chat message. `say`: this stands in the place of an answer, and after `urgencia`
 * nothing is proposed until a doctor has looked at it; `goOn`: the question was answered with «No, nada de eso», so the
 * message before it is answered after all.
 */
type Asked = { say: string; intent: 'urgencia' | 'medico' } | { goOn: string; earlier: Turn[] };

/** The calm question as the chat puts it. */
const questionText = `${dangerQuestion.title} ${dangerQuestion.lead}`;

/** Asks about a suspicion before anything else, and follows the answer; null where there is neither. */
export function askFirst(message: string, earlier: readonly Turn[], age: number | null): Asked | null {
  const asked = earlier.at(-1);
  if (asked?.role === 'assistant' && asked.content === questionText) {
    const answer = dangerAnswers.find((each) => dangerAnswerTexts[each] === message.trim());
    const isNone = answer === 'none' || (answer === undefined && saysNoneOfThese(message));
    const before = earlier.at(-2);
    if (isNone && before?.role === 'user') return { goOn: before.content, earlier: [...earlier.slice(0, -2)] };
    const text = answer === undefined ? null : textAfter(answer, age);
    if (text !== null) return { say: text, intent: answer === 'other' ? 'medico' : 'urgencia' };
  }
  switch (suspicionOf(understand(message, { channel: 'chat' }).danger)) {
    case 'question':
      return { say: questionText, intent: 'medico' };
    case 'crisis':
      return { say: suspectedCrisisText(age), intent: 'medico' };
    case null:
      return null;
  }
}
