import type { BoteStep } from '#ui/bote-geometry.ts';
import { BoteLine } from '#ui/bote-line.tsx';

type ProgressBoteProps = {
  step: number;
  total: number;
  label: string;
  /** ground: the ball waits before its arc (questions); air: it is at its top (an exercise under way). */
  ball?: 'ground' | 'air';
  /** Completed steps, where steps can be skipped; by default all before the current one. */
  done?: readonly boolean[];
  whiteBall?: boolean;
  className?: string;
};

export function ProgressBote({ step, total, label, ball = 'ground', done, whiteBall, className }: ProgressBoteProps) {
  const flies = ball === 'air';
  const isDone = (index: number) => (done ? done[index] === true : index + 1 < step);
  const stateOf = (index: number): BoteStep['state'] => {
    if (index + 1 === step && flies) return 'now';
    return isDone(index) ? 'done' : 'planned';
  };
  const steps = Array.from({ length: total }, (_, index) => ({ state: stateOf(index), height: flies ? 15 : 13 }));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={step - 1}
      aria-valuetext={label}
      className={className}
    >
      <BoteLine
        steps={steps}
        width={350}
        height={flies ? 30 : 34}
        base={flies ? 24 : 28}
        margin={flies ? 0 : 8}
        inset={flies ? 1 : 0}
        ball={step > total ? total : step - 1 + (flies ? 0.5 : 0)}
        radius={flies ? 5 : 6}
        whiteBall={whiteBall ?? false}
      />
    </div>
  );
}
