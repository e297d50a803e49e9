import { useEffect, useRef } from 'react';

/**
 * After «Ver más» the focus goes to the first new card: the button may be gone by then.
 * Answers the list's ref and a function to call when more is asked for.
 */
export function useFocusOnMore(count: number) {
  const listRef = useRef<HTMLUListElement>(null);
  const awaited = useRef<number | null>(null);
  useEffect(() => {
    if (awaited.current === null || count <= awaited.current) return;
    listRef.current?.children[awaited.current]?.querySelector('button')?.focus();
    awaited.current = null;
  }, [count]);
  return {
    listRef,
    expectMore: () => {
      awaited.current = count;
    },
  };
}
