import { useId } from 'react';
import { bodyTexts } from '#features/body/texts.ts';
import { ScaleSteps } from '#ui/scale-steps.tsx';

type LevelRowProps = {
  label: string;
  value: number | null;
  onChoose: (level: number) => void;
  isDisabled?: boolean;
};

export function LevelRow({ label, value, onChoose, isDisabled = false }: LevelRowProps) {
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <p id={id} className="field-label mb-2">
        {label}
      </p>
      <ScaleSteps name={id} value={value} onChoose={onChoose} isDisabled={isDisabled} />
      <p className="mt-1.5 flex justify-between gap-3 text-sm text-ink-2">
        {bodyTexts.levelWords.map((word) => (
          <span key={word}>{word}</span>
        ))}
      </p>
    </div>
  );
}
