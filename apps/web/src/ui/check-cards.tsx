import { type ReactNode, useId } from 'react';
import { FieldNote } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import type { RadioCardOption } from '#ui/radio-cards.tsx';

type CheckCardsProps = {
  /** The question; may be a heading. */
  legend: ReactNode;
  name: string;
  options: readonly RadioCardOption[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Its row is reserved. */
  error: string | undefined;
  className?: string;
};

/** Any answers of several, each a card. */
export function CheckCards({ legend, name, options, value, onChange, error, className }: CheckCardsProps) {
  const noteId = useId();
  const toggle = (each: string) =>
    onChange(value.includes(each) ? value.filter((chosen) => chosen !== each) : [...value, each]);
  return (
    <fieldset className={className} aria-describedby={error ? noteId : undefined}>
      <legend className="mb-5">{legend}</legend>
      <div className="grid gap-2">
        {options.map((option) => (
          <label key={option.value} className="option-card">
            {option.icon && <Icon as={option.icon} weight="regular" className="" />}
            <span>
              <span className="block font-strong leading-ui">{option.label}</span>
              {option.description && <span className="text-sm text-ink-2">{option.description}</span>}
            </span>
            <input
              type="checkbox"
              name={name}
              value={option.value}
              checked={value.includes(option.value)}
              onChange={() => toggle(option.value)}
              className="tick-box"
            />
          </label>
        ))}
      </div>
      <FieldNote id={noteId} error={error} />
    </fieldset>
  );
}
