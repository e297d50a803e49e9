import { difficulties } from '@bandeja/domain/exercises/vocabulary';
import { experiences } from '@bandeja/domain/profile/contract';
import type { StepProps } from '#features/onboarding/step.tsx';
import { onboardingTexts } from '#features/onboarding/texts.ts';
import { ChipGroup } from '#ui/chip-group.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';

const texts = onboardingTexts.level;
const levels = difficulties.map((value) => ({ value, label: value, description: texts[value] }));
const experienceOptions = experiences.map((value) => ({ value, label: value }));

/** Step 2: level and experience. */
export function LevelStep({ answers, change, errors }: StepProps) {
  return (
    <div className="grid gap-4">
      <RadioCards
        className="[&>.field-note]:mt-1.5 [&>legend]:mb-1.5"
        legend={<span className="field-label">{texts.legend}</span>}
        name="fitnessLevel"
        options={levels}
        value={answers.fitnessLevel ?? ''}
        error={errors.fitnessLevel}
        onChange={(event) => change({ fitnessLevel: difficulties.find((each) => each === event.target.value) ?? null })}
      />
      <ChipGroup
        mode="single"
        label={onboardingTexts.experience.legend}
        options={experienceOptions}
        value={answers.experience ?? undefined}
        error={errors.experience}
        onChange={(experience) => change({ experience })}
      />
    </div>
  );
}
