import { difficulties } from '@bandeja/domain/exercises/vocabulary';
import { experiences } from '@bandeja/domain/profile/contract';
import { type Goal, goals } from '@bandeja/domain/schedule/vocabulary';
import { Controller, useWatch } from 'react-hook-form';
import { profileTexts as texts } from '#features/profile/texts.ts';
import type { ProfileFields } from '#features/profile/use-profile-form.ts';
import { asOptions } from '#features/profile/values.ts';
import { ChipGroup } from '#ui/chip-group.tsx';
import { TextField } from '#ui/text-field.tsx';

/** Level, experience and goals; goals weigh in the order of choice. */
export function LevelFields({ form }: Pick<ProfileFields, 'form'>) {
  const { control, register, setValue } = form;
  const chosen = useWatch({ control, name: 'goals' });

  function putFirst(first: Goal) {
    setValue('goals', [first, ...chosen.filter((goal) => goal !== first)], { shouldDirty: true });
  }

  return (
    <>
      <Controller
        control={control}
        name="fitnessLevel"
        render={({ field }) => (
          <ChipGroup
            mode="single"
            label={texts.level.level}
            options={asOptions(difficulties)}
            value={field.value ?? undefined}
            onChange={field.onChange}
          />
        )}
      />
      <Controller
        control={control}
        name="experience"
        render={({ field }) => (
          <ChipGroup
            mode="single"
            label={texts.level.experience}
            options={asOptions(experiences)}
            value={field.value ?? undefined}
            onChange={field.onChange}
          />
        )}
      />
      <Controller
        control={control}
        name="goals"
        render={({ field }) => (
          <ChipGroup
            mode="multi"
            label={texts.goals.label}
            options={asOptions(goals)}
            value={field.value}
            hint={texts.goals.hint}
            onChange={field.onChange}
          />
        )}
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
      <TextField
        type="date"
        label={texts.goals.tournament}
        hint={texts.goals.tournamentHint}
        {...register('tournament')}
      />
    </>
  );
}
