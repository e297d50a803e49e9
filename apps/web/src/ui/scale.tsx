import { useId, useRef } from 'react';
import { Button } from '#ui/button.tsx';

type ScaleProps = {
  label: string;
  value: number | null;
  onChange: (value: number | null) => void;
  max?: number;
  words: readonly [first: string, middle: string, last: string];
  answer: string;
  clear: { text: string; label: string };
};

/** A question answered by one number of a row, or not at all. Radio buttons: arrows move, one Tab stop. */
export function Scale({ label, value, onChange, max = 10, words, answer, clear }: ScaleProps) {
  const id = useId();
  const groupRef = useRef<HTMLDivElement>(null);
  const steps = Array.from({ length: max + 1 }, (_, step) => step);
  const anchors = [0, Math.round(max / 2), max];

  function takeBack() {
    onChange(null);
    // the button disappears with the answer
    groupRef.current?.querySelector('input')?.focus();
  }

  return (
    <div ref={groupRef} role="radiogroup" aria-labelledby={`${id}-label`} aria-describedby={`${id}-answer`}>
      <div className="mb-2.5 flex min-h-tap items-start justify-between gap-3">
        <div className="grid min-w-0 gap-0.5">
          <span id={`${id}-label`} className="field-label">
            {label}
          </span>
          <p id={`${id}-answer`} className="text-sm text-ink-2">
            {answer}
          </p>
        </div>
        {value !== null && (
          <Button variant="ghost" size="sm" className="-mt-1 -mr-3" aria-label={clear.label} onClick={takeBack}>
            {clear.text}
          </Button>
        )}
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(var(--tap),1fr))] gap-1.5">
        {steps.map((step) => (
          <label
            key={step}
            className="chip num relative cursor-pointer justify-center px-0 font-strong has-checked:border-solid has-checked:bg-solid has-checked:text-on-solid has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={`${id}-scale`}
              value={step}
              checked={step === value}
              className="sr-only"
              onChange={() => onChange(step)}
            />
            {step}
          </label>
        ))}
      </div>
      <p className="mt-1.5 flex justify-between gap-3 text-sm text-ink-3">
        {anchors.map((step, index) => (
          <span key={step}>{`${step} ${words[index]}`}</span>
        ))}
      </p>
    </div>
  );
}
