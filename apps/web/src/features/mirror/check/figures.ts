import type { CheckKind } from '@bandeja/domain/mirror/vocabulary';
import type { Figure } from '#ui/figure/figure-picture.tsx';

const foot = (lift = 0): NonNullable<Figure['keys'][number]['legs']> => ['w', 12, 10, 0, lift, 8];

/** How each one ends; the same pose moves a little where it is repeated. */
export const checkFigures: Record<CheckKind, Figure> = {
  heelRaise: {
    view: [-62, 4],
    keys: [
      {
        move: 1,
        at: [3, -4, 97],
        legR: ['w', 12, 6, 0, 38, 0],
        legL: ['a', 4, 0, 0, 70, 10],
        arms: ['a', 40, 10, 0, 20],
      },
    ],
    work: ['shankR'],
  },
  shoulderFlexion: {
    view: [-90, 4],
    keys: [{ move: 1, at: [0, 0, 90], legs: foot(), armR: ['a', 168, 0, 0, 2], armL: ['a', 4, 10, 0, 8] }],
    work: ['upperR'],
  },
  singleLegStance: {
    view: [0, 4],
    keys: [
      {
        move: 1,
        at: [0, -4, 90],
        legR: ['w', 12, 6, 0, 0, 0],
        legL: ['a', 80, 8, 0, 90, 10],
        arms: ['a', 24, 70, 0, 70],
      },
    ],
    work: ['thighR', 'shankR'],
  },
  squatDepth: {
    view: [-90, 4],
    keys: [
      {
        move: 1,
        at: [-20, 0, 44],
        turn: [34, 0, 0],
        lumbar: [8, 0, 0],
        neck: [-20, 0, 0],
        legs: foot(),
        arms: ['w', 58, 16, 106, 0, 0.6, -1],
      },
    ],
    work: ['thigh', 'pelvis'],
  },
};
