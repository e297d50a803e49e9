import type { Difficulty, Material, Place } from '@bandeja/domain/exercises/vocabulary';
import { type Experience, type ProfileBody, profileBounds, type User } from '@bandeja/domain/profile/contract';
import { needsGuardian } from '@bandeja/domain/profile/rules';
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
    weight: user.weight === null ? '' : decimal(user.weight),
    age: user.age === null ? '' : String(user.age),
    // an age under 14 is only ever saved with the guardian's consent
    guardianConsent: needsGuardian(user.age),
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

/** What was typed as it will be saved: «1,78 m» becomes «178», «72.5 kg» becomes «72,5». No number stays as it is. */
export function tidied(answers: Pick<Answers, 'height' | 'weight'>): Pick<Answers, 'height' | 'weight'> {
  const height = heightCm(answers.height);
  const weight = weightKg(answers.weight);
  return {
    height: height === null ? answers.height : String(height),
    weight: weight === null ? answers.weight : decimal(weight),
  };
}

function decimal(value: number): string {
  return String(value).replace('.', ',');
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

/** Whether a guardian has to agree. Not while an age is being typed: the «3» of «35» asks nobody. */
export function asksGuardian(answers: Pick<Answers, 'age'>): boolean {
  const age = ageYears(answers.age);
  return age !== null && age >= profileBounds.ageYears.min && needsGuardian(age);
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
 * equal payloads, whoever asked the questions. Without the consent for injuries none are sent and what was stored is
 * erased.
 * @throws Error when the number of training days has not been said: no step may have a fault
 */
export function payloadsOf(answers: Answers): Payloads {
  const { trainingDays, injuriesConsent } = answers;
  if (trainingDays === null) throw new Error('Answers without training days cannot be saved');
  const availableDays = flagsOfDays(answers.days);
  return {
    profile: {
      height: heightCm(answers.height),
      weight: weightKg(answers.weight),
      fitnessLevel: answers.fitnessLevel,
      trainingDays,
      goals: answers.goals,
      experience: answers.experience,
      injuries: injuriesConsent ? answers.injuries.trim() : '',
      injuriesConsent,
      age: ageYears(answers.age),
      dominantHand: answers.dominantHand,
      equipment: answers.equipment,
      places: answers.places,
      guardianConsent: asksGuardian(answers) && answers.guardianConsent,
      trainingPlan: suggestedPlan(trainingDays),
      availableDays,
    },
    schedule: { availableDays, sessionDuration, trainingDays },
  };
}
