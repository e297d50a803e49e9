const steps = Array.from({ length: 11 }, (_, step) => step);

type ScaleStepsProps = {
  /** Of the radio buttons: arrows move, one Tab stop. */
  name: string;
  value: number | null;
  onChoose: (step: number) => void;
  isDisabled?: boolean;
};

/** 0 to 10, a tap each: in one row, or, where a finger would not hit that, 0–5 above 6–10. */
export function ScaleSteps({ name, value, onChoose, isDisabled = false }: ScaleStepsProps) {
  return (
    <div className="@container">
      <div className="grid grid-cols-6 gap-1 @min-[19rem]:grid-cols-11">
        {steps.map((step) => (
          <label
            key={step}
            className="num grid min-h-tap cursor-pointer place-items-center rounded-2 border border-line-strong bg-surface text-ui font-strong hover:border-ink has-checked:border-solid has-checked:bg-solid has-checked:text-on-solid has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
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
    </div>
  );
}
