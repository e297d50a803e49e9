import { type Material, materials, type Place } from '@bandeja/domain/exercises/vocabulary';
import type { Answers } from '#features/onboarding/answers.ts';
import { onboardingTexts } from '#features/onboarding/texts.ts';
import { ChipGroup } from '#ui/chip-group.tsx';
import { Switch } from '#ui/switch.tsx';

const texts = onboardingTexts.kit;
const places: { value: Place; label: string }[] = [
  { value: 'home', label: texts.home },
  { value: 'court', label: texts.court },
];
const kit = materials.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }));

type KitChoiceProps = Pick<Answers, 'equipment' | 'places'> & {
  onChange: (changed: { equipment: Material[] | null; places: Place[] | null }) => void;
};

/** Material and places. Said, they are hard limits of the plan; not said, they are null and limit nothing. */
export function KitChoice({ equipment, places: chosenPlaces, onChange }: KitChoiceProps) {
  const isSaid = equipment !== null;
  return (
    <fieldset className="grid gap-3">
      <legend className="field-label">{texts.legend}</legend>
      <Switch
        label={texts.said}
        checked={isSaid}
        onChange={(event) => onChange({ equipment: event.target.checked ? [] : null, places: null })}
      />
      <p className="text-xs text-ink-3">{texts.saidHint}</p>
      {isSaid && (
        <>
          <ChipGroup
            mode="multi"
            label={texts.equipment}
            options={kit}
            value={equipment}
            onChange={(chosen) => onChange({ equipment: chosen, places: chosenPlaces })}
          />
          <ChipGroup
            mode="multi"
            label={texts.places}
            options={places}
            value={chosenPlaces ?? []}
            onChange={(chosen) => onChange({ equipment, places: chosen.length === 0 ? null : chosen })}
          />
        </>
      )}
    </fieldset>
  );
}
