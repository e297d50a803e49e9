import { type Heard, longestAnswer } from '@bandeja/domain/onboarding/contract';
import { dangerAnswerTexts, dangerQuestions } from '@bandeja/domain/profile/danger.messages';
import { afterAnswer, textAfter } from '@bandeja/domain/profile/danger-answer.messages';
import { flagText, forReader, helpFor, statedKind, statedText } from '@bandeja/domain/profile/safety.messages';
import type { DangerAnswer, HealthQuestion } from '@bandeja/domain/profile/vocabulary';
import type { Goal } from '@bandeja/domain/schedule/vocabulary';
import { isMeasure } from '@bandeja/reader/language/measures';
import { chosenOption, firstNameOf } from '@bandeja/reader/language/options';
import { answerTo } from '#onboarding/answering.ts';
import * as texts from '#onboarding/messages.ts';
import {
  type Conversation,
  type ConversationMessage,
  type ConversationStep,
  conversationSteps,
} from '#onboarding/types.ts';

/** Milliseconds in which the same message counts once. */
const duplicateWindow = 1000;

type RedFlag = NonNullable<Heard['redFlag']>;
const ranked: RedFlag[] = ['crisis', 'urg', 'weight', 'rest', 'no', 'prof', 'drug', 'medicine', 'minor'];
const nothingHeard: Heard = {
  redFlag: null,
  isCondition: false,
  suspicion: null,
  topic: null,
  besidesCrisis: null,
  isOfHealth: false,
};
const indexOf = (step: ConversationStep) => conversationSteps.indexOf(step);

const nothingDoubted = { doubted: null, topic: null, besidesCrisis: null };

type Utterance = Pick<ConversationMessage, 'sentences'> & { isPrivate?: boolean };
type Begin = Pick<Conversation, 'answers' | 'asksHealth'> & { name: string };

/** `answers` are saved already, and stay where no question touches them. */
export function startConversation({ name, answers, asksHealth }: Begin, now: number): Conversation {
  const known = knownSteps(answers);
  const begun: Conversation = {
    step: 'greeting',
    reached: 'greeting',
    answers,
    asksHealth,
    known,
    tickedGoals: [],
    redFlag: null,
    injuriesFlag: null,
    ...nothingDoubted,
    messages: [],
    saving: 'open',
  };
  const greeting = texts.greeting(firstNameOf(name), questionCount({ asksHealth, known }));
  const sentences = [...greeting, ...texts.knownBefore(known, answers), ...texts.asked.greeting];
  return replied(begun, now, { sentences });
}

/** Of a first conversation alone: who comes back wants to change something. */
function knownSteps({ trainingDays, experience, fitnessLevel, goals }: Conversation['answers']): ConversationStep[] {
  if (trainingDays !== null) return [];
  const isKnown = { experience: experience !== null, fitnessLevel: fitnessLevel !== null, goals: goals.length > 0 };
  return conversationSteps.filter((step) => step in isKnown && isKnown[step as keyof typeof isKnown]);
}

const besides = (known: readonly ConversationStep[]) => conversationSteps.filter((step) => !known.includes(step));

export function isPlainAnswer({ step }: Conversation, text: string): boolean {
  return chosenOption(text, texts.questions[step].options) !== null || isMeasure(text);
}

/** `heard` is what the server read in free text. Blank and repeated texts change nothing, nor does any during a danger. */
export function answer(conversation: Conversation, text: string, now: number, heard = nothingHeard): Conversation {
  const line = text.trim().slice(0, longestAnswer);
  const { step, doubted } = conversation;
  if (line === '' || step === 'ready' || doubted !== null || isDuplicate(conversation, line, now)) return conversation;
  if (heard.suspicion === 'question') {
    const topic = heard.topic ?? 'general';
    const { title, lead } = dangerQuestions[topic];
    const doubting = spoken(conversation, 'user', now, { sentences: [line], isPrivate: true });
    return { ...replied(doubting, now, { sentences: [title, lead], isPrivate: true }), doubted: line, topic };
  }
  if (heard.redFlag === 'crisis') {
    const shown = spoken(conversation, 'user', now, { sentences: [line], isPrivate: true });
    const helped = replied(shown, now, { sentences: helpFor(conversation.answers.ageYears), isPrivate: true });
    return { ...helped, doubted: line, besidesCrisis: heard.besidesCrisis ?? { redFlag: null, isOfHealth: true } };
  }
  const reading = read(conversation, line, now, heard);
  const isPrivate = isOfBody(step, reading, heard);
  return proceed(spoken(conversation, 'user', now, { sentences: [line], isPrivate }), reading, now, heard);
}

/** The answer that waited counts, beside the sign that was tapped. */
function flagAfter(sign: DangerAnswer): Heard['redFlag'] {
  const after = afterAnswer(sign);
  // what somebody else has is no flag of the player
  if (after === 'goOn' || after === 'bystander' || after === 'theirCrisis') return null;
  return after === 'condition' ? 'prof' : after;
}

