import { useSyncExternalStore } from 'react';

/** Below this height the rest leaves no room for both the large picture and the sets. */
const tall = '(min-height: 720px)';

function subscribe(changed: () => void) {
  const list = matchMedia(tall);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}

/** Whether the exercise's picture can be large during a rest. */
export function useTallScreen(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(tall).matches);
}
