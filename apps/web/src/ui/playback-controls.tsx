import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import { memo, type ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import type { Speed } from '#ui/use-playback.ts';

const speeds: readonly Speed[] = [0.5, 1];

type PlaybackControlsProps = {
  texts: { back: string; forth: string; speed: string };
  index: number;
  last: number;
  icon: ReactNode;
  label: string;
  speed: Speed;
  onGo: (to: number) => void;
  onToggle: () => void;
  onSpeed: (speed: Speed) => void;
  children?: ReactNode;
};

export const PlaybackControls = memo(function PlaybackControls(props: PlaybackControlsProps) {
  const { texts, index, last, icon, label, speed, onGo, onToggle, onSpeed, children } = props;
  return (
    <>
      <div className="flex flex-wrap justify-center gap-2 noscript:hidden print:hidden">
        <IconButton
          icon={CaretLeftIcon}
          label={texts.back}
          variant="line"
          aria-disabled={index === 0 || undefined}
          onClick={() => onGo(index - 1)}
        />
        <Button className="min-w-36 motion-reduce:hidden" variant="solid" icon={icon} onClick={onToggle}>
          {label}
        </Button>
        <IconButton
          icon={CaretRightIcon}
          label={texts.forth}
          variant="line"
          aria-disabled={index === last || undefined}
          onClick={() => onGo(index + 1)}
        />
      </div>
      <div className="flex flex-wrap justify-center gap-2 noscript:hidden print:hidden">
        {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of form fields */}
        <div role="group" aria-label={texts.speed} className="flex gap-2 motion-reduce:hidden">
          {speeds.map((value) => (
            <button
              key={value}
              type="button"
              aria-pressed={value === speed}
              className="chip"
              onClick={() => onSpeed(value)}
            >
              {value.toLocaleString('es-ES')}×
            </button>
          ))}
        </div>
        {children}
      </div>
    </>
  );
});

type StepListProps = {
  label: string;
  steps: readonly { text: ReactNode }[];
  index: number;
  onGo: (to: number) => void;
};

export const StepList = memo(function StepList({ label, steps, index, onGo }: StepListProps) {
  return (
    <ol aria-label={label}>
      {steps.map(({ text }, step) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps never change places
        <li key={step} className="border-b last:border-b-0">
          <button
            type="button"
            aria-current={step === index ? 'step' : undefined}
            className="flex min-h-tap w-full items-baseline gap-3 border-l-2 border-l-transparent px-3 py-2.5 text-left text-ui font-ui text-ink-2 hover:bg-hover aria-[current]:border-l-ink aria-[current]:bg-quiet aria-[current]:text-ink"
            onClick={() => onGo(step)}
          >
            <span className="num">{step + 1}</span>
            <span>{text}</span>
          </button>
        </li>
      ))}
    </ol>
  );
});
