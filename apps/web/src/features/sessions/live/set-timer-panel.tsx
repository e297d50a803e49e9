import { useCallback } from 'react';
import { Ring } from '#features/sessions/live/ring.tsx';
import { liveTexts } from '#features/sessions/live/texts.ts';
import { type SetTimer, setTimerPhase } from '#features/sessions/live/timers.ts';
import { nextFocus } from '#features/sessions/live/use-focus-rescue.ts';
import { useTick } from '#lib/use-tick.ts';
import { Button } from '#ui/button.tsx';

type SetTimerPanelProps = { timer: SetTimer; onStop: () => void };

/** A timed set under way: get ready, work, and once more for the other side. Each phase is announced, not each second. */
export function SetTimerPanel({ timer, onStop }: SetTimerPanelProps) {
  const words = useTick(useCallback(() => phaseWords(timer), [timer]));
  const isWork = useTick(useCallback(() => Number(setTimerPhase(timer, Date.now()).phase !== 'ready'), [timer])) === 1;
  const readLeft = useCallback(() => {
    const phase = setTimerPhase(timer, Date.now());
    return phase.phase === 'over' ? 0 : phase.leftMs;
  }, [timer]);
  const phase = setTimerPhase(timer, Date.now());
  return (
    <div className="grid grid-cols-[auto_1fr] items-center gap-4">
      <Ring
        key={words}
        readLeft={readLeft}
        totalMs={phase.phase === 'over' ? timer.workMs : phase.totalMs}
        label={isWork ? liveTexts.work : liveTexts.getReady}
        className="w-24 min-[360px]:w-32"
      />
      <div className="grid gap-3">
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

/** «Prepárate», «En marcha · Derecha» */
function phaseWords(timer: SetTimer): string {
  const phase = setTimerPhase(timer, Date.now());
  if (phase.phase === 'over') return '';
  const word = phase.phase === 'ready' ? liveTexts.getReady : liveTexts.work;
  return timer.sides === 2 ? `${word} · ${liveTexts.sides[phase.side]}` : word;
}
