import { type RefObject, useEffect, useRef } from 'react';
import { afterPaint } from '#lib/after-paint.ts';

/** Marks the element that takes the focus when the focused one disappears: `<button {...nextFocus}>`. */
export const nextFocus = { 'data-next-focus': '' };

/**
 * After a step (`phase` changes) the focused button may be gone: moves the focus to the next control instead of the
 * page's start. A focus on an existing element stays.
 */
export function useFocusRescue(place: RefObject<HTMLElement | null>, phase: string): void {
  const before = useRef(phase);
  useEffect(() => {
    if (before.current === phase) return;
    before.current = phase;
    // the focus has the page laid out at once: the set that was tapped is painted first
    return afterPaint(() => {
      const focused = document.activeElement;
      const target = place.current?.querySelector<HTMLElement>('[data-next-focus]');
      if (focused !== null && focused !== document.body && focused !== target) return;
      target?.focus({ preventScroll: true });
      (target?.closest('li') ?? target)?.scrollIntoView({ block: 'nearest' });
    });
  }, [place, phase]);
}