export function answerDoubt(conversation: Conversation, sign: DangerAnswer, now: number): Conversation {
  const { doubted, step } = conversation;
  if (doubted === null) return conversation;
  const open = { ...conversation, ...nothingDoubted };
  const shown = spoken(open, 'user', now, { sentences: [dangerAnswerTexts[sign]], isPrivate: true });
  const heard: Heard = {
    ...nothingHeard,
    redFlag: flagAfter(sign),
    isOfHealth: true,
  };
  const warning = textAfter(sign, conversation.answers.ageYears);
  const next = proceed(shown, read(shown, doubted, now, heard), now, heard, warning);
  return step === 'injuries' ? { ...next, answers: { ...next.answers, suspicion: sign } } : next;
}

/** `isMeant: false`: the help goes, and nothing of it stays. The waiting answer counts either way. */
export function answerCrisis(conversation: Conversation, isMeant: boolean, now: number): Conversation {
  const { doubted, besidesCrisis, messages, step } = conversation;
  if (doubted === null || besidesCrisis === null) return conversation;
  const open = { ...conversation, ...nothingDoubted };
  if (isMeant) {
    const heard: Heard = { ...nothingHeard, redFlag: 'crisis', isOfHealth: true };
    return proceed(open, read(open, doubted, now, heard), now, heard, null);
  }
  const heard: Heard = { ...nothingHeard, ...besidesCrisis };
  const unanswered = { ...open, messages: messages.slice(0, -2) };
  const reading = read(unanswered, doubted, now, heard);
  const isPrivate = isOfBody(step, reading, heard);
  const shown = spoken(unanswered, 'user', now, { sentences: [doubted], isPrivate });
  const next = proceed(shown, reading, now, heard);
  return next.step === 'injuriesConsent' && step === 'injuries'
    ? { ...next, answers: { ...next.answers, suspicion: 'none' } }
    : next;
}

const isOfBody = (step: ConversationStep, reading: ReturnType<typeof read>, { isOfHealth }: Heard) =>
  step === 'injuriesConsent' || reading?.next === 'injuriesConsent' || isOfHealth;

const read = (conversation: Conversation, text: string, now: number, { redFlag, isOfHealth, places }: Heard) =>
  answerTo[conversation.step](text, withFlag(conversation, redFlag), {
    isOfHealth,
    places,
    year: new Date(now).getUTCFullYear(),
  });

