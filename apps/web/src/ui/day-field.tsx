import { type ComponentProps, useState } from 'react';
import { TextField } from '#ui/text-field.tsx';

type DayFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'min' | 'max'> & {
  min: string;
  max: string;
  outside: string;
};

/** A year typed as «26» is the year 26 to the browser: once the field is left, it says that this cannot be meant. */
export function DayField({ outside, error, onBlur, onInput, onInvalid, ...field }: DayFieldProps) {
  const [isOutside, setOutside] = useState(false);
  const look = ({ validity }: HTMLInputElement) => setOutside(validity.rangeUnderflow || validity.rangeOverflow);
  return (
    <TextField
      {...field}
      type="date"
      error={isOutside ? outside : error}
      onBlur={(event) => {
        look(event.currentTarget);
        onBlur?.(event);
      }}
      onInput={(event) => {
        // while a year is typed it runs through others
        if (isOutside) look(event.currentTarget);
        onInput?.(event);
      }}
      onInvalid={(event) => {
        look(event.currentTarget);
        onInvalid?.(event);
      }}
    />
  );
}
