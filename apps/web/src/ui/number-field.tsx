import type { ComponentProps } from 'react';
import { classNames } from '#ui/class-names.ts';
import { FieldFrame, type FieldProps } from '#ui/field.tsx';

type NumberFieldProps = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'type'> & {
    /** Stands inside the field, at its end: cm, kg, min. */
    unit?: string;
  };

/**
 * A number typed with the digits keyboard. With react-hook-form register it with `setValueAs`/`valueAsNumber`. A `step`
 * other than whole numbers opens the decimal keyboard.
 */
export function NumberField({ label, hideLabel, hint, error, bare, className, id, unit, ...input }: NumberFieldProps) {
  const frame = { label, hideLabel, hint, error, bare, className, id };
  const whole = input.step === undefined || Number.isInteger(Number(input.step));
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <div className="relative">
          <input
            type="number"
            inputMode={whole ? 'numeric' : 'decimal'}
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
