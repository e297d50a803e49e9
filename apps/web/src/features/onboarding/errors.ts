import { profileBounds } from '@bandeja/domain/profile/contract';
import { profileMessages } from '@bandeja/domain/profile/messages';
import { type Answers, ageYears, heightCm, weightKg } from '#features/onboarding/answers.ts';
import { onboardingTexts } from '#features/onboarding/texts.ts';
import { dayError } from '#lib/day-range.ts';
import { asksGuardian } from '#lib/typed-measures.ts';

export type FieldErrors = Partial<Record<keyof Answers, string>>;

/** Health questions and injuries. */
export const stepCount = 4;

export function errorsOf(step: number, answers: Answers): FieldErrors {
  switch (step) {
    case 1:
      return bodyErrors(answers);
    case 2:
      return present({
        fitnessLevel: answers.fitnessLevel === null && onboardingTexts.level.required,
        experience: answers.experience === null && onboardingTexts.experience.required,
      });
    case 3:
      return present({
        trainingDays: answers.trainingDays === null && profileMessages.trainingDays,
        days: answers.trainingDays !== null && answers.days.length === 0 && onboardingTexts.availability.daysRequired,
        goals: answers.goals.length === 0 && onboardingTexts.goals.required,
        tournament: answers.tournament !== null && (dayError('planned', answers.tournament) ?? false),
      });
    default:
      return present({
        injuriesConsent: answers.injuries.trim() !== '' && !answers.injuriesConsent && profileMessages.consent,
        screening:
          answers.screeningConsent === null && answers.screening.length === 0 && onboardingTexts.health.required,
      });
  }
}

export function firstInvalidStep(answers: Answers): number | null {
  const steps = Array.from({ length: stepCount }, (_, index) => index + 1);
  return steps.find((step) => hasErrors(step, answers)) ?? null;
}

export function hasErrors(step: number, answers: Answers): boolean {
  return Object.keys(errorsOf(step, answers)).length > 0;
}

function bodyErrors(answers: Answers): FieldErrors {
  return present({
    height: !within(heightCm(answers.height), profileBounds.heightCm) && profileMessages.height,
    weight: !within(weightKg(answers.weight), profileBounds.weightKg) && profileMessages.weight,
    age: answers.age.trim() !== '' && !within(ageYears(answers.age), profileBounds.ageYears) && profileMessages.age,
    guardianConsent: asksGuardian(answers.age) && !answers.guardianConsent && profileMessages.guardian,
  });
}

function within(value: number | null, bounds: { min: number; max: number }): boolean {
  return value !== null && value >= bounds.min && value <= bounds.max;
}

function present(errors: Partial<Record<keyof Answers, string | false>>): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([, message]) => message !== false));
}
