import { type Heard, longestAnswer } from '@bandeja/domain/onboarding/contract';
import { dangerAnswerTexts, dangerQuestion } from '@bandeja/domain/profile/messages';
import type { DangerAnswer, HealthQuestion } from '@bandeja/domain/profile/vocabulary';
import type { Goal } from '@bandeja/domain/schedule/vocabulary';
import { isMeasure } from '#language/measures.ts';
import { chosenOption, firstNameOf } from '#language/options.ts';
import { answerTo } from '#onboarding/answering.ts';
import * as texts from '#onboarding/messages.ts';
import {
  type Conversation,
  type ConversationMessage,
  type ConversationStep,
  conversationSteps,
} from '#onboarding/types.ts';
import { forReader, safetyTexts } from '#reader/messages.ts';
import { suspectedCrisisText } from '#safety/danger-question.ts';

/** Milliseconds in which the same message counts once. */
const duplicateWindow = 1000;

type RedFlag = NonNullable<Heard['redFlag']>;
const ranked: RedFlag[] = ['crisis', 'urg', 'rest', 'no', 'prof'];
const nothingHeard: Heard = { redFlag: null, suspicion: null, isOfHealth: false };
const indexOf = (step: ConversationStep) => conversationSteps.indexOf(step);

type Utterance = Pick<ConversationMessage, 'sentences'> & { isPrivate?: boolean };
type Begin = Pick<Conversation, 'answers' | 'asksHealth'> & { name: string };

/** The conversation's beginning. `answers`: what is saved already, and stays where no question touches it. */
export function startConversation({ name, answers, asksHealth }: Begin, now: number): Conversation {
  const begun: Conversation = {
    step: 'height',
    reached: 'height',
    answers,
    asksHealth,
    tickedGoals: [],
    redFlag: null,
    injuriesFlag: null,
    doubted: null,
    messages: [],
    saving: 'open',
  };
  return replied(begun, now, {
    sentences: [...texts.greeting(firstNameOf(name), asksHealth ? 9 : 8), ...texts.asked.height],
  });
}

/** Whether an answer is a quick reply or a number: it is understood here, and nothing else has to read it. */
export function isPlainAnswer({ step }: Conversation, text: string): boolean {
  return chosenOption(text, texts.questions[step].options) !== null || isMeasure(text);
}

/**
 * Takes an answer, a quick reply or free text, and replies; an answer that is not understood leaves the question open.
 * `heard`: what the server read in free text. Nothing changes for blank text, for the same text again within a second, while a
 * danger is asked about, and when no question is left.
 */
export function answer(conversation: Conversation, text: string, now: number, heard = nothingHeard): Conversation {
  const line = text.trim().slice(0, longestAnswer);
  const { step, doubted } = conversation;
  if (line === '' || step === 'ready' || doubted !== null || isDuplicate(conversation, line, now)) return conversation;
  if (heard.suspicion === 'question') {
    const doubting = spoken(conversation, 'user', now, { sentences: [line], isPrivate: true });
    const question = { sentences: [dangerQuestion.title, dangerQuestion.lead], isPrivate: true };
    return { ...replied(doubting, now, question), doubted: line };
  }
  const reading = read(conversation, line, now, heard);
  const isPrivate = step === 'injuriesConsent' || reading?.next === 'injuriesConsent' || heard.isOfHealth;
  return proceed(spoken(conversation, 'user', now, { sentences: [line], isPrivate }), reading, now, heard);
}

/** Answers the calm question; then the answer that waited counts, beside the sign that was tapped. */
export function answerDoubt(conversation: Conversation, sign: DangerAnswer, now: number): Conversation {
  const { doubted, step } = conversation;
  if (doubted === null) return conversation;
  const open = { ...conversation, doubted: null };
  const shown = spoken(open, 'user', now, { sentences: [dangerAnswerTexts[sign]], isPrivate: true });
  const redFlag = sign === 'none' ? null : sign === 'other' ? 'prof' : 'urg';
  const heard: Heard = { redFlag, suspicion: null, isOfHealth: true };
  const next = proceed(shown, read(shown, doubted, now, heard), now, heard);
  return step === 'injuries' ? { ...next, answers: { ...next.answers, suspicion: sign } } : next;
}

const read = (conversation: Conversation, text: string, now: number, { redFlag, isOfHealth }: Heard) =>
  answerTo[conversation.step](text, withFlag(conversation, redFlag), {
    isOfHealth,
    year: new Date(now).getUTCFullYear(),
  });

