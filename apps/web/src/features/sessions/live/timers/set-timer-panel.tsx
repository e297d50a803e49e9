import { useCallback } from 'react';
import { liveTexts } from '#features/sessions/live/texts.ts';
import { Ring } from '#features/sessions/live/timers/ring.tsx';
import {
  type Interval,
  type IntervalPhase,
  intervalPhase,
  type SetTimer,
  type SetTimerPhase,
  setTimerPhase,
} from '#features/sessions/live/timers/timers.ts';
import { nextFocus } from '#features/sessions/live/use-focus-rescue.ts';
import { useTick } from '#lib/use-tick.ts';
import { Button } from '#ui/button.tsx';

export function SetTimerPanel({ timer, onStop }: { timer: SetTimer; onStop: () => void }) {
  const read = useCallback(() => setTimerPhase(timer, Date.now()), [timer]);
  return <TimerPanel read={read} wordsOf={(phase) => setWords(timer, phase)} onStop={onStop} />;
}

export function IntervalPanel({ interval, onStop }: { interval: Interval; onStop: () => void }) {
  const read = useCallback(() => intervalPhase(interval, Date.now()), [interval]);
  return (
    <div className="rounded-2 border-2 border-white bg-court-well p-3.5">
      <TimerPanel read={read} wordsOf={(phase) => roundWords(interval, phase)} onStop={onStop} />
    </div>
  );
}

type TimerPanelProps<Phase> = { read: () => Phase; wordsOf: (phase: Phase) => string; onStop: () => void };

function TimerPanel<Phase extends SetTimerPhase | IntervalPhase>({ read, wordsOf, onStop }: TimerPanelProps<Phase>) {
  const words = useTick(() => wordsOf(read()));
  const readLeft = useCallback(() => {
    const phase = read();
    return phase.phase === 'over' ? 0 : phase.leftMs;
  }, [read]);
  const phase = read();
  const label = { ready: liveTexts.getReady, work: liveTexts.work, rest: liveTexts.rest, over: '' }[phase.phase];
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Ring
        key={words}
        readLeft={readLeft}
        totalMs={phase.phase === 'over' ? 1 : phase.totalMs}
        label={label}
        className="w-24 min-[360px]:w-32"
      />
      <div className="grid min-w-[7rem] flex-1 gap-3">
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

function setWords({ sides }: SetTimer, phase: SetTimerPhase): string {
  if (phase.phase === 'over') return '';
  const word = phase.phase === 'ready' ? liveTexts.getReady : liveTexts.work;
  return sides === 2 ? `${word} · ${liveTexts.sides[phase.side]}` : word;
}

function roundWords({ setIds }: Interval, phase: IntervalPhase): string {
  if (phase.phase === 'over') return '';
  if (phase.phase === 'ready') return liveTexts.getReady;
  const round = liveTexts.interval.round(phase.round + 1, setIds.length);
  return `${phase.phase === 'work' ? liveTexts.work : liveTexts.rest} · ${round}`;
}
