import { useState } from 'react';
import type { Answers } from '#features/onboarding/answers.ts';
import { onboardingTexts } from '#features/onboarding/texts.ts';
import { materialOptions, noneIsUnsaid, placeOptions, saidOptions } from '#lib/profile-choices.ts';
import { ChipGroup } from '#ui/chip-group.tsx';

const texts = onboardingTexts.kit;

type KitChoiceProps = Pick<Answers, 'equipment' | 'places'> & {
  onChange: (changed: Partial<Pick<Answers, 'equipment' | 'places'>>) => void;
};

/** Material and places. Said, they are hard limits of the plan; not said, they are null and limit nothing. */
export function KitChoice({ equipment, places, onChange }: KitChoiceProps) {
  const [isChoosing, setIsChoosing] = useState(equipment !== null && equipment.length > 0);
  const said = isChoosing ? 'some' : equipment === null ? 'unsaid' : 'none';
  return (
    <>
      <ChipGroup
        mode="single"
        label={texts.label}
        options={saidOptions}
        value={said}
        hint={texts.hints[said]}
        onChange={(value) => {
          setIsChoosing(value === 'some');
          if (value !== said) onChange({ equipment: value === 'none' ? [] : null });
        }}
      />
      {isChoosing && (
        <ChipGroup
          mode="multi"
          className="pb-6"
          label={texts.equipment}
          options={materialOptions}
          value={equipment ?? []}
          onChange={(chosen) => onChange({ equipment: noneIsUnsaid(chosen) })}
        />
      )}
      <ChipGroup
        mode="multi"
        label={texts.places}
        options={placeOptions}
        value={places ?? []}
        hint={texts.placesHint}
        onChange={(chosen) => onChange({ places: noneIsUnsaid(chosen) })}
      />
    </>
  );
}
