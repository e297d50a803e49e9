import { useLayoutEffect, useRef } from 'react';

/** Focuses the first match of a selector within an element after the next change of `changing`, before another key is handled. */
export function useNextFocus<Place extends HTMLElement>(changing: unknown) {
  const place = useRef<Place>(null);
  const wanted = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change is what is awaited
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    place.current?.querySelector<HTMLElement>(wanted.current)?.focus();
    wanted.current = null;
  }, [changing]);
  return {
    place,
    focusNext: (selector: string) => {
      wanted.current = selector;
    },
  };
}
