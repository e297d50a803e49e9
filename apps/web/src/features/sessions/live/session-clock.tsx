import { useCallback } from 'react';
import { liveTexts } from '#features/sessions/live/texts.ts';
import { useTick } from '#features/sessions/live/use-tick.ts';
import { formatClock } from '#lib/format.ts';

/** The elapsed time hh:mm:ss from an absolute start; only this redraws each second, and it keeps silent. */
export function SessionClock({ begunAt }: { begunAt: number }) {
  const text = useTick(
    useCallback(() => formatClock(Math.min(359_999, Math.max(0, (Date.now() - begunAt) / 1000))), [begunAt]),
  );
  return (
    <span
      role="timer"
      aria-label={liveTexts.clock}
      className="num text-[1.125rem] font-head tracking-card sm:text-[1.375rem]"
    >
      {text}
    </span>
  );
}
