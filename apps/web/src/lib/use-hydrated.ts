import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while the page is the server's HTML, which knows neither query nor storage; true right after. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
