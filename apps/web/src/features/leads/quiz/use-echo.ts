import { type MouseEvent, useRef } from 'react';

/** Milliseconds in which the second half of a double tap comes. */
const doubleTapMs = 350;
const never = Number.NEGATIVE_INFINITY;

/**
 * The buttons of all questions lie in the same place: the second half of a double press would answer the next question.
 * `isEcho(press)` tells such a half from a press of its own.
 */
export function useEcho() {
  const movedAt = useRef(never);
  return {
    moved: ({ timeStamp }: { timeStamp: number }) => {
      movedAt.current = timeStamp;
    },
    /** Who has answered in between presses anew. */
    answered: () => {
      movedAt.current = never;
    },
    isEcho: ({ timeStamp, detail, nativeEvent }: MouseEvent) => {
      const isDouble = detail > 1 || ('pointerType' in nativeEvent && nativeEvent.pointerType === 'touch');
      return isDouble && timeStamp - movedAt.current < doubleTapMs;
    },
  };
}
