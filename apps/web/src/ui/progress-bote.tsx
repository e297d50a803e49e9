import { BoteLine } from '#ui/bote-line.tsx';

type ProgressBoteProps = {
  /** The step under way, from 1. `total + 1` when all are done. */
  step: number;
  total: number;
  /** In words: «Pregunta 9 de 11». */
  label: string;
  /** ground: the ball waits before its arc (questions); air: it is at its top (an exercise under way). */
  ball?: 'ground' | 'air';
  /** Completed steps, where steps can be skipped; by default all before the current one. */
  done?: readonly boolean[];
  /** On a court where something else is the next action. */
  whiteBall?: boolean;
  className?: string;
};

/** Progress through equal steps: wizard, quiz, live session. */
export function ProgressBote({ step, total, label, ball = 'ground', done, whiteBall, className }: ProgressBoteProps) {
  const flies = ball === 'air';
  const isDone = (index: number) => (done ? done[index] === true : index + 1 < step);
  const steps = Array.from({ length: total }, (_, index) => ({
    state: index + 1 === step && flies ? ('now' as const) : isDone(index) ? ('done' as const) : ('planned' as const),
    height: flies ? 15 : 13,
  }));
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
