import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { comingEntry, firstOpenSet, type Intent, type LiveState } from '#features/sessions/live/live-state.ts';
import { liveTexts } from '#features/sessions/live/texts.ts';
import { getReadyMs, intervalRoundStart } from '#features/sessions/live/timers/timers.ts';

type Player = typeof import('#features/sessions/live/timers/cue-player.ts');

/** Acts once at the absolute ends of rests, timed sets and rounds, and plays the signals before them. Sounds follow the screen. */
export function useTimerEnds(state: LiveState, act: (intent: Intent) => void): void {
  const { rest, setTimer, interval } = state;
  const player = useCuePlayer(state.at.step === 'exercise');
  useEffect(() => player?.scheduleCues({ rest, setTimer, interval }), [player, rest, setTimer, interval]);

  const endsAt = rest.status === 'running' ? rest.endsAt : null;
  const endRest = useEffectEvent(() => {
    player?.playEnd(nextWords(state));
    act({ do: 'endRest' });
  });
  useEffect(() => (endsAt === null ? undefined : callAt(endsAt, endRest)), [endsAt]);

  const complete = useEffectEvent((setId: string) => {
    player?.playEnd(liveTexts.spokenDone);
    act({ do: 'complete', setId });
  });
  useEffect(() => {
    if (setTimer === null) return;
    const { startedAt, workMs, sides, setId } = setTimer;
    return callAt(startedAt + (getReadyMs + workMs) * sides, () => complete(setId));
  }, [setTimer]);

  const endRound = useEffectEvent((setId: string, isLast: boolean) => {
    if (isLast) player?.playEnd(liveTexts.spokenDone);
    act({ do: 'complete', setId });
  });
  useEffect(() => {
    if (interval === null) return;
    const { setIds, workMs } = interval;
    const ends = setIds.map((setId, round) =>
      callAt(intervalRoundStart(interval, round) + workMs, () => endRound(setId, round === setIds.length - 1)),
    );
    return () => {
      for (const callOff of ends) callOff();
    };
  }, [interval]);

  useClockSetBack((ms) => act({ do: 'clockSetBack', ms }));
}

function callAt(instant: number, call: () => void): () => void {
  const timer = setTimeout(call, Math.max(0, instant - Date.now()));
  return () => clearTimeout(timer);
}

function nextWords(state: LiveState): string {
  const entry = comingEntry(state);
  const next = entry && firstOpenSet(entry);
  return entry && next ? `${liveTexts.set} ${entry.setRows.indexOf(next) + 1}. ${entry.name}` : liveTexts.restOver;
}

function useCuePlayer(isRunning: boolean): Player | null {
  const [player, setPlayer] = useState<Player | null>(null);
  useEffect(() => {
    if (!isRunning) return;
    let lock: (() => void) | null = null;
    let isOver = false;
    import('#features/sessions/live/timers/cue-player.ts')
      .then((loaded) => {
        if (isOver) return;
        lock = loaded.unlockCues();
        setPlayer(loaded);
      })
      .catch(() => {});
    return () => {
      isOver = true;
      lock?.();
    };
  }, [isRunning]);
  return player;
}

/** A smaller difference is a clock correction, invisible in any timer. */
const setBackMs = 2000;

/** A clock that is ahead looks like a device that slept, and then time has really passed. */
function useClockSetBack(onBack: (ms: number) => void): void {
  const ahead = useRef(0);
  const back = useEffectEvent(onBack);
  useEffect(() => {
    const readAhead = () => Date.now() - performance.now();
    ahead.current = readAhead();
    const check = () => {
      const now = readAhead();
      const ms = ahead.current - now;
      ahead.current = now;
      if (ms > setBackMs) back(ms);
    };
    const timer = setInterval(check, 500);
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, []);
}
