import type { Heard } from '@bandeja/domain/onboarding/contract';
import type { OnboardingAnswers } from '@bandeja/domain/onboarding/rules';

/** The questions in their order; `ready` has none left. */
export const conversationSteps = [
  'height',
  'weight',
  'experience',
  'fitnessLevel',
  'trainingDays',
  'goals',
  'injuries',
  'injuriesConsent',
  'health',
  'age',
  'guardian',
  'ready',
] as const;
export type ConversationStep = (typeof conversationSteps)[number];

/** What was said. Each sentence is one text node. */
export type ConversationMessage = {
  role: 'user' | 'assistant';
  sentences: string[];
  /** Milliseconds since 1970. */
  timestamp: number;
  /** Speaks of health: without their consent it stays in the open page only. */
  isPrivate: boolean;
};

/** The whole state of a conversation: plain data, so that it can be stored and goes on as if nothing had happened. */
export type Conversation = {
  /** The question that is open. */
  step: ConversationStep;
  /** The furthest question so far: after a correction the conversation goes on there. */
  reached: ConversationStep;
  answers: OnboardingAnswers;
  /** The health questions are asked: they were never answered, or a year ago. */
  asksHealth: boolean;
  /** Ticked, not sent yet, in the order of choice. */
  tickedGoals: OnboardingAnswers['goals'];
  /** The gravest flag so far; its words: docs/training.md#safety-texts */
  redFlag: Heard['redFlag'];
  /** The flag of the injuries that the answers hold. */
  injuriesFlag: Heard['redFlag'];
  /** An answer that waits: something in it may be a danger, and the calm question is open. */
  doubted: string | null;
  messages: ConversationMessage[];
  /** Of the answers as a whole, once they are `ready`. */
  saving: 'open' | 'failed' | 'saved';
};

/** How a question is answered. */
export type Question = {
  inputType: 'select' | 'multiselect' | 'number' | 'text';
  /** Quick replies; a free answer is understood as well. */
  options: readonly string[];
};
