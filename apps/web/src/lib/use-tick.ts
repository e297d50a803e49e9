import { useCallback, useSyncExternalStore } from 'react';

/** A value read from the clock again and again; the component draws only when the value changes. */
export function useTick<Value extends string | number>(read: () => Value, intervalMs = 200): Value {
  const subscribe = useCallback(
    (changed: () => void) => {
      const timer = setInterval(changed, intervalMs);
      document.addEventListener('visibilitychange', changed);
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', changed);
      };
    },
    [intervalMs],
  );
  return useSyncExternalStore(subscribe, read);
}
