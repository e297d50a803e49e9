import type { Difficulty, Material, Place } from '@bandeja/domain/exercises/vocabulary';
import type { Experience, ProfileBody, User } from '@bandeja/domain/profile/contract';
import type { putSchedule } from '@bandeja/domain/schedule/contract';
import { daysOfFlags, flagsOfDays, proposedWeekdays, suggestedPlan } from '@bandeja/domain/schedule/rules';
import type { Goal, Weekday } from '@bandeja/domain/schedule/vocabulary';
import type { BodyInput } from '@bandeja/domain/wire/endpoint';

/** What a newcomer has said so far; numbers as typed. Both onboarding ways fill it. */
export type Answers = {
  height: string;
  weight: string;
  age: string;
  guardianConsent: boolean;
  dominantHand: 'right' | 'left' | null;
  fitnessLevel: Difficulty | null;
  experience: Experience | null;
  trainingDays: number | null;
  days: Weekday[];
  /** In the order of choice: the first is the most important. */
  goals: Goal[];
  /** Null: not said. */
  equipment: Material[] | null;
  places: Place[] | null;
  injuries: string;
  injuriesConsent: boolean;
};

/** Minutes of a session as the wizard stores them (spec section 9). */
const sessionDuration = { min: 60, max: 120 };

/** Answers of somebody who comes back, or of somebody new. */
export function answersOf(user: User): Answers {
  return {
    height: user.height === null ? '' : String(user.height),
    weight: user.weight === null ? '' : String(user.weight).replace('.', ','),
    age: user.age === null ? '' : String(user.age),
    guardianConsent: false,
    dominantHand: user.dominantHand,
    fitnessLevel: user.fitnessLevel,
    experience: user.experience,
    trainingDays: user.trainingDays,
    days: daysOfFlags(user.availableDays),
    goals: user.goals,
    equipment: user.equipment,
    places: user.places,
    injuries: user.injuries,
    injuriesConsent: user.injuriesConsent,
  };
}

/** Centimetres of «178», «178 cm», «1,78» or «1.78 m»; null when it is no height. */
export function heightCm(text: string): number | null {
  const value = numberIn(text);
  if (value === null) return null;
  return Math.round(value > 0 && value < 3 ? value * 100 : value);
}

/** Kilograms of «72,5», «72.5 kg»; null when it is no number. Kept to one decimal. */
export function weightKg(text: string): number | null {
  const value = numberIn(text);
  return value === null ? null : Math.round(value * 10) / 10;
}

/** Years of «35»; null when it is no whole number. */
export function ageYears(text: string): number | null {
  const value = numberIn(text);
  return value !== null && Number.isInteger(value) ? value : null;
}

function numberIn(text: string): number | null {
  const match = /^\s*(\d+(?:[.,]\d+)?)\s*(?:cm|m|kg|kilos?|años?)?\s*$/i.exec(text);
  return match?.[1] === undefined ? null : Number(match[1].replace(',', '.'));
}

/** Choosing how many days proposes which; the player may change them afterwards. */
export function withTrainingDays(answers: Answers, trainingDays: number): Answers {
  return { ...answers, trainingDays, days: proposedWeekdays(trainingDays) };
}

export type Payloads = { profile: ProfileBody; schedule: BodyInput<typeof putSchedule> };

/**
 * What complete answers save (spec section 7: `PUT /users/profile`, then `PUT /training-schedule`). Equal answers give
 * equal payloads, whoever asked the questions. Call it only when no step has a fault.
 */
export function payloadsOf(answers: Answers, user: Pick<User, 'injuriesConsent'>): Payloads {
  const trainingDays = answers.trainingDays ?? 1;
  const age = ageYears(answers.age);
  const withdraws = user.injuriesConsent && !answers.injuriesConsent;
  return {
    profile: {
      height: heightCm(answers.height),
      weight: weightKg(answers.weight),
      age,
      dominantHand: answers.dominantHand,
      fitnessLevel: answers.fitnessLevel,
      experience: answers.experience,
      trainingDays,
      goals: answers.goals,
      equipment: answers.equipment,
      places: answers.places,
      injuries: answers.injuriesConsent ? answers.injuries.trim() : '',
      trainingPlan: suggestedPlan(trainingDays),
      ...(answers.injuriesConsent || withdraws ? { injuriesConsent: answers.injuriesConsent } : {}),
      ...(answers.guardianConsent ? { guardianConsent: true } : {}),
    },
    schedule: { availableDays: flagsOfDays(answers.days), sessionDuration, trainingDays },
  };
}
