import { classNames } from '#ui/class-names.ts';

type SegmentedProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Over the whole width, each as wide as the others. */
  isWide?: boolean;
};

/** Two to four views of the same thing; one is always chosen. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
  isWide = false,
}: SegmentedProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of form fields
    <div role="group" aria-label={label} className={classNames('segments', isWide && 'flex w-full *:flex-1 *:px-1')}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          className="segment"
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
