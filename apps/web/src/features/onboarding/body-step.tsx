import { consentTexts } from '@bandeja/domain/profile/messages';
import { tidied } from '#features/onboarding/answers.ts';
import type { StepProps } from '#features/onboarding/step.tsx';
import { onboardingTexts } from '#features/onboarding/texts.ts';
import { handOptions } from '#lib/profile-choices.ts';
import { asksGuardian } from '#lib/typed-measures.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { ChipGroup } from '#ui/chip-group.tsx';
import { TextField } from '#ui/text-field.tsx';

const texts = onboardingTexts.body;

export function BodyStep({ answers, change, errors }: StepProps) {
  const tidy = () => change(tidied(answers));
  return (
    <div className="grid gap-2.5">
      <div className="grid gap-2.5 sm:grid-cols-2 sm:gap-4">
        <TextField
          label={texts.height}
          inputMode="decimal"
          autoComplete="off"
          value={answers.height}
          error={errors.height}
          onBlur={tidy}
          onChange={(event) => change({ height: event.target.value })}
        />
        <TextField
          label={texts.weight}
          inputMode="decimal"
          autoComplete="off"
          value={answers.weight}
          error={errors.weight}
          onBlur={tidy}
          onChange={(event) => change({ weight: event.target.value })}
        />
      </div>
      <TextField
        label={texts.age}
        inputMode="numeric"
        autoComplete="off"
        hint={texts.ageHint}
        value={answers.age}
        error={errors.age}
        onChange={(event) => change({ age: event.target.value })}
      />
      {asksGuardian(answers.age) && (
        <Checkbox
          label={consentTexts.guardian.text}
          checked={answers.guardianConsent}
          error={errors.guardianConsent}
          onChange={(event) => change({ guardianConsent: event.target.checked })}
        />
      )}
      <ChipGroup
        mode="single"
        label={texts.hand}
        options={handOptions}
        value={answers.dominantHand ?? undefined}
        onChange={(dominantHand) => change({ dominantHand })}
      />
    </div>
  );
}
