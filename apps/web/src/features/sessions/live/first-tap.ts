import type { MouseEvent } from 'react';

/**
 * False for the further taps of a double tap: the first one has moved the screen, and what lies under the finger now was
 * not meant.
 */
export const isFirstTap = ({ detail }: Pick<MouseEvent, 'detail'>) => detail < 2;
