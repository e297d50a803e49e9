import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { profileTexts } from '#features/profile/texts.ts';
import type { ProfileFields } from '#features/profile/use-profile-form.ts';
import type { ProfileValues } from '#features/profile/values.ts';
import { materialOptions, noneIsUnsaid, placeOptions, saidOptions } from '#lib/profile-choices.ts';
import { ChipGroup } from '#ui/chip-group.tsx';

const texts = profileTexts.kit;

/** Material and places. Said, they are hard limits of the plan; not said, they are null and limit nothing. */
export function KitFields({ form: { control } }: Pick<ProfileFields, 'form'>) {
  return (
    <>
      <Controller
        control={control}
        name="equipment"
        render={({ field }) => <Equipment value={field.value} onChange={field.onChange} />}
      />
      <Controller
        control={control}
        name="places"
        render={({ field }) => (
          <ChipGroup
            mode="multi"
            label={texts.places}
            options={placeOptions}
            value={field.value ?? []}
            hint={texts.placesHint}
            onChange={(chosen) => field.onChange(noneIsUnsaid(chosen))}
          />
        )}
      />
    </>
  );
}

type Value = ProfileValues['equipment'];

function Equipment({ value, onChange }: { value: Value; onChange: (value: Value) => void }) {
  const [wantsSome, setWantsSome] = useState(false);
  const hasSome = value !== null && value.length > 0;
  // with the last mark taken away the choice stays open
  const said = hasSome || (wantsSome && value === null) ? 'some' : value === null ? 'unsaid' : 'none';
  return (
    <>
      <ChipGroup
        mode="single"
        label={texts.label}
        options={saidOptions}
        value={said}
        hint={texts.hints[said]}
        onChange={(chosen) => {
          setWantsSome(chosen === 'some');
          if (chosen !== said) onChange(chosen === 'none' ? [] : null);
        }}
      />
      {said === 'some' && (
        <ChipGroup
          mode="multi"
          className="pb-3"
          label={texts.equipment}
          options={materialOptions}
          value={value ?? []}
          onChange={(chosen) => {
            setWantsSome(true);
            onChange(noneIsUnsaid(chosen));
          }}
        />
      )}
    </>
  );
}
