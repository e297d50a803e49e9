import { useEffect, useEffectEvent } from 'react';
import { type LiveState, lastSetAt } from '#features/sessions/live/live-state.ts';

/** Nobody rests longer between two sets. */
const forgottenMs = 2 * 60 * 60_000;

type Clock = { state: LiveState; begunAt: number };

/** What a session that was left running has to be asked: when its last set was, and its seconds until then. */
export function forgottenSince({ state, begunAt }: Clock, now: number): { at: number; seconds: number } | null {
  const at = lastSetAt(state.session);
  // a clock that was paused counts nothing that was not trained
  if (at === null || at <= begunAt || now - at < forgottenMs) return null;
  return { at, seconds: Math.floor((at - begunAt) / 1000) };
}

/** Asks when the screen is opened, and when it comes back into view. */
export function useForgotten(clock: Clock, onForgotten: () => void): void {
  const check = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && forgottenSince(clock, Date.now()) !== null) onForgotten();
  });
  useEffect(() => {
    check();
    const listen = () => check();
    document.addEventListener('visibilitychange', listen);
    return () => document.removeEventListener('visibilitychange', listen);
  }, []);
}
