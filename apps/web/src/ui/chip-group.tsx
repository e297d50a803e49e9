import { CheckIcon } from '@phosphor-icons/react/dist/csr/Check';
import { useId } from 'react';
import { classNames } from '#ui/class-names.ts';
import { FieldNote } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';

export type ChipOption<Value extends string> = {
  value: Value;
  label: string;
  fullLabel?: string;
};

type Choice<Value extends string> =
  | { mode: 'single'; value: Value | undefined; onChange: (value: Value) => void }
  | { mode: 'multi'; value: readonly Value[]; onChange: (value: Value[]) => void };

type ChipGroupProps<Value extends string> = Choice<Value> & {
  label: string;
  hideLabel?: boolean;
  options: readonly ChipOption<Value>[];
  row?: boolean;
  plain?: boolean;
  compact?: boolean;
  disabled?: boolean;
  hint?: string;
  /** Pass it (even undefined) to reserve the error row. */
  error?: string | undefined;
  className?: string;
};

/** Choices to tap. With react-hook-form: `<Controller render={({ field }) => <ChipGroup mode="multi" {...} />} />`. */
export function ChipGroup<Value extends string>(props: ChipGroupProps<Value>) {
  const { label, hideLabel = false, options, row = false, plain = row, compact = false, disabled, hint, error } = props;
  const labelId = useId();
  const noteId = useId();
  const hasNote = 'error' in props || hint !== undefined;

  const isChosen = (value: Value) => (props.mode === 'multi' ? props.value.includes(value) : props.value === value);
  function toggle(value: Value) {
    if (props.mode === 'single') return props.onChange(value);
    props.onChange(isChosen(value) ? props.value.filter((each) => each !== value) : [...props.value, value]);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend, which cannot be laid out in a grid
    <div
      role="group"
      aria-labelledby={labelId}
      aria-describedby={error || hint ? noteId : undefined}
      className={classNames('field', props.className)}
    >
      <span id={labelId} className={hideLabel ? 'sr-only' : 'field-label'}>
        {label}
      </span>
      <div className={row ? 'grid auto-cols-fr grid-flow-col gap-1.5' : 'flex flex-wrap gap-2'}>
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            disabled={disabled}
            aria-pressed={isChosen(option.value)}
            aria-label={option.fullLabel}
            className={classNames('chip', compact && 'chip-sm', row && 'justify-center px-0')}
            onClick={() => toggle(option.value)}
          >
            {!plain && isChosen(option.value) && <Icon as={CheckIcon} />}
            {option.label}
          </button>
        ))}
      </div>
      {hasNote && <FieldNote id={noteId} hint={hint} error={error} />}
    </div>
  );
}
