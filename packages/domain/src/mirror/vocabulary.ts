/** Moves whose repetitions the camera counts. */
export const countedMoves = ['squat', 'lunge', 'pushUp', 'hinge', 'heelRaise'] as const;
export type CountedMove = (typeof countedMoves)[number];

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

/** Strokes that can be filmed. */
export const strokeKinds = ['bandeja', 'vibora', 'remate', 'volea', 'saque', 'globo'] as const;
export type StrokeKind = (typeof strokeKinds)[number];

/** Sideways before the contact. */
export const sideOnGrades = ['no', 'half', 'yes'] as const;
export type SideOn = (typeof sideOnGrades)[number];

/** What the monthly check measures. */
export const checkKinds = ['heelRaise', 'shoulderFlexion', 'singleLegStance', 'squatDepth'] as const;
export type CheckKind = (typeof checkKinds)[number];

export const checkSides = ['L', 'R'] as const;
export type CheckSide = (typeof checkSides)[number];

type CheckMeasure = {
  unit: 'reps' | 'degrees' | 'seconds';
  /** Each side by itself. */
  sided: boolean;
  /** As it is shown and stored: in such steps, up to the most. */
  step: number;
  most: number;
  /** What the camera may be wrong by, on exact truth: within twice of it nothing changed. */
  error: number;
};

export const checkMeasures: Record<CheckKind, CheckMeasure> = {
  heelRaise: { unit: 'reps', sided: true, step: 1, most: 60, error: 1 },
  shoulderFlexion: { unit: 'degrees', sided: true, step: 5, most: 180, error: 5 },
  singleLegStance: { unit: 'seconds', sided: true, step: 1, most: 45, error: 1 },
  squatDepth: { unit: 'degrees', sided: false, step: 5, most: 160, error: 10 },
};
