import type { MouseEvent } from 'react';

/** False for the further taps of a double tap: the first one has changed the screen, and they hit something unintended. */
export const isFirstTap = ({ detail }: Pick<MouseEvent, 'detail'>) => detail < 2;

let last: Element | null = null;

/** In the capture phase: ignores the second tap where another control has moved under the finger; a stepper counts each tap. */
export function ignoreDoubleTaps(event: MouseEvent<HTMLElement>) {
  const control = (event.target as Element).closest('button, a, label, summary'); // taps hit elements
  const isSlip = !isFirstTap(event) && control !== null && control !== last;
  if (isSlip) event.preventDefault();
  if (isSlip) event.stopPropagation();
  else last = control;
}
