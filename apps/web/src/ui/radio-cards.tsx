import type { Icon as PhosphorIcon } from '@phosphor-icons/react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldNote } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';

export type RadioCardOption = { value: string; label: string; description?: string; icon?: PhosphorIcon };

type RadioCardsProps = Omit<ComponentProps<'input'>, 'type' | 'children' | 'value'> & {
  /** The question; may be a heading. */
  legend: ReactNode;
  options: readonly RadioCardOption[];
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
            {option.icon && <Icon as={option.icon} weight="regular" className="" />}
            <span>
              <span className="block font-strong leading-ui">{option.label}</span>
              {option.description && <span className="text-sm text-ink-2">{option.description}</span>}
            </span>
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
