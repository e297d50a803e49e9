import { MinusIcon } from '@phosphor-icons/react/dist/csr/Minus';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { type FocusEvent, type KeyboardEvent, useId, useState } from 'react';
import { type Figures, figureValue, parseFigure, stepped } from '#features/sessions/live/figures.ts';
import { storedWeights } from '#features/sessions/live/queue/device-storage.ts';
import { liveTexts } from '#features/sessions/live/texts.ts';
import { Icon } from '#ui/icon.tsx';

const units: Record<keyof Figures, string> = { reps: '', seconds: 's', metres: 'm', weight: 'kg' };

type FigureStepperProps = {
  measure: keyof Figures;
  setId: string;
  value: number | null;
  perSide: boolean;
  onChange: (value: number) => void;
};

/** A typed number counts when the field is left or with Enter. A focus ring around it alone would cross the unit. */
export function FigureStepper({ measure, setId, value, perSide, onChange }: FigureStepperProps) {
  const inputId = useId();
  const [typed, setTyped] = useState<{ text: string; setId: string } | null>(null);
  // text typed for one set does not count for the next one
  const shown = typed?.setId === setId ? typed.text : figureValue(value);
  const name = liveTexts.figures[measure];
  const label = perSide ? `${name} ${liveTexts.perSide}` : name;
  const noun = name.toLocaleLowerCase('es');
  const unit = units[measure];

  function commit() {
    const figure = typed?.setId === setId ? parseFigure(typed.text, measure) : null;
    setTyped(null);
    if (figure !== null && figure !== value) onChange(figure);
  }
  const move = (direction: 1 | -1) => onChange(stepped(value ?? 0, measure, direction, storedWeights()));
  const commitByEnter = (event: KeyboardEvent) => event.key === 'Enter' && commit();
  const select = (event: FocusEvent<HTMLInputElement>) => event.target.select();

  return (
    <div className="min-w-0">
      <label htmlFor={inputId} className="mb-1 block text-sm text-ink-2">
        {label}
      </label>
      <div className="stepper has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus">
        <button type="button" aria-label={`Menos ${noun}`} onClick={() => move(-1)}>
          <Icon as={MinusIcon} />
        </button>
        <span className="flex min-w-0 items-baseline justify-center gap-1">
          <input
            id={inputId}
            inputMode={measure === 'weight' ? 'decimal' : 'numeric'}
            autoComplete="off"
            size={Math.max(1, shown.length)}
            value={shown}
            onChange={(event) => setTyped({ text: event.target.value, setId })}
            onFocus={select}
            onBlur={commit}
            onKeyDown={commitByEnter}
            className="num field-sizing-content min-h-tap min-w-8 max-w-full bg-transparent text-center text-[1.75rem] font-head leading-none outline-none"
          />
          {unit && <small className="text-body font-ui">{unit}</small>}
        </span>
        <button type="button" aria-label={`Más ${noun}`} onClick={() => move(1)}>
          <Icon as={PlusIcon} />
        </button>
      </div>
    </div>
  );
}