/** Replies to an answer that is shown: first to what it says of health, then to the question it was given to. */
function proceed(
  conversation: Conversation,
  reading: ReturnType<typeof read>,
  now: number,
  heard: Heard,
): Conversation {
  const { step } = conversation;
  const { redFlag } = heard;
  const flagged = withFlag(conversation, redFlag);
  const warning = warningOf(flagged, heard);
  const warned = warning === null ? flagged : replied(flagged, now, { sentences: [warning], isPrivate: true });
  if (reading === null || reading.next === null) {
    const again = warning === null ? (reading?.reply ?? texts.reasked[step]) : [texts.goOn, ...texts.asked[step]];
    return replied(warned, now, { sentences: again, isPrivate: step === 'injuriesConsent' });
  }
  const next = nextStep(reading.next, conversation.reached);
  const reply = { sentences: reading.reply, isPrivate: reading.isPrivate ?? false };
  const moved: Conversation = {
    ...warned,
    step: next,
    reached: indexOf(next) > indexOf(conversation.reached) ? next : conversation.reached,
    answers: { ...conversation.answers, ...reading.answers },
    injuriesFlag: step === 'injuries' ? redFlag : conversation.injuriesFlag,
    tickedGoals: step === 'goals' ? [] : conversation.tickedGoals,
    saving: 'open',
  };
  // what must not be stored stands apart from the question, which is stored unless it repeats what was said
  const question = { sentences: texts.asked[next], isPrivate: next === 'injuriesConsent' };
  if (reply.isPrivate) return replied(replied(moved, now, reply), now, question);
  return replied(moved, now, { sentences: [...reply.sentences, ...texts.asked[next]] });
}

/** Ticks a goal or takes its tick away; goals are sent together. */
export function tickGoal(conversation: Conversation, goal: Goal): Conversation {
  const { tickedGoals } = conversation;
  const ticked = tickedGoals.includes(goal) ? tickedGoals.filter((each) => each !== goal) : [...tickedGoals, goal];
  return conversation.step === 'goals' ? { ...conversation, tickedGoals: ticked } : conversation;
}

/** Sends the ticked goals, in the order of choice; without one nothing happens. */
export function sendGoals(conversation: Conversation, now: number): Conversation {
  return answer(conversation, conversation.tickedGoals.join(', '), now);
}

/**
 * Answers the health questions with the ones that are a «sí», by the button under the consent line. A «sí» is answered
 * with the safety text, and the conversation goes on.
 */
export function answerHealth(conversation: Conversation, yes: readonly HealthQuestion[], now: number): Conversation {
  if (conversation.step !== 'health' || conversation.doubted !== null) return conversation;
  if (yes.length === 0) return answer(conversation, texts.health.none, now);
  const flagged = withFlag(conversation, 'urg');
  const heard = spoken(flagged, 'user', now, { sentences: [texts.health.some] });
  const warned = replied(heard, now, {
    sentences: [forReader(safetyTexts.urg, heard.answers.ageYears)],
    isPrivate: true,
  });
  const next = nextStep('age', conversation.reached);
  const reached = indexOf(next) > indexOf(conversation.reached) ? next : conversation.reached;
  const moved = { ...warned, step: next, reached, answers: { ...conversation.answers, screening: [...yes] } };
  return replied(moved, now, { sentences: texts.asked[next] });
}

/** The question before the open one; null when there is none to correct. */
export function previousStep({ step, answers, asksHealth, saving }: Conversation): ConversationStep | null {
  switch (step) {
    case 'height':
      return null;
    case 'health':
      return 'injuries';
    case 'age':
      return asksHealth ? 'health' : 'injuries';
    case 'ready':
      return saving === 'saved' ? null : answers.guardianConsent ? 'guardian' : 'age';
    default:
      return conversationSteps[indexOf(step) - 1] ?? null;
  }
}

/** Opens the previous question again («corregir la respuesta anterior»); every other answer stays. */
export function goBack(conversation: Conversation, now: number): Conversation {
  const step = previousStep(conversation);
  if (step === null) return conversation;
  const tickedGoals = step === 'goals' ? conversation.answers.goals : conversation.tickedGoals;
  const back: Conversation = { ...conversation, step, tickedGoals, doubted: null, saving: 'open' };
  return replied(back, now, { sentences: [...texts.corrected, ...texts.asked[step]] });
}

