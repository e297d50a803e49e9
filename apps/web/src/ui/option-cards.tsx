import type { Icon as PhosphorIcon } from '@phosphor-icons/react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldNote } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';

export type CardOption = { value: string; label: string; description?: string; icon?: PhosphorIcon };

type RadioCardsProps = Omit<ComponentProps<'input'>, 'type' | 'children' | 'value'> & {
  /** The question; may be a heading. */
  legend: ReactNode;
  options: readonly CardOption[];
  /** The chosen value, when the group is controlled. */
  value?: string | undefined;
  /** Pass it (even undefined) to reserve the error row. */
  error?: string | undefined;
};

/** One answer of several, each a card. Fits react-hook-form: `{...register('mainChallenge')}`. */
export function RadioCards({ legend, options, value, className, ...props }: RadioCardsProps) {
  const { error, ...input } = props;
  const noteId = useId();
  return (
    <fieldset className={className} aria-describedby={error ? noteId : undefined}>
      <legend className="mb-5">{legend}</legend>
      <div className="grid gap-2">
        {options.map((option) => (
          <label key={option.value} className="option-card">
            <CardWords option={option} />
            <input
              {...input}
              {...(value === undefined ? {} : { checked: value === option.value })}
              type="radio"
              value={option.value}
              className="tick-box tick-round"
            />
          </label>
        ))}
      </div>
      {'error' in props && <FieldNote id={noteId} error={error} />}
    </fieldset>
  );
}

type CheckCardsProps = {
  /** The question; may be a heading. */
  legend: ReactNode;
  name: string;
  options: readonly CardOption[];
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
            <CardWords option={option} />
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

function CardWords({ option }: { option: CardOption }) {
  return (
    <>
      {option.icon && <Icon as={option.icon} weight="regular" className="" />}
      <span>
        <span className="block font-strong leading-ui">{option.label}</span>
        {option.description && <span className="text-sm text-ink-2">{option.description}</span>}
      </span>
    </>
  );
}
