import { type RefObject, useEffect, useRef } from 'react';

/**
 * When the card that had the focus leaves the list (its heart was emptied, it was deleted), the focus goes to what took
 * its place, or to what is left to press once there is none. Cards carry `data-routine`.
 */
export function useFocusAfterRemoval(ids: readonly string[], place: RefObject<HTMLElement | null>): void {
  const focused = useRef<string | null>(null);
  const former = useRef(ids);

  useEffect(() => {
    const element = place.current;
    const remember = ({ target }: FocusEvent) => {
      const card = target instanceof Element ? target.closest<HTMLElement>('[data-routine]') : null;
      focused.current = card?.dataset.routine ?? null;
    };
    element?.addEventListener('focusin', remember);
    return () => element?.removeEventListener('focusin', remember);
  }, [place]);

  useEffect(() => {
    const before = former.current;
    former.current = ids;
    const { current: id } = focused;
    if (id === null || ids.includes(id) || !before.includes(id)) return;
    focused.current = null;
    // whoever has moved on by themselves stays where they are
    const { activeElement } = document;
    if (activeElement !== null && activeElement !== document.body) return;
    const next = ids[Math.min(before.indexOf(id), ids.length - 1)];
    const card = next === undefined ? place.current : place.current?.querySelector(`[data-routine="${next}"]`);
    card?.querySelector<HTMLElement>('button, a')?.focus();
  });
}
