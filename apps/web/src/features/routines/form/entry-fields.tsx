import { drawingName } from '@bandeja/domain/exercises/rules';
import { ArrowDownIcon } from '@phosphor-icons/react/dist/csr/ArrowDown';
import { ArrowUpIcon } from '@phosphor-icons/react/dist/csr/ArrowUp';
import { TrashIcon } from '@phosphor-icons/react/dist/csr/Trash';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import { exerciseProposalsQuery } from '#features/routines/form/api.ts';
import { errorAt } from '#features/routines/form/errors.ts';
import { entryTexts as texts } from '#features/routines/form/texts.ts';
import {
  type ChosenExercise,
  chosenOf,
  doseValues,
  type EntryValues,
  emptyEntry,
  proposedEntry,
  type RoutineValues,
} from '#features/routines/form/values.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { FigureStill } from '#ui/figure/figure-still.tsx';
import { Fold } from '#ui/fold.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { SearchPicker } from '#ui/search-picker.tsx';
import { TextArea } from '#ui/text-area.tsx';

/** What is sent is the form's own affair. */
export type RoutineForm<Body> = UseFormReturn<RoutineValues, unknown, Body>;

type EntryFieldsProps<Body> = {
  form: RoutineForm<Body>;
  index: number;
  count: number;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
  /** A new line begins with the catalogue's dose. */
  takesDose?: boolean;
};

export function EntryFields<Body>({ form, index, count, onMove, onRemove, takesDose }: EntryFieldsProps<Body>) {
  const { control, register, formState } = form;
  const path = `exercises.${index}` as const;
  const { field } = useController({ control, name: `${path}.exercise` });
  const exercise = field.value;
  const error = (name: keyof EntryValues): string | undefined => errorAt(formState.errors, `${path}.${name}`);
  const name = exercise?.name ?? texts.one(index + 1).toLocaleLowerCase('es');
  const [isFirst, isLast] = [index === 0, index === count - 1];
  const entry = form.getValues(path);
  const hasMore = entry !== undefined && (entry.perSide || `${entry.duration}${entry.metres}${entry.notes}` !== '');

  /** A line that nobody has touched takes what the catalogue proposes. */
  function choose(next: ChosenExercise) {
    const start = form.getValues(path);
    const isUntouched = start.exercise === null && JSON.stringify(start) === JSON.stringify(emptyEntry);
    field.onChange(next);
    if (isUntouched && takesDose) form.setValue(path, proposedEntry(next), { shouldDirty: true });
  }

  function takeDose() {
    if (exercise === null) return;
    const start = form.getValues(path);
    // all at once: each figure is checked with the others
    form.setValue(path, { ...start, ...doseValues(exercise) }, { shouldDirty: true, shouldValidate: true });
  }

  return (
    <li className="grid grid-cols-1 gap-2 rounded-3 border p-4" data-entry={index}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h4 className="heading-3">{texts.one(index + 1)}</h4>
        <div className="-mr-2 flex">
          <IconButton
            icon={ArrowUpIcon}
            label={texts.up(name)}
            aria-disabled={isFirst || undefined}
            data-move="up"
            onClick={() => !isFirst && onMove(-1)}
          />
          <IconButton
            icon={ArrowDownIcon}
            label={texts.down(name)}
            aria-disabled={isLast || undefined}
            data-move="down"
            onClick={() => !isLast && onMove(1)}
          />
          <IconButton icon={TrashIcon} weight="regular" label={texts.remove(name)} onClick={onRemove} />
        </div>
      </div>
      <div className="flex items-start gap-3">
        {exercise?.drawing && <FigureStill figureName={exercise.drawing} moves={false} />}
        <div className="min-w-0 grow">
          <ExercisePicker chosen={exercise} onChoose={choose} onBlur={field.onBlur} error={error('exercise')} />
        </div>
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(6.5rem,100%),1fr))] gap-x-3">
        <NumberField label={texts.sets} min={1} max={20} error={error('sets')} {...register(`${path}.sets`)} />
        <NumberField label={texts.reps} min={1} max={500} error={error('reps')} {...register(`${path}.reps`)} />
        <NumberField
          label={texts.rest}
          unit="s"
          min={0}
          max={900}
          error={error('rest')}
          {...register(`${path}.rest`)}
        />
      </div>
      {exercise?.dose && (
        <Button variant="ghost" size="sm" className="-ml-3 justify-self-start text-ink" onClick={takeDose}>
          {texts.takeDose}
        </Button>
      )}
      <Fold title={texts.more} startsOpen={hasMore}>
        <div className="grid gap-x-3 sm:grid-cols-2">
          <NumberField
            label={texts.seconds}
            unit="s"
            min={1}
            max={7200}
            error={error('duration')}
            {...register(`${path}.duration`)}
          />
          <NumberField
            label={texts.metres}
            unit="m"
            min={1}
            max={5000}
            error={error('metres')}
            {...register(`${path}.metres`)}
          />
        </div>
        <Checkbox label={texts.perSide} {...register(`${path}.perSide`)} />
        <TextArea label={texts.notes} rows={2} maxLength={500} error={error('notes')} {...register(`${path}.notes`)} />
      </Fold>
    </li>
  );
}

type ExercisePickerProps = {
  chosen: ChosenExercise | null;
  onChoose: (exercise: ChosenExercise) => void;
  onBlur: () => void;
  error: string | undefined;
};

function ExercisePicker({ chosen, onChoose, onBlur, error }: ExercisePickerProps) {
  const [search, setSearch] = useState('');
  const debounced = useDebounced(search);
  const found = useQuery(exerciseProposalsQuery(debounced));
  const options = (found.data ?? []).map((exercise) => ({
    id: exercise._id,
    label: exercise.name,
    note: exercise.difficulty,
    drawing: drawingName(exercise),
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
