import { useId, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { ScaleSteps } from '#ui/scale-steps.tsx';

const anchors = [0, 5, 10];

type ScaleProps = {
  label: string;
  value: number | null;
  onChange: (value: number | null) => void;
  words: readonly [first: string, middle: string, last: string];
  answer: string;
  clear: { text: string; label: string };
};

/** A question answered by a number from 0 to 10, or not at all. */
export function Scale({ label, value, onChange, words, answer, clear }: ScaleProps) {
  const id = useId();
  const groupRef = useRef<HTMLDivElement>(null);

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
      <ScaleSteps name={`${id}-scale`} value={value} onChoose={onChange} />
      <p className="mt-1.5 flex justify-between gap-3 text-sm text-ink-3">
        {anchors.map((step, index) => (
          <span key={step}>{`${step} ${words[index]}`}</span>
        ))}
      </p>
    </div>
  );
}
