import { useCallback, useSyncExternalStore } from 'react';

/** Renders only when the value changes. @param host the window it is drawn in: timers of an unseen one are slowed */
export function useTick<Value extends string | number>(
  read: () => Value,
  intervalMs = 200,
  host: Window = window,
): Value {
  const subscribe = useCallback(
    (changed: () => void) => {
      const timer = host.setInterval(changed, intervalMs);
      document.addEventListener('visibilitychange', changed);
      return () => {
        host.clearInterval(timer);
        document.removeEventListener('visibilitychange', changed);
      };
    },
    [intervalMs, host],
  );
  return useSyncExternalStore(subscribe, read);
}
