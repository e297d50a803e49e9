import type { CountedMove } from '#mirror/vocabulary.ts';

/** By the drawing that shows an exercise: who has another exercise drawn with it moves as it does. */
const moveOfDrawing: Partial<Record<string, CountedMove>> = {
  F01: 'squat',
  F02: 'squat',
  F04: 'lunge',
  F06: 'hinge',
  F07: 'hinge',
  F12: 'heelRaise',
  F16: 'pushUp',
  F17: 'pushUp',
  X09: 'squat',
};

export const countedMoveOf = (drawing: string | null): CountedMove | null =>
  (drawing !== null && moveOfDrawing[drawing]) || null;
