import { dangerAnswerTexts, dangerQuestions, helpTexts } from '@bandeja/domain/profile/danger.messages';
import { type AfterAnswer, afterAnswer, textAfter } from '@bandeja/domain/profile/danger-answer.messages';
import { safetyTexts } from '@bandeja/domain/profile/safety.messages';
import type { DangerTopic } from '@bandeja/domain/profile/vocabulary';
import { type Felt, tellsOfHealth } from '@bandeja/reader/health';
import { readAgreement, saysNoneOfThese } from '@bandeja/reader/language/agreement';
import { saysNotMeant, typedAnswer } from '@bandeja/reader/safety/danger-question';
import { topicOf } from '@bandeja/reader/safety/danger-topic';
import { textsFor, theirDangerIn } from '@bandeja/reader/safety/somebody-else';
import { suspicionOf } from '@bandeja/reader/understand/decisions';
import type { Frame } from '@bandeja/reader/understand/frame';
import { together } from '@bandeja/reader/understand/health';
import { understand } from '@bandeja/reader/understand/understand';
import { hear } from '#chat/hear.ts';
import { isOfGame } from '#chat/knowing.ts';
import { replyTo } from '#chat/reply.ts';
import { forPlayer } from '#chat/safety.ts';
import { emptyState, feltIn, stateAfter } from '#chat/state.ts';
import type { ChatAnswer, ChatContext, ChatIntent, ChatState } from '#chat/types.ts';

/** After `urgencia` and `reposo` nothing is proposed until it is over; what somebody else has says nothing of the player. */
const intentAfter: Record<Exclude<AfterAnswer, 'goOn'>, ChatIntent> = {
  urg: 'urgencia',
  bystander: 'medico',
  theirCrisis: 'medico',
  rest: 'reposo',
  prof: 'medico',
  condition: 'medico',
};

/** Suspicions and crises come first; a dismissal answers the waiting message. `age` in years. */
export function answerMessage(message: string, given: ChatContext, age: number | null): ChatAnswer {
  const { state, chosen } = given;
  if (chosen !== null) return replyTo(message, given);
  const frame = given.frame ?? frameOf(message);
  const context = { ...given, frame };
  const { danger, health } = frame;
  const theirs = theirDangerIn(message, frame);
  if (theirs !== null) return answerAboutOther(message, context, textsFor(theirs, age));
  if (health.redFlag === 'crisis') return crisisAnswer(message, context);
  if (state?.open === 'crisis' && saysNotMeant(message)) {
    return { ...answerWaiting(state, context), takesBack: true };
  }
  if (state?.open === 'danger') {
    const topic = state.topic ?? 'general';
    const sign = typedAnswer(message, topic);
    const saysNone = sign === 'none' || (sign === null && !tellsOfHealth(health) && saysNoneOfThese(message));
    if (saysNone) return answerWaiting(state, context);
    const after = sign === null ? 'goOn' : afterAnswer(sign);
    const text = sign === null ? null : textAfter(sign, age);
    if (text !== null && after !== 'goOn') return safetyAnswer(message, context, text, intentAfter[after]);
    if (readAgreement(message) === 'yes') return calmQuestion(state.asked, topic, context);
  }
  const standing = deniedFlag(message, context);
  if (standing !== null) return safetyAnswer(message, context, standing, 'medico');
  const suspicion = suspicionOf(danger);
  if (suspicion === 'question' && !isOfGame(frame)) return calmQuestion(message, topicOf(frame.text, frame), context);
  const answer = replyTo(message, context);
  // a wish that continues an earlier one is read as a whole
  const { action } = answer;
  if (action?.type === 'make_routine' && action.data.prompt !== message) {
    const whole = frameOf(action.data.prompt);
    if (suspicionOf(whole.danger) === 'question') return calmQuestion(message, topicOf(whole.text, whole), context);
  }
  return suspicion === 'soft' ? { ...answer, soft: true } : answer;
}

const stillSeen =
  'Me alegro de que ahora no notes nada. Aun así, que te vea un médico antes de volver a entrenar: hasta entonces no te propongo ejercicio. Con la comida, las reglas, la pala o tus números sí te ayudo.';

/** «No, nada de eso» after a safety text: heard, and the flag stands. */
function deniedFlag(message: string, { state, frame }: ChatContext): string | null {
  const isDenied = state?.flag === 'urg' && state.intent === 'urgencia' && saysNoneOfThese(message);
  return isDenied && frame?.health.redFlag === null ? stillSeen : null;
}

function frameOf(text: string): Frame {
  return understand(text, { channel: 'chat' });
}

function answerWaiting(state: ChatState, context: ChatContext): ChatAnswer {
  const { topic: _answered, ...before } = state;
  const earlier = context.earlier.slice(0, -2);
  return replyTo(state.asked, { ...context, state: { ...before, open: null }, earlier, waved: true, frame: undefined });
}

const nothingOffered = { action: null, upsell: false, final: true } as const;

/** The message waits in the state; earlier open questions end. */
function calmQuestion(message: string, topic: DangerTopic, context: ChatContext): ChatAnswer {
  const before = context.state ?? emptyState;
  const { title, lead, answers } = dangerQuestions[topic];
  const labels = [...answers, 'none' as const].map((answer) => dangerAnswerTexts[answer]);
  return {
    ...nothingOffered,
    intent: 'medico',
    text: `${title} ${lead}`,
    choices: labels.map((label) => ({ intent: null, label })),
    others: [],
    state: {
      ...before,
      // what follows without an answer is still about what hurts
      intent: 'medico',
      discomfort: together(before.discomfort, hurting(message, context)),
      asked: message,
      open: 'danger',
      topic,
      change: null,
      proposal: null,
    },
  };
}

/** The message waits, in case no crisis was meant; the flag stands. */
function crisisAnswer(message: string, context: ChatContext): ChatAnswer {
  const text = forPlayer(safetyTexts.crisis, hear(message, context));
  return {
    ...nothingOffered,
    intent: 'crisis',
    text: `${text}\n\n${helpTexts.elsewhere}`,
    choices: [{ intent: null, label: helpTexts.notMeant }],
    others: [],
    state: { ...(context.state ?? emptyState), asked: message, open: 'crisis', change: null, proposal: null },
  };
}

function hurting(message: string, context: ChatContext): Felt {
  const heard = hear(message, context);
  return feltIn(heard).injuries.length > 0 ? feltIn(heard) : { injuries: [...heard.frame.named], excludedDemands: [] };
}

function answerAboutOther(message: string, context: ChatContext, lines: readonly string[] | null): ChatAnswer {
  if (lines === null) return calmQuestion(message, 'bystander', context);
  return safetyAnswer(message, context, lines.join('\n\n'), 'medico');
}

function safetyAnswer(message: string, context: ChatContext, text: string, intent: ChatIntent): ChatAnswer {
  const reply = { ...nothingOffered, intent, text };
  return { ...reply, choices: [], others: [], state: stateAfter(reply, hear(message, context), context) };
}
