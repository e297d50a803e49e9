import { consentTexts } from '@bandeja/domain/profile/messages';
import { Controller, useWatch } from 'react-hook-form';
import { profileTexts } from '#features/profile/texts.ts';
import type { ProfileFields } from '#features/profile/use-profile-form.ts';
import { handOptions } from '#lib/profile-choices.ts';
import { asksGuardian } from '#lib/typed-measures.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { ChipGroup } from '#ui/chip-group.tsx';
import { TextField } from '#ui/text-field.tsx';

const texts = profileTexts.body;

/** Measures, age and hand. Numbers are typed as people write them: «1,78», «72,5». */
export function BodyFields({ form: { control }, field }: ProfileFields) {
  const age = useWatch({ control, name: 'age' });
  return (
    <>
      <div className="grid gap-2.5 sm:grid-cols-2 sm:gap-4">
        <TextField label={texts.height} inputMode="decimal" autoComplete="off" {...field('height')} />
        <TextField label={texts.weight} inputMode="decimal" autoComplete="off" {...field('weight')} />
      </div>
      <TextField label={texts.age} inputMode="numeric" autoComplete="off" hint={texts.ageHint} {...field('age')} />
      {asksGuardian(age) && (
        <Checkbox className="field" label={consentTexts.guardian.text} {...field('guardianConsent')} />
      )}
      <Controller
        control={control}
        name="dominantHand"
        render={({ field: { value, onChange } }) => (
          <ChipGroup
            mode="single"
            label={texts.hand}
            options={handOptions}
            value={value ?? undefined}
            // pressed again, it is not said any more
            onChange={(hand) => onChange(hand === value ? null : hand)}
          />
        )}
      />
    </>
  );
}
