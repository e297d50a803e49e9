import { type RefObject, useEffect, useState } from 'react';

type Menu = { isOpen: boolean; toggle: () => void; close: () => void };

/**
 * A panel that belongs to `area`. Escape closes it and gives the focus back to `button`; a press or the focus outside
 * the area closes it too.
 */
export function useMenu(area: RefObject<HTMLElement | null>, button: RefObject<HTMLElement | null>): Menu {
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (!isOpen) return;
    const stop = new AbortController();
    const closeFromOutside = (event: Event) => {
      if (event.target instanceof Node && !area.current?.contains(event.target)) setOpen(false);
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', closeFromOutside, stop);
    document.addEventListener('focusin', closeFromOutside, stop);
    document.addEventListener('keydown', closeByKey, stop);
    return () => stop.abort();
  }, [isOpen, area, button]);

  return { isOpen, toggle: () => setOpen(!isOpen), close: () => setOpen(false) };
}
