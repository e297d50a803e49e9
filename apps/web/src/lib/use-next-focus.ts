import { useLayoutEffect, useRef } from 'react';

/** Focuses what a selector finds within an element, once something of it has changed – before the next key is heard. `changing` is what changes with it. */
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
