import { useState } from 'react';
import {
  type Kit,
  kitOptions,
  materialOptions,
  noneIsUnsaid,
  placeOptions,
  kitTexts as texts,
} from '#lib/profile-choices.ts';
import { ChipGroup } from '#ui/chip-group.tsx';

type KitChoiceProps = Kit & {
  onChange: (changed: Partial<Kit>) => void;
  className: string;
};

/** Material and places. Given, they are hard limits of the plan; null means not given and limits nothing. */
export function KitChoice({ equipment, places, onChange, className }: KitChoiceProps) {
  const [wantsSome, setWantsSome] = useState(false);
  const hasSome = equipment !== null && equipment.length > 0;
  // after the last mark is removed the choice stays open
  const asksSome = hasSome || (wantsSome && equipment === null);
  const unmarked = equipment === null ? 'unsaid' : 'none';
  const answer = asksSome ? 'some' : unmarked;
  return (
    <>
      <ChipGroup
        mode="single"
        label={texts.label}
        options={kitOptions}
        value={answer}
        hint={texts.hints[answer]}
        onChange={(chosen) => {
          setWantsSome(chosen === 'some');
          if (chosen !== answer) onChange({ equipment: chosen === 'none' ? [] : null });
        }}
      />
      {answer === 'some' && (
        <ChipGroup
          mode="multi"
          className={className}
          label={texts.equipment}
          options={materialOptions}
          value={equipment ?? []}
          onChange={(chosen) => {
            setWantsSome(true);
            onChange({ equipment: noneIsUnsaid(chosen) });
          }}
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
