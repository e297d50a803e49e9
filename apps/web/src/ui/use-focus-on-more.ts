import { useEffect, useRef } from 'react';

/** The pressed «Cargar más» may be gone. Returns the list's ref and a function to call when more is loaded. */
export function useFocusOnMore<List extends HTMLElement>(count: number) {
  const listRef = useRef<List>(null);
  const awaited = useRef<number | null>(null);
  useEffect(() => {
    if (awaited.current === null || count <= awaited.current) return;
    listRef.current?.children[awaited.current]?.querySelector<HTMLElement>('button, a')?.focus();
    awaited.current = null;
  }, [count]);
  return {
    listRef,
    expectMore: () => {
      awaited.current = count;
    },
  };
}
