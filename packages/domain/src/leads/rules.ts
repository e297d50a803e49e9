import type { CreateLeadBody } from '#leads/contract.ts';
import { consentTexts } from '#leads/messages.ts';
import type {
  AgeRange,
  Campaign,
  LeadGoal,
  MainChallenge,
  PaddleLevel,
  PlayingFrequency,
  PreferredTime,
  QuizExperience,
  TimeAvailable,
  TrainingFrequency,
} from '#leads/vocabulary.ts';

export type QuizAnswers = {
  name: string;
  email: string;
  age: AgeRange;
  experience: QuizExperience;
  playingFrequency: PlayingFrequency;
  trainingFrequency: TrainingFrequency;
  currentLevel: PaddleLevel;
  goals: LeadGoal[];
  mainChallenge: MainChallenge;
  timeAvailable: TimeAvailable;
  preferredTrainingTime: PreferredTime;
};

const ageWithoutNumber = 30;

/** The age sent for a range: its first number in years, 30 when there is none. */
export function ageOfRange(range: string): number {
  return Number(/\d+/.exec(range)?.[0] ?? ageWithoutNumber);
}

export function splitName(name: string): { firstName: string; lastName?: string } {
  const [firstName = '', ...rest] = name.trim().split(/\s+/);
  return rest.length > 0 ? { firstName, lastName: rest.join(' ') } : { firstName };
}

export const firstWeekResource = {
  resourceId: 'first-week-routine',
  resourceName: 'Rutina de pádel de 7 días',
  resourceType: 'txt',
  downloadUrl: '/descargas/rutina-padel-7-dias.txt',
} as const;

function leadSource(source: string, campaign: Campaign): CreateLeadBody['leadSource'] {
  return { channel: 'organic', source, medium: 'web', campaign };
}

/** The terms box is also the consent to the mail and to the processing. */
export function leadFormPayload(form: { firstName: string; email: string; marketing: boolean }): CreateLeadBody {
  return {
    firstName: form.firstName,
    email: form.email,
    leadSource: leadSource('Landing Page', 'paddle_routine_pdf'),
    interests: ['padel_training'],
    downloadedResources: [firstWeekResource],
    emailConsent: true,
    marketingConsent: form.marketing,
    dataProcessingConsent: true,
    consentVersion: consentTexts.terms.version,
  };
}

/** All consents are sent as true. */
export function quizPayload(answers: QuizAnswers): CreateLeadBody {
  return {
    ...splitName(answers.name),
    email: answers.email,
    age: ageOfRange(answers.age),
    paddleLevel: answers.currentLevel,
    playingFrequency: answers.playingFrequency,
    goals: answers.goals,
    leadSource: leadSource('Training Quiz', 'training_assessment'),
    interests: ['padel_training', 'training_plan'],
    downloadedResources: [],
    customData: {
      experience: answers.experience,
      trainingFrequency: answers.trainingFrequency,
      mainChallenge: answers.mainChallenge,
      timeAvailable: answers.timeAvailable,
      preferredTrainingTime: answers.preferredTrainingTime,
    },
    emailConsent: true,
    marketingConsent: true,
    dataProcessingConsent: true,
    consentVersion: consentTexts.quiz.version,
  };
}

export function comingSoonPayload(email: string, campaign: Extract<Campaign, `coming_soon_${string}`>): CreateLeadBody {
  return {
    firstName: '',
    email,
    leadSource: leadSource('Próximamente', campaign),
    interests: [campaign.replace('coming_soon_', '')],
    downloadedResources: [],
    emailConsent: true,
    marketingConsent: true,
    dataProcessingConsent: true,
    consentVersion: consentTexts.comingSoon.version,
  };
}
