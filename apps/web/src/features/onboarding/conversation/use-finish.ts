import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds after the save, and after the plan message. */
const planAfterMs = 2000;
const screenAfterMs = 3000;
/** Seconds the last screen stays. */
const staySeconds = 5;

export type Finish = 'none' | 'plan' | 'screen';

/** What is shown since the save: nothing more, the plan message, the last screen. */
export function useFinish(savedAt: number | null): Finish {
  const [finish, setFinish] = useState<Finish>('none');
  useEffect(() => {
    if (savedAt === null) return;
    const at = (delayMs: number, next: Finish) => setTimeout(() => setFinish(next), savedAt + delayMs - Date.now());
    const timers = [at(planAfterMs, 'plan'), at(planAfterMs + screenAfterMs, 'screen')];
    return () => timers.forEach(clearTimeout);
  }, [savedAt]);
  return finish;
}

/** Whole seconds left, counted down every second; ends once. */
export function useCountdown(onEnd: () => void): number {
  const [endsAt] = useState(() => Date.now() + staySeconds * 1000);
  const [seconds, setSeconds] = useState(staySeconds);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const timer = setInterval(() => {
      const left = Math.max(0, Math.round((endsAt - Date.now()) / 1000));
      setSeconds(left);
      if (left > 0) return;
      clearInterval(timer);
      end();
    }, 1000);
    return () => clearInterval(timer);
  }, [endsAt]);
  return seconds;
}
