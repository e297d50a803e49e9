import { useCallback } from 'react';
import { Ring } from '#features/sessions/live/ring.tsx';
import { liveTexts } from '#features/sessions/live/texts.ts';
import { type Interval, intervalPhase } from '#features/sessions/live/timers.ts';
import { nextFocus } from '#features/sessions/live/use-focus-rescue.ts';
import { useTick } from '#lib/use-tick.ts';
import { Button } from '#ui/button.tsx';

const texts = liveTexts.interval;

/** Rounds under way: work and rest by turns, or a round each minute. Each phase is announced, not each second. */
export function IntervalPanel({ interval, onStop }: { interval: Interval; onStop: () => void }) {
  const words = useTick(useCallback(() => phaseWords(interval), [interval]));
  const readLeft = useCallback(() => {
    const phase = intervalPhase(interval, Date.now());
    return phase.phase === 'over' ? 0 : phase.leftMs;
  }, [interval]);
  const phase = intervalPhase(interval, Date.now());
  return (
    <div className="grid grid-cols-[auto_1fr] items-center gap-4 rounded-2 border-2 border-white bg-court-well p-3.5">
      <Ring
        key={words}
        readLeft={readLeft}
        totalMs={phase.phase === 'over' ? interval.workMs : phase.totalMs}
        label={phase.phase === 'rest' ? liveTexts.rest : liveTexts.work}
        className="w-24 min-[360px]:w-32"
      />
      <div className="grid min-w-0 gap-3">
        <p role="status" className="text-h3 font-head">
          {words}
        </p>
        <Button variant="line" size="gym" onClick={onStop} {...nextFocus}>
          {liveTexts.stopTimer}
        </Button>
      </div>
    </div>
  );
}

/** «Prepárate», «En marcha · ronda 2 de 8», «Descanso · después, ronda 3 de 8» */
function phaseWords(interval: Interval): string {
  const phase = intervalPhase(interval, Date.now());
  if (phase.phase === 'over') return '';
  if (phase.phase === 'ready') return liveTexts.getReady;
  const round = texts.round(phase.round + 1, interval.setIds.length);
  return `${phase.phase === 'work' ? liveTexts.work : liveTexts.rest} · ${round}`;
}
