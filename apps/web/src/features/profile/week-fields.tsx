import { questionTexts } from '@bandeja/domain/onboarding/messages';
import { profileBounds } from '@bandeja/domain/profile/contract';
import { quota, weekdayNames } from '@bandeja/domain/schedule/rules';
import { weekdays } from '@bandeja/domain/schedule/vocabulary';
import { useController } from 'react-hook-form';
import { profileTexts } from '#features/profile/texts.ts';
import type { ProfileFields } from '#features/profile/use-profile-form.ts';
import { weekdayChips } from '#lib/profile-choices.ts';
import { ChipGroup } from '#ui/chip-group.tsx';
import { FieldNote } from '#ui/field.tsx';
import { TextField } from '#ui/text-field.tsx';

const texts = profileTexts.week;
const matchTexts = questionTexts.matchDays;
const { min, max } = profileBounds.trainingDays;
const numbers = Array.from({ length: max - min + 1 }, (_, index) => {
  const label = String(min + index);
  return { value: label, label };
});

export function WeekFields({ form, field: typed }: ProfileFields) {
  const { control, formState } = form;
  const { field: days } = useController({ control, name: 'days' });
  const { field: matchDays } = useController({ control, name: 'matchDays' });
  const { field: trainingDays } = useController({ control, name: 'trainingDays' });
  const deps = formState.isSubmitted ? (['sessionMin', 'sessionMax'] as const) : [];
  return (
    <>
      <ChipGroup
        mode="multi"
        row
        label={texts.days}
        options={weekdayChips}
        value={days.value}
        hint={daysHint(trainingDays.value, days.value.length)}
        error={formState.errors.days?.message}
        onChange={(chosen) => days.onChange(weekdays.filter((day) => chosen.includes(day)))}
      />
      <p role="status" className="sr-only">
        {days.value.length > 0 && texts.chosen(days.value.map((day) => weekdayNames[day]))}
      </p>
      <ChipGroup
        mode="single"
        row
        label={texts.trainingDays}
        options={numbers}
        value={trainingDays.value === null ? undefined : String(trainingDays.value)}
        onChange={(value) => trainingDays.onChange(Number(value))}
      />
      <ChipGroup
        mode="multi"
        row
        label={matchTexts.label}
        options={weekdayChips}
        value={matchDays.value}
        hint={matchTexts.hint}
        onChange={(chosen) => matchDays.onChange(weekdays.filter((day) => chosen.includes(day)))}
      />
      <fieldset aria-describedby="sesion-limites">
        <legend className="field-label mb-1.5">{texts.duration}</legend>
        <div className="grid grid-cols-2 gap-x-4">
          <TextField
            label={texts.min}
            inputMode="numeric"
            autoComplete="off"
            {...typed('sessionMin', { deps: [...deps] })}
          />
          <TextField
            label={texts.max}
            inputMode="numeric"
            autoComplete="off"
            {...typed('sessionMax', { deps: [...deps] })}
          />
        </div>
        <FieldNote id="sesion-limites" hint={texts.durationHint} />
      </fieldset>
    </>
  );
}

function daysHint(trainingDays: number | null, chosen: number): string {
  if (chosen === 0) return texts.none;
  if (trainingDays === null) return texts.fits;
  if (chosen < trainingDays) return texts.fewer(chosen);
  if (trainingDays === weekdays.length) return texts.all;
  const { physical, matches } = quota(trainingDays);
  return chosen > physical + matches ? texts.more : texts.fits;
}
