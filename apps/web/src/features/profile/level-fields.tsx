import { difficulties } from '@bandeja/domain/exercises/vocabulary';
import { experiences } from '@bandeja/domain/profile/contract';
import { type Goal, goals } from '@bandeja/domain/schedule/vocabulary';
import { useController } from 'react-hook-form';
import { profileTexts as texts } from '#features/profile/texts.ts';
import type { ProfileFields } from '#features/profile/use-profile-form.ts';
import { dayRange } from '#lib/day-range.ts';
import { asOptions } from '#lib/options.ts';
import { ChipGroup } from '#ui/chip-group.tsx';
import { DayField } from '#ui/day-field.tsx';

export function LevelFields({ form, field }: ProfileFields) {
  const { control, setValue } = form;
  const { field: level } = useController({ control, name: 'fitnessLevel' });
  const { field: experience } = useController({ control, name: 'experience' });
  const { field: wanted } = useController({ control, name: 'goals' });
  const chosen = wanted.value;

  function putFirst(first: Goal) {
    setValue('goals', [first, ...chosen.filter((goal) => goal !== first)], { shouldDirty: true });
  }

  return (
    <>
      <ChipGroup
        mode="single"
        label={texts.level.level}
        options={asOptions(difficulties)}
        value={level.value ?? undefined}
        onChange={level.onChange}
      />
      <ChipGroup
        mode="single"
        label={texts.level.experience}
        options={asOptions(experiences)}
        value={experience.value ?? undefined}
        onChange={experience.onChange}
      />
      <ChipGroup
        mode="multi"
        label={texts.goals.label}
        options={asOptions(goals)}
        value={chosen}
        hint={texts.goals.hint}
        onChange={wanted.onChange}
      />
      {chosen.length > 1 && (
        <ChipGroup
          mode="single"
          label={texts.goals.first}
          options={asOptions(goals.filter((goal) => chosen.includes(goal)))}
          value={chosen[0]}
          onChange={putFirst}
        />
      )}
      <DayField
        label={texts.goals.tournament}
        hint={texts.goals.tournamentHint}
        {...field('tournament')}
        {...dayRange('planned')}
      />
    </>
  );
}
