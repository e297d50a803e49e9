import { useCallback, useSyncExternalStore } from 'react';

/**
 * A value read from the clock repeatedly; the component renders only when it changes.
 * @param host the window it is drawn in: the timers of one that is not seen are slowed
 */
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
