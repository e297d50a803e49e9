import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldNote } from '#ui/field.tsx';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode;
  /** Reserves the error row; without it (undefined and not given) the box has none. */
  error?: string | undefined;
};

export function Checkbox({ label, className, ...props }: CheckboxProps) {
  const { error, ...input } = props;
  const noteId = useId();
  return (
    <div className={className}>
      <label className="flex min-h-tap cursor-pointer items-start gap-2.5 py-2.5 text-sm">
        <input
          {...input}
          type="checkbox"
          className="tick-box"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? noteId : undefined}
        />
        <span>{label}</span>
      </label>
      {'error' in props && <FieldNote id={noteId} error={error} />}
    </div>
  );
}
