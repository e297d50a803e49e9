import { useEffect, useEffectEvent } from 'react';
import { getReadyMs, type Rest, type SetTimer } from '#features/sessions/live/timers.ts';

function vibrate(pattern: number[]) {
  navigator.vibrate?.(pattern);
}

/** Calls at the absolute end of a rest, once. */
export function useRestEnd(rest: Rest, onEnd: () => void): void {
  const endsAt = rest.status === 'running' ? rest.endsAt : null;
  const end = useEffectEvent(() => {
    vibrate([200, 100, 200]);
    onEnd();
  });
  useEffect(() => {
    if (endsAt === null) return;
    const timer = setTimeout(end, Math.max(0, endsAt - Date.now()));
    return () => clearTimeout(timer);
  }, [endsAt]);
}

/** Vibrates when work begins on each side, and calls at the absolute end of a timed set. */
export function useSetTimerEnd(timer: SetTimer | null, onEnd: (setId: string) => void): void {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (timer === null) return;
    const sideMs = getReadyMs + timer.workMs;
    const cues = Array.from({ length: timer.sides }, (_, side) => timer.startedAt + side * sideMs + getReadyMs)
      .filter((at) => at > Date.now())
      .map((at) => setTimeout(vibrate, at - Date.now(), [80]));
    const over = setTimeout(
      () => {
        vibrate([200, 100, 200]);
        end(timer.setId);
      },
      Math.max(0, timer.startedAt + sideMs * timer.sides - Date.now()),
    );
    return () => {
      for (const each of [...cues, over]) clearTimeout(each);
    };
  }, [timer]);
}
