import type { OnboardingAnswers } from '@bandeja/domain/onboarding/rules';
import { hearAnswer } from '@bandeja/reader/understand/heard';
import * as talk from '#onboarding/conversation.ts';
import type { Conversation, ConversationStep } from '#onboarding/types.ts';

export const now = Date.UTC(2026, 10, 20, 12);

export const noAnswers: OnboardingAnswers = {
  heightCm: null,
  weightKg: null,
  ageYears: null,
  guardianConsent: false,
  dominantHand: null,
  fitnessLevel: null,
  experience: null,
  trainingDays: null,
  days: [],
  goals: [],
  tournament: null,
  equipment: null,
  places: null,
  matchDays: [],
  sessionDuration: null,
  injuries: '',
  injuriesConsent: false,
  suspicion: null,
  screening: null,
};

export const begun = (answers = noAnswers): Conversation =>
  talk.startConversation({ name: 'Lucía Ferrer', answers, asksHealth: true }, now - 60_000);

/** Free text is read by the server first, as in the app. */
export const answer = (conversation: Conversation, text: string, at: number): Conversation =>
  talk.isPlainAnswer(conversation, text)
    ? talk.answer(conversation, text, at)
    : talk.answer(conversation, text, at, hearAnswer(text, conversation.step === 'injuries', '2026-11-20'));

const usual = ['178', '72,5', '1-3 años', 'Intermedio', '3', 'paso', 'Ganar fuerza'];
const lines: Record<ConversationStep, string[]> = {
  greeting: [],
  height: ['Empecemos'],
  weight: usual.slice(0, 1),
  experience: usual.slice(0, 2),
  fitnessLevel: usual.slice(0, 3),
  trainingDays: usual.slice(0, 4),
  sessions: usual.slice(0, 5),
  goals: usual.slice(0, 6),
  injuries: usual,
  injuriesConsent: [...usual, 'Me molesta el codo'],
  health: [...usual, 'Ninguna'],
  age: [...usual, 'Ninguna', 'Nada de esto'],
  guardian: [...usual, 'Ninguna', 'Nada de esto', '13'],
  ready: [...usual, 'Ninguna', 'Nada de esto', '35'],
};

export function after(texts: readonly string[], from = begun()): Conversation {
  return texts.reduce((conversation, text, index) => answer(conversation, text, now + index * 10_000), from);
}

export const at = (step: ConversationStep): Conversation =>
  lines[step].reduce((conversation, text, index) => answer(conversation, text, now - 50_000 + index * 2000), begun());

export const trainerLines = ({ messages }: Conversation): string[][] =>
  messages.filter(({ role }) => role === 'assistant').map(({ sentences }) => sentences);
