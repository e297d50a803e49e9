import { useId } from 'react';

const steps = [1, 2, 3, 4, 5];

type StepsOfFiveProps = {
  label: string;
  ends: readonly [one: string, five: string];
  value: number | null;
  /** Undefined: the answer is taken back by a tap on it. */
  onChange: (value: number | undefined) => void;
};

/** 1 to 5, a tap each. */
export function StepsOfFive({ label, ends, value, onChange }: StepsOfFiveProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of form fields
    <div role="group" aria-labelledby={id} aria-describedby={`${id}-ends`}>
      <p id={id} className="field-label mb-2">
        {label}
      </p>
      <div className="grid grid-cols-5 gap-2">
        {steps.map((step) => (
          <button
            key={step}
            type="button"
            aria-pressed={step === value}
            className="num min-h-tap rounded-2 border border-line-strong bg-surface text-ui font-strong hover:border-ink aria-pressed:border-solid aria-pressed:bg-solid aria-pressed:text-on-solid"
            onClick={() => onChange(step === value ? undefined : step)}
          >
            {step}
          </button>
        ))}
      </div>
      <p id={`${id}-ends`} className="mt-1 flex justify-between gap-3 text-sm text-ink-2">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
    </div>
  );
}
