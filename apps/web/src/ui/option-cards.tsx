import type { Icon as PhosphorIcon } from '@phosphor-icons/react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldNote } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';

export type CardOption = { value: string; label: string; description?: string; icon?: PhosphorIcon };

type CardsProps = {
  legend: ReactNode;
  options: readonly CardOption[];
  error?: string | undefined;
  className?: string | undefined;
};

type RadioCardsProps = CardsProps &
  Omit<ComponentProps<'input'>, 'type' | 'children' | 'value'> & {
    value?: string | undefined;
  };

/** Fits react-hook-form: `{...register('mainChallenge')}`. Pass `error` (even undefined) to reserve its row. */
export function RadioCards({ value, ...props }: RadioCardsProps) {
  const { legend, options, error, className, ...input } = props;
  const frame = { legend, options, className, ...('error' in props && { error }) };
  return (
    <Cards {...frame}>
      {(option) => (
        <input
          {...input}
          {...(value === undefined ? {} : { checked: value === option })}
          type="radio"
          value={option}
          className="tick-box tick-round"
        />
      )}
    </Cards>
  );
}

type CheckCardsProps = CardsProps & {
  name: string;
  value: readonly string[];
  onChange: (value: string[]) => void;
  error: string | undefined;
};

export function CheckCards({ name, value, onChange, ...frame }: CheckCardsProps) {
  const toggle = (each: string) =>
    onChange(value.includes(each) ? value.filter((chosen) => chosen !== each) : [...value, each]);
  return (
    <Cards {...frame}>
      {(option) => (
        <input
          type="checkbox"
          name={name}
          value={option}
          checked={value.includes(option)}
          onChange={() => toggle(option)}
          className="tick-box"
        />
      )}
    </Cards>
  );
}

function Cards({ children, ...props }: CardsProps & { children: (value: string) => ReactNode }) {
  const { legend, options, error, className } = props;
  const noteId = useId();
  return (
    <fieldset className={className} aria-describedby={error ? noteId : undefined}>
      <legend className="mb-5">{legend}</legend>
      <div className="grid gap-2">
        {options.map(({ value, label, description, icon }) => (
          // biome-ignore lint/a11y/noLabelWithoutControl: `children` draws it
          <label key={value} className="option-card">
            {icon && <Icon as={icon} weight="regular" className="" />}
            <span>
              <span className="block font-strong leading-ui">{label}</span>
              {description && <span className="text-sm text-ink-2">{description}</span>}
            </span>
            {children(value)}
          </label>
        ))}
      </div>
      {'error' in props && <FieldNote id={noteId} error={error} />}
    </fieldset>
  );
}