/** The answers could not be saved: nothing is lost. `reason`: what is known of it, fit to show. */
export function saveFailed(conversation: Conversation, reason: string, now: number): Conversation {
  return failed({ ...conversation, saving: 'failed' }, texts.saveFailedText, reason, now);
}

/** The answers are saved. */
export function saveDone(conversation: Conversation): Conversation {
  return { ...conversation, saving: 'saved' };
}

/** An answer could not be read; the question stays open. */
export function stepFailed(conversation: Conversation, reason: string, now: number): Conversation {
  return failed(conversation, texts.stepFailedText, reason, now);
}

const failed = (conversation: Conversation, text: string, reason: string, now: number) =>
  replied(conversation, now, { sentences: [text, ...(reason === '' ? [] : [reason])] });

/**
 * What a player has to mind whose plan does not know what they said: they declined, or said it beside another
 * question.
 */
export function cautionFor({ redFlag, injuriesFlag, answers }: Conversation): string | null {
  const isStated = redFlag === 'urg' && (answers.screening?.length ?? 0) > 0;
  const isKnown = isStated || (answers.injuriesConsent && injuriesFlag === redFlag);
  return redFlag === null || isKnown ? null : texts.unknownToPlan[redFlag];
}

/** The steps that are questions of their own: the others only ask for a permission, or nothing. */
function questionsOf({ asksHealth }: Pick<Conversation, 'asksHealth'>): ConversationStep[] {
  const more: ConversationStep[] = ['injuriesConsent', 'guardian', 'ready', ...(asksHealth ? [] : ['health' as const])];
  return conversationSteps.filter((step) => !more.includes(step));
}

/** How many questions the conversation asks (docs/product.md#conversation). */
export function questionCount(conversation: Pick<Conversation, 'asksHealth'>): number {
  return questionsOf(conversation).length;
}

/** Which of them is open, from 1. */
export function questionNumber(conversation: Pick<Conversation, 'asksHealth' | 'step'>): number {
  return questionsOf(conversation).filter((step) => indexOf(step) <= indexOf(conversation.step)).length;
}

/**
 * What may be stored of a conversation. Without the consent for injuries nothing of what was said about the body
 * stays; while it is being asked for, the question for injuries is open again.
 */
export function keepable(conversation: Conversation): Conversation {
  const { answers, step, reached, messages } = conversation;
  if (answers.injuriesConsent) return conversation;
  const reopened = (each: ConversationStep) => (each === 'injuriesConsent' ? 'injuries' : each);
  return {
    ...conversation,
    step: reopened(step),
    reached: reopened(reached),
    answers: { ...answers, injuries: '', suspicion: null },
    redFlag: null,
    injuriesFlag: null,
    doubted: null,
    messages: messages.filter(({ isPrivate }) => !isPrivate),
  };
}

/** A question that an answer raises is always asked; otherwise a correction leads back to where one was. */
function nextStep(next: ConversationStep, reached: ConversationStep): ConversationStep {
  const isRaised = next === 'injuriesConsent' || next === 'guardian';
  return isRaised || indexOf(next) > indexOf(reached) ? next : reached;
}

function isDuplicate({ messages }: Conversation, text: string, now: number): boolean {
  const last = messages.findLast(({ role }) => role === 'user');
  const age = now - (last?.timestamp ?? Number.NEGATIVE_INFINITY);
  return last?.sentences[0] === text && age >= 0 && age < duplicateWindow;
}

/** The gravest flag so far. */
function withFlag(conversation: Conversation, flag: RedFlag | null): Conversation {
  const flags = [conversation.redFlag, flag];
  return flag === null
    ? conversation
    : { ...conversation, redFlag: ranked.find((each) => flags.includes(each)) ?? flag };
}

/** The safety text an answer requires; the text for a suspected crisis fits a misunderstanding too. */
function warningOf({ answers: { ageYears } }: Conversation, { redFlag, suspicion }: Heard): string | null {
  if (suspicion === 'crisis') return suspectedCrisisText(ageYears);
  return redFlag === null ? null : forReader(safetyTexts[redFlag], ageYears);
}

function replied(conversation: Conversation, now: number, reply: Utterance): Conversation {
  return spoken(conversation, 'assistant', now, reply);
}

function spoken(
  conversation: Conversation,
  role: ConversationMessage['role'],
  timestamp: number,
  { sentences, isPrivate = false }: Utterance,
): Conversation {
  const message: ConversationMessage = { role, sentences, timestamp, isPrivate };
  return { ...conversation, messages: [...conversation.messages, message] };
}
