import { type MouseEvent as ReactMouseEvent, type RefObject, useEffect } from 'react';

/**
 * False for the further taps of a double tap: the first one has moved the screen, and what lies under the finger now was
 * not meant.
 */
export const isFirstTap = ({ detail }: Pick<ReactMouseEvent, 'detail'>) => detail < 2;

/** A second tap of a finger so soon and so near belongs to the first one; not every phone counts them. */
const doubleTap = { ms: 350, px: 24 };

/**
 * Holds back the further taps of a double tap that meet another control than the first one did: it slid under the
 * finger. What is tapped again and is still there (a stepper) counts each time.
 */
export function useFirstTaps(place: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const root = place.current;
    let last: { control: Element | null; at: number; x: number; y: number } | null = null;
    function see(event: MouseEvent) {
      const control = event.target instanceof Element ? event.target.closest('button, a, label, summary') : null;
      const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
      const isNear =
        last !== null &&
        event.timeStamp - last.at < doubleTap.ms &&
        Math.hypot(event.clientX - last.x, event.clientY - last.y) < doubleTap.px;
      const isFurther = event.detail > 1 || (isTouch && isNear);
      if (isFurther && control !== null && control !== last?.control) {
        event.preventDefault();
        event.stopPropagation();
      } else {
        last = { control, at: event.timeStamp, x: event.clientX, y: event.clientY };
      }
    }
    root?.addEventListener('click', see, true);
    return () => root?.removeEventListener('click', see, true);
  }, [place]);
}
