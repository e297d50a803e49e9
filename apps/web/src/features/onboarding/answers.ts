import { type OnboardingAnswers, savedAnswers } from '@bandeja/domain/onboarding/rules';
import { profileBounds, type User } from '@bandeja/domain/profile/contract';
import { centimetresOf, needsGuardian } from '@bandeja/domain/profile/rules';
import { proposedWeekdays } from '@bandeja/domain/schedule/rules';

/** What the wizard's fields hold: the answers, with numbers as typed. */
export type Answers = Omit<OnboardingAnswers, 'heightCm' | 'weightKg' | 'ageYears'> & {
  height: string;
  weight: string;
  age: string;
};

/** Answers of somebody who comes back, or of somebody new. */
export function answersOf(user: User): Answers {
  return typedAnswers(savedAnswers(user));
}

/** Answers as the fields show them. */
export function typedAnswers({ heightCm, weightKg, ageYears, ...rest }: OnboardingAnswers): Answers {
  return {
    ...rest,
    height: heightCm === null ? '' : String(heightCm),
    weight: weightKg === null ? '' : decimal(weightKg),
    age: ageYears === null ? '' : String(ageYears),
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
  return value > 0 && value < 3 ? centimetresOf(value) : Math.round(value);
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

/** The answers behind the fields. */
export function readAnswers({ height, weight, age, ...rest }: Answers): OnboardingAnswers {
  return { ...rest, heightCm: heightCm(height), weightKg: weightKg(weight), ageYears: ageYears(age) };
}
