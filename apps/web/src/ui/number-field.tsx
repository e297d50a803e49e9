import type { ComponentProps } from 'react';
import { classNames } from '#ui/class-names.ts';
import { FieldFrame, type FieldProps } from '#ui/field.tsx';

type NumberFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'type'> & {
    unit?: string;
  };

/** With react-hook-form: register with `setValueAs`/`valueAsNumber`. A fractional `step` opens the decimal keyboard. */
export function NumberField({ label, hideLabel, hint, error, bare, className, id, unit, ...input }: NumberFieldProps) {
  const frame = { label, hideLabel, hint, error, bare, className, id };
  const isInteger = input.step === undefined || Number.isInteger(Number(input.step));
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <div className="relative">
          <input
            type="number"
            inputMode={isInteger ? 'numeric' : 'decimal'}
            {...input}
            {...control}
            className={classNames('control control-number', unit && 'pr-13')}
          />
          {unit && (
            <span className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-sm text-ink-3">
              {unit}
            </span>
          )}
        </div>
      )}
    </FieldFrame>
  );
}
