import type { HealthQuestion } from '@bandeja/domain/profile/vocabulary';
import type { Goal } from '@bandeja/domain/schedule/vocabulary';
import { chosenOption, firstNameOf } from '#language/options.ts';
import { answerTo } from '#onboarding/answering.ts';
import * as texts from '#onboarding/messages.ts';
import {
  type Conversation,
  type ConversationMessage,
  type ConversationStep,
  conversationSteps,
} from '#onboarding/types.ts';
import { flagOf, readDanger } from '#reader/danger.ts';
import { type RedFlag, readHealth } from '#reader/health.ts';
import { safetyTexts } from '#reader/messages.ts';
import { adultAge } from '#schedule/limits.ts';

/** An answer may be this long; the injuries of a profile are no longer either. */
export const longestAnswer = 1000;
/** Milliseconds in which the same message counts once. */
const duplicateWindow = 1000;

const ranked: RedFlag[] = ['crisis', 'urg', 'rest', 'no', 'prof'];
const indexOf = (step: ConversationStep) => conversationSteps.indexOf(step);

type Said = Pick<ConversationMessage, 'sentences'> & { isPrivate?: boolean };
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
    messages: [],
    saving: 'open',
  };
  return replied(begun, now, {
    sentences: [...texts.greeting(firstNameOf(name), asksHealth ? 9 : 8), ...texts.asked.height],
  });
}

/**
 * Takes an answer, a quick reply or free text, and replies; an answer that is not understood leaves the question open.
 * Nothing changes for blank text, for the same text again within a second, and when no question is left.
 */
export function answer(conversation: Conversation, text: string, now: number): Conversation {
  const said = text.trim().slice(0, longestAnswer);
  const { step } = conversation;
  if (said === '' || step === 'ready' || isDuplicate(conversation, said, now)) return conversation;
  const flag = chosenOption(said, texts.questions[step].options) === null ? flagOf(readDanger(said)) : null;
  const reading = answerTo[step](said, withFlag(conversation, flag), new Date(now).getUTCFullYear());
  const isPrivate = step === 'injuriesConsent' || reading?.next === 'injuriesConsent' || tellsOfHealth(said, step);
  const heard = withFlag(spoken(conversation, 'user', now, { sentences: [said], isPrivate }), flag);
  const warned = flag === null ? heard : replied(heard, now, { sentences: [safetyText(flag, heard)], isPrivate: true });
  if (reading === null || reading.next === null) {
    const again = flag === null ? (reading?.reply ?? texts.reasked[step]) : [texts.goOn, ...texts.asked[step]];
    return replied(warned, now, { sentences: again, isPrivate: step === 'injuriesConsent' });
  }
  const next = nextStep(reading.next, conversation.reached);
  const reply = { sentences: reading.reply, isPrivate: reading.isPrivate ?? false };
  const moved: Conversation = {
    ...warned,
    step: next,
    reached: indexOf(next) > indexOf(conversation.reached) ? next : conversation.reached,
    answers: { ...conversation.answers, ...reading.answers },
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
  if (conversation.step !== 'health') return conversation;
  if (yes.length === 0) return answer(conversation, texts.health.none, now);
  const flagged = withFlag(conversation, 'urg');
  const heard = spoken(flagged, 'user', now, { sentences: [texts.health.some] });
  const warned = replied(heard, now, { sentences: [safetyText('urg', heard)], isPrivate: true });
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
  const back: Conversation = { ...conversation, step, tickedGoals, saving: 'open' };
  return replied(back, now, { sentences: [...texts.corrected, ...texts.asked[step]] });
}

/** The answers could not be saved: nothing is lost. `reason`: what is known of it, fit to show. */
export function saveFailed(conversation: Conversation, reason: string, now: number): Conversation {
  return replied({ ...conversation, saving: 'failed' }, now, {
    sentences: [texts.saveFailedText, ...(reason === '' ? [] : [reason])],
  });
}

/** The answers are saved. */
export function saveDone(conversation: Conversation): Conversation {
  return { ...conversation, saving: 'saved' };
}

/** Something broke while an answer was read; the question stays open. */
export function stepFailed(conversation: Conversation, now: number): Conversation {
  return replied(conversation, now, { sentences: [texts.stepFailedText] });
}

/**
 * What a player has to mind whose plan does not know what they said: they declined, or said it beside another
 * question.
 */
export function cautionFor({ redFlag, answers }: Conversation): string | null {
  const isStated = redFlag === 'urg' && (answers.screening?.length ?? 0) > 0;
  const isKnown = isStated || (answers.injuriesConsent && flagOf(readDanger(answers.injuries)) === redFlag);
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
    answers: { ...answers, injuries: '' },
    redFlag: null,
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

/** Whether an answer speaks of the body, also beside another question: «llevo dos años, pero me duele el codo». */
function tellsOfHealth(text: string, step: ConversationStep): boolean {
  if (chosenOption(text, texts.questions[step].options) !== null) return false;
  const { redFlag, injuries, excludedDemands, pain } = readHealth(text);
  return redFlag !== null || injuries.length + excludedDemands.length > 0 || pain;
}

/** The gravest flag so far. */
function withFlag(conversation: Conversation, flag: RedFlag | null): Conversation {
  const flags = [conversation.redFlag, flag];
  return flag === null
    ? conversation
    : { ...conversation, redFlag: ranked.find((each) => flags.includes(each)) ?? flag };
}

function safetyText(flag: RedFlag, { answers: { ageYears } }: Conversation): string {
  return ageYears !== null && ageYears < adultAge ? safetyTexts.forMinor(safetyTexts[flag]) : safetyTexts[flag];
}

function replied(conversation: Conversation, now: number, said: Said): Conversation {
  return spoken(conversation, 'assistant', now, said);
}

function spoken(
  conversation: Conversation,
  role: ConversationMessage['role'],
  timestamp: number,
  { sentences, isPrivate = false }: Said,
): Conversation {
  const message: ConversationMessage = { role, sentences, timestamp, isPrivate };
  return { ...conversation, messages: [...conversation.messages, message] };
}
