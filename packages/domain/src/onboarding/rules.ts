import type { Difficulty, Material, Place } from '#exercises/vocabulary.ts';
import type { Experience, ProfileBody, User } from '#profile/contract.ts';
import { needsGuardian } from '#profile/rules.ts';
import type { DangerAnswer, HealthQuestion } from '#profile/vocabulary.ts';
import type { putSchedule } from '#schedule/contract.ts';
import { daysOfFlags, flagsOfDays, suggestedPlan } from '#schedule/rules.ts';
import type { Goal, Weekday } from '#schedule/vocabulary.ts';
import type { BodyInput } from '#wire/endpoint.ts';

/** Null: not said. */
export type OnboardingAnswers = {
  heightCm: number | null;
  weightKg: number | null;
  ageYears: number | null;
  guardianConsent: boolean;
  dominantHand: 'right' | 'left' | null;
  fitnessLevel: Difficulty | null;
  experience: Experience | null;
  trainingDays: number | null;
  days: Weekday[];
  /** On which the player already plays. */
  matchDays: Weekday[];
  goals: Goal[];
  tournament: string | null;
  equipment: Material[] | null;
  places: Place[] | null;
  sessionDuration: SessionDuration | null;
  injuries: string;
  injuriesConsent: boolean;
  /** Null: not asked. */
  suspicion: DangerAnswer | null;
  /** Answered with «sí»; null: not answered, nothing is stored. */
  screening: HealthQuestion[] | null;
};

export type SessionDuration = { min: number; max: number };

/** Minutes a session takes, as it is asked. */
export const sessionDurations: readonly SessionDuration[] = [
  { min: 30, max: 30 },
  { min: 30, max: 45 },
  { min: 45, max: 60 },
  { min: 60, max: 90 },
  { min: 60, max: 120 },
];
const usualDuration: SessionDuration = { min: 60, max: 120 };

/** The one that holds most of what was said, at least half an hour. */
export function durationAround(minutes: number): SessionDuration {
  return sessionDurations.find(({ max }) => minutes <= max) ?? usualDuration;
}

export function savedAnswers(user: User): OnboardingAnswers {
  return {
    heightCm: user.height,
    weightKg: user.weight,
    ageYears: user.age,
    // an age under 14 is only ever saved with the guardian's consent
    guardianConsent: needsGuardian(user.age),
    dominantHand: user.dominantHand,
    fitnessLevel: user.fitnessLevel,
    experience: user.experience,
    trainingDays: user.trainingDays,
    days: daysOfFlags(user.availableDays),
    // an answer that the device stored may be older than the field
    matchDays: user.matchDays ?? [],
    goals: user.goals,
    tournament: user.tournament,
    equipment: user.equipment,
    places: user.places,
    sessionDuration: user.sessionDuration,
    injuries: user.injuries,
    injuriesConsent: user.injuriesConsent,
    suspicion: null,
    // what was answered before stays as it is, with its date
    screening: null,
  };
}

export type OnboardingPayloads = {
  profile: ProfileBody;
  schedule: BodyInput<typeof putSchedule>;
  suspicion: DangerAnswer | null;
};

/**
 * Equal answers give equal payloads, from the wizard and the conversation.
 * @throws Error without the number of training days
 */
export function onboardingPayloads(answers: OnboardingAnswers): OnboardingPayloads {
  const { trainingDays, injuriesConsent, screening, suspicion } = answers;
  if (trainingDays === null) throw new Error('Answers without training days cannot be saved');
  const availableDays = flagsOfDays(answers.days);
  return {
    profile: {
      height: answers.heightCm,
      weight: answers.weightKg,
      fitnessLevel: answers.fitnessLevel,
      trainingDays,
      goals: answers.goals,
      tournament: answers.tournament,
      experience: answers.experience,
      injuries: injuriesConsent ? answers.injuries.trim() : '',
      injuriesConsent,
      ...(screening === null ? {} : { screening: { yes: screening, consent: true } }),
      age: answers.ageYears,
      dominantHand: answers.dominantHand,
      equipment: answers.equipment,
      places: answers.places,
      guardianConsent: needsGuardian(answers.ageYears) && answers.guardianConsent,
      trainingPlan: suggestedPlan(trainingDays),
      availableDays,
      matchDays: answers.matchDays,
    },
    schedule: { availableDays, sessionDuration: answers.sessionDuration ?? usualDuration, trainingDays },
    suspicion: injuriesConsent ? suspicion : null,
  };
}
