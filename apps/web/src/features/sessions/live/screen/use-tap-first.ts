import { type MouseEvent, useRef, useState } from 'react';
import { isFirstTap } from '#features/sessions/live/timers/first-tap.ts';
import { afterPaint } from '#lib/after-paint.ts';

/**
 * The tap is painted before the screen moves on, which takes a slow phone several frames. `look` marks the button
 * meanwhile; a double tap counts once, and a page that is left before the paint has taken it all the same.
 */
export function useTapFirst(moveOn: () => void) {
  const [isTaken, setTaken] = useState(false);
  const isMoving = useRef(false);
  function onClick(event: MouseEvent) {
    if (isMoving.current || !isFirstTap(event)) return;
    isMoving.current = true;
    setTaken(true);
    const take = () => {
      window.removeEventListener('pagehide', takeAtOnce);
      isMoving.current = false;
      setTaken(false);
      moveOn();
    };
    const callOff = afterPaint(take);
    const takeAtOnce = () => {
      callOff();
      take();
    };
    window.addEventListener('pagehide', takeAtOnce);
  }
  return { onClick, look: isTaken ? { 'data-taken': '' } : {} };
}
