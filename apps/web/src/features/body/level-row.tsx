import { useId } from 'react';
import { bodyTexts } from '#features/body/texts.ts';

const steps = Array.from({ length: 11 }, (_, step) => step);

type LevelRowProps = {
  label: string;
  value: number | null;
  onChoose: (level: number) => void;
  isDisabled?: boolean;
};

/** 0 to 10 in one row, a tap each. Radio buttons: arrows move, one Tab stop. */
export function LevelRow({ label, value, onChoose, isDisabled = false }: LevelRowProps) {
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <p id={id} className="field-label mb-2">
        {label}
      </p>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(1.5rem,8%),1fr))] gap-1">
        {steps.map((step) => (
          <label
            key={step}
            className="num grid min-h-tap cursor-pointer place-items-center rounded-2 border border-line-strong bg-surface text-ui font-strong hover:border-ink has-checked:border-solid has-checked:bg-solid has-checked:text-on-solid has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={id}
              value={step}
              checked={step === value}
              disabled={isDisabled}
              className="sr-only"
              onChange={() => onChoose(step)}
            />
            {step}
          </label>
        ))}
      </div>
      <p className="mt-1.5 flex justify-between gap-3 text-sm text-ink-2">
        {bodyTexts.levelWords.map((word) => (
          <span key={word}>{word}</span>
        ))}
      </p>
    </div>
  );
}
