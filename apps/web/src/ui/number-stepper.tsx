import { MinusIcon } from '@phosphor-icons/react/dist/csr/Minus';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { useId } from 'react';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';

type NumberStepperProps = {
  label: string;
  hideLabel?: boolean;
  className?: string;
  value: number;
  onChange: (value: number) => void;
  unit?: string;
  min?: number;
  max?: number;
  step?: number;
};

export function NumberStepper(props: NumberStepperProps) {
  const { label, hideLabel = false, value, onChange, unit, min = 0, max = Number.POSITIVE_INFINITY, step = 1 } = props;
  const labelId = useId();
  const noun = label.toLocaleLowerCase('es');
  const move = (by: number) => onChange(Math.min(max, Math.max(min, Number((value + by).toFixed(2)))));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of form fields
    <div role="group" aria-labelledby={labelId}>
      <span id={labelId} className={hideLabel ? 'sr-only' : 'mb-1 block text-sm text-ink-2'}>
        {label}
      </span>
      <div className={classNames('stepper', props.className)}>
        <button type="button" aria-label={`Menos ${noun}`} disabled={value <= min} onClick={() => move(-step)}>
          <Icon as={MinusIcon} />
        </button>
        <output className="num whitespace-nowrap text-center text-num-count font-head leading-none">
          {value.toLocaleString('es-ES')}
          {unit && <small className="text-body font-ui"> {unit}</small>}
        </output>
        <button type="button" aria-label={`Más ${noun}`} disabled={value >= max} onClick={() => move(step)}>
          <Icon as={PlusIcon} />
        </button>
      </div>
    </div>
  );
}
