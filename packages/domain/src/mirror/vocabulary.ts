/** Moves whose repetitions the camera counts. */
export const countedMoves = ['squat', 'lunge', 'pushUp', 'hinge', 'heelRaise'] as const;
export type CountedMove = (typeof countedMoves)[number];
