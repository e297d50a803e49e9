import type { Heard } from '@bandeja/domain/onboarding/contract';
import type { OnboardingAnswers } from '@bandeja/domain/onboarding/rules';
import type { DangerTopic } from '@bandeja/domain/profile/vocabulary';

export const conversationSteps = [
  'greeting',
  'height',
  'weight',
  'experience',
  'fitnessLevel',
  'trainingDays',
  'sessions',
  'goals',
  'injuries',
  'injuriesConsent',
  'health',
  'age',
  'guardian',
  'ready',
] as const;
export type ConversationStep = (typeof conversationSteps)[number];

export type ConversationMessage = {
  role: 'user' | 'assistant';
  sentences: string[];
  timestamp: number;
  /** Without their consent it stays in the open page only. */
  isPrivate: boolean;
};

export type Conversation = {
  step: ConversationStep;
  /** The furthest question so far: after a correction the conversation goes on there. */
  reached: ConversationStep;
  answers: OnboardingAnswers;
  /** The health questions are asked: they were never answered, or a year ago. */
  asksHealth: boolean;
  /** Questions that an earlier form has answered: they are not asked. */
  known: ConversationStep[];
  tickedGoals: OnboardingAnswers['goals'];
  /** Its words: docs/training.md#safety-texts */
  redFlag: Heard['redFlag'];
  injuriesFlag: Heard['redFlag'];
  /** An answer that waits while the calm question is open or the help for a crisis is shown. */
  doubted: string | null;
  topic: DangerTopic | null;
  /** What the waiting answer says besides, should no crisis be meant. */
  besidesCrisis: Heard['besidesCrisis'];
  messages: ConversationMessage[];
  saving: 'open' | 'failed' | 'saved';
};

export type Question = {
  inputType: 'select' | 'multiselect' | 'number' | 'text' | 'sessions';
  /** Quick replies; a free answer is understood as well. */
  options: readonly string[];
};
