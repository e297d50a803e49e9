import { useCallback } from 'react';
import { formatTimer } from '#lib/format.ts';
import { useTick } from '#lib/use-tick.ts';
import { classNames } from '#ui/class-names.ts';

const radius = 54;
const length = 2 * Math.PI * radius;

type RingProps = {
  /** Milliseconds left now. */
  readLeft: () => number;
  totalMs: number;
  label: string;
  className?: string;
};

/** A countdown as a ring that empties, the ball at its end. It reads the clock itself; nothing around it redraws. */
export function Ring({ readLeft, totalMs, label, className }: RingProps) {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const grain = still ? 1000 : 100;
  const left = useTick(
    useCallback(() => Math.ceil(readLeft() / grain) * grain, [readLeft, grain]),
    still ? 250 : 100,
  );
  const share = Math.min(1, Math.max(0, left / totalMs));
  const angle = 2 * Math.PI * share - Math.PI / 2;
  return (
    <div className={classNames('relative', className)}>
      <svg viewBox="0 0 128 128" aria-hidden="true" className="block w-full fill-none">
        <circle cx="64" cy="64" r={radius} className="stroke-white opacity-20" strokeWidth="5" />
        <circle
          cx="64"
          cy="64"
          r={radius}
          className="stroke-white"
          strokeWidth="5"
          strokeDasharray={`${length * share} ${length}`}
          transform="rotate(-90 64 64)"
        />
        <circle
          cx={64 + radius * Math.cos(angle)}
          cy={64 + radius * Math.sin(angle)}
          r="9"
          className="fill-ball stroke-none"
        />
      </svg>
      <span
        role="timer"
        aria-label={label}
        className="num absolute inset-0 grid place-items-center text-[min(1.75rem,28px)] font-head tracking-num whitespace-nowrap min-[360px]:text-[min(2.375rem,40px)] [@media(max-height:560px)]:text-[min(1rem,18px)]"
      >
        {formatTimer(left / 1000)}
      </span>
    </div>
  );
}
