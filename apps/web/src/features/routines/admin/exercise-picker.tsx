import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { exerciseProposalsQuery } from '#features/routines/admin/api.ts';
import { routineAdminTexts } from '#features/routines/admin/texts.ts';
import { type ChosenExercise, chosenOf } from '#features/routines/admin/values.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { SearchPicker } from '#ui/search-picker.tsx';

const texts = routineAdminTexts.entries;

type ExercisePickerProps = {
  chosen: ChosenExercise | null;
  onChoose: (exercise: ChosenExercise) => void;
  onBlur: () => void;
  error: string | undefined;
};

/** The exercise of a line, found by typing. */
export function ExercisePicker({ chosen, onChoose, onBlur, error }: ExercisePickerProps) {
  const [search, setSearch] = useState('');
  const debounced = useDebounced(search);
  const found = useQuery(exerciseProposalsQuery(debounced));
  const options = (found.data ?? []).map((exercise) => ({
    id: exercise._id,
    label: exercise.name,
    note: exercise.difficulty,
    exercise,
  }));
  return (
    <SearchPicker
      label={texts.exercise}
      error={error}
      chosen={chosen?.name}
      options={options}
      onSearch={setSearch}
      isSearching={search !== debounced || found.isPlaceholderData || found.isPending}
      onChoose={({ exercise }) => onChoose(chosenOf(exercise))}
      onBlur={onBlur}
      emptyText={found.isError ? texts.loadFailed : texts.none}
      placeholder={texts.placeholder}
    />
  );
}
