import { type RefObject, useEffect, useRef } from 'react';
import { afterPaint } from '#lib/after-paint.ts';

export const nextFocus = { 'data-next-focus': '' };

/** When a step (`phase`) removes the focused button, moves the focus to the next control, not to the page's start. */
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