/** Replies first to what the answer says of health (`warning`), then to the question. */
function proceed(
  conversation: Conversation,
  reading: ReturnType<typeof read>,
  now: number,
  heard: Heard,
  warning = warningOf(conversation, heard),
): Conversation {
  const { step } = conversation;
  const { redFlag } = heard;
  const flagged = withFlag(conversation, redFlag);
  const warned = warning === null ? flagged : replied(flagged, now, { sentences: [warning], isPrivate: true });
  if (reading === null || reading.next === null) {
    const isAnswered = warning !== null || redFlag !== null;
    const again = isAnswered ? [texts.goOn, ...texts.asked[step]] : (reading?.reply ?? texts.reasked[step]);
    return replied(warned, now, { sentences: again, isPrivate: step === 'injuriesConsent' });
  }
  const next = nextStep(reading.next, conversation);
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

export function tickGoal(conversation: Conversation, goal: Goal): Conversation {
  const { tickedGoals } = conversation;
  const ticked = tickedGoals.includes(goal) ? tickedGoals.filter((each) => each !== goal) : [...tickedGoals, goal];
  return conversation.step === 'goals' ? { ...conversation, tickedGoals: ticked } : conversation;
}

export function sendGoals(conversation: Conversation, now: number): Conversation {
  return answer(conversation, conversation.tickedGoals.join(', '), now);
}

/** A «sí» is answered with the safety text, and the conversation goes on. */
export function answerHealth(conversation: Conversation, yes: readonly HealthQuestion[], now: number): Conversation {
  if (conversation.step !== 'health' || conversation.doubted !== null) return conversation;
  if (yes.length === 0) return answer(conversation, texts.health.none, now);
  const flagged = withFlag(conversation, statedKind(yes));
  const heard = spoken(flagged, 'user', now, { sentences: [texts.health.some] });
  const warned = replied(heard, now, {
    sentences: [forReader(statedText(yes), heard.answers.ageYears)],
    isPrivate: true,
  });
  const next = nextStep('age', conversation);
  const reached = indexOf(next) > indexOf(conversation.reached) ? next : conversation.reached;
  const moved = { ...warned, step: next, reached, answers: { ...conversation.answers, screening: [...yes] } };
  return replied(moved, now, { sentences: texts.asked[next] });
}

/** What is chosen on the card for the days. */
export function answerSessions(conversation: Conversation, chosen: texts.SessionAnswers, now: number): Conversation {
  if (conversation.step !== 'sessions' || conversation.doubted !== null) return conversation;
  const shown = spoken(conversation, 'user', now, { sentences: [texts.sessionsNoted(chosen)] });
  const next = nextStep('goals', conversation);
  const reached = indexOf(next) > indexOf(conversation.reached) ? next : conversation.reached;
  const moved = { ...shown, step: next, reached, answers: { ...conversation.answers, ...chosen } };
  return replied(moved, now, { sentences: texts.asked[next] });
}

export function previousStep({ step, answers, asksHealth, known, saving }: Conversation): ConversationStep | null {
  switch (step) {
    case 'greeting':
    case 'height':
      return null;
    case 'health':
      return 'injuries';
    case 'age':
      return asksHealth ? 'health' : 'injuries';
    case 'ready':
      if (saving === 'saved') return null;
      return answers.guardianConsent ? 'guardian' : 'age';
    default:
      return besides(known).findLast((each) => indexOf(each) < indexOf(step)) ?? null;
  }
}

export function goBack(conversation: Conversation, now: number): Conversation {
  const step = previousStep(conversation);
  if (step === null) return conversation;
  const tickedGoals = step === 'goals' ? conversation.answers.goals : conversation.tickedGoals;
  const back: Conversation = { ...conversation, ...nothingDoubted, step, tickedGoals, saving: 'open' };
  return replied(back, now, { sentences: [...texts.corrected, ...texts.asked[step]] });
}

/** Nothing is lost. `reason` is fit to show. */
export function saveFailed(conversation: Conversation, reason: string, now: number): Conversation {
  return failed({ ...conversation, saving: 'failed' }, texts.saveFailedText, reason, now);
}

export function saveDone(conversation: Conversation): Conversation {
  return { ...conversation, saving: 'saved' };
}

export function stepFailed(conversation: Conversation, reason: string, now: number): Conversation {
  return failed(conversation, texts.stepFailedText, reason, now);
}

const failed = (conversation: Conversation, text: string, reason: string, now: number) =>
  replied(conversation, now, { sentences: [text, ...(reason === '' ? [] : [reason])] });

export function cautionFor({ redFlag, injuriesFlag, answers }: Conversation): string | null {
  const yes = answers.screening ?? [];
  const isStated = yes.length > 0 && redFlag === statedKind(yes);
  const isKnown = isStated || (answers.injuriesConsent && injuriesFlag === redFlag);
  return redFlag === null || isKnown ? null : texts.unknownToPlan[redFlag];
}

/** The others only ask for a permission, or nothing. */
function questionsOf({ asksHealth, known }: Pick<Conversation, 'asksHealth' | 'known'>): ConversationStep[] {
  const more: ConversationStep[] = [
    ...known,
    'greeting',
    'sessions',
    'injuriesConsent',
    'guardian',
    'ready',
    ...(asksHealth ? [] : ['health' as const]),
  ];
  return conversationSteps.filter((step) => !more.includes(step));
}

/** docs/product.md#conversation. */
export function questionCount(conversation: Pick<Conversation, 'asksHealth' | 'known'>): number {
  return questionsOf(conversation).length;
}

export function questionNumber(conversation: Pick<Conversation, 'asksHealth' | 'known' | 'step'>): number {
  return questionsOf(conversation).filter((step) => indexOf(step) <= indexOf(conversation.step)).length;
}

/** Without the consent for injuries nothing said about the body stays; the question for injuries opens again. */
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
    ...nothingDoubted,
    messages: messages.filter(({ isPrivate }) => !isPrivate),
  };
}

/** A question that an answer raises is always asked; otherwise a correction leads back to where one was. */
function nextStep(
  answered: ConversationStep,
  { reached, known }: Pick<Conversation, 'reached' | 'known'>,
): ConversationStep {
  const next = besides(known).find((step) => indexOf(step) >= indexOf(answered)) ?? 'ready';
  const isRaised = next === 'injuriesConsent' || next === 'guardian';
  return isRaised || indexOf(next) > indexOf(reached) ? next : reached;
}

function isDuplicate({ messages }: Conversation, text: string, now: number): boolean {
  const last = messages.findLast(({ role }) => role === 'user');
  const age = now - (last?.timestamp ?? Number.NEGATIVE_INFINITY);
  return last?.sentences[0] === text && age >= 0 && age < duplicateWindow;
}

function withFlag(conversation: Conversation, flag: RedFlag | null): Conversation {
  const flags = [conversation.redFlag, flag];
  return flag === null
    ? conversation
    : { ...conversation, redFlag: ranked.find((each) => flags.includes(each)) ?? flag };
}

function warningOf({ answers: { ageYears } }: Conversation, { redFlag, isCondition }: Heard): string | null {
  return redFlag === null ? null : forReader(flagText(redFlag, { isCondition }), ageYears);
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
