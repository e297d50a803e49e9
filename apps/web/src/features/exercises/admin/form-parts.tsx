import type { ExerciseBody } from '@bandeja/domain/exercises/contract';
import { type Control, type FieldError, get, useController } from 'react-hook-form';
import type { ExerciseValues, RowList } from '#features/exercises/admin/values.ts';
import { ChipGroup } from '#ui/chip-group.tsx';
import { ListField } from '#ui/list-field.tsx';

export type ExerciseControl = Control<ExerciseValues, unknown, ExerciseBody>;

type ChoiceField = 'categories' | 'muscleGroups' | 'places' | 'strokes';

type ChoicesProps<Value extends string> = {
  control: ExerciseControl;
  name: ChoiceField;
  label: string;
  hint?: string;
  options: readonly { value: Value; label: string }[];
};

export function Choices<Value extends string>({ control, name, label, hint, options }: ChoicesProps<Value>) {
  const { field, fieldState } = useController({ control, name });
  return (
    <ChipGroup
      mode="multi"
      compact
      plain
      label={label}
      {...(hint ? { hint } : {})}
      options={options}
      // name and options come from the same vocabulary
      value={field.value as Value[]}
      onChange={field.onChange}
      error={fieldState.error?.message}
    />
  );
}

type RowsProps = {
  control: ExerciseControl;
  name: RowList;
  label: string;
  suggestions?: readonly string[];
};

const mostRows = 20;

export function Rows({ control, name, label, suggestions }: RowsProps) {
  const { field, formState } = useController({ control, name });
  const errorOf = (row: number): FieldError | undefined => get(formState.errors, `${name}.${row}`);
  return (
    <ListField
      label={label}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      most={mostRows}
      errors={field.value.map((_, row) => errorOf(row)?.message)}
      {...(suggestions ? { suggestions } : {})}
    />
  );
}
