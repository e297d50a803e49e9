import { CaretDownIcon } from '@phosphor-icons/react/dist/csr/CaretDown';
import type { ComponentProps } from 'react';
import { FieldFrame, type FieldProps } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';

export type SelectOption = { value: string; label: string; disabled?: boolean };

type SelectProps = FieldProps &
  Omit<ComponentProps<'select'>, keyof FieldProps | 'children'> & {
    options: readonly SelectOption[];
    placeholder?: string;
  };

export function Select(props: SelectProps) {
  const { label, hideLabel, hint, error, bare, className, id, options, placeholder, ...select } = props;
  const frame = { label, hideLabel, hint, error, bare, className, id };
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <div className="relative">
          <select {...select} {...control} className="control control-select">
            {placeholder !== undefined && (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon
            as={CaretDownIcon}
            className="pointer-events-none absolute inset-y-0 right-3 my-auto size-3.5 text-ink-3"
          />
        </div>
      )}
    </FieldFrame>
  );
}
