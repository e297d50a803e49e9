import { dangerAnswerTexts, dangerQuestion } from '@bandeja/domain/profile/messages';
import { dangerAnswers } from '@bandeja/domain/profile/vocabulary';
import { hear } from '#chat/hear.ts';
import { replyTo } from '#chat/reply.ts';
import { emptyState, stateAfter } from '#chat/state.ts';
import type { ChatAnswer, ChatContext, ChatIntent } from '#chat/types.ts';
import { readAgreement, saysNoneOfThese } from '#language/agreement.ts';
import { tellsOfHealth } from '#reader/health.ts';
import { suspectedCrisisText, textAfter } from '#safety/danger-question.ts';
import { suspicionOf } from '#understand/decisions.ts';
import type { Frame } from '#understand/frame.ts';
import { understand } from '#understand/understand.ts';

/** The calm question as the chat puts it; its answers are buttons. */
const questionText = `${dangerQuestion.title} ${dangerQuestion.lead}`;
const questionChoices = dangerAnswers.map((answer) => ({ intent: null, label: dangerAnswerTexts[answer] }));

/**
 * Answers a message: a suspicion of danger is asked about first; after «No, nada de eso» the waiting message is answered.
 * `age` in years.
 */
export function answerMessage(message: string, given: ChatContext, age: number | null): ChatAnswer {
  const { state, chosen } = given;
  if (chosen !== null) return replyTo(message, given);
  const frame = given.frame ?? frameOf(message);
  const context = { ...given, frame };
  const { danger, health } = frame;
  const waiting = state?.open === 'danger' ? state.asked : null;
  if (waiting !== null) {
    const given = dangerAnswers.find((each) => dangerAnswerTexts[each] === message.trim());
    if (given === 'none' || (given === undefined && !tellsOfHealth(health) && saysNoneOfThese(message)))
      return replyTo(waiting, { ...context, earlier: context.earlier.slice(0, -2), waved: true, frame: undefined });
    const text = given === undefined ? null : textAfter(given, age);
    if (text !== null) return safetyAnswer(message, context, text, given === 'other' ? 'medico' : 'urgencia');
    if (readAgreement(message) === 'yes') return calmQuestion(waiting, context);
  }
  const suspicion = suspicionOf(danger);
  if (suspicion === 'crisis') return safetyAnswer(message, context, suspectedCrisisText(age), 'medico');
  if (suspicion === 'question') return calmQuestion(message, context);
  const answer = replyTo(message, context);
  // a wish that continues an earlier one is read as a whole
  const { action } = answer;
  const isWish = action?.type === 'make_routine' && action.data.prompt !== message;
  return isWish && suspicionOf(frameOf(action.data.prompt).danger) === 'question'
    ? calmQuestion(message, context)
    : answer;
}

function frameOf(text: string): Frame {
  return understand(text, { channel: 'chat' });
}

/** The message waits in the state; earlier open questions end. */
function calmQuestion(message: string, { state }: ChatContext): ChatAnswer {
  const reply = { intent: 'medico', text: questionText, action: null, upsell: false, final: true } as const;
  const open = { ...(state ?? emptyState), asked: message, open: 'danger', change: null, proposal: null } as const;
  return { ...reply, choices: questionChoices, others: [], state: open };
}

/** After `urgencia` nothing is proposed until a doctor has checked it. */
function safetyAnswer(message: string, context: ChatContext, text: string, intent: ChatIntent): ChatAnswer {
  const reply = { intent, text, action: null, upsell: false, final: true };
  return { ...reply, choices: [], others: [], state: stateAfter(reply, hear(message, context), context) };
}
