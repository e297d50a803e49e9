import { type OnboardingAnswers, savedAnswers } from '@bandeja/domain/onboarding/rules';
import type { User } from '@bandeja/domain/profile/contract';
import { screeningIsDue } from '@bandeja/domain/profile/rules';
import type { HealthQuestion } from '@bandeja/domain/profile/vocabulary';
import { proposedWeekdays } from '@bandeja/domain/schedule/rules';
import { typedHeightCm, typedWeightKg, typedWholeNumber } from '#lib/typed-measures.ts';

/** What the wizard's fields hold: the answers, with numbers as typed. */
export type Answers = Omit<OnboardingAnswers, 'heightCm' | 'weightKg' | 'ageYears' | 'screening' | 'suspicion'> & {
  /** The health questions ticked as «sí»; stored only with `screeningConsent`, which completing the form gives. */
  screening: HealthQuestion[];
  /** False: rather not answered. Null: asked, and still open. */
  screeningConsent: boolean | null;
  height: string;
  weight: string;
  age: string;
};

export function answersOf(user: User): Answers {
  return typedAnswers(savedAnswers(user), screeningIsDue(user, new Date()));
}

export function typedAnswers(answers: OnboardingAnswers, asksHealth: boolean): Answers {
  const { heightCm, weightKg, ageYears, screening, suspicion: _, ...rest } = answers;
  return {
    ...rest,
    screening: screening ?? [],
    screeningConsent: screening !== null || (asksHealth ? null : false),
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

export const heightCm = (text: string): number | null => known(typedHeightCm(text));

export const weightKg = (text: string): number | null => known(typedWeightKg(text));

export const ageYears = (text: string): number | null => known(typedWholeNumber(text));

function known(value: number | undefined): number | null {
  return value === undefined || Number.isNaN(value) ? null : value;
}

/** Choosing how many days proposes which; the player may change them afterwards. */
export function withTrainingDays(answers: Answers, trainingDays: number): Answers {
  return { ...answers, trainingDays, days: proposedWeekdays(trainingDays) };
}

export function readAnswers({ height, weight, age, screening, screeningConsent, ...rest }: Answers): OnboardingAnswers {
  return {
    ...rest,
    heightCm: heightCm(height),
    weightKg: weightKg(weight),
    ageYears: ageYears(age),
    suspicion: null,
    screening: screeningConsent === true ? screening : null,
  };
}
